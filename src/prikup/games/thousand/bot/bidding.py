"""The auction of Thousand: up to what the hand is worth with an average talon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.cards import Cards
from prikup.core import View
from prikup.games.thousand.bot.open_hands import reach
from prikup.games.thousand.bot.ranked import ranked, terms
from prikup.games.thousand.bot.sheet import Sheet
from prikup.games.thousand.bot.trials import declaring, gives, rotated
from prikup.games.thousand.points import marriages_in, worth

MADE: Final = 0.8
"""How often another declarer makes their contract."""
ANNOUNCED: Final = 0.4
"""How often a defender can announce a marriage that they hold."""
CAUTION: Final = 0.0
"""How much more than to pass a bid must be worth."""
SURE: Final = 0.15
"""Which share of the deals a bid must be made in, however much is at stake."""


def bid(view: View, texts: Sequence[str]) -> str:
    """The call to make, one of the legal ``texts``: the lowest bid, or pass; never blind."""
    if "look" in texts:
        return "look"
    bids = [text for text in texts if text.isdigit()]
    if not bids or "pass" not in texts:
        return bids[0] if bids else texts[0]
    return bids[0] if _worth_bidding(view, int(bids[0])) else "pass"


def _worth_bidding(view: View, least: int) -> bool:
    assert view.seat is not None
    hand = ranked(view.seats[view.seat].cards or ())
    deals, trumps = declaring(terms(view.options), hand, len(view.order), gives(view))
    sheet = Sheet(view, rotated(view.order, view.seat))
    for target in {least, max(least, sheet.needed(0))}:
        chance = float(reach(view.options, deals, 0, trumps, target).mean())
        if chance >= SURE and sheet.expected(0, 0, target, chance) > _passing(view, sheet) + CAUTION:
            return True
    return False


def _passing(view: View, sheet: Sheet) -> float:
    """What it is worth to leave the auction to who has bid last."""
    assert view.seat is not None
    seat, said = [(seat, said) for seat, said in view.auction if said.isdigit()][-1]
    holder = sheet.order.index(seat)
    high = int(said)
    if view.standing.barrel[seat] is not None:
        high = max(high, sheet.needed(holder))
    held = marriages_in(Cards(view.seats[view.seat].cards or ()))
    return sheet.expected(0, holder, high, MADE) + ANNOUNCED * worth(view.options, held)
