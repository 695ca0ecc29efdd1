"""The score keeper for real cards: from a record of results to sheet, explanations, forms, settlement.

``read_document`` reads a record as JSON whose deals may be wrong, ``score`` makes the whole answer from it,
``follow_document`` plays its deals up to the first wrong one.

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

from prikup.keeper.documents import (
    MAX_DOCUMENT_DEALS,
    ParsedDeal,
    ParsedDocument,
    follow_document,
    read_document,
    spell_document,
)
from prikup.keeper.game_keeper import find_keeper, has_keeper
from prikup.keeper.score import score
from prikup.keeper.settlement import find_payments
from prikup.keeper.sharing import shared_copy
from prikup.keeper.sheets import SHEET_FORMS, draw_sheet, list_figures, make_sheet
from prikup.records.tags import check_names

__all__ = [
    "MAX_DOCUMENT_DEALS",
    "SHEET_FORMS",
    "ParsedDeal",
    "ParsedDocument",
    "check_names",
    "draw_sheet",
    "find_keeper",
    "find_payments",
    "follow_document",
    "has_keeper",
    "list_figures",
    "make_sheet",
    "read_document",
    "score",
    "shared_copy",
    "spell_document",
]
