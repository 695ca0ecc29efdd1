### Հունական պրեֆան սեղանին։

prefa-name = Հունական պրեֆա

prefa-call-hold = պահում եմ
    .native = έχω
prefa-call-in = խաղում եմ
    .native = παίζω
prefa-call-out = պաս
    .native = πάσο
prefa-call-alone = մենակ
    .native = μόνος
prefa-call-along = միասին
    .native = μαζί
prefa-call-tagrafo = եթե մնան
    .native = άμα μείνουν
prefa-call-aces = չորս տուզ
    .native = άσοι
prefa-call-concede = հանձնվել
prefa-call-all_pass = երեք պաս
prefa-call-polles = երեք պաս, խաղացված

prefa-ask-defend = Ձեր խոսքն է. խաղո՞ւմ եք
    .theirs = Խոսքը՝ { $who }

prefa-role-in = խաղում է
prefa-role-out = չի խաղում
prefa-role-alone = մենակ
prefa-role-along = 2-ի համար
prefa-role-taken = վերցված

## Ինչ է բերում կամ արժե ընտրածը

prefa-stake-tricks = պարտք { $n }
prefa-stake-each = հատը { SIGNED($n) }
prefa-stake-missing = պակասը { $n }
prefa-stake-pot = դրամարկղ { SIGNED($n) }
prefa-stake-chips = վճարել { $n }

prefa-help = խաղում եմ, չեմ խաղում, մենակ, միասին. A՝ չորս տուզ, T՝ եթե մնան
    .keys = I  O  A  T

## Ինչու ինչ-որ բան հնարավոր չէ

error-unknown-prefa-10NT = տասն առանց կոզրի այստեղ չի խաղացվում
error-aces-prefa = չորս տուզն այստեղ չի հայտարարվում
error-aces_again = չորս տուզն արդեն հայտարարված է
error-all_pass = երեք պասն այստեղ խաղացվում է. սպասվում է polles
error-all_pass-thrown = երեք պասից հետո այստեղ թղթերը հավաքվում են, չեն խաղացվում
error-contract-prefa = «{ $given }»՝ պայմանագիր չէ. սպասվում է, օրինակ, 7H կամ 6NT
error-contract-prefa-10NT = { $contract }՝ այստեղ չի խաղացվում
error-declarer-prefa-passed = երեք պասից հետո խաղարկող և պայմանագիր չկա
error-declarations-prefa-word = «{ $given }»՝ պաշտպանությունն այդպիսի բան չի ասում. սպասվում է in, out, alone կամ along, կամ վզյատկաներ
error-declarations-prefa-silent = պաշտպանությունն այստեղ ոչինչ չի ասում. եկել է { $given }
error-tricks-prefa-out = «{ $given }»՝ երկուսն էլ չեն խաղում, և ոչինչ չի խաղացվել. վզյատկաներ չեն սպասվում
error-tricks-prefa-each = «{ $given }»՝ ամեն պաշտպան պատասխանում է իր վզյատկաների համար. սպասվում է թիվ ամեն տեղի համար
error-tricks-prefa-dropped = { $seat } տեղը հրաժարվել է. այն վզյատկա վերցնել չի կարող
error-result-none-prefa = այստեղ սպասվում է արդյունք, ինչպես 0 7H in in 7 2 1 կամ all_pass
error-result-prefa-concede = «{ $given }»՝ սպասվում է խաղարկող և հայտ, ինչպես concede 0 7H

## Ինչպես կարելի է գրել խոսքերը

prefa-typed-hold = պահում եմ, նույնը
prefa-typed-out = չեմ խաղում
prefa-typed-in = խաղում եմ
prefa-typed-alone = մենակ
prefa-typed-along = միասին
prefa-typed-aces = տուզեր, չորս տուզ
prefa-typed-all_pass = երեք պաս
prefa-typed-polles = երեք պաս խաղացված
