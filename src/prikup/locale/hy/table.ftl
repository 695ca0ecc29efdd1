### Սեղանի խոսքերը։ Խաղի սեփական հարցերը, դերերն ու խոսքերն իր ֆայլում են։

table-you = Դուք
table-dealer = բաժանող
table-deal = բաժանում { $number }
table-deal-of = բաժանում { $number }՝ { $last }-ից
table-time-left = ևս { $minutes } րոպե
table-time-over = ժամանակը սպառվել է
table-now = Այժմ
table-talon = Պրիկուպ
table-no-target = առանց պուլյայի
table-rules = { $preset }, { count-changes }
table-declarer = { $who }՝ { $what }
table-trump = հաղթաթուղթը՝ { $suit }
table-needs = { $taken } / { $needs } վզյատկա
table-against = պաշտպանության պարտքը՝ { $n }
table-no-trick = ոչ մի վզյատկա
table-few = վերցրեք հնարավորինս քիչ վզյատկա
table-takes = վզյատկան
table-rests = բաժանում եք և հանգստանում
table-plays-yours = Ձեր թղթերով խաղում է՝ { $who }
table-plays-for = Խաղում եք Դուք, թղթերը՝ { $who }
table-follow = նույն մաստից՝ { $suit }
table-shown = սրանցից { count-cards }
table-redealt = թղթերը բաժանվում են նորից
table-gives = թուղթ է տալիս՝ { $who }
table-nothing = Ոչինչ չի գրվում։
table-written = { $number }-րդ բաժանումը գրված է
table-settled = Պարտիան ավարտվեց
table-last-trick = Վերջին վզյատկան
table-no-last-trick = դեռ ոչ մի վզյատկա չի խաղացվել
table-no-talon = պրիկուպը դեռ չի բացվել
table-undone = Վերջին որոշումը հետ է վերցված։

## Ում հերթն է, ըստ հարցի. կարդացողինը և ուրիշինը

ask-bid = Ձեր խոսքն է
    .theirs = Խոսքը՝ { $who }
ask-discard = Ընտրեք դեն դնելու երկու թուղթ
    .theirs = Դեն է դնում՝ { $who }
ask-name = Ասեք պայմանագիրը
    .theirs = Պայմանագիրն ասում է՝ { $who }
ask-defend = Ձեր խոսքն է. վի՞ստ, թե՞ պաս
    .theirs = Վիստ կամ պաս՝ { $who }
ask-play = Ձեր հերթն է
    .theirs = Խաղում է՝ { $who }
ask-lead = Ձեր քայլն է
ask-answer = { $who }՝ առաջարկ { $offer }։ Համաձա՞յն եք։
    .theirs = Պատասխանում է՝ { $who }
ask-look = Նայո՞ւմ եք Ձեր թղթերին, թե՞ հայտ եք անում մթում
ask-mode = Պաշտպանվում եք բա՞ց, թե՞ փակ
ask-dealer = Վի՞ստ երկու պաշտպանի փոխարեն, թե՞ պաս
ask-give = Մյուսներին մեկական թուղթ տվեք
    .theirs = Թղթեր է տալիս՝ { $who }

## Դերերը

role-declarer = խաղարկող
role-defender = պաշտպան
role-whister = վիստ
role-passer = պաս
role-half = կիսավիստ

## Խոսքերն ու գործերը, ինչպես սեղանն է դրանք պատմում կամ առաջարկում

table-call-concede = հանձնվել
table-call-throw = պրիկուպը հետ նետել
table-call-keep = ոչ մեկին չտալ
table-call-start = պարտիան սկսվեց
table-call-draw = քաշում է
table-call-deals = առաջինն է բաժանում
table-call-discard = երկու թուղթ դեն է դնում
table-call-take = վերցնում է պրիկուպը
table-call-claim = առաջարկում է
table-call-lay = բացում է ձեռքը և առաջարկում
