### Armenian, begun: what is not here is said in English.

language = Հայերեն
    .stop = ։
close = Փակել
back = Հետ
home-mine = Իմ խաղերը
home-day = Օրվա բաժանումը
home-board = Վերլուծության տախտակ
home-review = Վերլուծել խաղը
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
proof-origin = Սրանք { $table } սեղանի { $n }-րդ բաժանման քարտերն են՝ կրկին բաժանված դրա թվերից. այստեղ ոչ ոք ոչինչ չի ավելացրել
