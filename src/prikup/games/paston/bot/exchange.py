"""After the talon: what to lay away, which game to name, when to surrender."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots import outlook
from prikup.bots.hand import best_discard, tricks
from prikup.bots.outlook import mean
from prikup.cards import Cards
from prikup.core import View
from prikup.games.paston.bot.bidding import contracts, winning_bid
from prikup.games.paston.bot.points import prospect, surrendered
from prikup.games.paston.contracts import CONTRACTS, nameable


def lay_away(view: View, texts: Sequence[str]) -> str:
    """The discard for the game that is worth most."""
    assert view.seat is not None
    twelve = Cards(view.seats[view.seat].cards or ()).mask
    found = contracts(view.options, tuple(one.contract for one in nameable(winning_bid(view) or None)))
    best = int(outlook.of_twelve(twelve, found).argmax())
    laid = Cards(best_discard(twelve, int(found.strains[best])))
    return "discard " + " ".join(card.text for card in laid)


def name(view: View, texts: Sequence[str]) -> str:
    """The game that is worth most, the higher of two as good, or to surrender."""
    assert view.seat is not None
    means = tricks(Cards(view.seats[view.seat].cards or ()).mask)
    best, worth = "surrender", surrendered(view.options)
    for text in texts:
        if not text.startswith("name "):
            continue
        contract = text.removeprefix("name ")
        value = mean(prospect(view.options, contract), float(means[CONTRACTS[contract].trump]))
        if value >= worth:
            best, worth = text, value
    return best
