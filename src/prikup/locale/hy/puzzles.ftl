### Խնդիրների էջը և ամեն խնդիր սեղանին։

puzzles-title = Խնդիրներ
puzzles-all = Բոլոր խնդիրները
puzzles-lead = Բոլոր թղթերը բաց են։ Գտեք խաղը. մյուս կողմը պատասխանում է լավագույն ձևով, և հավասարապես լավ թղթերից ամեն մեկը ճիշտ է։
puzzles-lead-mine = Պահեր Ձեր բաժանումներից՝ այն ամենով, ինչ այդ ժամանակ կարող էիք իմանալ։ Գտեք ավելի լավ ընտրությունը։
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
puzzles-kind = Թեմա
puzzles-level = Բարդություն
puzzles-motif = Գաղափար
puzzles-motif-marriage = Հայտարարել մարյաժ
puzzles-motif-draw = Հանել հաղթաթղթերը
puzzles-motif-keep = Պահել հաղթաթղթերը
puzzles-motif-duck = Տալ վզյատկան
puzzles-motif-take = Վերցնել վզյատկան
puzzles-any = Բոլորը
puzzles-count = լուծված է { $solved }, ընդամենը՝ { $n }
puzzles-done = լուծված է
puzzles-more = Ցույց տալ էլի
puzzles-difficulty = Բարդություն՝ { $n } / 5
puzzles-kind-catch = Բռնել միզերը
puzzles-kind-clean = Մաքուր միզեր
puzzles-kind-make = Կատարել պայմանագիրը
puzzles-kind-hold = Զսպել պայմանագիրը
puzzles-kind-score = Հավաքել միավորները
puzzles-kind-stop = Չտալ միավորները
puzzles-kind-discard = Ինչ դեն դնել
puzzles-kind-whist = Վիստ թե պաս
puzzles-kind-classic = Դասականներ
puzzles-kind-mine = Իմ սխալները
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
puzzles-task-score = Խաղում եք { $contract }։ Ամբողջ խաղում հավաքեք առնվազն { $n } միավոր։
puzzles-task-stop = Խաղում եք երկու մրցակցի փոխարեն՝ { $contract }-ի դեմ։ Խաղարկողին տվեք ոչ ավելի, քան { $n } միավոր։
puzzles-task-discard = Խաղում եք { $contract }։ Երկու թուղթ դեն դրեք այնպես, որ վերցնեք { $n } վզյատկա։
puzzles-task-discard-misere = Խաղում եք միզեր։ Երկու թուղթ դեն դրեք այնպես, որ { $n ->
    [0] ոչ մի վզյատկա չվերցնեք։
   *[other] վերցնեք ոչ ավելի, քան { $n } վզյատկա։
}
puzzles-task-whist = Խաղարկվում է { $contract }. ով վիստ է ասում, խաղարկողին պիտի թողնի ոչ ավելի, քան { $n } վզյատկա։ Վի՞ստ, թե՞ պաս։
puzzles-open = Բոլոր թղթերը բաց են։ Մյուս կողմը խաղում է լավագույն ձևով։
puzzles-wrong = Այդպես չէ։ Փորձեք նորից։
puzzles-caused = Այդպես չէ։ { $why } Փորձեք նորից։
puzzles-refuted = Այդպես չէ. այդ դեպքում խաղարկողն ամբողջ խաղում վերցնում է { $n }՝ { $line }։ Փորձեք նորից։
puzzles-refuted-points = Այդպես չէ. այդ դեպքում խաղարկողն ամբողջ խաղում հավաքում է { $n } միավոր՝ { $line }։ Փորձեք նորից։
puzzles-caused-points = Այդպես չէ. այդ դեպքում խաղարկողն ամբողջ խաղում հավաքում է { $n } միավոր։ { $why } Փորձեք նորից։
puzzles-right = Ճիշտ է։ Շարունակեք։
puzzles-solved = Լուծվա՛ծ է։
puzzles-solution = Լուծումն սկսվում է այսպես՝ { $line }
puzzles-line = Լուծումներից մեկը
puzzles-why = Ինչն է հերքում
puzzles-source = Աղբյուր՝ { $source }
puzzles-from-bots = բոտերի խաղացած բաժանում
puzzles-from-preferanser = Preferanser, բաժանում { $n }
puzzles-from-skuratov = Օ. Սկուրատով, «Պրեֆերանս. պատմություն, ռազմավարություն, մարտավարություն», օրինակ { $n }
puzzles-from-lesnoy = Դ. Լեսնոյ, «Ռուսական պրեֆերանս», № { $n }
puzzles-from-shavlyugin = Ե. Շավլյուգին, խնդիր { $n }
puzzles-from-jpref-misere = JPref, միզեր { $n }
puzzles-from-jpref-contract = JPref, պայմանագիր { $n }
puzzles-again = Սկզբից
puzzles-show = Ցույց տալ լուծումը
puzzles-pause = Դադար
puzzles-play-on = Շարունակել ցուցադրումը
puzzles-step = Հաջորդ թուղթը
puzzles-next = Հաջորդ խնդիրը
puzzles-called-kovalevskaya = Կովալևսկայայի միզերը { $n }
puzzles-called-lasker = Լասկերի միզերը { $n }
puzzles-called-de-gaulle = Դը Գոլի միզերը
puzzles-called-skuratov = Սկուրատովի խնդիր { $n }
puzzles-called-lesnoy = Լեսնոյի խնդիր { $n }
puzzles-called-etude = JPref-ի էտյուդ { $n }
puzzles-called-mine = Բաժանում { $n }, { $trick ->
    [0] խաղարկումից առաջ
   *[other] վզյատկա { $trick }
}
puzzles-called-jpref = JPref-ի խնդիր { $n }
puzzles-called-shavlyugin = Շավլյուգինի խնդիր { $n }
error-not_found-puzzle = այդպիսի խնդիր չկա
