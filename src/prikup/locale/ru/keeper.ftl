### Ведение записи живой игры, какой бы она ни была.

keeper-open = обрывается в розыгрыше
keeper-removed = Удалено: { $was }
keeper-next = Сдача { $number }: сдаёт { $dealer }
    .more = Сдача { $number }: сдаёт { $dealer }, { $more }
keeper-last = последняя сдача — { $number }-я
keeper-pays = { $payer } платит { $amount }, получает { $payee }
keeper-result = Итог
    .text = Что у каждого в конце
keeper-wins = Побеждает { $who }
