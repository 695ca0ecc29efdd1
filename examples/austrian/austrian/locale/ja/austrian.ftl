### オーストリアのプレフェランスの言葉。

austrian-name = オーストリアのプレフェランス

austrian-call-1 = ♣
austrian-call-2 = ♠
austrian-call-3 = ♦
austrian-call-4 = ♥
austrian-call-hold = 自分のもの
austrian-call-help = 助ける

austrian-role-help = 助ける
austrian-role-pass = パス

austrian-ask-defend = あなたの番です：助けますか？
    .theirs = { $who }が助けるかパスを選びます

## オプション

austrian-option-ante = アンティ
    .meaning = ディールの前に、各プレイヤーの分としてポットに入れるチップ。
austrian-option-dealer_pays = ディーラーが払う
    .meaning = 3人分のアンティをディーラーが払うか。
austrian-option-raises = 上げ方
    .meaning = より高いスートなら何でもビッドできるか、次のスートだけか。
    .v-any = 何でも
    .v-next = 次だけ
austrian-option-penalty = 罰
    .meaning = トリックが足りない人がポットに払うチップ。
austrian-option-deals = ディール数
    .meaning = 1回の対局のディール数。

austrian-preset-austrian = オーストリア
    .about = 全員がアンティを払い、より高いスートなら何でもビッドできる。
austrian-preset-austrian-dealer = ディーラーが払う
    .about = ディーラーが全員分を払い、ビッドは一段ずつ上がる。

## シート

austrian-account-chips = チップ
    .title = { $me ->
        [who] あなたのチップ
       *[none] { $who }のチップ
    }
    .where = { $who }に{ SIGNED($amount) }

austrian-reason-ante = アンティ
austrian-reason-unopposed = 誰も助けない
austrian-reason-tricks = { $counted }
austrian-reason-penalty = { $missing }不足

austrian-kind-contract = ゲーム
austrian-kind-passed = 全員パス
austrian-said-help = { $who }が助ける
austrian-said-pass = { $who }がパス
austrian-told = { $declarer }、{ $contract }、{ $said }：{ $tricks }

## できないことの理由

error-passed = カードは流れました。passedだけを書きます
error-contract-austrian = { $given }はビッドではありません。{ $expected }のいずれかです
error-declarations-austrian = ディフェンダーは左から順にhelpかpassを言います
error-tricks-austrian-unhelped = 誰も助けないので、トリックはありません
error-tricks-austrian-passed = パスした人は手札を置いているので、トリックを取れません
error-result-none-austrian = 1 3 help pass 0 7 3やpassedのような結果が必要です
