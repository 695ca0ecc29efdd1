### The sheet and the score keeper of Russian Preferans.

preferans-sheet-title = Score sheet
preferans-sheet-target = Pool target { $target }
preferans-level = { $level ->
    [6] a six
    [7] a seven
    [8] an eight
    [9] a nine
   *[10] a ten
}

## Accounts: in print, as the title of a cell, as the place where an amount is written

preferans-account-pool = pool
    .title = { $me ->
        [who] Your pool
       *[none] Pool of { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } in your pool
       *[none] { SIGNED($amount) } in the pool of { $who }
    }
preferans-account-hill = hill
    .title = { $me ->
        [who] Your hill
       *[none] Hill of { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } on your hill
       *[none] { SIGNED($amount) } on the hill of { $who }
    }
preferans-account-whists = on { $on }
    .title = { $me ->
        [who] Your whists on { $on }
       *[none] Whists of { $who } on { $on }
    }
    .where = { preferans-signed-whists } by { $who } on { $on }
preferans-signed-whists = { $amount ->
    [one] { SIGNED($amount) } whist
   *[other] { SIGNED($amount) } whists
}

## Why an entry was made; in detail where tricks count

preferans-reason-made = { $contract } made
preferans-reason-remiz = { $contract } { $down }
preferans-reason-consolation = consolation, { $contract } { $down }
preferans-reason-whist = tricks taken against { $contract }
    .detail = { $counted } against { $contract }
preferans-reason-half_whist = half-whist against { $contract }
preferans-reason-undertrick = too few tricks, whist against { $contract }
    .detail = missing { $missing } of { preferans-level }
preferans-reason-misere_made = misère made
preferans-reason-misere_caught = misère caught, { $tricks }
preferans-reason-raspasy = all-pass, { $tricks }
preferans-reason-raspasy_zero = all-pass without a trick
preferans-reason-raspasy_dealer = all-pass, the dealer rests
preferans-reason-aid = American aid
preferans-reason-overflow = every pool is closed, the rest comes off the hill
preferans-reason-concede = gave { $contract } up
preferans-reason-misdeal = misdeal
preferans-reason-misdeal_card = misdeal ({ preferans-misdeal-card })
preferans-reason-misdeal_count = misdeal ({ preferans-misdeal-count })
preferans-reason-misdeal_talon = misdeal ({ preferans-misdeal-talon })
preferans-reason-misdeal_cut = misdeal ({ preferans-misdeal-cut })
preferans-reason-talon_bonus = bonus for the talon, { $contract }
preferans-reason-talon_throw = the talon was thrown back, { $contract }

## Marks of the settlement on the paper

preferans-mark-pool = Pool levelled
preferans-mark-hill = Hill recalculated
preferans-mark-balance = Balance
preferans-mark-sum = Sum of the balances
preferans-mark-hill_part = What the hills bring
preferans-mark-result = Result

## Keeper: kinds of deals, what the defence said, a deal as people tell it

preferans-kind-contract = Contract
preferans-kind-misere = Misère
preferans-kind-raspasy = All-pass
preferans-kind-concede = Gave up
preferans-kind-misdeal = Misdeal
preferans-kind-talon_throw = Talon thrown back

# What was wrong with a misdeal: a question of the keeper, and its answers.
preferans-misdeal = What was wrong (need not be said)
preferans-misdeal-card = a card was shown
preferans-misdeal-count = a wrong number of cards
preferans-misdeal-talon = the talon was dealt wrongly
preferans-misdeal-cut = no cut was offered

preferans-said-whist = { $who } whists
preferans-said-pass = { $who } passes
preferans-said-half = { $who } takes half-whist
preferans-said-open = { $who } lays the cards open
preferans-said-closed = { $who } keeps the cards closed
preferans-silent = Nobody says anything

preferans-told-contract = { $declarer } { $contract }: { $tricks } taken
    .said = { $declarer } { $contract }, { $said }: { $tricks } taken
preferans-told-unplayed = { $declarer } { $contract }: not played
    .said = { $declarer } { $contract }, { $said }: not played
preferans-told-talon_throw = { $played }; the talon was thrown back
preferans-told-misere = { $declarer }, misère: { $tricks }
preferans-told-raspasy = All-pass: { $tricks }
preferans-told-concede = { $declarer } gave { $contract } up
preferans-told-misdeal = Misdeal, { $dealer } dealt
    .card = Misdeal, { $dealer } dealt: { preferans-misdeal-card }
    .count = Misdeal, { $dealer } dealt: { preferans-misdeal-count }
    .talon = Misdeal, { $dealer } dealt: { preferans-misdeal-talon }
    .cut = Misdeal, { $dealer } dealt: { preferans-misdeal-cut }

preferans-least = at least { preferans-level }
preferans-aid = Deal { $deal }: { $donor } has { $points } to give away

preferans-step-hill = Hill
    .text = The hills as they stand
preferans-step-levelled = Pools levelled
    .text = What each pool lacks to the largest is added to the hill
preferans-step-written_off = Smallest hill written off
    .text = The smallest hill is taken off every hill
preferans-step-hill_part = What the hills bring
    .text = The hills against one another, in whists
preferans-step-balance = Whists on the others, less theirs
    .text = Whists written on the others, less those they wrote
preferans-step-result = Result
    .text = Both together
