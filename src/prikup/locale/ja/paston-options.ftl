### アルメニアのパストンのオプション。

## オプション

paston-option-target = 勝ち点
    .meaning = 誰かがこの点に達したディールの後に、対局が終わります。
paston-option-reset_at = 0に戻るマイナス
    .meaning = 合計がちょうどこの点だけ0を下回ると、0に戻ります。
    .v-none = なし
paston-option-second_dealer = 2回目のディーラー
    .meaning = 2回目のディールを配る人。最初のオークションで最初に言った人か、次の人か。
    .v-first_opener = 最初に言った人
    .v-left_of_dealer = 次の人
paston-option-bottom_7s_reshuffle = 一番下の7♠
    .meaning = ディーラーが一番下のカードを見て、7♠ならシャッフルし直すか。
    .v-yes = シャッフルし直す
    .v-no = そのまま配る
paston-option-spade_run_redeal = 低いスペード6枚
    .meaning = キングとエースがなく、7からクイーンまでのスペードが6枚なら配り直すか。
    .v-yes = 配り直す
    .v-no = プレイする
paston-option-grkha_win = 最高のスペードの達成
    .meaning = 最高のスペードを達成したときの点。ふつうのスペードと同じか、その4倍か。
paston-option-surrender_cost = 降参の代償
    .meaning = ゲームを宣言せずに降参したディクレアラーが失う点。
paston-option-surrender_gain = 降参でほかの人が得る点
    .meaning = ディクレアラーが降参したとき、ほかの各プレイヤーが得る点。

## プリセット

paston-preset-paston-nakayoshi = なかよし村
    .about = 赤桐氏の記事のとおり。低いスペードでは配り直さない。
paston-preset-paston-pagat = Pagat
    .about = キングとエースのない低いスペード6枚は配り直し。
