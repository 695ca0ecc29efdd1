### Тысяча за столом.

thousand-name = Тысяча

thousand-call-talon-1 = левый прикуп
thousand-call-talon-2 = правый прикуп
thousand-call-redeal = пересдать
thousand-call-surrender = роспись
thousand-call-marriage = марьяж
thousand-call-marriage-A = четыре туза

thousand-ask-talon = Какой прикуп берёте?
    .theirs = { $who } берёт прикуп
thousand-ask-redeal = Пересдать, если карты дают право?
    .theirs = Отвечает { $who }
