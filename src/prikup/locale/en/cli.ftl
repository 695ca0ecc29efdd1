### The command line: what its commands print.

## prikup options

cli-options = { $game }: { $count } options, as in { $preset }; presets: { $presets }
cli-value = { $option } = { $value }   (not { $other })
cli-meaning = { $meaning } ({ $clause })
cli-defaults = Every option has its default value.
cli-same = These are the rules of { $base }.
cli-preset = { $name }: { $title }. { $about }

## prikup verify

cli-verify-table = { $game } by the rules '{ $rules }', { $players } players, table '{ $table }'
cli-verify-drawn = seat { $seat } deals first: the seeds draw { $cards }
cli-verify-random = seat { $seat } deals first: taken at random from the seeds
cli-verify-deal = deal { $deal }: the cards are what the seeds make, as committed ({ $commitment }…)
cli-verify-origin = deal { $deal }: the cards of deal { $number } of '{ $table }', dealt again
cli-verify-bound = deal { $deal }: the seeds of seats { $seats } are those that were bound before
cli-score-now = If you stopped now:
cli-verify-clear = deal { $deal }: seats { $seats } gave their seeds without committing to them first
cli-verify-withheld = deal { $deal }: seats { $seats } were bound and did not open their seeds: dealt without them
cli-verified = { $n } of { $n } deals verified

## prikup play

cli-play-kept = The match is kept in { $path }: prikup play --record { $path } goes on with it
cli-play-over = The match is over: its record is { $path }

## prikup serve

cli-serve = Prikup is at { $url }

## prikup backup, prikup restore

cli-backup = { $path } has all that { $database } has: { $rows }
cli-admin-none = There is nothing.
cli-admin-listed = (open to anybody)
cli-admin-operator = (operator)
cli-admin-banned = (banned)
cli-admin-done = Done.
cli-report = { $at } { $link }: { $who } (guest { $guest }), { $reason }, reported by guest { $reporter }
cli-restore = { $database } has all that { $path } has: { $rows }

## prikup export

cli-export = { $path } has { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 } with { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }

## prikup site

cli-site = { $path } is a site of { $files } files, { $megabytes } MB: put it on any web server

## prikup puzzles

cli-puzzles-checked = { $count } puzzles, { $faults } of them wrong
cli-puzzles-none = no puzzle was found: expected deals with cards in which a player can go wrong

## prikup solve

solve-seat = seat { $seat }
solve-contract = Seat { $seat } declares, { $trump }
solve-misere = Seat { $seat } plays a misère
solve-points = Seat { $seat } plays for points, { $trump }
solve-allpass = All avoid tricks
solve-allpass-talon = All avoid tricks, led by { $cards } of the talon
solve-trump = trump { $suit }
solve-notrump = no trump
solve-and = { $one } and { $two }
solve-leads = { $said }; seat { $seat } leads.
solve-led = { $said }; seat { $leader } led { $cards }, seat { $seat } plays.
solve-makes = It makes { $points } points of those to come.
solve-takes = It takes { $tricks } of { $left } tricks.
solve-dealer = { $seat } (the dealer)
solve-tricks = Tricks of seats { $seats }: { $tricks } of { $left }; each against both others together: { $held }.
solve-choices = Seat { $seat } can play:
solve-line = Best play: { $cards }
solve-table = Tricks of seats 0, 1 and 2 as declarer:
solve-table-leads = seat { $seat } leads
solve-discards = { $count } ways to lay cards away from { $hand }:
solve-more = { $cards } and { $count } more
solve-file = { $id }: { $contract }, seat 0 takes { $tricks } of { $left }

## prikup arena, prikup regret, prikup bench: measurements

measure-head = { $game }, { $rules }, { $players } players, seed { $seed }
measure-between = 95 % between { $low } and { $high }
measure-few = { $unit ->
    [match] fewer than { $least } matches: no interval
   *[other] fewer than { $least } deals: no interval
}
measure-word = { $word ->
    [match] match
    [deal] deal
    [contract] { term-contract }
    [misere] { term-misere }
    [allpass] { term-all_pass }
    [points] points
    [open] open
    [closed] closed
    [bid] { term-bid }
    [defend] defence
    [redeal] redeal
    [discard] { term-discard }
    [talon] { term-talon }
    [name] naming
    [give] gift
    [declarer] { term-declarer }
    [defender] { term-defender }
    [player] player
    [play] play
    [worlds] worlds
    [exchange] exchange
    [calls] calls
   *[other] { $word }
}
progress = { $what }: { $done } of { $total }, about { $seconds } s left
measure-errors = errors { $count }
measure-fault = { $bot }: { $kind }, { $count ->
    [one] once
   *[other] { $count } times
}; first in { $unit ->
    [deal] deal
   *[match] match
} { $deal }, seat { $seat }, question { $asks }: { $why }
arena-forced = { $head }, every deal made a { $force }
arena-pair = { $one } against { $other }, { $count } { $unit ->
    [deal] deals
   *[match] matches
} in every seat
arena-alone = alone
arena-company = in company
arena-apart = deal by deal
arena-mean = { $mean } a { $unit ->
    [deal] deal
   *[match] match
}, { $between }
arena-role = of the mean alone; { $count } times { $mean } on average
arena-call = { $asks }: { $instead } for { $said }
arena-times = { $count } times, { $between }
arena-ahead = { $one } ahead of { $other }, each among { $baseline }
arena-cpu = CPU of { $bot }: { $milliseconds } ms a decision
arena-stopped = stopped after { $done } of { $total }
arena-stopped-saved = stopped after { $done } of { $total }: the same command goes on from there
arena-exploited = what simple rules on top of { $bot } gain against it, { $count } { $unit ->
    [deal] deals
   *[match] matches
}
arena-changed = { $count ->
    [one] { $count } seat played otherwise
   *[other] { $count } seats played otherwise
}
arena-divided = as defender, { $count } times: own { $own }, declarer { $declarer }, partner { $partner } on average
regret-bot = { $bot }, { $count } deals; lost a deal in which there was such a decision
regret-mistakes = { $mistakes } of { $decisions } decisions in { $deals } deals
rows-written = { $path }: { $rows } rows of { $deals } deals
rows-stopped = stopped after { $done } of { $total } deals: the same command goes on from there
selfplay-head = { $game }, { $rules }, seed { $seed }
selfplay-count = matches { $matches }, deals { $deals }, actions { $actions }
selfplay-ended = ended by agreement: { $count }
selfplay-kinds = deals: { $kinds }
selfplay-made = { $kind } { $count } (made { $made })
selfplay-bot = bot { $number } ({ $bot })
selfplay-zero = results sum to zero: yes
selfplay-not-zero = results sum to zero: NO
selfplay-first = { $errors }, the first: { $error }
selfplay-speed = { $seconds } s, { $deals } deals/s
core-count = { $actions } actions in { $deals } deals
core-random = random play
core-replay = replay
core-speed = { $count } actions/s
load-tables = { $tables } tables of { $people } people, { $processes } processes, { $seconds } s
load-events = actions { $actions }, events { $events }, deals { $deals }
load-echo = from an action to its echo: { $echoes }
load-stages = on average { $stages }
load-stage-received = received
load-stage-appended = stored
load-stage-sent = sent
load-own = this program woke { $delays } late; load of the machine { $before }, then { $after }
load-cpu = CPU { $cpu } cores, memory { $memory } kB a table
load-bytes = { $deal } kB a deal and player, { $second } kB/s
load-refused = refused: { $codes }
bench-yardstick = DDS, a table of 20: mean { $mean } ms, median { $median } ms
