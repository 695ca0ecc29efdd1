### Խաղացված բաժանումների վերլուծությունը. ինչ արժեցավ ամեն որոշում և ինչն էր բախտ։ Բրաուզերում և հրամանի տողում։

review-title = Վերլուծություն
review-deal = Բաժանում { $number }
review-better = { $best } ավելի լավ է, քան { $played }, հայտնի տվյալներին համապատասխանող 100 դասավորությունից { $share }-ում, և միջինը { $amount } ավելի է բերում
review-amount-whists = { $n } վիստ
review-amount-chips = { $n } ֆիշկա
review-amount-points = { $n } միավոր
review-verdict-ok = սխալ չկա
review-verdict-mistake = սխալ
review-verdict-blunder = կոպիտ սխալ
review-verdict-forced = ընտրություն չկա
review-known = ըստ հայտնիի
review-open = բաց քարտերով
review-open-lost = Այս դասավորությամբ կորցրեց { $amount }։
review-open-none = Այս դասավորությամբ ոչինչ չկորցրեց։
review-none = Սխալներ չեն գտնվել
review-count = { $n ->
    [one] { $n } սխալ
   *[other] { $n } սխալ
}
review-luck = Բախտ
review-skill = Վարպետություն
review-own = Դրանից սեփական որոշումները
review-result = Արդյունք
review-adds = Բախտն ու վարպետությունը միասին տալիս են արդյունքը՝ հաշված սեղանի միջինից։ Բախտը այն է, ինչ փոխեցին քարտերը, վարպետությունը՝ ինչ փոխեցին որոշումները. չափը այն է, թե ինչպես կշարունակեր մշտական բոտը։
review-less = Մեկ քայլ հետ
review-more = Մեկ քայլ առաջ
review-next = Հաջորդ սխալը
review-try = Որոշում է { $who }. ի՞նչ կանեիք դուք
review-answer = Ցույց տալ պատասխանը
review-yours = Ձեր ընտրությունը՝ { $what }
review-best = լավագույնը
review-equal = նույնքան լավ
review-lost = −{ $n }
review-paste = Տեղադրեք գրառման տեքստը
review-start = Վերլուծել
review-about = Ամեն հայտ և ամեն քարտ գնահատվում է ըստ նրա, ինչ խաղացողը կարող էր իմանալ. կողքին երևում է, թե ինչն էր լավագույնը այս դասավորությամբ։
review-thinking = Բաժանումը վերլուծվում է…
review-all = Բոլոր բաժանումները
review-plot = Բախտ և վարպետություն ըստ բաժանումների
error-review-slow = բաժանման վերլուծությունը չափազանց երկար է տևում
