### テーブルでのロシアのプレフェランス。

preferans-name = プレフェランス

preferans-ask-aid = プールが満ちました。点を誰に与えますか？
    .theirs = { $who }が点を与えます

## テーブルでできないことの理由

error-half_first = ハーフホイストは、パスの後に第2ディフェンダーだけが言えます
error-half_whisted = ハーフホイストはパスの後だけにできます
error-half_twice = ハーフホイストは、そのままにするか、ホイストで取り消せます
error-half_level = このレベルにハーフホイストはありません
error-half_dealer = 休みのディーラーはホイストかパスを選びます
error-whist_stands = ホイストのままか、ハーフホイストに変えられます
error-throw = ここではタロンを投げ返せません
error-throw_misere = ミゼールではタロンを投げ返せません
error-concede_misere = ミゼールは放棄できません
error-concede_hand = 放棄できるのはタロンを取った人だけです
error-open = 今手札を公開できるのは、ディフェンダーがカードを出す前の、単独のホイスターだけです
error-phase-preferans-open = 今は単独のホイスターがオープンかクローズドを言います
error-phase-preferans-aid = 今はほかの人に点を与えるか、与えないかを決めます
error-aid-most = 「{ $given }」はできません。席{ $seat }に与えられるのは{ $most }点までです
    .plain = このプレイヤーに与えられるのは{ $most }点までです。

## 結果がありえない理由

error-aid = 「{ $given }」は援助ではありません。1:3のように席と点を書きます
error-aid-none = aid：後に席と点が必要です（例：1:3）
error-aid-left = 席{ $seat }に与える{ $points }点は残っていません
error-aid-kept = 席{ $seat }は与える{ $most }点のうち{ $points }点を与えずにおくことはできません
error-aid-pool = 席{ $seat }は席{ $other }に{ $points }点を与えられません。そのプールは{ $target }のうち{ $pool }です
error-aid-choice = aid={ $given }では、与える人が相手を選べません
error-contract-preferans = 「{ $given }」はトリックのコントラクトではありません。7Hや10NTのように書きます
error-contract-misere = 「{ $given }」はミゼールではありません。misereと書くか、何も書きません
error-contract-notrump = { $contract }がビッドされたはずはありません。ここではノートランプはビッドできません
error-contract-allpass = 全員パスにコントラクトはありませんが、「{ $given }」とあります
error-contract-misdeal = ミスディールにコントラクトはありませんが、「{ $given }」とあります
error-declarer-one = 「{ $given }」：一人が一つのコントラクトを宣言します（例：0 7H whist pass 7）
error-declarer-kind = 種類が{ $kind }のディールにディクレアラーはいません
error-declarations-mode = 「{ $given }」：{ $word }と言うのは単独のホイスターだけです
error-declarations-mode-seat = 席{ $seat }が{ $word }と言ったはずはありません。そう言うのは単独のホイスターだけです
error-declarations-mode-last = { $word }は、ほかのすべての宣言の後に一度だけ言います
error-declarations-dealer = 席{ $seat }がクローズドと言ったはずはありません。ディーラーのホイストでは、ディフェンダー二人の手札が公開されます
error-declarations-ten = 席{ $seat }が{ $word }と言ったはずはありません。10は宣言なしで確認します
error-declarations-stalingrad = 席{ $seat }が{ $word }と言ったはずはありません。6スペードに対しては、決まりとして二人ともホイストします
error-declarations-misere = 席{ $seat }が{ $word }と言ったはずはありません。ミゼールはホイストしません
error-declarations-allpass = 席{ $seat }が{ $word }と言ったはずはありません。全員パスには、ディクレアラーもディフェンダーもいません
error-declarations-conceded = 席{ $seat }が{ $word }と言ったはずはありません。コントラクトは放棄されました
error-declarations-misdeal = 席{ $seat }が{ $word }と言ったはずはありません。ミスディールでした
error-floor-allpass = { $contract }は全員パスの後には低すぎます。{ $floor }以上が必要です
error-misdeal = 続けて{ $given }回のミスディール：1以上のはずです
error-misdeal-count = 「{ $given }」：misdealの後には、誤りの種類（{ $expected }）、続けて何回目か、またはその両方をmisdeal cut 2のように書きます
error-misdeal-kind = { $field }は{ $given }ですが、種類が{ $kind }のディールはミスディールではありません
error-misdeal-before = misdeal { $given }：席{ $seat }はその前に続けて{ $before }回ミスディールをしました。misdeal { $next }か、misdealだけを書きます
error-players-sheet = シートは{ $given }人用ですが、{ $players }人のはずです
error-talon-preferans-card = { $why }
error-talon-preferans = 「talon { $given }」：デッキのカードを2枚書きます
error-talon-preferans-led = dealer_leads_talonがFalseですが、このルールではディーラーがタロンをリードします
error-talon-preferans-unled = ここではディーラーはタロンをリードしません
error-talon_none = 種類が{ $kind }のディールでは、タロンに何も付きません
error-talon_throw = ここではタロンを投げ返せません
error-tricks-talon = タロンが取れるのは2トリックまでですが、ディーラーが{ $given }になっています
error-tricks-whisters = 「{ $given }」：席{ $first }と席{ $second }が二人ともホイストし、それぞれ自分のトリックの分を書きます。{ $players }席それぞれのトリック数が必要です
error-result-none-preferans = ここには結果が必要です（例：0 7H whist pass 7 3 0、raspasy 2 5 3）
error-result-order = 「{ $given }」：ディクレアラー、コントラクト、宣言、トリックの順に書きます

## オブジェクトとして書かれた結果

error-declarer-field-declarer = declarerが{ $what }です。0のように一人の席を書きます
error-contract-field-contract = contractが{ $what }です。'7H'のように一つのコントラクトを書きます
error-declarations-field-declarations = declarationsが{ $what }です。[1, 'whist']のような席と言葉の組を書きます
error-tricks-field-tricks = tricksが{ $what }です。各席のトリック数を書きます
error-talon-field-talon = talonが{ $what }です。['7S', '8D']のようにカードを2枚書きます
error-aid-field-aid = aidが{ $what }です。[1, 3]のような席と点の組を書きます
error-misdeal-field-misdeal = misdealが{ $what }です。続けて何回目のミスディールかを書きます
error-misdeal-field-misdeal_kind = misdeal_kindが{ $what }です。card、count、talon、cutのいずれかを書きます
error-talon-field-dealer_leads_talon = dealer_leads_talonが{ $what }です。trueかfalseを書くか、ルールで決まるところでは何も書きません

## ミスディールの誤りの書き方

preferans-typed-card = カード, カードが見えた
preferans-typed-count = 枚数, 枚数の誤り
preferans-typed-cut = カット, カットなし, カットの抜け

## スートの番号で言うビッド：6♠は第1、7♥は7の第4

preferans-ordinal-S = 第1, 第一
preferans-ordinal-C = 第2, 第二
preferans-ordinal-D = 第3, 第三
preferans-ordinal-H = 第4, 第四
preferans-ordinal-NT = 第5, 第五
preferans-ordinal-6 = 6の{ $ordinal }, 六の{ $ordinal }
preferans-ordinal-7 = 7の{ $ordinal }, 七の{ $ordinal }
preferans-ordinal-8 = 8の{ $ordinal }, 八の{ $ordinal }
preferans-ordinal-9 = 9の{ $ordinal }, 九の{ $ordinal }
preferans-ordinal-10 = 10の{ $ordinal }, 十の{ $ordinal }
