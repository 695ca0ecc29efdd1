### Ինչպես կարելի է գրել այն, ինչ շարժիչը կոչում է մեկ բառով՝ ստորակետներով բաժանված. խոսքեր, արդյունքներ, մաստեր։

typed-S = ղառ
typed-C = խաչ
typed-D = քյափ
typed-H = սիրտ
typed-NT = ԱԿ, առանց կոզրի

## Ինչ է ասվում

typed-pass = պաս
typed-hold = այստեղ, պահում եմ
typed-misere = միզեր
typed-whist = վիստ
typed-half = կես, կիսավիստ
typed-open = բաց
typed-closed = փակ
typed-yes = այո
typed-no = ոչ
typed-discard = դեն
typed-name = պայմանագիր
typed-look = նայել
typed-blind = մթում

## Արդյունքներ

typed-raspasy = ռասպաս
typed-concede = առանց երեքի
typed-surrender = հանձնվել
typed-misdeal = սխալ
typed-redeal = վերաբաժանում
typed-throw = հետ
typed-made = կատարված
typed-talon = պրիկուպ
typed-aid = օգնություն
typed-marriages = մարյաժներ
typed-trump = հաղթաթուղթ
typed-last = վերջին
typed-tricks = վզյատկաներ
