### Командная строка: что печатают её команды.

## prikup options

cli-options = { $game }: настроек { $count }, как в { $preset }; наборы правил: { $presets }
cli-value = { $option } = { $value }   (не { $other })
cli-meaning = { $meaning } (п. { $clause })
cli-defaults = У каждой настройки обычное значение.
cli-same = Это правила { $base }.
cli-preset = { $name }: { $title }. { $about }

## prikup verify

cli-verify-table = { $game } по правилам «{ $rules }», игроков { $players }, стол «{ $table }»
cli-verify-drawn = первая сдача у места { $seat }: по зёрнам вытянуты { $cards }
cli-verify-random = первая сдача у места { $seat }: выбрано случайно по зёрнам
cli-verify-deal = сдача { $deal }: карты те, что дают зёрна, как обещано ({ $commitment }…)
cli-verify-origin = сдача { $deal }: карты сдачи { $number } стола «{ $table }», розданные снова
cli-verify-bound = сдача { $deal }: зёрна мест { $seats } те, чьи отпечатки даны заранее
cli-verify-clear = сдача { $deal }: зёрна мест { $seats } добавлены открыто, без отпечатков
cli-verify-withheld = сдача { $deal }: места { $seats } дали отпечатки, но зёрен не открыли: сдано без них
cli-verified = проверено сдач: { $n } из { $n }

## prikup play

cli-play-kept = Партия хранится в { $path }: prikup play --record { $path } её продолжит
cli-play-over = Партия окончена: её запись в { $path }

## prikup serve

cli-serve = Prikup открыт по адресу { $url }

## prikup backup, prikup restore

cli-backup = В { $path } всё, что есть в { $database }: { $rows }
cli-restore = В { $database } всё, что есть в { $path }: { $rows }

## prikup puzzles

cli-puzzles-checked = задач { $count }, из них неверных { $faults }
