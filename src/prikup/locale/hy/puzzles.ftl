### Խնդիրների էջը և ամեն խնդիր սեղանին։

puzzles-title = Խնդիրներ
puzzles-all = Բոլոր խնդիրները
puzzles-lead = Բոլոր խաղաթղթերը բաց են։ Գտեք խաղը. մյուս կողմը պատասխանում է լավագույն ձևով, և հավասար խաղաթղթերից ամեն մեկը ճիշտ է։
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
puzzles-task-catch = Խաղում եք երկու պաշտպանների փոխարեն։ Բռնեք միզերը. խաղացողին տվեք { $n ->
    [1] մեկ կապուկ։
   *[other] առնվազն { $n } կապուկ։
}
puzzles-task-clean = Խաղում եք միզեր։ { $n ->
    [0] Ոչ մի կապուկ մի՛ վերցրեք։
   *[other] Վերցրեք առավելագույնը { $n } կապուկ։
}
puzzles-task-make = Խաղում եք { $contract }։ Վերցրեք ընդամենը { $n } կապուկ։
puzzles-task-hold = Խաղում եք երկու պաշտպանների փոխարեն՝ { $contract }-ի դեմ։ Խաղացողին թողեք ընդամենը { $n } կապուկ։
puzzles-task-discard = Խաղում եք { $contract }։ Երկու խաղաթուղթ դեն դրեք այնպես, որ վերցնեք { $n } կապուկ։
puzzles-task-discard-misere = Խաղում եք միզեր։ Երկու խաղաթուղթ դեն դրեք այնպես, որ { $n ->
    [0] ոչ մի կապուկ չվերցնեք։
   *[other] վերցնեք առավելագույնը { $n } կապուկ։
}
puzzles-task-whist = Խաղում են { $contract }. ով վիստ է ասում, խաղացողին պիտի թողնի առավելագույնը { $n } կապուկ։ Վիստ թե՞ պաս։
puzzles-open = Բոլոր խաղաթղթերը բաց են։ Մյուս կողմը խաղում է լավագույն ձևով։
puzzles-wrong = Այդպես չէ։ Փորձեք նորից։
puzzles-refuted = Այդպես չէ. այդ դեպքում խաղացողը վերցնում է ընդամենը { $n }՝ { $line }։ Փորձեք նորից։
puzzles-right = Ճիշտ է։ Շարունակեք։
puzzles-solved = Լուծված է՛
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
