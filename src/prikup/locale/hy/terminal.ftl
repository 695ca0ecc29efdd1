### Ինչ ասում է միայն տերմինալի սեղանը՝ ստեղները։

terminal-keys = Enter ընտրել  ? ցանկ  ⇧S հաշիվ  ⇧L վերջին  ⇧T պրիկուպ  ⇧C կիսել  ⇧U հետ  ⇧Q ելք
terminal-next = Enter՝ հաջորդ բաժանումը
terminal-close = Esc՝ հետ
terminal-log = Ինչ ասվեց
terminal-chosen = ընտրված է { $n }՝ 2-ից
terminal-open = O՝ բացել ձեռքերը, մինչև պաշտպանի խաղալը
terminal-claim = Բաժանել մնացածը ({ $left })
terminal-claim-keys = ← → խաղացող  ↑ ↓ վզյատկաներ  L բացել ձեռքը  Enter առաջարկել  Esc հետ
terminal-laid = ձեռքը բաց է
terminal-end = Ավարտե՞լ պարտիան հիմա և հաշվարկել։ Այս բաժանումը չի հաշվվի։ Y / N
terminal-leave = Լքե՞լ սեղանը։ Պարտիան կկորչի, եթե չի գրառվում։ Y / N
terminal-small = Տերմինալը չափազանց փոքր է. պետք է առնվազն 80 × 24

# Հայերեն ստեղնաշարի տառերը, որտեղ անգլերենն ունի qwertyuiop asdfghjkl zxcvbnm։
terminal-letters = քոեռտըւիօպասդֆգհճկլզղցվբնմ

## Ստեղների ցանկը։ Սեփական ստեղներ ունեցող խաղն ավելացնում է նույն ձևի տող՝ ԽԱՂ-help։

help-move = շարժվել, խաղալ կամ ասել
    .keys = ← → ↑ ↓  Enter
help-card = խաղալ այդ թուղթը (թուղթ, հետո մաստ S C D H)
    .keys = A S, T D, 1 0 D
help-bid = հայտ անել կամ ասել այդ պայմանագիրը, կամ այդքան միավոր
    .keys = 6 H, 7 N, 1 2 0
help-call = պաս, վիստ, կիսավիստ. սակարկելիս H՝ այստեղ
    .keys = P  W  H
help-misere = միզեր. մարյաժ
    .keys = M
help-look = նայել թղթերին կամ մթում հայտ անել
    .keys = L  B
help-open = բաց կամ փակ պաշտպանություն
    .keys = O  C
help-concede = հանձնվել, պրիկուպը հետ նետել
    .keys = X  Z
help-keep = չտալ միավորները, որ կարող եք տալ. բաժանել նորից
    .keys = K  R
help-answer = ընդունել առաջարկը կամ շարունակել խաղալ
    .keys = Y  N
help-discard = ընտրել դեն դնելու թուղթը. Enter-ը դեն է դնում երկուսը
    .keys = Space
help-sheet = հաշվեթերթ
    .keys = Shift S
help-trick = վերջին վզյատկան
    .keys = Shift L
help-talon = պրիկուպ
    .keys = Shift T
help-hint = հուշում
    .keys = Shift H
help-claim = առաջարկել բաժանել մնացածը
    .keys = Shift C
help-undo = հետարկել վերջին որոշումը
    .keys = Shift U
help-end = ավարտել պարտիան և հաշվարկել
    .keys = Shift E
help-leave = լքել սեղանը
    .keys = Shift Q
