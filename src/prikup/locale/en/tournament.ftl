### Tournaments, the same deals for everybody: only their pages say it.

daily-lead = The same eight deals for everybody, against the same bots, at any time of the day. When the day is over you see how others played them.
daily-today = Tournaments of today
daily-title = Tournaments, { $day }
daily-none = Nobody played a tournament that day.
daily-before = Results of { $day }

tournament-title = Tournament
tournament-of-day = { $game }: tournament of { $day }
tournament-about = Everybody gets the same cards and plays against the same bots ({ $bot }). How others played stays sealed until the tournament closes; then each deal is compared.
tournament-open-until = Open until { $at }.
tournament-closed-at = Closed on { $at }.
tournament-opens-at = Opens on { $at }.
tournament-count = { $n ->
    [0] Nobody has finished yet.
    [one] { $n } player has finished.
   *[other] { $n } players have finished.
}
tournament-play = Play the tournament
tournament-results = Results
tournament-sealed = You have played all deals. The standings, and what others did in each deal, can be seen here from { $at }.
tournament-rank = You are number { $rank } of { $of }.
tournament-link = Send this link
tournament-how = All cards follow from one secret seed. Its fingerprint is shown from the beginning, so the server cannot change the cards later; the seed is shown when the tournament closes. Check your table then, or use prikup verify.
tournament-secret = Secret seed
tournament-bot-version = Bots: { $bot }, version { $version }. They answer the same play in the same way at every table.
tournament-standings = Standings
tournament-columns = Score: points above the mean of all others who had the same cards, the bot among them.
tournament-accounts = Accounts
tournament-guests = Guests
tournament-place = Place
tournament-player = Player
tournament-set = Cards
tournament-result = Result
tournament-against-bots = Above the bot
tournament-score = Score

announce-title = A tournament of your own
announce-lead = For a club or friends: choose rules, deals and times, and send the link. Nobody sees how others played before it closes.
announce-name = Name of the tournament
announce-deals = Number of deals
announce-opens = Opens
announce-closes = Closes
announce-send = Announce it
