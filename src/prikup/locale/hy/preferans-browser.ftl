### Ռուսական պրեֆերանսը դիտարկիչի սեղանին։

preferans-size-target = պուլյա { $value }
    .title = Պուլյա
    .note = 10-ը կարճ պարտիա է, 20-ը՝ երկար
preferans-badge-undeclared = ռասպաս
    .note = [all_pass|Վերցրեք հնարավորինս քիչ վզյատկա]
preferans-badge-plays-misere = { $me ->
    [who] Խաղում եք [misere|միզեր]
   *[none] { $who } խաղում է [misere|միզեր]
}
preferans-column-pool = պուլյա
preferans-column-hill = սար
preferans-column-whists = վիստեր

preferans-turn-defend = Ձեր խոսքն է. [whist|վի՞ստ], թե՞ պաս
    .theirs = Վիստ կամ պաս՝ { $who }
preferans-turn-dealer_whist = Հանգստանում եք. [whist|վի՞ստ], թե՞ պաս
    .theirs = Վիստ կամ պաս՝ { $who }
preferans-turn-open = Պաշտպանվում եք [open_play|բա՞ց], թե՞ [closed_play|փակ]
    .theirs = Բաց կամ փակ՝ { $who }
preferans-turn-dummy = Պաս ասածի ձեռքը դարձնե՞լ [dummy|բաց ձեռք]
    .theirs = Բաց կամ փակ՝ { $who }
preferans-turn-look = Նայո՞ւմ եք Ձեր թղթերին, թե՞ հայտ անում [blind|մթում]
preferans-turn-aid = Ձեր պուլյան լիքն է. ո՞ւմ եք տալիս [aid|միավորները]
    .theirs = Միավոր է տալիս՝ { $who }

preferans-label-concede = { $n ->
    [2] առանց երկուսի
   *[other] առանց երեքի
}
preferans-label-dummy-open = Բացել այդ ձեռքը
preferans-panel-open-dummy = Բացել ձեռքը
preferans-sure-concede = Հանձնվե՞լ
preferans-sure-throw = Խաղա՞լ առանց պրիկուպի

## Ինչ է բերում կամ արժե պատասխանը, տող առ տող

preferans-note-pass = չեմ խաղում
preferans-note-look = հայտ սովորականի պես
preferans-note-blind = հաշվվում է վեց, դրանից բարձր է միայն յոթը
preferans-note-open = խաղում եք երկու ձեռքն էլ
    .dummy = խաղում եք Դուք, թղթերը՝ { $who }
preferans-note-closed = ամեն մեկն իր ձեռքը
preferans-note-half-whists = { SIGNED($whists) } վիստ
    առանց խաղի
preferans-note-whist-each = { SIGNED($each) } ամեն վզյատկան
    առանց ռիսկի
preferans-note-whist-each-tricks = պետք է { $tricks }, ամեն մեկը { SIGNED($each) }
preferans-note-whist-each-missing-tricks = պետք է { $tricks }, ամեն մեկը { SIGNED($each) }
    ռիսկը՝ սար { SIGNED($missing) }

## Ինչ եղավ

preferans-log-throw = { $me ->
    [who] պրիկուպը հետ եք նետում
   *[none] պրիկուպը հետ է նետում
}
preferans-log-keep = { $me ->
    [who] միավորները ոչ մեկին չեք տալիս. դրանք կորչում են
   *[none] միավորները ոչ մեկին չի տալիս. դրանք կորչում են
}
preferans-log-concede = { $me ->
    [who] հանձնվում եք
   *[none] հանձնվում է
}
preferans-log-aid = { $me ->
    [who] տալիս եք { count-points }, ում՝ { $on }
    [on] Ձեզ տալիս է { count-points }
   *[none] տալիս է { count-points }, ում՝ { $on }
}

## Ինչ գրվեց բաժանումից և ինչու

preferans-outcome-undeclared = Ռասպաս։
preferans-entry-whists = { $me ->
    [who] Դուք գրում եք { preferans-whists }, ում վրա՝ { $on }
    [on] { $who } Ձեզ վրա գրում է { preferans-whists }
   *[none] { $who } գրում է { preferans-whists }, ում վրա՝ { $on }
}
preferans-whists = { $amount } վիստ
preferans-cause-remiz = [remiz|պակաս վզյատկաներ]
preferans-cause-undertrick = [undertrick|վիստը չի կատարվել]
preferans-cause-aid = [aid|ամերիկյան օգնություն]
preferans-cause-overflow = պուլյայից ավելի
preferans-cause-whist = [whists|վիստեր]
preferans-cause-half_whist = [half_whist|կիսավիստ]
preferans-cause-consolation = [consolation|կոնսոլացիա]
preferans-cause-raspasy = [all_pass|ռասպաս]
preferans-cause-raspasy_zero = [all_pass|ռասպաս առանց վզյատկայի]
preferans-cause-raspasy_dealer = [all_pass|ռասպաս, բաժանողը]
preferans-cause-misere_made = [misere|միզերը կատարված է]
preferans-cause-misere_caught = [misere|միզերը բռնված է]
preferans-cause-concede = [without_three|հանձնվել է]
preferans-cause-misdeal = սխալ բաժանում
preferans-cause-talon_throw = պրիկուպը հետ է նետվել
preferans-cause-talon_bonus = հավելավճար պրիկուպի համար

## Տալու միավորները

preferans-give-title = Տալու միավորներ
preferans-give-room = տեղ կա { $n }-ի համար
preferans-give-less = Մեկ միավոր պակաս
preferans-give-more = Մեկ միավոր ավելի
preferans-give-writes = { $who }՝ պուլյա { SIGNED($n) }։ Դուք գրում եք { preferans-whists }, ում վրա՝ { $who }։
preferans-give-keep = Չտալ. { count-points } կորչում է
preferans-give = Տալ

## Ինչի մասին է ամեն պահը՝ ոչ ավելի, քան քսան բառով

preferans-coach-auction = Ամենաբարձր [bid|հայտը] խաղում է երկուսի դեմ և ստանում [talon|պրիկուպը]։ Քանի՞ [trick|վզյատկա] կվերցնեք։
preferans-coach-others = Ամենաբարձր [bid|հայտը] խաղում է երկուսի դեմ և ստանում [talon|պրիկուպը]։ Բոլորը պաս՝ [all_pass|ռասպաս]։
preferans-coach-discard = [talon|Պրիկուպի] երկու թուղթը Ձերն է։ Դեն դրեք երկու ամենաքիչ պետքականը։
preferans-coach-name = Ասեք, թե ինչ եք խաղալու՝ առնվազն Ձեր հայտը։ Պակաս [trick|վզյատկաները] թանկ արժեն։
preferans-coach-whist = [whist|Վիստ], եթե պաշտպանները կվերցնեն պարտք վզյատկաները։ [pass|Պասը] ոչինչ չարժե։
preferans-coach-open = Բաց՝ երկու պաշտպանի թղթերն էլ խաղում եք Դուք։ Փակ՝ ամեն մեկն իրենն է խաղում։
preferans-coach-declarer = Վերցրեք ոչ պակաս, քան ասել եք։ Նույն մաստը չունե՞ք. պարտադիր է [trump|հաղթաթուղթը]։
preferans-coach-defend = Վերցրեք հնարավորինս շատ։ Նույն մաստը չունե՞ք. պարտադիր է [trump|հաղթաթուղթը]։
preferans-coach-declarer_nt = Վերցրեք ոչ պակաս, քան ասել եք։ Հաղթաթուղթ չկա. վերցնում է մաստի ամենաբարձրը։
preferans-coach-defend_nt = Վերցրեք հնարավորինս շատ։ Հաղթաթուղթ չկա. վերցնում է մաստի ամենաբարձրը։
preferans-coach-passer_open = Ձեր թղթերը բաց են. դրանք Ձեր փոխարեն խաղում է [whister|վիստողը]։
preferans-coach-passer = Դուք չեք խաղում. մինչև բաժանման ավարտն անելիք չունեք։
preferans-coach-misere = [misere|Միզեր]. ոչ մի վզյատկա մի՛ վերցրեք։ Խաղացեք մյուսների թղթերից ցածր։
preferans-coach-catch = [catch|Բռնեք] միզերը. վզյատկա տվեք խաղարկողին։ Պաշտպանների թղթերը բաց են։
preferans-coach-catch_shown = [catch|Բռնեք] միզերը. վզյատկա տվեք խաղարկողին։ Ցույց տրվածից երկուսն այլևս չկա։
preferans-coach-all_pass = [all_pass|Ռասպաս]. ամեն մեկն իր համար։ Վերցրեք քիչ [trick|վզյատկա]. ամեն մեկն արժե։
preferans-coach-answer = Համաձայնեք, եթե այդպես էլ կլիներ։ Մեկ մերժում, և խաղը շարունակվում է։
preferans-coach-rest = Չորսով խաղալիս բաժանողը [resting|հանգստանում է]։ Դուք տեսնում եք այն, ինչ բաց է։
preferans-coach-blind = [blind|Մթում] հայտն արվում է մինչև նայելը։ Հաշվվում է վեց. բարձր է միայն յոթը։
preferans-coach-dummy = [dummy|Բաց ձեռք]՝ պաս ասածի թղթերն էլ խաղում եք Դուք։ Փակ՝ ամեն մեկն իրենը։
preferans-coach-dealer_whist = [whist|Վիստ]՝ խաղում եք պաշտպանների բաց ձեռքերը. վճարվում է, պակասը ոչինչ չարժե։
preferans-coach-aid = Տված ամեն միավորը գնում է նրա պուլյան, և Դուք նրա վրա գրում եք տասը [whists|վիստ]։

## Ստեղները

preferans-keys-1 = միզեր. հետո խաղ առանց պրիկուպի
    .keys = M
preferans-keys-2 = մինչև նայելը՝ նայել կամ մթում հայտ անել
    .keys = L  B
preferans-keys-3 = հանձնվել, պրիկուպը հետ նետել՝ երկու անգամ
    .keys = X  Z
preferans-keys-4 = սակարկելիս՝ առանց թվի՝ այստեղ. վիստելիս՝ կիսավիստ
    .keys = H
preferans-keys-5 = վիստ
    .keys = W
preferans-keys-6 = բաց կամ փակ. O-ն բացում է նաև առանց հարցի
    .keys = O  C
preferans-keys-7 = տալու միավորներ՝ ավելի, պակաս, տալ, չտալ
    .keys = +  −  G  K
