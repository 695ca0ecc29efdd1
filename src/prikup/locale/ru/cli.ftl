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
cli-score-now = Если закончить сейчас:
cli-verify-clear = сдача { $deal }: зёрна мест { $seats } добавлены открыто, без отпечатков
cli-verify-withheld = сдача { $deal }: места { $seats } дали отпечатки, но зёрен не открыли: сдано без них
cli-verified = проверено сдач: { $n } из { $n }

## prikup play

cli-play-kept = Партия хранится в { $path }: prikup play --record { $path } её продолжит
cli-play-over = Партия окончена: её протокол в { $path }

## prikup serve

cli-serve = Прикуп открыт по адресу { $url }

## prikup backup, prikup restore

cli-backup = В { $path } всё, что есть в { $database }: { $rows }
cli-admin-none = Ничего нет.
cli-admin-listed = (открыт для всех)
cli-admin-operator = (оператор)
cli-admin-banned = (запрет)
cli-admin-done = Готово.
cli-report = { $at } { $link }: { $who } (гость { $guest }), { $reason }; пожаловался гость { $reporter }
cli-restore = В { $database } всё, что есть в { $path }: { $rows }

## prikup export

cli-export = В { $path } партий: { $matches }, сдач: { $deals }

## prikup site

cli-site = { $path } — сайт из { $files } файлов, { $megabytes } МБ: положите его на любой веб-сервер

## prikup puzzles

cli-puzzles-checked = задач { $count }, из них неверных { $faults }
cli-puzzles-none = задач не нашлось: нужны сдачи с картами, в которых можно ошибиться

## prikup solve

solve-seat = место { $seat }
solve-contract = Разыгрывает место { $seat }, { $trump }
solve-misere = Место { $seat } играет мизер
solve-points = Место { $seat } играет на очки, { $trump }
solve-allpass = Все избегают взяток
solve-allpass-talon = Все избегают взяток, первым ходом { $cards } из прикупа
solve-trump = козырь { $suit }
solve-notrump = без козыря
solve-and = { $one } и { $two }
solve-leads = { $said }; ходит место { $seat }.
solve-led = { $said }; место { $leader } пошло { $cards }, очередь места { $seat }.
solve-makes = Наберёт { $points } из предстоящих очков.
solve-takes = Взяток { $tricks } из { $left }.
solve-dealer = { $seat } (сдающий)
solve-tricks = Взятки мест { $seats }: { $tricks } из { $left }; каждый против двух других вместе: { $held }.
solve-choices = Место { $seat } может сыграть:
solve-line = Лучшая игра: { $cards }
solve-table = Взятки мест 0, 1 и 2, если они разыгрывают:
solve-table-leads = ходит { $seat }
solve-discards = Способов снести карты из { $hand }: { $count }
solve-more = { $cards } и ещё { $count }
solve-file = { $id }: { $contract }, взяток места 0: { $tricks } из { $left }

## prikup arena, prikup regret, prikup bench: измерения

measure-head = { $game }, { $rules }, игроков { $players }, зерно { $seed }
measure-between = 95 % между { $low } и { $high }
measure-few = { $unit ->
    [match] партий меньше { $least }: интервала нет
   *[other] сдач меньше { $least }: интервала нет
}
measure-word = { $word ->
    [match] партия
    [deal] сдача
    [contract] { term-contract }
    [misere] { term-misere }
    [allpass] { term-all_pass }
    [points] очки
    [open] { term-open_play }
    [closed] { term-closed_play }
    [bid] { term-bid }
    [defend] слово защиты
    [redeal] пересдача
    [discard] { term-discard }
    [talon] { term-talon }
    [name] заказ игры
    [give] отдача карт
    [declarer] { term-declarer }
    [defender] { term-defender }
    [player] игрок
    [play] розыгрыш
    [worlds] расклады
    [exchange] прикуп
    [calls] слова
   *[other] { $word }
}
progress = { $what }: { $done } из { $total }, осталось около { $seconds } с
measure-errors = ошибок { $count }
measure-fault = { $bot }: { $kind }, раз { $count }; впервые: { $unit ->
    [deal] сдача
   *[match] партия
} { $deal }, место { $seat }, вопрос { $asks }: { $why }
arena-forced = { $head }, каждая сдача сделана { $force }
arena-pair = { $one } против { $other }, { $unit ->
    [deal] сдач
   *[match] партий
} на каждом месте: { $count }
arena-alone = в одиночку
arena-company = в компании
arena-apart = по сдачам
arena-mean = { $mean } за { $unit ->
    [deal] сдачу
   *[match] партию
}, { $between }
arena-role = из среднего «в одиночку»; раз { $count }, в среднем { $mean }
arena-call = { $asks }: { $instead } вместо { $said }
arena-times = раз { $count }, { $between }
arena-ahead = { $one } впереди { $other }, каждый среди { $baseline }
arena-cpu = Процессор, { $bot }: { $milliseconds } мс на решение
arena-stopped = остановлено после { $done } из { $total }
arena-stopped-saved = остановлено после { $done } из { $total }: та же команда продолжит оттуда
arena-exploited = что простые правила поверх { $bot } выигрывают у него, { $unit ->
    [deal] сдачи
   *[match] партии
}: { $count }
arena-changed = сыграно иначе мест: { $count }
arena-divided = в защите, раз: { $count }; себе { $own }, разыгрывающему { $declarer }, партнёру { $partner } в среднем
regret-bot = { $bot }, сдач { $count }; потеряно за сдачу, в которой было такое решение
regret-mistakes = ошибок { $mistakes } из { $decisions } решений, сдач { $deals }
rows-written = { $path }: строк { $rows }, сдач { $deals }
rows-stopped = остановлено после { $done } сдач из { $total }: та же команда продолжит оттуда
selfplay-head = { $game }, { $rules }, зерно { $seed }
selfplay-count = партий { $matches }, сдач { $deals }, действий { $actions }
selfplay-ended = окончено по согласию: { $count }
selfplay-kinds = сдачи: { $kinds }
selfplay-made = { $kind } { $count } (сыграно { $made })
selfplay-bot = бот { $number } ({ $bot })
selfplay-zero = сумма результатов ноль: да
selfplay-not-zero = сумма результатов ноль: НЕТ
selfplay-first = { $errors }, первая: { $error }
selfplay-speed = { $seconds } с, { $deals } сдач/с
core-count = действий { $actions }, сдач { $deals }
core-random = случайно
core-replay = повтор
core-speed = { $count } действий/с
load-tables = столов { $tables }, людей за каждым { $people }, процессов { $processes }, { $seconds } с
load-events = действий { $actions }, событий { $events }, сдач { $deals }
load-echo = от действия до отклика: { $echoes }
load-stages = в среднем { $stages }
load-stage-received = принято за
load-stage-appended = сохранено за
load-stage-sent = отправлено за
load-own = сама программа просыпалась с опозданием { $delays }; загрузка машины { $before }, затем { $after }
load-cpu = ядер процессора { $cpu }, памяти { $memory } кБ на стол
load-bytes = { $deal } кБ на сдачу и игрока, { $second } кБ/с
load-refused = отказано: { $codes }
bench-yardstick = DDS, таблица из 20: в среднем { $mean } мс, медиана { $median } мс
