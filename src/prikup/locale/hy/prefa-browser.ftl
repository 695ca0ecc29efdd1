### Հունական պրեֆան դիտարկիչի սեղանին։

prefa-size-start_pot = դրամարկղ { $value }
    .title = Դրամարկղ
    .note = Ինչով է սկսում ամեն մեկը. 10-ը կարճ պարտիա է
prefa-badge-undeclared = երեք պաս
    .note = Վերցրեք հնարավորինս քիչ վզյատկա
prefa-column-pot = դրամարկղ
prefa-column-till = ընդհանուր
prefa-talon-closed = Պրիկուպ՝ երկու փակ թուղթ
prefa-table-talon = Պրիկուպ
prefa-seat-rests = չի խաղում

prefa-turn-defend = Խաղո՞ւմ եք
    .theirs = Խաղում է, թե ոչ՝ { $who }
prefa-turn-along = Մյուսին Ձեզ հետ վերցնե՞լ
prefa-turn-decide = Մենա՞կ, թե՞ միասին

prefa-sure-concede = Հանձնվե՞լ
prefa-note-out = չեմ խաղում
prefa-note-each-tricks = պարտք { $tricks }, հատը { SIGNED($each) }
prefa-note-each-missing-tricks = պարտք { $tricks }, հատը { SIGNED($each) }
    պակասը −{ $missing }

prefa-log-take = { $me ->
    [who] վերցնում եք պրիկուպը
   *[none] վերցնում է պրիկուպը
}

prefa-outcome-undeclared = Բոլորը պաս ասացին։
prefa-entry-chips = { $me ->
    [who] { $on } վճարում է Ձեզ { prefa-chips }
    [on] Դուք վճարում եք { prefa-chips }, ստանում է { $who }
   *[none] { $on } վճարում է { prefa-chips }, ստանում է { $who }
}
prefa-chips = { $amount } ֆիշկա
prefa-cause-made = պայմանագիրը կատարված է
prefa-cause-failed = պայմանագիրը չի կատարվել
prefa-cause-overflow = ուրիշի դրամարկղից
prefa-cause-trick = վզյատկաներ
prefa-cause-short = պակաս վզյատկաներ
prefa-cause-partner = խաղընկերոջը
prefa-cause-aces = չորս տուզ
prefa-cause-polles = երեք պաս, խաղացված

prefa-coach-auction = Ամենաբարձր [bid|հայտը] մենակ է խաղում։ Ավագը պահում է այն, կրտսերը բարձրացնում։
prefa-coach-auction_rounds = Ամեն [bid|հայտ] մեկ աստիճան ավելի է. չորրորդ խոսքից այն կարելի է պահել։
prefa-coach-discard = Պրիկուպի երկու թուղթը Ձերն է, և ոչ ոք չի տեսել։ Երկուսը դեն դրեք։
prefa-coach-name = Ասեք առնվազն Ձեր հայտը։ Պակաս [trick|վզյատկան] լցնում է դրամարկղը և ֆիշկա արժե։
prefa-coach-defend = Խաղում եք՝ պարտք եք Ձեր [trick|վզյատկաները]։ Չեք խաղում՝ ոչինչ չեք կորցնի։
prefa-coach-declarer = Վերցրեք ոչ պակաս, քան ասել եք։ Նույն մաստը չունե՞ք. պարտադիր է [trump|հաղթաթուղթը]։
prefa-coach-against = Վերցրեք պարտքը։ Նույն մաստը չունե՞ք. պարտադիր է [trump|հաղթաթուղթը]։
prefa-coach-dropped = Դուք չեք խաղում. Ձեր թղթերը փակ են մինչև բաժանման ավարտը։
prefa-coach-all_pass = Ամեն մեկն իր համար, առանց [trump|կոզրի]։ Ավելի [trick|վզյատկաները] լցնում են դրամարկղը։
prefa-coach-rest = Չորսով խաղալիս բաժանողը [resting|հանգստանում է]. խաղում են մյուսները։

prefa-keys-1 = խաղում եմ կամ չեմ խաղում
    .keys = I  O
prefa-keys-2 = մենակ կամ երկուսով՝ մյուսին հետս վերցնել
    .keys = A  B
prefa-keys-3 = պահում եմ՝ կրկնել ամենաբարձր հայտը
    .keys = H
prefa-keys-4 = հայտարարել չորս տուզ
    .keys = A
prefa-keys-5 = եթե մնան
    .keys = R
prefa-keys-6 = հանձնվել՝ երկու անգամ
    .keys = Z
