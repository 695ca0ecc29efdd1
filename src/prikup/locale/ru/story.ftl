### Запись, рассказанная словами (prikup replay).

story-deal = Сдача { $number }, сдаёт { $dealer }
story-breaks-off = Здесь запись обрывается.
story-real-cards = Сыграно живыми картами.
story-talon = Прикуп
story-bids = Торговля
story-calls = Вистовка
story-discards = Снос
story-tricks = Взятки
story-sheet = Запись
story-nothing = Ничего не записано.
story-result = Расчёт
story-draw = Жребий
story-aid = Помощь
story-open = { $who } открывает карты
story-shows = { $who } показывает { $cards }
story-redeal = Пересдача, сдаёт { $dealer }
story-gives = { $who } отдаёт { $what }, получает { $whom }
story-keeps = { $who } остальное не отдаёт, и оно пропадает
