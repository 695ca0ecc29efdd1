### Խնդիրների էջը և ամեն խնդիր սեղանին։

puzzles-title = Խնդիրներ
puzzles-all = Բոլոր խնդիրները
puzzles-lead = Բոլոր թղթերը բաց են։ Գտեք խաղը. մյուս կողմը պատասխանում է լավագույն ձևով, և հավասարապես լավ թղթերից ամեն մեկը ճիշտ է։
puzzles-none = Այդպիսի խնդիր չկա։
puzzles-number = Խնդիր { $id }
puzzles-daily = Օրվա խնդիրը
puzzles-begin = Սկսել
puzzles-go-on = Շարունակել
puzzles-streak = { $n ->
    [0] Դեռ ոչ մի օր անընդմեջ
   *[other] { $n } օր անընդմեջ
}
puzzles-filter = Որ խնդիրները
puzzles-game = Խաղ
puzzles-kind = Տեսակ
puzzles-level = Բարդություն
puzzles-any = Բոլորը
puzzles-count = լուծված է { $solved }, ընդամենը՝ { $n }
puzzles-done = լուծված է
puzzles-more = Ցույց տալ էլի
puzzles-difficulty = Բարդություն՝ { $n } / 5
puzzles-kind-catch = Բռնել միզերը
puzzles-kind-clean = Մաքուր միզեր
puzzles-kind-make = Կատարել պայմանագիրը
puzzles-kind-hold = Զսպել պայմանագիրը
puzzles-kind-discard = Ինչ դեն դնել
puzzles-kind-whist = Վիստ թե պաս
puzzles-task-catch = Խաղում եք երկու պաշտպանի փոխարեն։ Բռնեք միզերը. խաղարկողին տվեք { $n ->
    [1] մեկ վզյատկա։
   *[other] առնվազն { $n } վզյատկա։
}
puzzles-task-clean = Խաղում եք միզեր։ { $n ->
    [0] Ոչ մի վզյատկա մի՛ վերցրեք։
   *[other] Վերցրեք ոչ ավելի, քան { $n } վզյատկա։
}
puzzles-task-make = Խաղում եք { $contract }։ Ամբողջ խաղում վերցրեք { $n } վզյատկա։
puzzles-task-hold = Խաղում եք երկու պաշտպանի փոխարեն, խաղարկվում է { $contract }։ Ամբողջ խաղում խաղարկողին թողեք { $n } վզյատկա։
puzzles-task-discard = Խաղում եք { $contract }։ Երկու թուղթ դեն դրեք այնպես, որ վերցնեք { $n } վզյատկա։
puzzles-task-discard-misere = Խաղում եք միզեր։ Երկու թուղթ դեն դրեք այնպես, որ { $n ->
    [0] ոչ մի վզյատկա չվերցնեք։
   *[other] վերցնեք ոչ ավելի, քան { $n } վզյատկա։
}
puzzles-task-whist = Խաղարկվում է { $contract }. ով վիստ է ասում, խաղարկողին պիտի թողնի ոչ ավելի, քան { $n } վզյատկա։ Վի՞ստ, թե՞ պաս։
puzzles-open = Բոլոր թղթերը բաց են։ Մյուս կողմը խաղում է լավագույն ձևով։
puzzles-wrong = Այդպես չէ։ Փորձեք նորից։
puzzles-refuted = Այդպես չէ. այդ դեպքում խաղարկողն ամբողջ խաղում վերցնում է { $n }՝ { $line }։ Փորձեք նորից։
puzzles-right = Ճիշտ է։ Շարունակեք։
puzzles-solved = Լուծվա՛ծ է։
puzzles-solution = Լուծումն սկսվում է այսպես՝ { $line }
puzzles-line = Լուծումներից մեկը
puzzles-why = Ինչն է հերքում
puzzles-source = Աղբյուր՝ { $source }
puzzles-again = Սկզբից
puzzles-show = Ցույց տալ լուծումը
puzzles-next = Հաջորդ խնդիրը
puzzles-called-kovalevskaya = Կովալևսկայայի միզերը
puzzles-called-lasker = Լասկերի միզերը
puzzles-called-de-gaulle = Դը Գոլի միզերը
puzzles-called-skuratov = Սկուրատովի խնդիրը
puzzles-called-lesnoy = Լեսնոյի խնդիրը
puzzles-called-etude = Էտյուդ
error-not_found-puzzle = այդպիսի խնդիր չկա
