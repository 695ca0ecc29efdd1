### ギリシャのプレファのオプション。

## 章

prefa-section-defence = ディフェンス

## オプション

prefa-option-players = 人数
    .meaning = テーブルに着く人数。4人のときは、そのディールのディーラーが休みになります。
    .v-any = 3人か4人
prefa-option-pot_model = ポット
    .meaning = 各自にポットがあるか、全員に一つの共通のポットがあるか。共通のポットは、4人のとき休みのディーラーのものでもあります。
    .v-individual = 各自に一つ
    .v-common = 共通のポット
prefa-option-start_pot = ポットの大きさ
    .meaning = 各自のポットが、10チップを1単位として何単位から始まるか。
prefa-option-last_contract = 最後のコントラクト
    .meaning = ポットの合計が値に満たないときのコントラクトの値。あるだけ取る、値がそこまで下がる、達成のときだけ下がる、または値はそのままでポットが0を下回ります。
    .v-cap = あるだけ
    .v-scaled = 値が下がる
    .v-unbalanced = 達成なら下がる
    .v-fair = 0より下へ
prefa-option-first_dealer = 最初のディーラー
    .meaning = 最初に配る人。誰でもよいか、カードを配っていってダイヤの7が来た人か。
    .v-free = 誰でも
    .v-seven_of_diamonds = 7♦
prefa-option-first_bid = 最初のビッド
    .meaning = ディールの最初のビッドが何でもよいか、最低のものだけか。
    .v-free = 何でも
    .v-ladder = 最低だけ
prefa-option-hold_rule = 最高のビッドの繰り返し
    .meaning = 上げる代わりに「同じ」と言って最高のビッドを繰り返せるのは、席順が先の人か、四つ目の発言から次に言う人か。
    .v-seniority = 席順が先の人
    .v-second_round = 四つ目の発言から
prefa-option-allow_10nt = 10ノートランプ
    .meaning = 10ハートの上に、10ノートランプをビッドし、宣言できるか。
prefa-option-tagrafo = 残ったら
    .meaning = 6スペードより下の発言でオークションを始められるか。誰もビッドしなければその人がキティを取ります。
prefa-option-all_pass = 三人のパス
    .meaning = 三人がパスしたとき、配り直すか、切り札なしでプレイしてポットに加えるか。
    .v-redeal = 配り直し
    .v-polles = プレイ
prefa-option-passer_may_return = 降りたディフェンダーの復帰
    .meaning = 降りた右のディフェンダーが、守る左のディフェンダーを連れていけるか。
prefa-option-lone_minimum = 一人のディフェンダーの義務
    .meaning = 一人のディフェンダーの義務が自分の席の数か、常に右のディフェンダーの数か。
    .v-by_seat = 自分の席の数
    .v-first_column = 右の数
prefa-option-solo_double = ソロは2倍
    .meaning = 2トリック以上足りないときの支払いを2倍にするか。
prefa-option-solo_to_partner = もう一人へのソロ
    .meaning = 2トリック足りないディフェンダーが、もう一人に払う分も2倍にするか。
    .v-single = 1倍
    .v-double = 2倍
prefa-option-aces_bonus = エース4枚
    .meaning = エースを4枚とも持つディクレアラーが、宣言してボーナスを得られるか。
prefa-option-concede = 放棄
    .meaning = ディクレアラーが、コントラクトを宣言する代わりに、ビッドで放棄できるか。

## プリセット

prefa-preset-prefa-nakayoshi = なかよし村
    .about = 席順によるビッド、最初は何でも、各自にポット。
prefa-preset-prefa-prefadoros = プレファドロス
    .about = 6スペードから一段ずつ、共通のポット、エースと放棄あり。
