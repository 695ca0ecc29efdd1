### The page of a table. What is asked and told at any table is in table.ftl, what one game says otherwise in its files.
### Signs of suits are drawn; [talon|word] is a word that the glossary explains.

felt-guest = Guest
# One letter for the reader, where there is room for no more.
you-initial = Y
dealer-sign = D
seat-empty = Empty seat
seat-watcher = You are watching
# How long the table still waits comes first: where there is little room the end is cut.
seat-away = { $n ->
    [0] away
   *[other] { $n } s · away
}
seat-substitute = a bot plays
seat-rests = rests
seat-open = cards open
seat-plays-open = { $me ->
    [who] you play these cards
    [on] { $who } plays for you
   *[none] { $who } plays these cards
}
seat-shown = shown; two are discarded
bot = bot
# The levels of bots, for whoever chooses one.
bot-level-beginner = Beginner
    .about = Bids on aces and long suits, counts nothing and loses to the others.
bot-level-rules = Regular
    .about = Plays by rules of thumb, catches misères and searches the last cards.
bot-level-search = Thinker
    .about = Tries every card in twenty possible layouts. The strongest here, if only by a little.
bot-level-random = At random

no-trump = NT
watchers = { $n } watching
badge-undeclared = nobody declares
badge-plays = { $me ->
    [who] You play { $what }
   *[none] { $who } plays { $what }
}
badge-taken = { $left ->
    [0] { $n } taken · made · defence { $defence }
   *[other] { $n } taken · { $left } to go · defence { $defence }
}
badge-tricks = { $n } taken · defence { $defence }
# Of a contract to take no trick: so far, and once it is over.
badge-none = { $n ->
    [0] no trick yet
   *[other] failed: { $n } taken
}
    .over = { $n ->
        [0] no trick taken: made
       *[other] failed: { $n } taken
    }
badge-points = { $n } of { $all } points
badge-doubled = counts ×{ $n }

rest-hurry = To the end of the deal
rest-line = { $me ->
    [who] You deal and rest: three others play
   *[none] { $who } deals and rests
}
talon-led = { $me ->
    [who] led by you
   *[none] led by { $who }
}
talon-of = { $me ->
    [who] taken by you
   *[none] taken by { $who }
}
talon-closed = Talon, two cards face down
talon-thrown = thrown back
talon-card-of = { $who }, from the talon
card-new = new
card-winning = winning
draw-title = The draw
draw-won = deals first
card-legal = can be played
card-illegal = cannot be played now
card-chosen = chosen
trick-none = No trick has been taken yet.
trick-no = { $me ->
    [who] Trick { $n }, you lead. Only the last trick can be seen again.
   *[none] Trick { $n }, { $who } leads. Only the last trick can be seen again.
}
redeal = New cards
    .why = New cards: { $why }

## Buttons and titles

felt-claim = Claim
felt-sheet = Sheet
felt-menu = Menu
felt-say = Say something
felt-say-label = Say something to the table
felt-undo = Take back
felt-undo-over = The deal is over.
felt-keys = Keys
felt-calls = Calls
felt-tricks = Tricks
felt-score = { $n ->
    [0] Score
    [one] Score after { $n } deal
   *[other] Score after { $n } deals
}
felt-log = What happened
felt-result = Result
felt-why = Why not
felt-coach-off = No more tips
felt-talk = Talk
felt-talk-none = Nothing has been said yet.
phrase-hello = Hello
phrase-luck = Good luck
phrase-well_played = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-moment = One moment, please
phrase-good_match = Good match
phrase-goodbye = Goodbye
phrases-title = Phrases
chat-off = People who met here chat only when all allow it: { $n } of { $of } do.
chat-deal = Nobody chats here while a deal is played.
chat-allow = Allow chat
chat-forbid = No more chat
players-title = The other players
players-mute = Mute { $who }
players-unmute = Hear { $who } again
players-block = Block { $who }
players-unblock = Unblock { $who }
players-block-about = They are not told. You are not seated together by Find a table, you see nothing that they say, and they cannot sit at tables of yours.
report-open = Report { $who }
report-lead = The operator reads the report. The record and the chat of this match are kept.
report-reason = Reason
report-words = insults
report-cheating = cheating
report-leaving = leaves or stalls
report-other = something else
report-text = What happened
report-send = Send the report
report-sent = Reported.
felt-talk-new = { $n } new
felt-leave = Leave the table
felt-leave-sure = Leave? A bot or a friend can take the seat.
felt-credits = Court figures: SVG-cards, LGPL
felt-proof = Check the shuffles

## Columns of the score

column-score = score
column-points = points
column-chips = chips
column-pot = pot

## What happened, of another and of the reader

log-draw = { $me ->
    [who] draw { $what }
   *[none] draws { $what }
}
log-deals = { $me ->
    [who] deal first
   *[none] deals first
}
log-look = { $me ->
    [who] look at your cards
   *[none] looks at the cards
}
log-take = { $me ->
    [who] take the talon
   *[none] takes the talon
}
log-show = { $me ->
    [who] show { $what }
   *[none] shows { $what }
}
log-discard = { $me ->
    [who] discard two cards
   *[none] discards two cards
}
log-give = { $me ->
    [who] give a card to { $on }
    [on] gives you a card
   *[none] gives a card to { $on }
}
log-trick = { $me ->
    [who] take the trick
   *[none] takes the trick
}
log-name = { $me ->
    [who] play { $what }
   *[none] plays { $what }
}
log-claim = { $me ->
    [who] offer { $what }
   *[none] offers { $what }
}
log-lay = { $me ->
    [who] lay your hand open and offer { $what }
   *[none] lays the hand open and offers { $what }
}
log-yes = { $me ->
    [who] accept
   *[none] accepts
}
log-no = { $me ->
    [who] play on
   *[none] plays on
}
log-withdraw = { $me ->
    [who] withdraw the offer
   *[none] withdraws the offer
}
log-back = { $me ->
    [who] are back
   *[none] is back
}
log-leave = { $me ->
    [who] have left
   *[none] has left
}
log-away = { $me ->
    [who] are away
   *[none] is away
}
log-unopened = { $me ->
    [who] have not opened your seed: dealt without it
   *[none] has not opened the seed: dealt without it
}
log-wait = { $me ->
    [who] wait
   *[none] waits
}
log-bot = { $me ->
    [who] are away: a bot plays
   *[none] is away: a bot plays
}
log-late = { $me ->
    [who] are out of time: a bot plays
   *[none] is out of time: a bot plays
}
log-start = The match begins
log-rules = { $me ->
    [who] change the rules
   *[none] changes the rules
}
log-undo = { $me ->
    [who] take back
   *[none] takes back
}
log-ask-undo = { $me ->
    [who] ask to take back
   *[none] asks to take back
}
log-yes-undo = { $me ->
    [who] agree to take back
   *[none] agrees to take back
}
log-no-undo = { $me ->
    [who] let it stand
   *[none] lets it stand
}
log-withdraw-undo = { $me ->
    [who] no longer ask to take back
   *[none] no longer asks to take back
}
log-end = { $me ->
    [who] end the match, as agreed
   *[none] ends the match, as agreed
}
log-time = The time is over
log-full = The table has played as many deals as it may: the match is settled
log-closed = The tournament is closed: the match is settled as it stands
log-ask-end = { $me ->
    [who] ask to end the match
   *[none] asks to end the match
}
log-yes-end = { $me ->
    [who] agree to end
   *[none] agrees to end
}
log-no-end = { $me ->
    [who] want to play on
   *[none] wants to play on
}
log-withdraw-end = { $me ->
    [who] no longer ask to end
   *[none] no longer asks to end
}
# Read aloud when a trick is won.
log-took = { $me ->
    [who] Your trick
   *[none] { $who } takes the trick
}

## The line that says what is to be done now

turn-bid-from = Your call: { $bid } and up, or [pass|pass]
turn-bid-only = Your call: { $bid } or [pass|pass]
turn-bid-must = You must bid { $bid }
turn-bid-least = You must bid { $bid } or more
# A bold bid was pressed once.
turn-sure = { $what }? Press again.
turn-discard = { $n ->
    [0] [discard|Discard] two cards
    [1] [discard|Discard] two cards: one more
   *[other] Discard these two?
}
turn-name = Name the [contract|contract]
turn-give = Choose a card to give
turn-play = Your turn: any card
turn-lead = Your [lead|lead]
turn-follow = Your turn: [follow|follow] { $suit }
turn-ruff = Your turn: play a [trump|trump] { $suit }
# The reader plays the open cards of another.
turn-for-lead = You play for { $who }: lead
turn-for-follow = You play for { $who }: follow { $suit }
turn-for-any = You play for { $who }: any card
turn-rest = You rest · { $line }
turn-out = You are out of this deal · { $line }
turn-theirs-for = { $me ->
    [on] { $who } to play for you
   *[none] { $who } to play for { $on }
}
turn-seating = { $n ->
    [0] Everyone is here
    [one] Waiting for { $n } player
   *[other] Waiting for { $n } players
}
turn-dealing = The cards are dealt
turn-next = The deal is scored
turn-finished = The match is over
turn-connecting = Connecting to the table
turn-lost = Connection lost. Trying again
turn-touch = touch to go on

## What can be answered

panel-bids = Bids
panel-contracts = Contracts
panel-answers = Answers
panel-discard = Discard these two
panel-discard-need = Choose two cards
panel-discard-hint = The new cards are marked
panel-open = Open the hands
panel-give-to = To { $who }
panel-give-need = Choose a card
panel-less = Less
panel-more = More
panel-say = Say { $what }
panel-play = Play { $what }

claim-title = Claim the rest
claim-take = I take
claim-of = { $n ->
    [one] of the { $n } trick left
   *[other] of the { $n } tricks left
}
claim-split = the others take
claim-less = One trick less
claim-more = One trick more
claim-lay = Lay my hand open
claim-offer = Offer
claim-none = A claim can be made at the start of a trick.
claim-offered = { $who } offers: { $parts }
claim-you-offered = You offer: { $parts }. The others are thinking.
claim-accept = Accept
claim-play-on = Play on
claim-withdraw = Withdraw

consent-undo = { $me ->
    [who] You asked to take back the last action
   *[none] { $who } asks to take back the last action
}
consent-end = { $me ->
    [who] You asked to end the match now
   *[none] { $who } asks to end the match now and settle
}
consent-allow = Allow
consent-refuse = Refuse
consent-ask-end = End the match by agreement
consent-end-sure = End it for good? This deal will not count.

absent-line = { $who } is away. Wait, or let a bot play?
absent-wait = Wait
absent-bot = Let a bot play
late-line = Your time was over: a bot plays for you.
late-back = I am back
seat-time = { $who }: { $n } s left
seat-time-reserve = { $who }: { $n } s of the reserve left

## Before the first deal

seating-title = The table is set
seating-share = Send this link to your friends
seating-local = This link works on this machine only. Friends in your network need its address: start with --host 0.0.0.0 and open the second address that it prints
seating-copy = Copy link
seating-sit = Sit here
seating-add-bot = Seat a bot
seating-private = Only people with the link find this table.
seating-open = Let anybody sit down
seating-listed = Anybody may sit down: this table has been in the list of open tables for { $time }.
seating-watched = This match is in the list of open tables: anybody may watch.
seating-fills = Bots take the free seats in { $time }.
seating-fills-now = Bots take the free seats now.
seating-close = Make the table private
seating-wait = Bots take free seats
seating-wait-0 = never
seating-wait-30 = after 30 s
seating-wait-60 = after 1 min
seating-wait-180 = after 3 min
seating-clock = { $n } s for each decision, and { $reserve } s in reserve for each deal; then a bot plays.

## After a deal

summary-title = Deal { $n }
summary-next = Next deal
summary-waiting = Waiting for the others
summary-nothing = Nothing was written.
summary-sheet = Show on the sheet
summary-review = Review the deal
summary-played = Tournament finished: the result
summary-settle = To the settlement
lookback = Look at the cards
lookback-hands = All hands
lookback-trick = Trick { $n } of { $all }
lookback-less = One trick back
lookback-more = One trick on
lookback-laid = { $who } discarded { $cards }
lookback-deal = Deal { $n }
final-same = How others played it
final-tournament = Tournament
table-sealed = Sealed until { $at }: others still play these cards
final-replay = Replay
lookback-board = Open on the board
outcome-made = { $me ->
    [who] You played { $what } and made it.
   *[none] { $who } played { $what } and made it.
}
    .tricks = { $me ->
        [who] You played { $what } and made it with { count-tricks }.
       *[none] { $who } played { $what } and made it with { count-tricks }.
    }
outcome-failed = { $me ->
    [who] You played { $what } and failed.
   *[none] { $who } played { $what } and failed.
}
    .tricks = { $me ->
        [who] You played { $what } and failed, with { count-tricks }: { $short }.
       *[none] { $who } played { $what } and failed, with { count-tricks }: { $short }.
    }
outcome-caught = { $me ->
    [who] You played { $what } and failed: { count-tricks }.
   *[none] { $who } played { $what } and failed: { count-tricks }.
}
outcome-unplayed = { $me ->
    [who] You won { $what } without play.
   *[none] { $who } won { $what } without play.
}
outcome-conceded = { $me ->
    [who] You gave up.
   *[none] { $who } gave up.
}
    .what = { $me ->
        [who] You gave up { $what }.
       *[none] { $who } gave up { $what }.
    }
    .short = { $me ->
        [who] You gave up { $what }, { $short }.
       *[none] { $who } gave up { $what }, { $short }.
    }
outcome-undeclared = Nobody declared.
outcome-redealt = The cards are dealt again.
cause-made = contract made
cause-failed = contract failed
# What was written on an account.
entry = { $me ->
    [who] Your { $account } { SIGNED($amount) }
   *[none] { $who }’s { $account } { SIGNED($amount) }
}

## After the match

final-title = The final settlement
final-standings = The final score
final-lead = { $me ->
    [who] You win.
   *[none] { $who } wins.
}
final-draw = Nobody is ahead alone.
final-pays = { $me ->
    [who] You pay { $on } { $amount }
    [on] { $who } pays you { $amount }
   *[none] { $who } pays { $on } { $amount }
}
final-sum = The results add up to zero.
final-settle = Settling up
final-again = Play again
again-asks = { $me ->
    [who] You want another match
   *[none] { $who } wants another match
}
again-join = Join
again-decline = No, thanks
again-go = Go to the table
again-watch = Watch the next match

## The next shuffle

shuffle-title = The next shuffle
shuffle-what = Every player's browser and then the server are bound to secret numbers. They are opened only when all are bound, and the cards are shuffled from all of them, so nobody chooses the deal.
shuffle-fixed = This server deals repeatable cards: for tests and demonstrations only.
shuffle-server = Fingerprint of the server's number:
shuffle-mine = Fingerprint of my browser's number:
shuffle-out = A number of my browser was not opened in time. My seat adds nothing to the later deals of this match.

## The keys. What only one game has are GAME-keys-1, GAME-keys-2 and so on.

keys-title = Keyboard
keys-move = move along the hand, play or choose
    .keys = ← →  Enter
keys-card = a card or a bid: A S, 1 0 D or T D, 6 H, 7 N
    .keys = rank, suit
keys-pass = pass
    .keys = P
keys-answer = accept or play on
    .keys = Y  N
keys-next = next deal
    .keys = N  Enter
keys-sheet = score sheet
    .keys = Shift + S
keys-trick = last trick
    .keys = Shift + L
keys-claim = claim
    .keys = Shift + C
keys-hint = hint
    .keys = Shift + H
keys-talon = talon
    .keys = Shift + T
keys-undo = take back
    .keys = Shift + U
keys-menu = menu
    .keys = Shift + M
keys-list = this list
    .keys = Shift + /
keys-close = close, drop what is chosen
    .keys = Esc

## The owner of the table

owner-title = The table’s owner
owner-seat = Seat of { $who }: owner’s menu
owner-free = Free the seat
owner-hand-over = Make owner
owner-hand-over-sure = Hand the table over to { $who }?
owner-bar = Bar
owner-bar-sure = Bar { $who }? The link changes.
owner-mark = owner
owner-lock = New people may
owner-lock-open = sit and watch
owner-lock-seats = only watch
owner-lock-all = neither sit nor watch
owner-locked-seats = Locked: nobody new may sit down
owner-locked-all = Locked: nobody new may sit down or watch
owner-all-change = Everybody at the table may change the rules
owner-rules = Only the owner of the table changes the rules
owner-rules-open = The rules of an open table are fixed
match-review = Review this match
owner-vacant = The seat of { $who } is free
seat-vacant = free seat
log-free = seat is freed
log-sit = { $me ->
    [who] sit down
   *[none] sits down
}
log-ask-seat = is away: somebody asks for the seat
log-no-seat = { $me ->
    [who] refuse the seat
   *[none] refuses the seat
}
log-moved = has the seat in another browser now
# Somebody without a seat opens the link of a match: below are the buttons "I am Vera" for the seats of absent players.
seat-lost-cookie = Is one of these seats yours? The others at the table are asked.
seat-i-am = I am { $who }
seat-lost-soon = Is the seat of { $who } yours? You can ask for it in { $n } s.
# To the players; the answers are seat-give and consent-refuse.
seat-asked = Somebody says “I am { $who }” and asks for the seat. Give it?
    .short = “I am { $who }” asks for the seat
seat-give = Give the seat
seat-asking = The others are asked for the seat of { $who }.
seat-asking-nobody = The seat of { $who } is asked for. Nobody is here to agree: the request waits.
seat-refused = The others have refused you the seat.
seat-moved = The seat of { $who } was given to somebody else who asked for it. All who were present agreed.
log-owner = { $me ->
    [who] own the table
   *[none] owns the table
}
