### Ինչու ինչ-որ բան հնարավոր չէ խաղերի ընդհանուր կանոններով։

## Ցանկացած պահի

error-turn =
    .plain = Հիմա Ձեր հերթը չէ։
error-turn-offer = առաջարկն անում է այն խաղացողը, ում այն պատկանում է, ոչ թե { $seat } տեղը
error-turn-several = մի քանի տեղի հերթն է. նշեք by= { $seats }, ումն է «{ $given }»-ը
error-turn-unasked =
    .plain = Հիմա Ձեզնից ոչինչ չի սպասվում։
error-turn-legal = հիմա { $seat } տեղի հերթը չէ. ընտրեք match.turns()-ից մեկը
error-turn-bid =
    .plain = Հիմա սակարկելու Ձեր հերթը չէ։
error-phase =
    .plain = Դա հիմա հնարավոր չէ։
error-phase-undealt = խաղաթղթերը դեռ բաժանված չեն. նախ match.deal()
error-phase-dealt = խաղաթղթերը բաժանված են. { $seat } տեղի հերթն է
error-phase-draw = նախ որոշվում է, թե ով է առաջին բաժանողը
error-phase-deal = նախ բաժանվում են խաղաթղթերը
error-phase-result = «{ $given }»-ն այստեղ բաժանման արդյունք չէ
error-phase-discard = հիմա երկու խաղաթուղթ է դուրս դրվում
error-phase-name = հիմա հայտարարվում է պայմանագիր՝ վեցից տասը
error-phase-play = հիմա մեկ խաղաթուղթ է խաղարկվում
error-phase-answer = առաջարկին պատասխանում են այո կամ ոչ
error-over = խաղն ավարտվել է. այլևս ոչինչ չի ասվում և չի բաժանվում
error-unknown =
    .plain = Այդպիսի պատասխան այստեղ չկա։
error-unknown-card = { $why }
error-unknown-bid =
    .plain = Այդպիսի հայտ այստեղ չկա։
error-unknown-answer =
    .plain = Այդպիսի պատասխան այստեղ չկա։
error-unknown-division = «{ $given }»-ը բաժանում չէ. նշեք, թե ամեն տեղ քանիսն է վերցնում, ինչպես claim 3-1-0
error-world = այս խաղաթղթերը նորից բաժանված կլինեին

## Սակարկություն

error-look =
    .plain = Նախ նայեք Ձեր խաղաթղթերին կամ հայտ արեք առանց նայելու։
error-forced = առաջինը պետք է ասի { $bid }
error-forced-least = առաջինը պետք է ասի { $bid } կամ ավելին
error-reply = { $bid }-ն ասվում է միայն որպես պատասխան { $over }-ին
error-reply-own = { $bid } պատասխանում է միայն նա, ով ասել է { $own }
error-bound = ով ասել է { $bid }, ուրիշ հայտ չի անում
error-bound-hold = ով պարտադիր հայտ է արել, ուրիշ հայտ չի անում
error-first_bid = { $bid }-ը կարող է լինել միայն խաղացողի առաջին հայտը
error-raise =
    .plain = Ասեք { $high }-ից բարձր։
error-floor = ամենացածր հայտը հիմա { $floor } է
error-over_blind = ամենացածր հայտը հիմա { $floor } է
error-cap =
    .plain = { $bid }-ը հիմա չափազանց բարձր հայտ է։
error-cap-hold =
    .plain = { $high }-ը չափազանց բարձր է հիմա կրկնելու համար։
error-senior =
    .plain = Հիմա կարող եք միայն կրկնել { $high } կամ ասել պաս։
error-senior-next =
    .plain = Հիմա կարող եք միայն կրկնել { $high } կամ ասել պաս։
error-next = հիմա կարելի է ասել միայն { $bid }
error-hold = հավասար հայտն այստեղ չի խաղացվում. բարձրացրեք կամ ասեք պաս
error-hold-nothing = դեռ չկա հայտ, որ կրկնվի
error-hold-special = { $high }-ը ոչ ոք չի կարող կրկնել
error-hold-first = ամենաբարձր հայտը կարող է կրկնել միայն շրջանի առաջին խոսողը
error-hold-last_two = վերջին երկուսից կրկնում է միայն նա, ով հերթով առաջ է
error-hold-senior = հերթով հետո եղողի հայտը կրկնում է միայն առաջ եղողը
error-hold-first_round = հայտը կարելի է կրկնել միայն երկրորդ շրջանից
error-hold-again = հենց նոր կրկնված հայտը նորից չի կրկնվում

## Փոխանակում և պայմանագիր

error-discard_count =
    .plain = Դուրս է դրվում ուղիղ երկու խաղաթուղթ։
error-floor-bid = { $contract }-ը ցածր է { $floor } հայտից
error-concede = այստեղ պայմանագրից չեն հրաժարվում

## Խաղաթղթեր

error-not_held =
    .plain = Այդ խաղաթուղթը չունեք։
error-follow =
    .plain = Պետք է նույն մաստից խաղաք՝ { $suit }։
error-ruff =
    .plain = Այդ մաստից չունեք և պետք է հաղթաթուղթ խաղաք՝ { $suit }։
error-beat =
    .plain = Կարող եք ավելի բարձր խաղաթուղթ դնել, ուրեմն պետք է։
error-claim_time = մնացածը կարելի է բաժանել միայն այն պահին, երբ սեղանին խաղաթուղթ չկա
error-claim_who =
    .plain = Հիմա ոչ մի խաղաթղթի համար Դուք չեք որոշում։
error-claim_again = յուրաքանչյուր անգամ մեկ առաջարկ
error-claim_sum =
    .plain = Գումարը չի համընկնում. մնացել է { $left }։
error-withdraw =
    .plain = Առաջարկը կարող է հետ վերցնել միայն այն անողը։
