### The lessons: the page of them, and what is said in every one.

learn-heading = Learn to play
learn-lead = Ten short steps per game. In each you find the right move in a deal yourself; no knowledge needed.
learn-none = There is no such lesson.
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-progress = { $n } of { $all } steps done
learn-is-done = done
learn-step = step { $n } of { $all }
learn-all = All lessons
learn-try = Try it
learn-task = What to do
learn-wrong = Not that one. { $task }
learn-caused = Not that one. { $why } { $task }
learn-right = Right! Go on.
learn-done = Well done! That was it.
learn-all-done = Well done! You know how { $game } is played.
learn-read = Read it again
learn-restart = Start again
learn-next = Next step
learn-play = Play a match
error-not_found-lesson = there is no such lesson
