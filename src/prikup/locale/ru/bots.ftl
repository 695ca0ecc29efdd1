### Имена ботов. Ни одно не убирают, новые пишут в конец: по ним восстанавливают сохранённые столы.

bot-name-1 = Борис
bot-name-2 = Вера
bot-name-3 = Лев
bot-name-4 = Зоя
bot-name-5 = Феликс
bot-name-6 = Нина
bot-name-7 = Оскар
bot-name-8 = Клара
bot-name-9 = Макс
bot-name-10 = Ида
bot-name-11 = Антон
bot-name-12 = Роза
