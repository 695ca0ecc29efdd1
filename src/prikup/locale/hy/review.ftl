### Խաղացված բաժանումների վերլուծությունը. ինչ արժեցավ ամեն որոշում և ինչն էր բախտ։ Դիտարկիչում և հրամանի տողում։

review-title = Վերլուծություն
review-deal = Բաժանում { $number }
review-figures = Ավելի լավ է { $best }՝ 100 դասավորությունից { $share }-ում, միջինը՝ { $amount }։
review-better = { $best } ավելի լավ է, քան { $played }, 100 դասավորությունից { $share }-ում, որոնք համապատասխանում են հայտնի տվյալներին, և միջինը { $amount } ավելի է բերում
review-amount-whists = { $n } վիստ
review-amount-chips = { $n } ֆիշկա
review-amount-points = { $n } միավոր
review-verdict-ok = սխալ չկա
review-verdict-mistake = սխալ
review-verdict-blunder = կոպիտ սխալ
review-verdict-forced = ընտրություն չկա
review-known = ըստ հայտնիի
review-open = բաց թղթերով
review-open-lost = Այս դասավորությամբ կորցրեց { $amount }։
review-open-none = Այս դասավորությամբ ոչինչ չկորցրեց։
review-unjudged = Վերլուծելու բան չկա. հայտնի է միայն արդյունքը, ո՛չ սակարկությունը, ո՛չ թղթերը
review-unjudged-deals = Չեն վերլուծվել, որովհետև հայտնի է միայն արդյունքը՝ { $deals }
review-none = Սխալներ չեն գտնվել
review-count = { $n } սխալ
review-luck = Բախտ
review-skill = Վարպետություն
review-own = Դրանից՝ սեփական որոշումները
review-result = Արդյունք
review-adds = Բախտն ու վարպետությունը միասին տալիս են արդյունքը՝ հաշված սեղանի միջինից։ Բախտն այն է, ինչ փոխեցին թղթերը, վարպետությունը՝ ինչ փոխեցին որոշումները. երկուսն էլ չափվում են նրանով, թե ինչպես կշարունակեր մշտական բոտը։
review-less = Մեկ քայլ հետ
review-more = Մեկ քայլ առաջ
review-next = Հաջորդ սխալը
review-try = { $me ->
    [who] Որոշում եք Դուք. ի՞նչ կանեիք հիմա
   *[none] Որոշում է { $who }. ի՞նչ կանեիք Դուք
}
review-answer = Ցույց տալ պատասխանը
review-hands = Բացել թղթերը
    .close = Փակել թղթերը
review-asked = Տեսնում եք այն, ինչ տեսնում էր խաղացողը։ Պատասխանեք սեղանին. սեղմեք թուղթը կամ խոսքը։
review-yours = Ձեր ընտրությունը՝ { $what }
    .best = Ձեր ընտրությունը՝ { $what }։ Ճիշտ է։
    .lost = Ձեր ընտրությունը՝ { $what }։ Սխալ է. կորցնում է { $amount }։
review-best = լավագույնը
review-equal = նույնքան լավ
review-lost = −{ $n }
review-paste = Տեղադրեք գրառման տեքստը
review-start = Վերլուծել
review-about = Ամեն խոսք և ամեն թուղթ գնահատվում է ըստ նրա, ինչ խաղացողը կարող էր իմանալ. կողքին երևում է, թե ինչն էր լավագույնն այս դասավորությամբ։
review-thinking = Բաժանումը վերլուծվում է…
review-all = Բոլոր բաժանումները
review-seat = Ում աչքերով
review-kept = Ձեր սխալները խնդիրների մեջ են
review-plot = Բախտ և վարպետություն՝ բաժանում առ բաժանում
