### What every page of the browser says.

# The name of this language in its own words; the locale by which lists are made.
language = English
    .locale = en-GB
    .stop = .
brand = Prikup
you = you
close = Close
back = Back
wait = One moment
copied = Copied
home = To the start page
lost = There is nothing at this address.
failed = That did not work.
offline = The server does not answer. Check the connection and try again.
record = Record of the match

## The start page

home-title = Preferans and its family, played by exact rules
home-lead = In the browser, with bots or friends. No account needed.
home-lead-site = In this browser, with bots, also without a connection. No account needed.
home-offline = The server does not answer. Score can be kept without it.
home-bots = Play with bots
home-last = Play again against bots
home-friends = Play with friends
home-find = Find a table
home-keep = Keep score
home-day = Deal of the day
home-tournament = Tournament of the day
home-rules-text = Rules of the game
home-continue = Continue your match
# Who else plays in the match that can be continued.
home-with = with { $names }
# When a match was begun that can be continued: a day and a time.
home-began = begun { $at }
home-game = Game
home-players = Players
home-player-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
home-rules = Rules
home-more-rules = More rules
home-these = Chosen on the page of rules or by a link
home-all-rules = See or change these rules
home-not-for = These rules are not for { $n } players.
home-tempo = Bots play
home-tempo-slow = slowly
home-tempo-human = normally
home-tempo-fast = fast
home-tempo-instant = at once
home-name = Your name
home-guest = Player
home-seat = Seat { $n }
home-seat-open = a friend, by link
home-others = The bots
home-bot = Bot { $n }
home-seat-bot = a bot: { $level }
home-hints = Hints
home-hints-bots = none
home-hints-all = for everybody
home-clock = Time for a decision
home-clock-0 = no limit
home-deal = Deal
home-set-table = Set the table
home-wait = Setting the table
home-glossary = Words of the game
home-about-preferans = Bid for the talon and take the tricks that you announced; two defenders try to prevent it.
home-about-prefa = The Greek game goes counter-clockwise: bid, look at the talon, and defenders say whether they are in or out.
home-about-paston = The Armenian game for three: five bids, best spades, and a play of one against two.
home-about-thousand = A king and queen of one suit are a marriage: it makes trumps and points on the way to a thousand.
# The moving picture on the start page, for screen readers; the button that stops it.
home-shown = A deal of { $game }, played by bots
home-shown-stop = Stop the deal

## The bar at the top of a page

# What a screen reader calls the bar.
nav = Pages
nav-learn = Lessons
nav-puzzles = Puzzles
nav-board = Board
nav-review = Review
nav-keep-score = Keep score
nav-mine = My matches
nav-rules = Rules
nav-account = Account

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = Same as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-cloth = Cloth
settings-cloth-green = Green
settings-cloth-blue = Blue-grey
settings-deck = Four-colour deck
settings-letters = Letters on cards
settings-letters-auto = By language
settings-letters-latin = A K Q J
settings-letters-cyrillic = Т К Д В
settings-speed = Motion
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-instant = No motion
settings-confirm = Second tap plays the card
settings-confirm-touch = On touch
settings-confirm-always = Always
settings-confirm-never = Never
settings-bold = Ask again before a bold bid
settings-dim = Dim cards that may not be played
settings-left = Left-handed layout
settings-coach = Explain each phase of the deal
settings-tap = A finished trick stays until I tap it
settings-hold = A finished trick stays for
settings-seconds = { $n } s
settings-sound = Sound
settings-volume = Cards, pencil, talk
settings-knock = The knock when it is my turn
settings-notify = Notification at my turn while this page is hidden
settings-notify-blocked = Your browser blocks notifications of this page.

## The score sheet as a page

paper-title = Score sheet
paper-empty = Nothing is written yet. The first deal will be.
paper-loading = Drawing the sheet
paper-forms = Form of the sheet
paper-wrong = Corrected mistakes
    .about = Show the wrong figures, in brackets, before the right ones
paper-form-classic = Classic
    .about = every part faces its player
paper-form-balanced = Balanced
    .about = equal room for all
paper-form-upright = All upright
    .about = all writing upright
paper-deals = Deals
paper-declarer = Declarer
paper-contract = Contract
paper-result = Result
paper-written = Written
paper-stood = Sheet as it stood after
paper-deal-of = deal { $n } of { $all }
# What stood in a cell before: after which deals, where these are few.
paper-before = Stood before
    .after = { $count ->
        [one] Stood before, after deal { $deals }
       *[other] Stood before, after deals { $deals }
    }
paper-total = Running total
paper-hint = Tap any figure to explain it
paper-your-turn = Your turn: to the table
paper-print = Print
paper-made = made
paper-caught = caught, { $n }
paper-conceded = gave up
paper-failed = not made
paper-redealt = misdeal
paper-undeclared = all-pass
# An amount that one player wrote on another.
paper-on = { $who } { SIGNED($amount) } on { $on }

## The proof of the shuffle

proof-title = The deal, proved
proof-what-1 = Before each deal every player's browser was bound to a secret number of its own, its seed: it published a fingerprint of it. A fingerprint cannot be turned back into the seed, and no other seed has the same one.
proof-what-2 = Then the server drew its own seed and was bound to it in the same way. Only after that did the browsers open theirs. The pack is shuffled from all of them together: whoever was bound last knew no other seed, so nobody chose the cards.
proof-what-3 = After the deal the server's seed was shown too. Below, your browser takes the seeds, compares the fingerprints with those it saw before each deal, shuffles the pack again, and compares the cards.
proof-what-4 = Change any field, even by one character, and you will see the check fail.
proof-none = No deal has been revealed yet. A deal can be checked once it is over.
proof-deal = Deal { $n }
proof-redeal = Shuffle { $n }
proof-hidden = not revealed yet
proof-never = never dealt, so never revealed
proof-server-seed = Server's seed
proof-commitment = Fingerprint published before the deal
proof-player-seed = Seed of { $who }
proof-no-seed = none
proof-binding = Fingerprint by which { $who } was bound
proof-withheld = { $who } did not open the seed in time. The deal was made without it, and { $who } adds to no later one.
proof-own = The seeds of this browser went into the deals, and the fingerprints are those it saw before
proof-own-used = { $n ->
    [one] Your own seed is in { $n } deal, as your browser was bound to it.
   *[other] Your own seeds are in { $n } deals, as your browser was bound to them.
}
proof-own-left = Your own seed is missing from deals { $deals }: it was not opened in time.
proof-own-changed = Deals { $deals }: the fingerprints shown here are not those that your browser saw before the deal. Somebody has changed them.
proof-own-none = This browser added no seed of its own to these deals, so it can check the cards but not that nobody was left out.
proof-restore = As it was
proof-rules = Rules
proof-drawn = Drawn by { $who }
proof-first-dealer = First dealer
proof-by-order = { $who }, whose card stands first in this order:
proof-by-chance = { $who }, taken at random without cards
proof-packets = Dealt
proof-in-rounds = in turn, { $who } first, cards per round: { $rounds }
proof-gathered = This pack was gathered from the tricks and cut, not shuffled: check the record, from which its order follows
proof-origin = These are the cards of deal { $n } of table { $table }, dealt again from its seeds; nobody here added to them
proof-check-commitment = The server's seed has the published fingerprint
proof-check-players = The players' seeds have the fingerprints given before the server's, and were opened after it
proof-check-dealer = The seeds draw the first dealer
proof-check-packets = They were dealt as the game deals
proof-check-cards = The seeds make these cards
proof-all-bound = The server kept to what it had published before each deal
proof-all-players = All players were bound before the server was, and opened just those seeds after it
proof-all-cards = The seeds of the server and of the players make these very cards
proof-all-dealt = The cards were dealt as the game deals, and the first dealer was drawn
proof-how = How this is checked
proof-yes = right
proof-no = does not agree
proof-hand = Cards of { $who }
proof-good = { $n ->
    [one] { $n } deal agrees
   *[other] { $n } deals agree
}
proof-bad = { $n ->
    [one] { $n } deal does not agree
   *[other] { $n } deals do not agree
}
proof-to-table = To the table
proof-missing = There is no such table.

## The start of the host in this browser

host-loading = Loading the game
host-loaded = { $loaded } of { $all } MB. Later visits need no connection.
host-starting = Starting
host-other-tab = Prikup is open in another tab or window.
host-use-here = Use it here
host-taken = Prikup is now used in another tab or window. Your matches are stored.
host-newer = A newer version of Prikup has stored matches here. Load the page again.
host-reload = Load again
host-failed = Prikup has stopped: { $why }
host-not-stored = This browser stores nothing for this page: perhaps its window is private. What you play is lost when the page is closed.
page-failed = A part of this page could not be loaded.
