### Why something was refused, said to the one who tried it: by its code. Where the numbers of a rule are not known .bare is said.

## Calls

refused-turn = It is not your call now.
refused-forced = The first hand must bid { $bid }.
refused-bound = Who bid { $bid } may make no other bid.
    .bare = You may make no other bid.
refused-first_bid = { $bid } can only be your first bid.
    .bare = This can only be your first bid.
refused-raise = Bid higher than { $high }.
refused-floor = The lowest bid now is { $floor }.
refused-cap = { $bid } is too high to be bid now.
    .bare = This is too high to be bid now.
refused-senior = You can only repeat { $high } now, or pass.
refused-next = Only { $bid } may be bid now.
refused-hold = You cannot say “here” now: bid higher or pass.
refused-over_blind = Over a blind bid the lowest is { $floor }.
refused-look = Look at your cards first, or bid blind.
refused-looked = You have seen your cards: it is too late to bid blind.
refused-reply = { $bid } is only an answer to who has overbid a misère.
refused-silence = With this score you can only pass.
refused-bid = There is no such bid here.
refused-unknown = There is no such answer here.

## The defence

refused-half_first = Only the second defender may take half-whist, when the first has passed.
refused-half_whisted = Half-whist can be taken only where the first defender has passed.
refused-half_twice = The half-whist can be left, or overtaken by a whist.
refused-half_level = There is no half-whist at this level.
refused-half_dealer = The resting dealer whists or passes.
refused-whist_stands = The whist stays, or becomes a half-whist.
refused-open = Only a lone whister can open the hands, until a defender has played.

## Talon, discard, contract

refused-discard_count = Exactly two cards are to be discarded.
refused-best = Best spades can be named only by the player who bid them.
refused-opener = The second deal is dealt by who opened the first auction: say who that was.
refused-world = Such cards would have been dealt again.
refused-redeal = Nothing gives you the right to new cards now.
refused-give_to = No card is given to this player, or one has been given already.
refused-all_pass = What follows three passes is different here.
refused-concede = Giving up is not played here.
refused-concede_misere = A misère cannot be given up.
refused-concede_hand = Only who has taken the talon can give up.
refused-throw = The talon is not thrown back here.
refused-throw_misere = A misère keeps its talon.
refused-contract = There is no such contract.
refused-surrender_barrel = On the barrel the deal cannot be given up.

## Play

refused-follow = You must follow suit: { $suit }.
refused-ruff = You have none of the suit led and must trump: { $suit }.
refused-beat = You can beat the trick, so you must.
refused-not_held = You do not hold this card.
refused-phase = That is not possible now.
refused-marriage = You do not hold the king and the queen of this suit.
refused-marriage_first = A marriage is announced when a trick has been taken.
refused-marriage_lead = A marriage is announced with a lead.
refused-marriage_queen = A marriage is announced with its queen.
refused-aces = Four aces are not announced here.
refused-aces_again = The four aces have been announced.
refused-claim_time = A claim can be made at the start of a trick.
refused-claim_who = You decide over no cards now.
refused-claim_sum = The tricks do not add up: { $left } are left.
    .bare = The tricks do not add up.
refused-claim_again = One offer can be made a trick.
refused-withdraw = Only who made the offer can withdraw it.

## Results that are typed in, cards that are dealt

refused-aid = This player can be given at most { $most }.
    .bare = The aid goes by itself here.
refused-cards = The points of the cards do not add up.
refused-declarations = The defence cannot have said that.
refused-declarer = That player cannot be the declarer.
refused-misdeal = The misdeal is not written right.
refused-players = There must be as many players as on the sheet.
refused-rests = This player deals and rests.
refused-last_trick = This player cannot have taken the last trick.
refused-talon = The talon leads no tricks here.
refused-talon_marriage = The marriage of the talon is not written right.
refused-talon_throw = The talon cannot be thrown back here.
refused-tricks = The tricks must make ten together.
refused-deal = The cards cannot be dealt like this.
refused-draw = The dealer cannot be chosen like this.

## The table

refused-stale = This question is closed. The table is up to date again.
refused-stage = That cannot be done now.
refused-seat = There is no such seat at the table.
refused-taken = This seat is taken.
refused-seated = You already sit at this table.
refused-name = A name has 1 to 24 characters.
refused-actor = That is not yours to do.
refused-asked = First the open question must be answered.
refused-nothing = Nobody asks for anything now.
refused-undo_off = At this table nothing is taken back.
refused-undo_none = You have decided nothing in this deal yet.
refused-undo_card = A hidden card was seen since your last action: it stands.
refused-undo_talon = The talon was seen since your last action: it stands.
refused-end = The match cannot be ended now.
refused-away = This player has not been away for long enough.
refused-order = This is not the time for that.
refused-changed = The rules were changed just now: read them first.
refused-conflict = These options do not go together.
refused-game = There is no such game here.
refused-lang = There is no such language here.
refused-text = What is said has 1 to 300 characters.
refused-watcher = You are watching. To play, take a seat.
refused-watchers = This table cannot be watched.
refused-table = There is no such table. Check the link.
refused-table_rules = There is no such rule of a table.
refused-bot = There is no such bot.
refused-seats = The players cannot be seated like this.
refused-limit = You have too many unfinished matches: end one first.
refused-full = Too many people are at this table. Try again later.
refused-busy = The table is too busy. Try again.
refused-over = The match is over.
refused-origin = This page is not of this server.
refused-sheet = The sheet cannot be drawn like this.

## The line and the server

refused-json = The message could not be read.
refused-message = The message was not understood.
refused-frame = The message was not understood.
refused-too_long = The message is too long.
refused-rate = That was too fast. Wait a little.
refused-token = The table does not know this browser. Load the page again.
refused-not_found = There is nothing here.
refused-method = This cannot be asked for like that.
refused-http = The server does not understand this.
refused-log = The log of the table cannot be read.
refused-refused = That cannot be done.
refused-key = Only who keeps this sheet can change it.
refused-revision = This sheet was changed elsewhere just now.
refused-score = This is no record of typed-in deals.
refused-withdrawn = This sheet is shown no longer.
refused-rules = There are no such rules, or they do not suit the players.
refused-server = The server made a mistake. Nothing was lost.

## What is said otherwise in one game

thousand-refused-cap = At most { $most }: 120 and the marriages in your hand.
    .bare = That is more than 120 and the marriages in your hand.
thousand-refused-look = Look at your cards first, or bid 120 at most.
thousand-refused-looked = You have seen your cards.
thousand-refused-silence = With { $score } points you can only pass.
thousand-refused-redeal = Your cards give no right to new ones.
