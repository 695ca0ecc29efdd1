### What only the table in the terminal says: its keys.

terminal-keys = Enter choose  ? keys  ⇧S sheet  ⇧L trick  ⇧T talon  ⇧C claim  ⇧U undo  ⇧Q leave
terminal-next = Enter: next deal
terminal-close = Esc: back
terminal-log = What was said
terminal-chosen = { $n } of 2 chosen
terminal-open = O: open the hands, until a defender has played
terminal-claim = Divide the rest ({ $left } left)
terminal-claim-keys = ← → player  ↑ ↓ tricks  L lay the hand open  Enter offer  Esc back
terminal-laid = hand laid open
terminal-end = End the match now and settle? This deal will not count. Y / N
terminal-leave = Leave the table? The match is lost unless it is being recorded. Y / N
terminal-small = The terminal is too small: at least 80 by 24 is needed

# The letters of the keyboard of this language, where an English one has qwertyuiop asdfghjkl zxcvbnm.
terminal-letters = qwertyuiopasdfghjklzxcvbnm

## The list of keys. A game with keys of its own adds a line of the same form, GAME-help.

help-move = move, play or say
    .keys = ← → ↑ ↓  Enter
help-card = play that card (rank, then suit S C D H)
    .keys = A S, T D, 1 0 D
help-bid = bid or name that contract, or so many points
    .keys = 6 H, 7 N, 1 2 0
help-call = pass, whist, half-whist; H in the auction: here
    .keys = P  W  H
help-misere = misère; a marriage
    .keys = M
help-look = look at your cards, or bid blind
    .keys = L  B
help-open = defence open or closed
    .keys = O  C
help-concede = give up, throw the talon back
    .keys = X  Z
help-keep = give nobody the points that you could give, deal again
    .keys = K  R
help-answer = accept an offer, or play on
    .keys = Y  N
help-discard = choose a card to discard; Enter discards the two
    .keys = Space
help-sheet = score sheet
    .keys = Shift S
help-trick = last trick
    .keys = Shift L
help-talon = talon
    .keys = Shift T
help-hint = a hint
    .keys = Shift H
help-claim = offer to divide the rest
    .keys = Shift C
help-undo = take the last decision back
    .keys = Shift U
help-end = end the match and settle
    .keys = Shift E
help-leave = leave the table
    .keys = Shift Q
