### ボットの名前。名前を取り除くことはなく、新しい名前は最後に加える。保存されたテーブルはこれで作り直される。

bot-name-1 = ボリス
bot-name-2 = ヴェーラ
bot-name-3 = レフ
bot-name-4 = ゾーヤ
bot-name-5 = フェリックス
bot-name-6 = ニーナ
bot-name-7 = オスカー
bot-name-8 = クララ
bot-name-9 = マックス
bot-name-10 = イーダ
bot-name-11 = アントン
bot-name-12 = ローザ

## 前置詞つきのボットの名前（格変化のある言語のため）

name-on = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
name-of = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
name-to = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
name-at = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
name-for = { $who }
    .bots = { bot-name-1 }, { bot-name-2 }, { bot-name-3 }, { bot-name-4 }, { bot-name-5 }, { bot-name-6 }, { bot-name-7 }, { bot-name-8 }, { bot-name-9 }, { bot-name-10 }, { bot-name-11 }, { bot-name-12 }
