### Գրառումներ ուրիշների ձևաչափերով. ինչու մեկը չի կարդացվում կամ գրվում, և դրանից ինչ է դուրս մնացել։

error-format-unknown = «{ $given }»՝ այստեղ ծանոթ գրառման սկիզբ չէ. սպասվում է սրանցից մեկը՝ { $expected }
error-format-name = «{ $given }»՝ ձևաչափ չէ. սպասվում է սրանցից մեկը՝ { $expected }
error-format-none = բաժանում չկա
error-format-number = «{ $given }» բաժանումը չկա. սպասվում է 1-ից { $last }
error-format-game = ոչ մի խաղում չեն բաժանում { $hands } թղթանոց ձեռքեր և { $talon } թղթանոց պրիկուպ
error-format-open = { $number } բաժանումը { $count }-ից մինչև վերջ չի խաղացվել, ուստի գրառման մեջ դրանից հետո ոչինչ լինել չի կարող. վերցրեք միայն մեկ բաժանում
error-format-dealer = բաժանում է { $seat } տեղը, բայց կանոններով պիտի բաժաներ { $found } տեղը. վերցրեք միայն մեկ բաժանում
error-format-three = թղթերով { $count } խաղացող. սպասվում է երեքը, որոնց ձեռքերը պրիկուպից մեծ են
error-format-inherits = # նշանը փոխարինում է նախորդ բաժանման { $tag } պիտակին, որը չկա
error-format-lacks = { $tag } պիտակը չկա
error-format-comment = մեկնաբանությունը փակված չէ. սպասվում է {"}"}
error-format-deal = «{ $given }»՝ բաժանում չէ. սպասվում է N E S W տեղերից մեկը, երկու կետ և չորս ձեռք
error-format-hands = «{ $given }»՝ { $count } ձեռք. սպասվում է չորսը
error-format-place = «{ $given }»՝ այնտեղ ոչ ոք չի խաղում. սպասվում է ձեռքի տեղ՝ N E S W-ից
error-format-twice = { $card } այստեղ երկու անգամ է
error-format-sizes = { $given } թղթանոց ձեռքեր. սպասվում են երեք հավասարը և ավելի փոքր պրիկուպ
error-format-talon = «{ $given }»՝ այս բաժանման պրիկուպը չէ
error-format-seats = խաղում են ուրիշ մարդիկ, քան առաջին բաժանման մեջ. սպասվում է { $names }
error-format-fields = «{ $given }»՝ { $count } դաշտ. սպասվում է 14-ը փակագծերում, կամ 4-ը, եթե բոլորը պաս են ասել (P,P,P)
error-format-field = «{ $given }»՝ բաժանումն այդպիսի բան չի ասում, { $field }
error-format-round = «{ $given }»՝ շրջանը հակառակ ուղղությամբ է, քան առաջին բաժանման մեջ
error-format-whole = սպասվում են տասը թղթանոց երեք ձեռք և երկու թղթանոց պրիկուպ, բոլորը հայտնի
error-format-players-three = { $count } խաղացող. սպասվում է երեքը
error-format-serbian = սերբական խաղն այս բաժանման համար բառ չունի. սպասվում է վեց վզյատկա կամ միզեր, ամբողջ պաշտպանությունը կամ ոչ մեկը, և բոլոր թղթերը խաղացված
error-format-call = «{ $given }»՝ արձանագրության խոսք չէ
error-format-players = սրանից առաջ եղած բաժանումներն ուրիշ թվով խաղացողներ ունեն
error-format-block = «{ $given }»՝ իր տեղում չէ. բաժանումը begin-ից մինչև end է
error-format-word = «{ $given }»՝ բաժանման տողի սկիզբ չէ. սպասվում է սրանցից մեկը՝ { $expected }
error-format-values = { $given }՝ { $found } արժեք. սպասվում է { $count }
error-format-end = այս բաժանումն ավարտ չունի
error-format-once = { $word }՝ չկա կամ մեկից ավելի է
error-format-one = «{ $given }»՝ սպասվում է { $expected }
error-format-card = «{ $given }»՝ թուղթ չէ. սպասվում է 7 8 9 10 J Q K A-ից մեկը և մաստ՝ s c d h-ից
format-left = դուրս մնաց՝ { $what ->
    [typed] արդյունք առանց թղթերի
    [comments] մեկնաբանություններ
    [seeds] խառնումների պատահական թվերը
    [moves] խոսքերն ու խաղը
    [auction] սակարկությունը, որն այնտեղ ուրիշ է
    [play] խաղը
    [doubled] ինչ կրկնապատկվել է
    [score] արժեքն ու հաշիվը
    [defence] դեն դրվածն ու պաշտպանության խոսքերը
   *[other] { $what }
}
format-left-deals = { $left } (բաժանումներ { $deals })
