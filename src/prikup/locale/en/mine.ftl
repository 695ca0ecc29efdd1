### The matches of this browser, and deals that several tables play: only these two pages say it.

mine-title = My matches
mine-lead = Every match played in this browser. The server knows the browser by a cookie: if you clear it the list is gone, so download what you want to keep, or make an account.
mine-lead-account = Every match of your account, on every device where you have signed in.
mine-lead-site = Every match played in this browser. It keeps them for this page: if you clear its data they are gone, so download what you want to keep.
mine-kept = A finished match is kept; one where nobody plays is deleted after { $n ->
    [one] { $n } day
   *[other] { $n } days
}.
mine-going = In progress
mine-tournament = tournament
mine-tournament-day = tournament of { $day }
mine-turn = your turn
mine-over = Played
mine-none = No match is over yet.
mine-alone = Bots only
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
mine-save-all = Download all
mine-statistics = Statistics
mine-statistics-of = { $n } of { $all }
mine-statistics-matches = Matches won
mine-statistics-deals = Deals
mine-statistics-made = Contracts made
mine-statistics-miseres = Misères made
mine-statistics-whists = Whists written
mine-statistics-result = Sum of results
mine-search = Search
mine-search-game = Game
mine-search-rules = Rules
mine-search-player = Player
mine-search-contract = Contract
mine-search-result = My result
mine-search-result-of = Result of the player
mine-search-any = Any
mine-search-won = Won
mine-search-lost = Lost
mine-search-go = Search
mine-search-all = Show all
mine-search-none = No match was found.
mine-public = This match may be public
mine-public-now = It is public.
mine-public-waits = It becomes public when all who played agree.
mine-public-licence = Anybody may then copy it, with the names of the players, under CC0 (public domain).

public-title = Public matches
public-lead = Matches that all who played them have made public: anybody may replay and download them.
mine-copy = Copy
mine-copied = Copied
mine-challenge = Challenge a friend
mine-challenge-about = Challenge a friend with a deal: they play your cards in your place, with the same bots, and then you both see how it went.
mine-challenge-link = Send this link
mine-challenge-page = How it was played
mine-sheets = Sheets of real cards
mine-sheets-lead = They are kept on this device only.
mine-sheets-kept = A shared sheet is deleted from the server { $n ->
    [one] { $n } day
   *[other] { $n } days
} after its last change.
mine-sheet-open = Open

same-title = The same deal
same-day = The deal of the day, { $day }
same-by = { $who } challenges you
same-mine = Your challenge
same-bots = One deal, you and the bots: { $bots }.
same-seen-day = The cards are the same for everybody. Only those who have played have seen them.
same-seen = These cards have been seen by { $names }, at the table where they were dealt. You have not seen any of them.
same-seen-mine = You have seen these cards. Whoever opens your link sees none of them before playing.
same-play = Play this deal
same-once = Only once: no hints, no taking back, no watchers.
same-look = See the results without playing
same-look-sure = See them and never play it?
same-go-on = Go on playing
same-wait = You see how others played it once you have played it yourself.
same-proof = Check the shuffle
same-tables = { $n ->
    [0] Nobody has played it yet
    [one] { $n } table has played it
   *[other] { $n } tables have played it
}
same-hidden = Only those who have played this deal, or have given up playing it, see how it went.
same-nobody = Nobody else has played it yet: send the link.
same-columns = The tricks of each seat, then what the deal brought.
same-first = where it was first dealt
same-given-up = Given up
same-link-day = Let others play it too
same-how = How the cards are proved
same-how-day = The seed of a day is drawn at random as soon as anybody asks for that deal or for the one of the day before; from then on its fingerprint is shown. Together with the date it makes the cards. Once your deal is over the seed is shown at your table: check it there, or with prikup verify.
same-how-deal = The cards are made again from the seeds of the original deal. Once your deal is over those seeds are shown at your table, with the deal they come from: check it there, or with prikup verify.
same-commitment = Fingerprint of the secret seed
same-following = Fingerprint for tomorrow
