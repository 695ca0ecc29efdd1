### Դասերի էջը և այն, ինչ ասվում է ամեն դասում։

learn-heading = Սովորել խաղալ
learn-lead = Ամեն խաղի համար՝ տասը կարճ քայլ։ Ամեն մեկում ինքներդ եք անում ճիշտը. նախապես ոչինչ իմանալ պետք չէ։
learn-none = Այդպիսի դաս չկա։
learn-begin = Սկսել
learn-go-on = Շարունակել
learn-again = Մեկ անգամ էլ
learn-progress = անցած քայլեր՝ { $n } / { $all }
learn-is-done = անցած է
learn-step = քայլ { $n } / { $all }
learn-all = Բոլոր դասերը
learn-try = Փորձել
learn-task = Ինչ անել
learn-wrong = Դա չէ։ { $task }
learn-caused = Դա չէ։ { $why } { $task }
learn-right = Ճիշտ է։ Շարունակեք։
learn-done = Շատ լավ է։ Հենց այդպես։
learn-all-done = Շատ լավ է։ Արդեն գիտեք, թե ինչպես խաղալ՝ { $game }։
learn-read = Կարդալ նորից
learn-restart = Սկզբից
learn-next = Հաջորդ քայլը
learn-play = Խաղալ
error-not_found-lesson = այդպիսի դաս չկա
