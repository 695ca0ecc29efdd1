### What the pages of options and presets say besides the words of options and presets themselves.

menu = { $game }: options
menu-presets = Presets

options = Every option
    .about = The { $n } agreements that a table can make, by the section of the rules they belong to. The default, in bold, is that of { $first } and of each [preset]({ $presets }) not named.
    .name = Option
    .values = Values
    .presets = Presets that differ

presets = Presets side by side
    .short = Side by side
    .about = A preset is a set of options with a name.
    .preset = Preset
    .name = Name
    .meaning = What it is
    .distances = In how many options two presets differ
    .differing = Where they differ
    .alike = The other { $n } options are alike in all of them.

preset =
    .about = Its name in rules, records and commands is { $name }. See it [beside the others]({ $presets }).
    .parent = What differs from { $parent }
    .made = It is made from { $parent }.
    .defaults = What differs from the defaults
    .none = Nothing: the defaults are its values.
    .here = Here
    .default = Default
    .command = { $command } says the same. All others: [every option]({ $options }).
