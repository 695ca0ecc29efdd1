### Как пишут то, что программа зовёт одним словом: через запятую, большими или малыми буквами.

typed-S = пика, пики, пик
typed-C = трефа, трефы, треф, крести, крестей
typed-D = бубна, бубны, бубен, бубей, буби
typed-H = черва, червы, черв, червей, черви
typed-NT = БК, Б/К, без козыря, без козырей, бескозырка

## Что говорят

typed-pass = пас, пасую
typed-hold = здесь
typed-misere = мизер, мизере
typed-whist = вист, вистую
typed-half = полвиста, пол-виста
typed-open = в светлую, всветлую, светлая, открыто, лёжа
typed-closed = в тёмную, втёмную, тёмная, закрыто, стоя
typed-yes = да
typed-no = нет
typed-discard = снос, сношу
typed-name = заказ, заказываю
typed-look = смотрю
typed-blind = вслепую

## Что вышло

typed-raspasy = распасы, распас, распасовка
typed-concede = без трёх, без двух, уход, уход без трёх, уход без двух
typed-surrender = роспись, сдаюсь
typed-misdeal = пересдача
typed-redeal = пересдать
typed-throw = бросок, прикуп брошен
typed-made = сыграно, сыграл, сыграна, своя, свои
typed-talon = прикуп
typed-aid = помощь
typed-marriages = марьяжи, марьяж
typed-trump = козырь
typed-last = последняя
typed-tricks = взятки
