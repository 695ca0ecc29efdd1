### Ավստրիական պրեֆերանսի բառերը։

austrian-name = Ավստրիական պրեֆերանս

austrian-call-1 = ♣
austrian-call-2 = ♠
austrian-call-3 = ♦
austrian-call-4 = ♥
austrian-call-hold = իմն է
austrian-call-help = օգնում եմ

austrian-role-help = օգնում է
austrian-role-pass = պաս

austrian-ask-defend = Ձեր խոսքն է. օգնո՞ւմ եք
    .theirs = Օգնում է, թե պաս՝ { $who }

## Ընտրանքներ

austrian-option-ante = Մուծում
    .meaning = Ֆիշկաներ, որ բաժանումից առաջ ամեն խաղացողի համար դրվում են դրամարկղ։
austrian-option-dealer_pays = Վճարում է բաժանողը
    .meaning = Արդյոք բաժանողը վճարում է երեքի մուծումները։
austrian-option-raises = Բարձրացնելը
    .meaning = Հայտը կարող է լինել ցանկացած ավելի բարձր մա՞ստ, թե՞ միայն հաջորդը։
    .v-any = Ցանկացած
    .v-next = Հաջորդը
austrian-option-penalty = Տուգանք
    .meaning = Ֆիշկաներ, որ դրամարկղ են վճարում նրանք, ում վզյատկաները չեն հերիքում։
austrian-option-deals = Բաժանումներ
    .meaning = Քանի բաժանում ունի պարտիան։

austrian-preset-austrian = Ավստրիական
    .about = Ամեն մեկն իր մուծումն է վճարում, և հայտը կարող է լինել ցանկացած ավելի բարձր մաստ։
austrian-preset-austrian-dealer = Վճարում է բաժանողը
    .about = Բաժանողը վճարում է բոլորի համար, և հայտերը բարձրանում են մեկական։

## Հաշվեթերթը

austrian-account-chips = ֆիշկաներ
    .title = { $me ->
        [who] Ձեր ֆիշկաները
       *[none] Ֆիշկաներ՝ { $who }
    }
    .where = { SIGNED($amount) }, { $who }

austrian-reason-ante = մուծումներ
austrian-reason-unopposed = ոչ ոք չի օգնում
austrian-reason-tricks = { $counted }
austrian-reason-penalty = պակասում է { $missing }

austrian-kind-contract = Խաղ
austrian-kind-passed = Բոլորը պաս
austrian-said-help = { $who }՝ օգնում է
austrian-said-pass = { $who }՝ պաս
austrian-told = { $declarer }, { $contract }, { $said }. { $tricks }

## Ինչու ինչ-որ բան հնարավոր չէ

error-passed = թղթերը հավաքվել են. սպասվում է միայն passed
error-contract-austrian = { $given }՝ հայտ չէ. սպասվում է { $expected }
error-declarations-austrian = սպասվում է help կամ pass երկու պաշտպանից, նախ՝ ձախից
error-tricks-austrian-unhelped = ոչ ոք չի օգնում, ուստի վզյատկաներ չկան
error-tricks-austrian-passed = պաս ասածը ձեռքը դրել է և վզյատկա չի վերցնում
error-result-none-austrian = սպասվում է արդյունք, ինչպես 1 3 help pass 0 7 3, կամ passed
