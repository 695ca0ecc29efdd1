### ロシアのプレフェランスのシートとスコア記入。

preferans-sheet-title = スコアシート
preferans-sheet-target = プールの目標{ $target }
preferans-level = { $level }

## 欄：印刷で、欄の見出しとして、書かれる場所として

preferans-account-pool = プール
    .title = { $me ->
        [who] あなたのプール
       *[none] { $who }のプール
    }
    .where = { $me ->
        [who] あなたのプールに{ SIGNED($amount) }
       *[none] { $who }のプールに{ SIGNED($amount) }
    }
preferans-account-hill = 山
    .title = { $me ->
        [who] あなたの山
       *[none] { $who }の山
    }
    .where = { $me ->
        [who] あなたの山に{ SIGNED($amount) }
       *[none] { $who }の山に{ SIGNED($amount) }
    }
preferans-account-whists = 対{ $on }
    .title = { $me ->
        [who] あなたの{ $on }に対するホイスト
       *[none] { $who }の{ $on }に対するホイスト
    }
    .where = { $who }が{ $on }に対して{ preferans-signed-whists }を書く
preferans-signed-whists = { SIGNED($amount) }ホイスト

## 記入の理由。トリックを数えるところは詳しく

preferans-reason-made = { $contract }達成
preferans-reason-remiz = { $contract } { $down }
preferans-reason-consolation = コンソレーション、{ $contract } { $down }
preferans-reason-whist = { $contract }に対して取ったトリック
    .detail = { $contract }に対して{ $counted }
preferans-reason-half_whist = { $contract }に対するハーフホイスト
preferans-reason-undertrick = トリック不足、{ $contract }に対するホイスト
    .detail = { preferans-level }のノルマに{ $missing }不足
preferans-reason-misere_made = ミゼール達成
preferans-reason-misere_caught = ミゼール失敗、{ $tricks }
preferans-reason-raspasy = 全員パス、{ $tricks }
preferans-reason-raspasy_zero = 全員パスで0トリック
preferans-reason-raspasy_dealer = 全員パス、ディーラーは休み
preferans-reason-aid = アメリカ式援助
preferans-reason-overflow = すべてのプールが満ち、残りを山から引く
preferans-reason-concede = { $contract }を放棄
preferans-reason-misdeal = ミスディール
preferans-reason-misdeal_card = ミスディール（{ preferans-misdeal-card }）
preferans-reason-misdeal_count = ミスディール（{ preferans-misdeal-count }）
preferans-reason-misdeal_talon = ミスディール（{ preferans-misdeal-talon }）
preferans-reason-misdeal_cut = ミスディール（{ preferans-misdeal-cut }）
preferans-reason-talon_bonus = タロンのボーナス、{ $contract }
preferans-reason-talon_throw = タロンの投げ返し、{ $contract }

## 紙の上の精算の印

preferans-mark-pool = プールをそろえる
preferans-mark-hill = 山の数え直し
preferans-mark-balance = 差し引き
preferans-mark-sum = 差し引きの合計
preferans-mark-hill_part = 山の分
preferans-mark-result = 結果

## スコア記入：ディールの種類、ディフェンダーの発言、ディールの言い表し方

preferans-kind-contract = コントラクト
preferans-kind-misere = ミゼール
preferans-kind-raspasy = 全員パス
preferans-kind-concede = 放棄
preferans-kind-misdeal = ミスディール
preferans-kind-talon_throw = タロンの投げ返し

preferans-misdeal = 誤りの種類（省略できます）
preferans-misdeal-card = カードが見えた
preferans-misdeal-count = 枚数の誤り
preferans-misdeal-talon = タロンの配り誤り
preferans-misdeal-cut = カットの抜け

preferans-said-whist = { $who }がホイスト
preferans-said-pass = { $who }がパス
preferans-said-half = { $who }がハーフホイスト
preferans-said-open = { $who }がオープン
preferans-said-closed = { $who }がクローズド
preferans-silent = 発言なし

preferans-told-contract = { $declarer } { $contract }：{ $tricks }獲得
    .said = { $declarer } { $contract }、{ $said }：{ $tricks }獲得
preferans-told-unplayed = { $declarer } { $contract }：プレイなし
    .said = { $declarer } { $contract }、{ $said }：プレイなし
preferans-told-talon_throw = { $played }、タロンの投げ返し
preferans-told-misere = { $declarer }、ミゼール：{ $tricks }
preferans-told-raspasy = 全員パス：{ $tricks }
preferans-told-concede = { $declarer }が{ $contract }を放棄
preferans-told-misdeal = ミスディール、ディーラーは{ $dealer }
    .card = ミスディール（{ preferans-misdeal-card }）、ディーラーは{ $dealer }
    .count = ミスディール（{ preferans-misdeal-count }）、ディーラーは{ $dealer }
    .talon = ミスディール（{ preferans-misdeal-talon }）、ディーラーは{ $dealer }
    .cut = ミスディール（{ preferans-misdeal-cut }）、ディーラーは{ $dealer }

preferans-least = { preferans-level }以上
preferans-aid = ディール{ $deal }：{ $donor }が与える点は{ $points }です

preferans-step-hill = 山
    .text = 今の山
preferans-step-levelled = プールをそろえる
    .text = 最大のプールに足りない分を山に加えます
preferans-step-written_off = 最小の山を差し引く
    .text = 最も小さい山をすべての山から引きます
preferans-step-hill_part = 山の分
    .text = 山の差をホイストに直します
preferans-step-balance = ほかの人に対するホイストの差し引き
    .text = 自分が書いたホイストから、ほかの人が書いたホイストを引きます
preferans-step-result = 結果
    .text = 両方の合計
