### Командная строка: что печатают её команды.

## prikup options

cli-options = { $game }: настроек { $count }, как в { $preset }; наборы правил: { $presets }
cli-value = { $option } = { $value }   (не { $other })
cli-meaning = { $meaning } (п. { $clause })
cli-defaults = У каждой настройки обычное значение.
cli-same = Это правила { $base }.
cli-preset = { $name }: { $title }. { $about }
