### The sheet and the score keeper of Armenian Paston.

paston-sheet-title = Score sheet
paston-sheet-target = To { $target }

paston-account-score = points
    .title = { $me ->
        [who] Your points
       *[none] Points of { $who }
    }
    .where = { SIGNED($amount) } for { $who }

paston-reason-made = { $contract } made, { $counted }
paston-reason-failed = { $contract } not made, { $counted }
paston-reason-unopposed = { $contract }, nobody whisted
paston-reason-whist = whist against { $contract }, { $counted }
paston-reason-surrender = gave up
paston-reason-surrendered = the declarer gave up
paston-reason-reset = set back to zero

paston-kind-contract = Game
paston-kind-surrender = Gave up
paston-opener = Who opened the auction
    .note = They deal the next deal

paston-said-whist = { $who } whists
paston-said-pass = { $who } passes

paston-told-contract = { $declarer }, { $contract }, { $said }: { $tricks } taken
paston-told-unplayed = { $declarer }, { $contract }, { $said }: not played
paston-told-surrender = { $declarer } gave up
