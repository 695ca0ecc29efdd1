### The options of Armenian Paston.

## Options

paston-option-target = Points to win
    .meaning = The match ends after the deal in which somebody reaches this many points.
paston-option-reset_at = Back to zero at minus
    .meaning = A total of exactly this many points below zero is set back to zero.
    .v-none = Never
paston-option-second_dealer = Second dealer
    .meaning = Who deals the second deal: whoever opened the first auction, or the next player.
    .v-first_opener = First opener
    .v-left_of_dealer = Next player
paston-option-bottom_7s_reshuffle = 7♠ at the bottom
    .meaning = Whether the dealer looks at the bottom card and shuffles again if it is the 7♠.
    .v-yes = Shuffled again
    .v-no = Dealt
paston-option-spade_run_redeal = Six low spades
    .meaning = Whether six spades from the seven to the queen without king or ace are dealt again.
    .v-yes = Dealt again
    .v-no = Played
paston-option-grkha_win = Best spades made
    .meaning = What making best spades brings: as much as plain spades, or four times that.
paston-option-surrender_cost = Price of surrender
    .meaning = Points a declarer loses by surrendering instead of naming a game.
paston-option-surrender_gain = Surrender pays the others
    .meaning = Points that each other player gets when the declarer surrenders.

## Presets

paston-preset-paston-nakayoshi = Nakayoshi
    .about = As Akagiri describes it: no redeal for low spades.
paston-preset-paston-pagat = Pagat
    .about = Six low spades without king or ace are dealt again.
