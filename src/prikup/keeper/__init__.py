"""The score keeper for real cards: a record of results becomes sheet, explanations, forms, settlement.

``document`` reads a record as JSON whose deals need not be right, ``score`` makes the whole answer of it,
``follow`` goes through its deals as far as they are good.

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
    "spelled",
    "written",
]
