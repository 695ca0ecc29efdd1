### The page of puzzles, and each puzzle on the felt.

puzzles-title = Puzzles
puzzles-lead = All cards lie open. Find the winning play; the other side defends perfectly, and any equally good card counts.
puzzles-lead-mine = Moments of your own deals, each with what you could know then. Find the better choice.
puzzles-none = There is no such puzzle.
puzzles-number = Puzzle { $id }
puzzles-daily = Puzzle of the day
puzzles-begin = Begin
puzzles-go-on = Go on
puzzles-streak = { $n ->
    [0] No streak yet
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzles-filter = Which puzzles
puzzles-game = Game
puzzles-kind = Theme
puzzles-level = Difficulty
puzzles-motif = Idea
puzzles-motif-marriage = Announce a marriage
puzzles-motif-draw = Draw trumps
puzzles-motif-keep = Keep trumps back
puzzles-motif-duck = Let the trick go
puzzles-motif-take = Take the trick
puzzles-any = Any
puzzles-count = { $solved } of { $n } solved
puzzles-done = solved
puzzles-more = Show more
puzzles-difficulty = Difficulty { $n } of 5
puzzles-kind-catch = Catch the misère
puzzles-kind-clean = Make the misère
puzzles-kind-make = Make the contract
puzzles-kind-hold = Hold the contract
puzzles-kind-score = Make the points
puzzles-kind-stop = Deny the points
puzzles-kind-discard = What to discard
puzzles-kind-whist = Whist or pass
puzzles-kind-classic = Classics
puzzles-kind-mine = My mistakes
puzzles-task-catch = You play both defenders. Catch the misère: give the declarer { $n ->
    [one] a trick.
   *[other] at least { $n } tricks.
}
puzzles-task-clean = You play a misère. { $n ->
    [0] Take no trick.
    [one] Take at most { $n } trick.
   *[other] Take at most { $n } tricks.
}
puzzles-task-make = You play { $contract }. Make { $n ->
    [one] { $n } trick in all.
   *[other] { $n } tricks in all.
}
puzzles-task-hold = You play both defenders against { $contract }. Hold the declarer to { $n ->
    [one] { $n } trick in all.
   *[other] { $n } tricks in all.
}
puzzles-task-score = You play { $contract }. Make at least { $n ->
    [one] { $n } point in all.
   *[other] { $n } points in all.
}
puzzles-task-stop = You play both opponents against { $contract }. Hold the declarer to { $n ->
    [one] { $n } point in all.
   *[other] { $n } points in all.
}
puzzles-task-discard = You play { $contract }. Discard two cards so that you make { $n ->
    [one] { $n } trick.
   *[other] { $n } tricks.
}
puzzles-task-discard-misere = You play a misère. Discard two cards so that you take { $n ->
    [0] no trick.
    [one] at most { $n } trick.
   *[other] at most { $n } tricks.
}
puzzles-task-whist = { $contract } is played, and whoever whists wants to hold the declarer to { $n ->
    [one] { $n } trick.
   *[other] { $n } tricks.
} Whist or pass?
puzzles-open = All cards are open. The other side plays perfectly.
puzzles-wrong = Not this one. Try again.
puzzles-caused = Not this one. { $why } Try again.
puzzles-refuted = Not this one: then the declarer takes { $n } in all, by { $line }. Try again.
puzzles-refuted-points = Not this one: then the declarer makes { $n ->
    [one] { $n } point in all,
   *[other] { $n } points in all,
} by { $line }. Try again.
puzzles-caused-points = Not this one: then the declarer makes { $n ->
    [one] { $n } point in all.
   *[other] { $n } points in all.
} { $why } Try again.
puzzles-right = Right. Go on.
puzzles-solved = Solved!
puzzles-solution = The solution starts { $line }
puzzles-line = One solution
puzzles-why = What refutes it
puzzles-source = Source: { $source }
puzzles-from-bots = a deal that bots played
puzzles-from-preferanser = Preferanser, deal { $n }
puzzles-from-skuratov = O. Skuratov, “Preferans: history, strategy, tactics”, example { $n }
puzzles-from-lesnoy = D. Lesnoy, “Russian Preferans”, no. { $n }
puzzles-from-shavlyugin = E. Shavlyugin, problem { $n }
puzzles-from-jpref-misere = JPref, misère { $n }
puzzles-from-jpref-contract = JPref, contract { $n }
puzzles-again = Start again
puzzles-show = Show the solution
puzzles-pause = Pause
puzzles-play-on = Play on
puzzles-step = Next card
puzzles-next = Next puzzle
puzzles-all = All puzzles
error-not_found-puzzle = there is no such puzzle
puzzles-called-kovalevskaya = Kovalevskaya's misère { $n }
puzzles-called-lasker = Lasker's misère { $n }
puzzles-called-de-gaulle = De Gaulle's misère
puzzles-called-skuratov = Problem { $n } by Skuratov
puzzles-called-lesnoy = Problem { $n } by Lesnoy
puzzles-called-etude = JPref study { $n }
puzzles-called-mine = Deal { $n }, { $trick ->
    [0] before the play
   *[other] trick { $trick }
}
puzzles-called-jpref = JPref problem { $n }
puzzles-called-shavlyugin = Problem { $n } by Shavlyugin
