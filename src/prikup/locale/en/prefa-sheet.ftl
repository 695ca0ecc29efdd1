### The sheet (kitapi) and the score keeper of Greek Prefa.

prefa-sheet-title = Kitapi
prefa-sheet-target = { $target }
prefa-till = till { $amount }

prefa-account-pot = pot
    .title = { $me ->
        [who] Your pot
       *[none] Pot of { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } in your pot
       *[none] { SIGNED($amount) } in the pot of { $who }
    }
prefa-account-chips = on { $on }
    .title = { $me ->
        [who] Your chips on { $on }
       *[none] Chips of { $who } on { $on }
    }
    .where = { SIGNED($amount) } chips for { $who } from { $on }

prefa-reason-made = { $contract } made
prefa-reason-failed = { $contract } { $down }
    .unplayed = { $contract } given up
prefa-reason-overflow = from another pot, { $contract }
prefa-reason-trick = { $counted } against { $contract }
prefa-reason-short = the defence is short of { $missing }, { $contract }
prefa-reason-partner = { $counted } of the other defender, { $contract }
prefa-reason-aces = four aces, { $contract }
prefa-reason-polles = three passes played out, { $counted }

prefa-kind-contract = Contract
prefa-kind-concede = Gave up
prefa-kind-all_pass = Three passes
prefa-kind-polles = Three passes, played
prefa-aces = Four aces

prefa-said-in = { $who } in
prefa-said-out = { $who } out
prefa-said-alone = { $who } alone
prefa-said-along = { $who } takes along

prefa-told-contract = { $declarer } { $contract }, { $said }: { $tricks } taken
prefa-told-unplayed = { $declarer } { $contract }, { $said }: not played
prefa-told-concede = { $declarer } gave { $contract } up
prefa-told-all_pass = Three passes
prefa-told-polles = Three passes: { $tricks }
prefa-told-aces = { $told }; four aces

prefa-step-pots = What the own pot takes off
    .text = Ten chips for each unit left in the own pot
prefa-step-shares = Share of all that is in the pots
    .text = What is left in the pots is shared alike
prefa-step-balance = Chips on the others, less theirs
    .text = Chips on the others, less those they have on one
prefa-step-result = Result
    .text = All together, in chips
