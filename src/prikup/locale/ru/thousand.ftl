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

## Почему что-то невозможно за столом

error-phase-thousand-talon = сейчас берут один из двух прикупов: talon-1 или talon-2
error-phase-thousand-redeal = сейчас просят пересдачу или пасуют: redeal или pass
error-phase-thousand-give = сейчас отдают карту другому игроку, например give 9S 1
error-phase-thousand-name = «{ $given }»: сейчас называют игру, не меньше { $floor }
error-phase-thousand-trump = «{ $given }»: сейчас называют козырь, S, C, D или H
error-redeal-talon = карты прикупа не дают права на пересдачу
error-redeal-hand = карты на руке не дают права на пересдачу
error-give_to = «{ $given }»: карту ожидает место { $expected }
    .plain = Этому игроку карту не отдают, или он её уже получил.
error-look-thousand = «{ $given }», не глядя в карты, сказать нельзя: сначала смотрите или заявляйте не больше { $most }
    .plain = Сначала посмотрите карты или заявите не больше { $most }.
error-looked = место { $seat } уже смотрело свои карты
    .plain = Вы уже видели свои карты.
error-silence = при счёте { $score } можно только пасовать
    .plain = Со счётом { $score } можно только пасовать.
error-cap-thousand-golden = { $given }: этот золотой кон играют на { $most }
    .plain = Этот золотой кон играют на { $most }.
error-cap-thousand-target = { $given } — больше, чем 120 и марьяжи на руке: не больше { $most }
    .plain = Не больше { $most }: 120 и марьяжи на руках.
error-surrender_barrel = на бочке расписать сдачу нельзя
error-marriage = { $card } — не король и не дама марьяжа на этой руке
    .plain = У вас нет короля и дамы этой масти.
error-marriage_lead = марьяж объявляют с хода
error-marriage_first = марьяж объявляют только после своей взятки
error-marriage_queen = марьяж объявляют с дамы
error-aces-thousand = объявляют четырёх тузов на руке, и только если так играют
error-world-thousand = эти карты противоречат торговле, или с ними была бы пересдача
error-solver-thousand = сейчас карт не играют: { solver-moment }

## Почему результата быть не может

error-bid-word = «{ $given }» — не заявка: ожидается число, например 120
error-bid-step = { $given } — не заявка: ожидается число, кратное { $step }
error-bid-between = { $given } — не заявка: ожидается число, кратное { $step }, от { $low } до { $high }
error-bid-golden = { $given } — не заявка золотого кона: ожидается { $expected } или больше
error-bid-golden_only = { $given } — не заявка золотого кона: ожидается { $expected }
error-blind-off = втёмную здесь не заявляют
error-blind-seat = место { $seat } в этой сдаче не могло заявить втёмную
error-blind-least = { $given }: ожидается { $least } или больше, это и есть заявка втёмную
error-cards = { $given } — не очки за карты: в колоде их { $most }
error-cards-none = нужны очки каждого места, а мест { $players }
error-cards-most = столько очков в этих взятках быть не может, место { $seat }: очков { $given }, взяток { $tricks }, ожидается не больше { $most }
error-cards-sum = { $given } в сумме { $sum }: ожидается { $high }
error-cards-sum_between = { $given } в сумме { $sum }: ожидается от { $low } до { $high }
error-declarer-thousand = место { $seat } не может играть: ожидается { $expected }
error-declarer-thousand-redeal = при пересдаче никто не играет
error-last_trick = место { $seat } не может взять последнюю взятку
error-last_trick-none = нужно знать, кто взял последнюю взятку: за неё { $bonus }
error-last_trick-untaken = у места { $seat } взяток нет: последней тоже
error-marriage-suit = «{ $given }» здесь не марьяж: ожидается масть S C D H
error-marriage-rests = место { $seat } сдаёт и отдыхает, марьяжа у него нет
error-marriage-twice = марьяж { $suit } объявлен дважды
error-marriage-untaken = у места { $seat } взяток нет: марьяж объявить нельзя
error-numbers-points = «{ $given }»: нужны очки каждого места, а мест { $players }
error-numbers-tricks = «{ $given }»: нужны взятки каждого места, а мест { $players }
error-rests-cards = место { $seat } сдаёт, отдыхает и карт не берёт
error-rests-tricks = место { $seat } сдаёт, отдыхает и взяток не берёт
error-surrender-played = { $given }: при росписи ничего не играют
error-surrender-marriage = { $given }: при росписи марьяжей не объявляют
error-talon-thousand-unused = прикуп здесь никому очков не даёт: talon не ожидается
error-talon-thousand-none = нужен прикуп, его карты или очки: они идут тому, кто отдыхает
error-talon-thousand-cards = talon { $given }: ожидается карт { $size } из колоды в { $pack }
error-talon-thousand-aces = talon { $given }: нужны сами карты, из-за тузов в нём
error-talon-thousand-points = talon { $given }: столько с этими марьяжами не дают никакие карты, а их { $size }
error-talon_marriage = марьяж прикупа { $suit } никто не объявил
error-talon_marriage-suits = talon { $given }: ожидаются масти S C D H, каждая один раз
error-tricks-thousand-bolts = нужны взятки каждого места: по ним считают болты
error-tricks-thousand-sum = взятки { $given }: в сумме ожидается { $count }
error-trump-thousand = «{ $given }» — не масть: ожидается одна из S C D H
error-trump-thousand-unnamed = trump { $given }: козыря здесь не называют
error-trump-thousand-none = нужен козырь: от него зависит цена марьяжа
error-result-none-thousand = ожидается результат, например 0 120 71 32 17, surrender 0 120 или redeal
error-result-thousand-redeal = «{ $given }»: о пересдаче больше ничего не пишут, ожидается просто redeal
error-result-thousand-surrender = «{ $given }»: при росписи очков за карты нет, ожидается surrender 0 120
error-result-thousand-talon = { $given }: ожидается talon или talon_points, но не оба
error-result-thousand-points = { $given }: рядом с talon_marriages ожидается talon_points, без talon
error-result-thousand-again = «{ $given }»: { $word } ожидается один раз
error-result-thousand-blind = «{ $given }»: после blind этого не ожидается
error-result-thousand-word = «{ $given }»: после { $word } ожидается одно слово
error-result-thousand-marriage = «{ $given }» — не марьяж: ожидается место и масти, например 0:H или 2:CS
error-result-thousand-card = { $why }
error-result-thousand-cards = «talon { $given }»: ожидаются карты прикупа или его очки

## Как пишут то, что говорят

thousand-typed-blind = втёмную, в тёмную, вслепую
