### The options of Greek Prefa.

## Sections

prefa-section-defence = Defence

## Options

prefa-option-players = Players
    .meaning = How many sit at the table; with four the dealer of a deal rests.
    .v-any = 3 or 4
prefa-option-pot_model = Pots
    .meaning = Whether each player has their own pot, or all have one till, which with four is also that of the resting dealer.
    .v-individual = One each
    .v-common = One till
prefa-option-start_pot = Size of a pot
    .meaning = How many units of ten chips each player's pot begins with.
prefa-option-last_contract = The last contract
    .meaning = What a contract is worth when the pots hold less than its value: the pots give what they have, its value shrinks to that, shrinks only if it is made, or stays and a pot falls below zero.
    .v-cap = What is left
    .v-scaled = Value shrinks
    .v-unbalanced = Shrinks if made
    .v-fair = Below zero
prefa-option-first_dealer = First dealer
    .meaning = Who deals first: anyone, or whoever gets the seven of diamonds when cards are dealt out.
    .v-free = Anyone
    .v-seven_of_diamonds = 7♦
prefa-option-first_bid = First bid
    .meaning = Whether the first bid of a deal may be any bid, or only the lowest.
    .v-free = Any bid
    .v-ladder = Lowest only
prefa-option-hold_rule = Repeating the highest bid
    .meaning = Who says good to repeat the highest bid instead of raising it: a senior player, or from the fourth call on whoever speaks next.
    .v-seniority = Senior player
    .v-second_round = From the fourth call
prefa-option-allow_10nt = Ten without trumps
    .meaning = Whether ten without trumps can be bid and named, above ten hearts.
prefa-option-tagrafo = If they remain
    .meaning = Whether an auction may open with a call below six spades, which takes the kitty if nobody bids.
prefa-option-all_pass = Three passes
    .meaning = What three passes lead to: new cards, or play without trumps that adds to the pots.
    .v-redeal = New deal
    .v-polles = Played
prefa-option-passer_may_return = Return of a dropped defender
    .meaning = Whether the right defender, having dropped out, may still take along the left one, who plays.
prefa-option-lone_minimum = Minimum of a lone defender
    .meaning = What a lone defender owes: their own minimum, or always that of the right defender.
    .v-by_seat = Their own
    .v-first_column = Right defender’s
prefa-option-solo_double = Solo costs double
    .meaning = Whether payments for falling short by two tricks or more are doubled.
prefa-option-solo_to_partner = Solo to the partner
    .meaning = Whether a defender two tricks short pays their partner single or double too.
    .v-single = Single
    .v-double = Double
prefa-option-aces_bonus = Four aces
    .meaning = Whether a declarer who holds all four aces may announce them for a bonus.
prefa-option-concede = Giving up
    .meaning = Whether a declarer may give up at their bid instead of naming a contract.

## Presets

prefa-preset-prefa-nakayoshi = Nakayoshi
    .about = Bids by seniority, any opening, a pot for each player.
prefa-preset-prefa-prefadoros = Prefadoros
    .about = Bids climb from six spades, one common till, aces and giving up.
