### Armenian, begun: what is not here is said in English.

language = Հայերեն
    .stop = ։
close = Փակել
back = Հետ
home-continue = Շարունակել
home-game = Խաղ
home-rules = Կանոններ
home-guest = Հյուր
home-set-table = Նոր սեղան
home-glossary = Բառարան
home-deal = Սկսել
settings-title = Կարգավորումներ
settings-language = Լեզու
settings-sound = Ձայն
settings-volume = Ձայնի ուժգնություն
paper-contract = Պայմանագիր
paper-result = Արդյունք
paper-total = Ընդամենը
paper-print = Տպել
paper-loading = Բեռնվում է…
proof-rules = Կանոններ
home-puzzles = Խնդիրներ
home-learn = Սովորել խաղալ
