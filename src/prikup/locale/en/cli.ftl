### The command line: what its commands print.

## prikup options

cli-options = { $game }: { $count } options, as in { $preset }; presets: { $presets }
cli-value = { $option } = { $value }   (not { $other })
cli-meaning = { $meaning } ({ $clause })
cli-defaults = Every option has its default value.
cli-same = These are the rules of { $base }.
cli-preset = { $name }: { $title }. { $about }
