### The sheet and the score keeper of Russian Thousand.

thousand-sheet-title = Score sheet
thousand-sheet-target = To { $target }

thousand-account-score = points
    .title = { $me ->
        [who] Your points
       *[none] Points of { $who }
    }
    .where = { SIGNED($amount) } for { $who }
thousand-account-bolts = bolts
    .title = { $me ->
        [who] Your bolts
       *[none] Bolts of { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } of your bolts
       *[none] { SIGNED($amount) } of the bolts of { $who }
    }
thousand-account-barrel = barrel
    .title = { $me ->
        [who] You on the barrel
       *[none] { $who } on the barrel
    }
    .where = { $who }, { SIGNED($amount) } of the deals there
thousand-account-falls = falls
    .title = { $me ->
        [who] Your falls
       *[none] Falls of { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } to your falls
       *[none] { SIGNED($amount) }, { $who }
    }
thousand-account-surrenders = given up
    .title = { $me ->
        [who] Times you gave up
       *[none] Times { $who } gave up
    }
    .where = { $me ->
        [who] { SIGNED($amount) } to your count
       *[none] { SIGNED($amount) } to the count of { $who }
    }

thousand-reason-made = { $contract } made
thousand-reason-failed = { $contract } not made
thousand-reason-cards = card points
thousand-reason-marriages = marriages
thousand-reason-surrender = the declarer gave { $contract } up
thousand-reason-surrender_cost = gave { $contract } up
thousand-reason-surrenders = third time given up
thousand-reason-talon = card points of the talon
thousand-reason-talon_bonus = no marriage from the talon
thousand-reason-talon_marriages = marriages with a card of the talon
thousand-reason-talon_aces = aces of the talon
thousand-reason-bolt = a deal without a point
thousand-reason-bolts = penalty for bolts
thousand-reason-bolts_cleared = bolts cleared
thousand-reason-redeals = three redeals in a row
thousand-reason-bottom_nines = three nines at the bottom in a row
thousand-reason-dump_truck = landed on the dump truck
thousand-reason-barrel_up = climbed on the barrel
thousand-reason-barrel_stop = stays at the barrel
thousand-reason-barrel_deal = a deal spent on the barrel
thousand-reason-barrel_fall = fell off the barrel
thousand-reason-barrel_lost = lost the barrel
thousand-reason-barrel_won = won from the barrel
thousand-reason-barrel_pushed = pushed off the barrel
thousand-reason-barrel_reset = third fall off the barrel

thousand-kind-played = Deal
thousand-kind-surrender = Gave up
thousand-kind-redeal = Redeal

# What more belongs to a deal.
thousand-extra-marriages = Marriages
thousand-extra-aces = Four aces
thousand-extra-last = Who took the last trick
thousand-extra-tricks = Tricks
thousand-extra-trump = Trump that was named
thousand-extra-blind = Bid blind
thousand-extra-talon = Cards of the talon
    .note = They score for the resting dealer

thousand-told-played = { $declarer } { $bid }: { $cards }
thousand-told-golden = { $declarer } { $bid }, golden: { $cards }
thousand-told-blind = { $declarer } { $bid }, blind: { $cards }
thousand-told-surrender = { $declarer } gave { $bid } up
thousand-told-redeal = Redeal
