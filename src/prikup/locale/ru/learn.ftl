### Уроки: их страница и то, что говорится в каждом.

learn-heading = Научиться играть
learn-lead = Десять коротких шагов на игру. В каждом — сдача, в которой вы сами делаете то, что нужно; знать заранее ничего не надо.
learn-none = Такого урока нет.
learn-begin = Начать
learn-go-on = Продолжить
learn-again = Ещё раз
learn-progress = пройдено шагов: { $n } из { $all }
learn-is-done = пройден
learn-step = шаг { $n } из { $all }
learn-all = Все уроки
learn-try = Попробовать
learn-task = Что сделать
learn-wrong = Не то. { $task }
learn-caused = Не то. { $why } { $task }
learn-right = Верно! Дальше.
learn-done = Отлично! Так и надо.
learn-all-done = Отлично! Теперь вы умеете: { $game }.
learn-read = Прочесть ещё раз
learn-restart = Сначала
learn-next = Следующий шаг
learn-play = Сыграть партию
error-not_found-lesson = такого урока нет
