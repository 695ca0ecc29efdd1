### Հայկական պաստոնը դիտարկիչի սեղանին։

paston-size-target = մինչև { $value }
    .title = Հաղթելու միավորը
    .note = 61-ը կարճ պարտիա է
paston-sure-surrender = Հանձնվե՞լ
paston-turn-defend = Ձեր խոսքն է. [whist|վի՞ստ], թե՞ պաս
    .theirs = Վիստ կամ պաս՝ { $who }

paston-note-pass = չեմ խաղում
paston-note-whist-alone-over-short-together = պարտք { $together }, մենակ՝ { $alone }
    { SIGNED($over) } ամեն ավելին
    պակասը՝ մինչև { $short }
paston-note-whist-over-short-together = պարտք { $together }
    { SIGNED($over) } ամեն ավելին
    պակասը՝ մինչև { $short }
paston-note-whist-alone-over-short = մենակ՝ { $alone }
    { SIGNED($over) } ամեն ավելին
    պակասը՝ մինչև { $short }

paston-cause-made = կատարված, { count-tricks }
paston-cause-failed = չկատարված, { count-tricks }
paston-cause-unopposed = ոչ ոք վիստ չասաց
paston-cause-whist = վիստ, { count-tricks }
paston-cause-surrender = հանձնվել է
paston-cause-surrendered = խաղարկողը հանձնվել է
paston-cause-reset = նորից զրո

paston-redeal-bottom = ամենատակին ղառի յոթն էր
paston-redeal-run = մի ձեռքում վեց ցածր ղառ կար
paston-redeal-nobody = ղառի ո՛չ վալետը, ո՛չ յոթը ոչ ոքի մոտ չէ

paston-coach-auction = Ամեն [bid|հայտ] հաջորդ աստիճանն է։ Ամենաբարձրը մենակ է և ստանում է [talon|պրիկուպը]։
paston-coach-discard = [talon|Պրիկուպի] երկու թուղթը Ձերն է։ Դեն դրեք երկու ամենաքիչ պետքականը։
paston-coach-name = Ասեք մաստ՝ Ձեր հայտից ոչ ցածր. պետք է վեց [trick|վզյատկա]։
paston-coach-defend = [whist|Վիստ], եթե կվերցնեք Ձեր բաժինը՝ երկուական [trick|վզյատկա] կամ մենակ չորս։
paston-coach-declarer = Վերցրեք վեց [trick|վզյատկա]։ Նույն մաստը չունե՞ք. պարտադիր է [trump|հաղթաթուղթը]։
paston-coach-against = Վերցրեք Ձեր բաժինը։ Նույն մաստը չունե՞ք. պարտադիր է [trump|հաղթաթուղթը]։
paston-coach-dropped = Պաս եք ասել. Ձեր թղթերը փակ են մինչև բաժանման ավարտը։

paston-keys-1 = հայտ կամ խաղ՝ ըստ մաստի
    .keys = S  C  D  H
paston-keys-2 = լավագույն ղառ
    .keys = B
paston-keys-3 = վիստ
    .keys = W
paston-keys-4 = հանձնվել՝ երկու անգամ
    .keys = Z
