### Մրցաշարեր՝ նույն բաժանումները բոլորի համար։ Միայն մրցաշարերի էջերում։

daily-lead = Նույն ութ բաժանումները բոլորի համար՝ նույն բոտերի դեմ, օրվա ցանկացած ժամի։ Երբ օրն ավարտվի, կտեսնեք, թե ինչպես են խաղացել ուրիշները։
daily-today = Օրվա մրցաշարերը
daily-title = Մրցաշարեր, { $day }
daily-none = Այդ օրը ոչ ոք մրցաշար չի խաղացել։
daily-before = Արդյունքները՝ { $day }

tournament-title = Մրցաշար
tournament-of-day = { $game }. մրցաշար, { $day }
tournament-about = Բոլորը ստանում են նույն խաղաթղթերը և խաղում նույն բոտերի դեմ ({ $bot })։ Ուրիշների խաղը փակ է մինչև մրցաշարի փակվելը. հետո ամեն բաժանում համեմատվում է։
tournament-open-until = Բաց է մինչև { $at }։
tournament-closed-at = Փակվել է՝ { $at }։
tournament-opens-at = Կբացվի՝ { $at }։
tournament-count = { $n ->
    [0] Դեռ ոչ ոք չի ավարտել։
    [one] Ավարտել է { $n } խաղացող։
   *[other] Ավարտել է { $n } խաղացող։
}
tournament-play = Խաղալ մրցաշարը
tournament-results = Արդյունքներ
tournament-sealed = Դուք խաղացել եք բոլոր բաժանումները։ Տեղերը և ուրիշների խաղը կերևան այստեղ՝ { $at }։
tournament-rank = Ձեր տեղը՝ { $rank }, ընդամենը՝ { $of }։
tournament-link = Ուղարկեք այս հղումը
tournament-how = Բոլոր խաղաթղթերը ստացվում են մեկ գաղտնի թվից։ Դրա մատնահետքը ցույց է տրվում սկզբից, ուստի սերվերը չի կարող հետո փոխել խաղաթղթերը. թիվը ցույց է տրվում, երբ մրցաշարը փակվում է։ Այդ ժամանակ ստուգեք ձեր սեղանը կամ օգտագործեք prikup verify։
tournament-secret = Գաղտնի թիվը
tournament-bot-version = Բոտեր՝ { $bot }, տարբերակ { $version }։ Բոլոր սեղաններում նույն խաղին նույն կերպ են պատասխանում։
tournament-standings = Տեղեր
tournament-columns = Միավոր՝ որքանով է արդյունքը բարձր նույն խաղաթղթերով մյուս բոլորի միջինից, ներառյալ բոտը։
tournament-accounts = Հաշվով
tournament-guests = Հյուրեր
tournament-place = Տեղ
tournament-player = Խաղացող
tournament-set = Թղթեր
tournament-result = Արդյունք
tournament-against-bots = Բոտից վեր
tournament-score = Միավոր

announce-title = Ձեր մրցաշարը
announce-lead = Ակումբի կամ ընկերների համար. ընտրեք կանոնները, բաժանումները և ժամերը և ուղարկեք հղումը։ Մինչև փակվելը ոչ ոք չի տեսնում ուրիշների խաղը։
announce-name = Մրցաշարի անունը
announce-deals = Բաժանումների թիվը
announce-opens = Բացվում է
announce-closes = Փակվում է
announce-send = Հայտարարել
