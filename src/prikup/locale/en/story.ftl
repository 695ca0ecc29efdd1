### A record told in words (prikup replay).

story-deal = Deal { $number }, dealer { $dealer }
story-breaks-off = The record breaks off here.
story-real-cards = Played with real cards.
story-talon = Talon
story-bids = Auction
story-calls = Defence
story-discards = Discard
story-tricks = Tricks
story-sheet = Sheet
story-nothing = Nothing is written.
story-result = Result
story-draw = Draw
story-aid = Aid
story-open = { $who }’s hand is open
story-shows = { $who } shows { $cards }
story-redeal = { $dealer } deals again
# Of cards or points.
story-gives = { $who } gives { $what } to { $whom }
story-keeps = { $who } gives the rest to nobody, and it is lost
