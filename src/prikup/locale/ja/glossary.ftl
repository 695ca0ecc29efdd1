### Japanese, begun: what is not here is said in English.

term-talon = タロン
term-discard = 捨て札
term-trick = トリック
term-trump = 切り札
term-notrump = ノートランプ
term-suit = スート
term-auction = オークション
term-bid = ビッド
term-pass = パス
term-contract = コントラクト
term-declarer = ディクレアラー
term-defender = ディフェンダー
term-dealer = ディーラー
term-lead = リード
term-follow = フォロー
term-ruff = ラフ
term-dummy = ダミー
term-misere = ミゼール
term-undertrick = アンダートリック
term-claim = クレーム
term-sheet = スコアシート
lesson-of-term = 遊んで学ぶ
