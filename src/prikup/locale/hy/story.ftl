### Բառերով պատմված գրառում (prikup replay)։

story-deal = Բաժանում { $number }, բաժանող { $dealer }
story-breaks-off = Գրառումն այստեղ ընդհատվում է։
story-real-cards = Խաղացվել է իսկական թղթերով։
story-talon = Պրիկուպ
story-bids = Հայտեր
story-calls = Խոսքեր
story-discards = Դեն դրված
story-tricks = Վզյատկաներ
story-sheet = Հաշվեթերթ
story-nothing = Ոչինչ չի գրվել։
story-result = Արդյունք
story-draw = Քաշված
story-aid = Օգնություն
story-open = { $who }՝ թղթերը բաց են
story-shows = { $who }՝ ցույց է տալիս { $cards }
story-redeal = { $dealer }՝ բաժանում է նորից
story-gives = { $who }՝ տալիս է { $what }, ում՝ { $whom }
story-keeps = { $who }՝ մնացածը ոչ մեկին չի տալիս, և այն կորչում է
