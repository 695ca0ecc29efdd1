### Թղթերը, պայմանագրերը, խոսքերը, քանակները։ Խաղի սեփական խոսքերն իր ֆայլում են։

joint-list = ,{" "}
joint-group = .{" "}
joint-sentence = ։{" "}
joint-name = ՝{" "}

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7

contract-NT = { $level } ԱԿ

## Խոսքերը

call-pass = պաս
call-hold = այստեղ
call-misere = միզեր
call-misere-hand = միզեր առանց պրիկուպի
call-9-hand = ինն առանց պրիկուպի
call-raspasy = ռասպաս
call-blind = մթում
call-look = նայում եմ
call-whist = վիստ
call-half = կիսավիստ
call-open = բաց
call-closed = փակ
call-concede = հանձնվում է
call-throw = պրիկուպը հետ
call-keep = ոչ մեկին
call-yes = համաձայն եմ
call-no = խաղանք
call-withdraw = հետ եմ վերցնում

## Քանակները

count-cards = { $n } թուղթ
count-tricks = { $n } վզյատկա
count-points = { $n } միավոր
count-changes = { $n } փոփոխություն
