### Ways to write what the engine calls by one word, separated by commas: calls, results, strains. Read in any letters, small or capital.

typed-S = spade, spades
typed-C = club, clubs
typed-D = diamond, diamonds
typed-H = heart, hearts
typed-NT = NT, N, no trump, no-trump, notrump

## What is said

typed-pass = pass
typed-hold = hold, here
typed-misere = misere
typed-whist = whist
typed-half = half, half-whist
typed-open = open
typed-closed = closed
typed-yes = yes
typed-no = no
typed-discard = discard
typed-name = name
typed-look = look
typed-blind = blind

## Results

typed-raspasy = raspasy, all-pass, allpass
typed-concede = concede, without three
typed-surrender = surrender
typed-misdeal = misdeal
typed-redeal = redeal
typed-throw = throw
typed-made = made
typed-talon = talon
typed-aid = aid
typed-marriages = marriages
typed-trump = trump
typed-last = last
typed-tricks = tricks
