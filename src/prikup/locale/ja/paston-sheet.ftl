### アルメニアのパストンのシートとスコア記入。

paston-sheet-title = スコアシート
paston-sheet-target = { $target }点まで

paston-account-score = 点
    .title = { $me ->
        [who] あなたの点
       *[none] { $who }の点
    }
    .where = { $who }に{ SIGNED($amount) }

paston-reason-made = { $contract }達成、{ $counted }
paston-reason-failed = { $contract }失敗、{ $counted }
paston-reason-unopposed = { $contract }、ホイストなし
paston-reason-whist = { $contract }に対するホイスト、{ $counted }
paston-reason-surrender = 降参
paston-reason-surrendered = ディクレアラーの降参
paston-reason-reset = 0に戻る

paston-kind-contract = ゲーム
paston-kind-surrender = 降参
paston-opener = オークションで最初に言った人
    .note = 次のディールを配ります

paston-said-whist = { $who }がホイスト
paston-said-pass = { $who }がパス

paston-told-contract = { $declarer }、{ $contract }、{ $said }：{ $tricks }獲得
paston-told-unplayed = { $declarer }、{ $contract }、{ $said }：プレイなし
paston-told-surrender = { $declarer }が降参
