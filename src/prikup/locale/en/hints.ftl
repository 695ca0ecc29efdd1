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
# Why the first choice is advised: one sentence.
cause-forced = There is no other choice.
cause-any = { $of ->
    [1] Any card: the result is the same.
   *[other] Any card: the result is the same in all { $of } layouts.
}
    .sampled = Any card: the result is the same in all { $of } layouts tried.
cause-alike = No choice can be shown to be better.
cause-better = { $worse ->
    [0] Better than { $than } in { $n } of { $of } layouts, the same in the others.
   *[other] Better than { $than } in { $n } of { $of } layouts, worse in { $worse }.
}
    .sampled = { $worse ->
        [0] Better than { $than } in about { $n } of { $of } layouts, the same in the others.
       *[other] Better than { $than } in about { $n } of { $of } layouts, worse in { $worse }.
    }
cause-seldom = Better than { $than } in { $n } of { $of } layouts, worse in { $worse }, but by less.
    .sampled = Better than { $than } in about { $n } of { $of } layouts, worse in { $worse }, but by less.
cause-if-card = Better than { $than } if { $who } has { $card }: { $n } of { $of } layouts.
    .sampled = Better than { $than } if { $who } has { $card }: about { $n } of { $of } layouts.
cause-if-void = Better than { $than } if { $who } has no { $suit }: { $n } of { $of } layouts.
    .sampled = Better than { $than } if { $who } has no { $suit }: about { $n } of { $of } layouts.
cause-both-win = { $card } and { $than } both take the trick: keep { $than }.
cause-both-lose = { $card } and { $than } both lose the trick: keep { $than }.
cause-ruffed = { $who } has no { $suit } and can ruff { $than }.
cause-draw = Draw trumps: { $who } has no { $suit } and can ruff { $than }.
cause-open = All cards are known: { $than } brings less.
cause-makes = A contract from { $than } on is made in about { $n } of { $of } layouts.
cause-worth = { $than } is expected to bring less.
hint-or = or { $same }
hint-more = More
