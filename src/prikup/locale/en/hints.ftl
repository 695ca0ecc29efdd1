### A hint: the choices by what is expected of them, and facts that speak for the first. In the browser and in the terminal.

hint-title = Hint
hint-off = Close the hint
hint-thinking = Thinking…
# Behind the choices and their numbers: what these are; short on a phone.
hint-measure-whists = whists expected
    .short = whists
hint-measure-chips = chips expected
    .short = chips
hint-measure-points = points against the others
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
hint-surrenders = every third surrender costs 120 points and each counts as 40; this would be number { $n }
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
cause-give-up-next = It makes no difference: giving the deal up next costs least.
cause-better = { $worse ->
    [0] { $every ->
        [yes] Better than { $than } in all { $of } layouts.
       *[no] Better than { $than } in { $n } of { $of } layouts, the same in the others.
    }
   *[other] Better than { $than } in { $n } of { $of } layouts, worse in { $worse }.
}
    .sampled = { $worse ->
        [0] { $n ->
            [100] Better than { $than } { cause-in-layouts }.
           *[other] Better than { $than } in about { $n } of { $of } layouts, hardly ever worse.
        }
       *[other] Better than { $than } in about { $n } of { $of } layouts, worse in { $worse }.
    }
cause-seldom = Better than { $than } in { $n } of { $of } layouts, worse in { $worse }, but by less.
    .sampled = Better than { $than } in about { $n } of { $of } layouts, worse in { $worse }, but by less.
cause-if-card = Better than { $than } if { $who } has { $card }: { $n } of { $of } layouts.
    .sampled = Better than { $than } if { $who } has { $card }: about { $n } of { $of } layouts.
cause-if-void = Better than { $than } if { $who } has no { $suit }: { $n } of { $of } layouts.
    .sampled = Better than { $than } if { $who } has no { $suit }: about { $n } of { $of } layouts.
cause-both-win = { $card } and { $than } both take the trick: keep { $than }.
cause-both-lose = Neither { $card } nor { $than } wins this trick: keep { $than }.
cause-cannot-win = { $than } cannot win this trick: a lower card does as well.
cause-too-high = A lower card takes this trick too: keep { $than }.
cause-unload = { $card } does not win this trick: throw it off here.
cause-guard = Keep { $than }: without it { $card } can fall.
cause-ruffed-if = If { $who } has no { $suit }, { $than } can be ruffed.
cause-beaten = { $who } can beat { $than }, but not { $card }.
    .possible = { $who } can have a card that beats { $than }, but not { $card }.
cause-over-ruff = { $who } can over-ruff { $than }: ruff with { $card }.
cause-take = { $card } takes the trick, { $than } gives it up.
    .possible = { $than } can lose a trick that { $card } takes.
cause-duck = Let this trick go: { $than } is worth more later.
cause-avoid = { $than } takes the trick, { $card } does not.
    .possible = { $than } can take a trick that { $card } does not.
cause-cheap = After { $than } { $who } can win with a lower card.
cause-draw-first = Draw trumps first: without the opponents’ trumps { $than } would do as well.
cause-cash = Play { $card } while { $who } can have { $suit }.
cause-gives-lead = { $than } gives { $who } the lead.
    .possible = { $than } can give { $who } the lead.
cause-throw-in = Aim to give { $who } the lead: elsewhere it is worth less.
cause-to-partner = Aim to give { $who } the lead: elsewhere it is worth less.
cause-keep-lead = { $card } keeps the lead: without the lead it is no better than { $than }.
    .possible = { $card } can keep the lead: without the lead it is no better than { $than }.
cause-runs-into = { $than } runs into { $card }: { $who } can have it.
    .known = { $than } runs into { $card }: { $who } has it.
cause-partner-has = { $who } can have { $card }: play to it.
    .known = { $who } has { $card }: play to it.
cause-drive-out = Drive out { $card }: { $who } can have it.
    .known = Drive out { $card }: { $who } has it.
cause-catch = Go for { $card }: { $who } can have it.
    .known = Go for { $card }: { $who } has it.
cause-hole = { $card } can be caught: { $who } can have it.
    .known = { $card } can be caught: { $who } has it.
cause-can-take = { $card } can take this trick, { $than } cannot.
cause-partner-wins = { $who } has the trick: keep { $than }.
cause-drives-suit = Play { $suit }: drive out what { $who } can have there.
cause-hole-in = { $who } can be caught in { $suit }.
cause-opens = { $than } opens { $suit }, where { $who } can be strong.
cause-to-strength = Play { $suit }, where { $who } can be strong.
cause-ruffs = It is about ruffs: without trumps { $than } would do as well.
cause-trumps-first = Trumps first: if nobody could ruff, { $than } would do as well.
cause-trumps-later = Keep { $than } for later: without trumps it would do as well now.
cause-both-beaten = Neither { $card } nor { $than } holds the trick: keep { $than }.
cause-uppercut = { $who } can ruff, and over-ruffing costs a higher trump.
cause-force = { $card } makes { $who } ruff.
    .possible = { $card } can make { $who } ruff.
cause-goes-down = With { $than } the contract goes down.
cause-is-made = With { $than } the contract is made.
cause-is-caught = With { $than } the misère is caught.
cause-is-clean = With { $than } the misère is clean.
cause-ruffed = { $who } has no { $suit } and can ruff { $than }.
cause-draw = Draw trumps: { $who } has no { $suit } and can ruff { $than }.
cause-open = All cards are known: { $than } brings less.
# The layouts of a count, in other messages.
cause-in-layouts = { $exact ->
    [yes] in { $n } of { $of } layouts
   *[no] { $n ->
        [0] in hardly any layout
        [100] in nearly every layout
       *[other] { $every ->
            [yes] in all { $of } layouts tried
           *[no] in about { $n } of { $of } layouts
        }
    }
}{ cause-if-both }
cause-if-both = { $both ->
    [yes] {" "}if both defend
   *[no] {""}
}
cause-makes = A contract of { $than } or more is made { cause-in-layouts }.
cause-worth = { $than }: less on average.
    .whists = { $n ->
        [one] { $than }: about { $n } whist less on average.
       *[other] { $than }: about { $n } whists less on average.
    }
    .chips = { $n ->
        [one] { $than }: about { $n } chip less on average.
       *[other] { $than }: about { $n } chips less on average.
    }
    .points = { $n ->
        [one] { $than }: about { $n } point less on average.
       *[other] { $than }: about { $n } points less on average.
    }
# Counts that speak for a call, a discard or a gift.
cause-safer = The contract is made { cause-in-layouts }; with { $than } in { $worse } of { $of }.
cause-makes-more = { $contract } is made { cause-in-layouts }; if { $than } are discarded, in { $worse } of { $of }.
cause-higher = Brings more than { $than }, and is made { cause-in-layouts }.
cause-made-if = { $than } is made { cause-in-layouts }.
cause-more-tricks = { $worse ->
    [0] More tricks in { $contract } than after { $than } { cause-in-layouts }.
   *[other] More tricks in { $contract } than after { $than } { cause-in-layouts }, fewer in { $worse }.
}
cause-more-points = { $worse ->
    [0] More points than { $than } { cause-in-layouts }.
   *[other] More points than { $than } { cause-in-layouts }, fewer in { $worse }.
}
cause-takes = { $tricks ->
    [one] The defence takes { $tricks } trick or more { cause-in-layouts }.
   *[other] The defence takes { $tricks } tricks or more { cause-in-layouts }.
}
cause-sure-of = { $tricks ->
    [one] This hand has { $tricks } sure trick { cause-in-layouts }.
   *[other] This hand has { $tricks } sure tricks { cause-in-layouts }.
}
cause-gives-less = { $n ->
    [one] { $than } gives the trick { $n } point more.
   *[other] { $than } gives the trick { $n } points more.
}
cause-scores-more = { $n ->
    [one] { $card } scores { $n } point more in this trick.
   *[other] { $card } scores { $n } points more in this trick.
}
cause-announces = { $n ->
    [one] { $card } announces a marriage: { $n } point.
   *[other] { $card } announces a marriage: { $n } points.
}
cause-gives-up = { $than } gives up this trick.
cause-loses-lead = { $than } loses the lead.
cause-marriage = { $n ->
    [one] It is about the marriage in { $suit }: { $n } point.
   *[other] It is about the marriage in { $suit }: { $n } points.
}
cause-new-trump = It is about making { $suit } trumps.
cause-scores-less = { $n ->
    [one] { $than } brings { $n } point less in this trick.
   *[other] { $than } brings { $n } points less in this trick.
}
hint-or = or { $same }
hint-more = More
