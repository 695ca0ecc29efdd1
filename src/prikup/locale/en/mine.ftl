### The matches of this browser, and deals that several tables play: only these two pages say it.

mine-title = My matches
mine-lead = Every match of this browser. It is known by its cookie: who clears that finds them no more, so download what you want to keep.
mine-kept = A match that is over is kept; one where nobody plays on is forgotten after { $n ->
    [one] { $n } day
   *[other] { $n } days
}.
mine-going = Going on
mine-turn = your turn
mine-over = Played
mine-none = No match is over yet.
mine-alone = Bots among themselves
mine-nothing = It ended before anything was written.
mine-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
mine-deal = Deal { $n }
mine-replay = Replay
mine-review = Review
mine-table = Settlement
mine-record = Download
mine-sheet = Score sheet
mine-deal-list = Deals
mine-more = Earlier matches
mine-again = Try again
mine-luck = Luck and skill over all matches
mine-luck-counted = Counted so far: { $n } of { $all }
mine-copy = Copy
mine-copied = Copied
mine-challenge = Challenge a friend
mine-challenge-about = Challenge a friend with a deal: they play your cards in your place, with the same bots, and then you both see how it went.
mine-challenge-link = Send this link
mine-challenge-page = How it was played
mine-sheets = Sheets of real cards
mine-sheets-lead = They are kept on this device alone.
mine-sheets-kept = One that others watch is forgotten by the server { $n ->
    [one] { $n } day
   *[other] { $n } days
} after its last change.
mine-sheet-open = Open

same-title = The same deal
same-day = The deal of the day, { $day }
same-by = { $who } challenges you
same-mine = Your challenge
same-bots = One deal, you and the bots: { $bots }.
same-seen-day = The cards are the same for everybody. Nobody has seen them who has not played.
same-seen = These cards have been seen by { $names }, at the table where they were dealt. You play them without having seen any.
same-seen-mine = You have seen these cards. Who opens your link sees none of them before they play.
same-play = Play this deal
same-once = Once: no hints, nothing taken back, nobody watches.
same-look = See the results without playing
same-look-sure = See them and never play it?
same-go-on = Go on playing
same-wait = How others played it is told when you have.
same-proof = Check the shuffle
same-tables = { $n ->
    [0] Nobody has played it yet
    [one] { $n } table has played it
   *[other] { $n } tables have played it
}
same-hidden = How it went there is told to those who have played it, or will not.
same-nobody = Nobody else has played it yet: send the link.
same-columns = Of each seat the tricks, then what the deal brought.
same-first = where it was dealt first
same-given-up = Given up
same-link-day = Let others play it too
same-how = How the cards are proved
same-how-day = The seed of a day is drawn at random as soon as anybody asks for that deal or for the one of the day before; from then on its fingerprint is shown. With the date it makes the cards. Once your deal is over the seed is shown at your table: check it there, or with prikup verify.
same-how-deal = The cards are made anew from the seeds of the deal where they were dealt first. Once your deal is over these are shown at your table, with the deal they come from: check it there, or with prikup verify.
same-commitment = Fingerprint of the secret seed
same-following = Fingerprint for tomorrow
