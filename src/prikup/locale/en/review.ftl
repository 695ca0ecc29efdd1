### The review of deals that were played: what each decision lost, and what was luck. In the browser and on the command line.

review-title = Review
review-deal = Deal { $number }
# What a mistake lost, and how often the better choice was better: of 100 layouts of the hidden cards.
review-figures = Better: { $best }, in { $share } of 100 layouts, by { $amount } on average.
review-better = { $best } is better than { $played } in { $share } of 100 layouts that fit what could be known, and worth { $amount } more on average
review-amount-whists = { $n ->
    [one] { $n } whist
   *[other] { $n } whists
}
review-amount-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
review-amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
review-verdict-ok = no mistake
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-verdict-forced = no choice
# Two truths about a choice.
review-known = by what could be known
review-open = with the cards open
review-open-lost = As the cards lay, it lost { $amount }.
review-open-none = As the cards lay, it lost nothing.
# Of a match, or of one deal in the browser, of which no call and no card is known.
review-unjudged = Nothing to judge: only the result is known, no call and no card
review-unjudged-deals = Not judged, since only the result is known: { $deals }
review-none = No mistakes found
review-count = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
review-luck = Luck
review-skill = Skill
review-own = of which own decisions
review-result = Result
review-adds = Luck and skill add up to the result, counted from the average of the table. Luck is what the cards changed, skill what decisions did, each measured by how a fixed bot would play on.
# The steps of the review in the browser.
review-less = One step back
review-more = One step on
review-next = Next mistake
review-try = { $me ->
    [who] Your decision: what would you do now?
   *[none] { $who } to decide: what would you do?
}
review-answer = Show the answer
review-hands = Open the hands
    .close = Close the hands
review-asked = You see what the player saw. Answer on the table: press a card or a call.
review-yours = Your choice: { $what }
    .best = Your choice: { $what }. Right.
    .lost = Your choice: { $what }. It loses { $amount }.
review-best = best
review-equal = as good
review-lost = −{ $n }
review-paste = Paste the text of a record
review-start = Review
review-about = Every call and card is judged by what its player could know, and shown beside what was best as the cards lay.
review-thinking = Analysing the deal…
review-all = All deals
review-seat = Seen by
review-kept = Your mistakes are among the puzzles
review-not-stored = Your mistakes could not be put among the puzzles: this browser has no room left or stores nothing for this page.
review-plot = Luck and skill, deal by deal
