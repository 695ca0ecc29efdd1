### 言葉で語られる記録（prikup replay）。

story-deal = ディール{ $number }、ディーラーは{ $dealer }
story-breaks-off = 記録はここで途切れています。
story-real-cards = 実際のカードでプレイされました。
story-talon = タロン
story-bids = オークション
story-calls = ディフェンス
story-discards = 捨て札
story-tricks = トリック
story-sheet = シート
story-nothing = 何も書かれません。
story-result = 結果
story-draw = 抽選
story-aid = 援助
story-open = { $who }が手札を公開
story-shows = { $who }が{ $cards }を見せる
story-redeal = { $dealer }が配り直す
story-gives = { $who }が{ $whom }に{ $what }を渡す
story-keeps = { $who }は残りを与えず、残りは失われる
