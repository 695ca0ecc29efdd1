### ギリシャのプレファのシート（キタピ）とスコア記入。

prefa-sheet-title = キタピ
prefa-sheet-target = { $target }
prefa-till = 共通のポット{ $amount }

prefa-account-pot = ポット
    .title = { $me ->
        [who] あなたのポット
       *[none] { $who }のポット
    }
    .where = { $me ->
        [who] あなたのポットに{ SIGNED($amount) }
       *[none] { $who }のポットに{ SIGNED($amount) }
    }
prefa-account-chips = 対{ $on }
    .title = { $me ->
        [who] あなたの{ $on }に対するチップ
       *[none] { $who }の{ $on }に対するチップ
    }
    .where = { $on }から{ $who }へ{ SIGNED($amount) }チップ

prefa-reason-made = { $contract }達成
prefa-reason-failed = { $contract } { $down }
    .unplayed = { $contract }を放棄
prefa-reason-overflow = ほかのポットから、{ $contract }
prefa-reason-trick = { $contract }に対して{ $counted }
prefa-reason-short = ディフェンダーの不足{ $missing }、{ $contract }
prefa-reason-partner = もう一人のディフェンダーの{ $counted }、{ $contract }
prefa-reason-aces = エース4枚、{ $contract }
prefa-reason-polles = 三人パスのプレイ、{ $counted }

prefa-kind-contract = コントラクト
prefa-kind-concede = 放棄
prefa-kind-all_pass = 三人パス
prefa-kind-polles = 三人パスのプレイ
prefa-aces = エース4枚

prefa-said-in = { $who }が守る
prefa-said-out = { $who }が降りる
prefa-said-alone = { $who }が一人で
prefa-said-along = { $who }が連れていく

prefa-told-contract = { $declarer } { $contract }、{ $said }：{ $tricks }獲得
prefa-told-unplayed = { $declarer } { $contract }、{ $said }：プレイなし
prefa-told-concede = { $declarer }が{ $contract }を放棄
prefa-told-all_pass = 三人パス
prefa-told-polles = 三人パス：{ $tricks }
prefa-told-aces = { $told }、エース4枚

prefa-step-pots = 自分のポットから引く分
    .text = 自分のポットに残った1単位につき10チップ
prefa-step-shares = ポット全体の取り分
    .text = ポットに残ったものを等分します
prefa-step-balance = ほかの人に対するチップの差し引き
    .text = 自分が書いたチップから、ほかの人が書いたチップを引きます
prefa-step-result = 結果
    .text = チップでの合計
