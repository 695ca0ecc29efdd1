### ロシアのサウザンドのシートとスコア記入。

thousand-sheet-title = スコアシート
thousand-sheet-target = { $target }点まで

thousand-account-score = 点
    .title = { $me ->
        [who] あなたの点
       *[none] { $who }の点
    }
    .where = { $who }に{ SIGNED($amount) }
thousand-account-bolts = ボルト
    .title = { $me ->
        [who] あなたのボルト
       *[none] { $who }のボルト
    }
    .where = { $me ->
        [who] あなたのボルトに{ SIGNED($amount) }
       *[none] { $who }のボルトに{ SIGNED($amount) }
    }
thousand-account-barrel = 樽
    .title = { $me ->
        [who] 樽の上のあなた
       *[none] 樽の上の{ $who }
    }
    .where = { $who }、樽のディールに{ SIGNED($amount) }
thousand-account-falls = 転落
    .title = { $me ->
        [who] あなたの転落
       *[none] { $who }の転落
    }
    .where = { $me ->
        [who] あなたの転落に{ SIGNED($amount) }
       *[none] { $who }の転落に{ SIGNED($amount) }
    }
thousand-account-surrenders = 降参
    .title = { $me ->
        [who] あなたの降参の回数
       *[none] { $who }の降参の回数
    }
    .where = { $me ->
        [who] あなたの回数に{ SIGNED($amount) }
       *[none] { $who }の回数に{ SIGNED($amount) }
    }

thousand-reason-made = { $contract }達成
thousand-reason-failed = { $contract }失敗
thousand-reason-cards = カードの点
thousand-reason-marriages = マリッジ
thousand-reason-surrender = ディクレアラーが{ $contract }で降参
thousand-reason-surrender_cost = { $contract }で降参
thousand-reason-surrenders = 3回目の降参
thousand-reason-talon = タロンのカードの点
thousand-reason-talon_bonus = タロンにマリッジなし
thousand-reason-talon_marriages = タロンのカードの入ったマリッジ
thousand-reason-talon_aces = タロンのエース
thousand-reason-bolt = 点のないディール
thousand-reason-bolts = ボルトの罰
thousand-reason-bolts_cleared = ボルトが0に戻る
thousand-reason-redeals = 配り直しが3回続く
thousand-reason-bottom_nines = 一番下の9が3回続く
thousand-reason-dump_truck = ダンプカーに当たる
thousand-reason-barrel_up = 樽に乗る
thousand-reason-barrel_stop = 樽で止まる
thousand-reason-barrel_deal = 樽の上の1ディール
thousand-reason-barrel_fall = 樽から落ちる
thousand-reason-barrel_lost = 失点して樽から降りる
thousand-reason-barrel_won = 樽から勝つ
thousand-reason-barrel_pushed = 樽から落とされる
thousand-reason-barrel_reset = 樽からの3回目の転落

thousand-kind-played = ディール
thousand-kind-surrender = 降参
thousand-kind-redeal = 配り直し

thousand-extra-marriages = マリッジ
thousand-extra-aces = エース4枚
thousand-extra-last = 最後のトリックを取った人
thousand-extra-tricks = トリック
thousand-extra-trump = 宣言された切り札
thousand-extra-blind = ブラインドのビッド
thousand-extra-talon = タロンのカード
    .note = 休みの人の点になります

thousand-told-played = { $declarer } { $bid }：{ $cards }
thousand-told-golden = { $declarer } { $bid }、ゴールデン：{ $cards }
thousand-told-blind = { $declarer } { $bid }、ブラインド：{ $cards }
thousand-told-surrender = { $declarer }が{ $bid }で降参
thousand-told-redeal = 配り直し
