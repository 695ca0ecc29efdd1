### エンジンの一つの言葉の書き方をコンマで区切ったもの：発言、結果、切り札。字の種類や大文字小文字を問わず読む。

typed-S = スペード
typed-C = クラブ
typed-D = ダイヤ
typed-H = ハート
typed-NT = ノートランプ, NT, N

## 言うこと

typed-pass = パス
typed-hold = ホールド, 同じ
typed-misere = ミゼール
typed-whist = ホイスト
typed-half = ハーフ, ハーフホイスト
typed-open = オープン
typed-closed = クローズド
typed-yes = はい
typed-no = いいえ
typed-discard = 捨て札, 捨てる
typed-name = 宣言
typed-look = 見る, 手札を見る
typed-blind = ブラインド

## 結果

typed-raspasy = 全員パス
typed-concede = 放棄
typed-surrender = 降参
typed-misdeal = ミスディール
typed-redeal = 配り直し
typed-throw = 投げ返す, 投げ返し
typed-made = 達成
typed-talon = タロン
typed-aid = 援助
typed-marriages = マリッジ
typed-trump = 切り札
typed-last = 最後
typed-tricks = トリック
