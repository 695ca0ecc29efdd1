### A hint: the choices by what is expected of them, and facts that speak for the first. In the browser and in the terminal.

hint-title = Hint
hint-off = Close the hint
hint-thinking = Thinking…
# Behind the choices and their numbers: what these are; short on a phone.
hint-measure-whists = whists expected
    .short = whists
hint-measure-chips = chips expected
    .short = chips
hint-measure-points = points expected
    .short = points
hint-measure-caught = tricks for the declarer
    .short = tricks
hint-measure-made = chance that the contract is made
    .short = chance
hint-void = { $who } has no { $suit } left
hint-trumps = { $n ->
    [0] no trumps are still out
    [one] { $n } trump is still out
   *[other] { $n } trumps are still out
}
hint-master = { $card } is the highest { $suit } left
hint-above = { $card } is still out
hint-needs = { $me ->
    [who] { $n } more to make the contract
   *[none] { $who } lacks { $n } of the contract
}
hint-open = all hands are known
hint-aces = { $n ->
    [0] no ace in the hand
    [one] { $n } ace in the hand
   *[other] { $n } aces in the hand
}
hint-longest = { $n } cards of { $suit }
hint-least = a bid now takes at least { $n } tricks
hint-unseen = you have not looked at your cards
hint-pool = { $who } has { $n } in the pool, as few as anybody
# For whom hints are, where others play too.
hint-for-all = Everybody may ask for hints at this table.
