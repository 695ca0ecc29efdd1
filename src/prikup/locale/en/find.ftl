### Finding a table: only the page of open tables says it.

find-lead = You get a seat at the open table with the most people. If nobody waits there, a table is opened for you.
find-open = Open tables
find-none = Nobody waits now. “{ home-find }” opens a table for you, and bots take the free seats when the wait is over.
find-none-never = Nobody waits now. “{ home-find }” opens a table for you, and you wait there for others.
find-watch-title = Matches to watch
find-watch = Watch
find-see = Go to the table
find-somebody = somebody
find-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
find-since = waiting for { $time }
find-fills = bots in { $time }
find-away = The list is not up to date: the server does not answer.
