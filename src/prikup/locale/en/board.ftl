# The analysis board. What cannot be set up, or played on it
board-side = { $side ->
    [south] South
    [west] West
    [east] East
   *[aside] the cards out of play
}
error-board-game = '{ $given }' is not a game with a board: expected { $expected }
error-board-rules = the rules of the position: { $why }
error-board-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}: expected two or three, each spades.hearts.diamonds.clubs
error-board-contract = '{ $given }' is not a contract of this game: expected { $expected }
error-board-declarer = the declarer is seat { $given }: expected 0 to { $last }
error-board-leader = the leader is seat { $given }: expected 0 to { $last }
error-board-pack = { $card } ({ board-side }) is not of this pack: expected cards of { $ranks }
error-board-twice = { $card } is there twice ({ board-side }): expected each card once
error-board-most = { board-side } holds { $count } cards: expected at most { $most }
error-board-empty = all hands are empty: expected 1 to { $most } cards in each
error-board-cards = { board-side } holds { $count ->
    [one] one card
   *[other] { $count } cards
}: expected { $expected }
error-board-trump = the trump is that of { $contract }: expected no other
error-board-won = won before: '{ $given }': expected { $count } numbers
error-board-won-most = { $sum } tricks were won before: expected at most { $most }
error-board-allpass = an all-pass with { $count } hands: expected 3
error-board-talon = { $count } cards out of play: expected the 2 of the talon that lead
error-board-card = '{ $given }' is not a card: expected one such as AS or TD
error-board-hand = '{ $given }' is not a hand: expected spades.hearts.diamonds.clubs, as in AKT.QJ9..87
error-board-move = { board-side } cannot play { $card }: expected { $legal }
error-board-over = { $card } was played after the last card
error-board-tree = cards played on the board: expected each to follow the one before it
error-board-nodes = too many cards were tried on the board: expected at most { $most }
error-board-at = node { $given }: expected 0 to { $last }
error-board-comment = a comment of { $count } characters: expected at most { $most }
error-board-bracket = '{ $given }' without the other: expected branches in round brackets, comments in curly ones
error-board-long = a text of { $count } characters: expected at most { $most }
error-board-part = '{ $given }' is not a part of a position: expected { $expected }
error-board-part-twice = '{ $given }' appears twice
error-board-number = { $part } { $given }: expected a number
error-board-ended = every card is played: nothing is left to solve
error-board-seat = seat { $given }: expected 0 to { $last }
error-board-none = no deal is as { board-side } sees it
error-board-reply = '{ $given }' cannot play on the board: expected { $expected }

# What the page says
board-title = Analysis board
board-setup = Set up
board-play = Play from here
board-ready = This can be played.
board-pack = The pack
board-pack-help = Choose where cards go, then tap them; tap a card again to take it back. You can also drag cards. On the keyboard: arrows, and 1, 2, 3 for the hands, 4 for out of play, 0 to take back.
board-into = Cards go to
board-aside = Out of play
board-fill = Deal the rest
board-clear = Clear the board
board-empty = no cards
board-hands = Hands
board-contract = Contract
board-declarer = Declarer
board-leader = Leads
board-trump = Trump
board-trump-none = none
board-more = More: rules, what was won before
board-rules-usual = the usual ones
board-won = Won before: { $who }
board-won-declarer = declarer
board-won-others = the others
board-contract-NT = No trump
board-contract-allpass = All-pass
board-contract-allpass-suit = All-pass, the talon names the suit
board-contract-allpass-dealer = All-pass, the talon is the dealer’s
board-contract-allpass-dealer-plays = All-pass, the talon is that of the dealer, who plays third
board-contract-points = As many points as there are
board-turn = { $who } to play
board-over = All cards are played
board-values = Show what each card is worth
board-worth = worth { $n }
board-comes-tricks = { $who }: { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
} with best play, all cards open
board-comes-points = { $who }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} with best play, all cards open
board-dealer = dealer { $n }
board-needs = { $outcome } ({ $n } wanted)
board-best = Best play
board-trick = The trick
board-talon = The talon leads: { $card }
board-announce = Announce: { $card }
board-moves = Lines tried
board-start = To the start
board-back = Take back
board-forward = On
board-end = To the end
board-beside = Next branch
board-remove = Delete from here on
board-comment = Comment
board-reply = Play on
board-reply-me = I play
board-reply-solver = Solver, sees all cards
board-reply-player = Bot, sees its own cards
board-table = All contracts
board-table-tricks = Tricks of each declarer from here on, all cards open
board-table-points = Points of each declarer from here on, by trump, all cards open
board-deals = All deals
board-deals-help = In how many of the deals that look the same to one player is it made, and which card makes it most often? Each deal is played out with all cards open; what the bidding says about the cards is not taken into account.
board-deals-sees = As seen by
board-deals-open = { $who }’s cards are open
board-deals-count = Count
board-counting = Counting…
board-deals-all = All { $count } deals
board-deals-some = { $looked } of { $count } deals, drawn at random
board-deals-makes = Made in { $n }: { $share }
board-deals-between = ({ $low } to { $high } with 95 %)
board-deals-mean = { $who } takes { $n } tricks on average
board-deals-mean-points = { $who } makes { $n } points on average
board-deals-cards = What each card comes to
board-card = Card
board-makes = Made
board-mean = On average
board-spread = How often each result
board-text = Text
board-share = Share
board-copy = Copy
board-link = Link
board-frame = For a page (iframe)
board-open = Open a picture
board-no-code = There is no position in this file.
board-type = Type or paste
board-type-help = Hands in order of play, each spades.hearts.diamonds.clubs, then / and anything else; or a link or a code
board-lay = Set it up
board-classics = Classics
board-source = Source
board-on-board = Open on the board
board-classic-kovalevskaya = Kovalevskaya’s misère
board-classic-lasker-unisay = Lasker’s misère
board-classic-de-gaulle = De Gaulle’s misère
board-classic-skuratov-1 = Skuratov, example 1
board-classic-skuratov-2-defence-leads = Skuratov, example 2: a catcher leads
board-classic-skuratov-2-declarer-leads = Skuratov, example 2: the declarer leads
board-classic-lesnoy-34 = Lesnoy, no. 34
board-classic-kovalevskaya-mod = Kovalevskaya’s misère, changed
board-classic-kovalevskaya-reversed = Kovalevskaya’s misère, catchers exchanged
board-classic-lasker-jpref = Lasker’s misère, another form
board-classic-lasker-mod = Lasker’s misère, changed
