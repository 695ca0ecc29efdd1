"""The score keeper for real cards: from a record of results to sheet, explanations, forms, settlement.

``document`` reads a record as JSON whose deals may be wrong, ``score`` makes the whole answer from it,
``follow`` plays its deals up to the first wrong one.

>>> from prikup.records import read
>>> record = read('''[Prikup "1"]
... [Game "preferans"]
... [Rules "wikipedia-sochi; target=10"]
... [Seats "Anna|Boris|Vera"]
... [Dealer "2"]
...
... 1. result 0 6S whist pass 7
... ''')
>>> kept = score(record)
>>> kept.figures[-1].text, kept.next.title
('Whists of Boris on Anna: deal 1, 3 tricks against 6♠, +6, clause 8.4', 'Deal 2: Anna deals')
"""

from prikup.keeper.follow import DEALS, ParsedDeal, ParsedDocument, document, follow, spelled
from prikup.keeper.game_keeper import keeper_of, keeps
from prikup.keeper.score import score
from prikup.keeper.settlement import payments
from prikup.keeper.sharing import shared_copy
from prikup.keeper.sheets import FORMS, drawn, figures, written
from prikup.records.tags import check_names

__all__ = [
    "DEALS",
    "FORMS",
    "ParsedDeal",
    "ParsedDocument",
    "check_names",
    "document",
    "drawn",
    "figures",
    "follow",
    "keeper_of",
    "keeps",
    "payments",
    "score",
    "shared_copy",
    "spelled",
    "written",
]
