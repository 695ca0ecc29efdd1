"""After the kitty: what to lay away, announcing aces, which contract to name, when to give up."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots import outlook
from prikup.bots.hand import best_discard, tricks
from prikup.bots.outlook import mean
from prikup.cards import Cards
from prikup.core import View
from prikup.games.prefa.bot.bidding import contracts, strain_of, winning_bid
from prikup.games.prefa.bot.chips import BOTH, by_tricks, conceded, pots, prospect
from prikup.games.prefa.contracts import least


def lay_away(view: View, texts: Sequence[str]) -> str:
    """The discard for the contract that is worth most."""
    assert view.seat is not None
    twelve = Cards(view.seats[view.seat].cards or ()).mask
    found = contracts(view.options, pots(view), least(winning_bid(view)).text)
    best = int(outlook.of_twelve(twelve, found).argmax())
    laid = Cards(best_discard(twelve, int(found.strains[best])))
    return "discard " + " ".join(card.text for card in laid)


def name(view: View, texts: Sequence[str]) -> str:
    """The contract that is worth most, the higher of two as good; aces first where they are likely to pay."""
    assert view.seat is not None
    hand = Cards(view.seats[view.seat].cards or ()).mask
    held = pots(view)
    means = tricks(hand)
    best, worth, taken = "", -1e9, 0.0
    for text in texts:
        if not text.startswith("name "):
            continue
        contract = text.removeprefix("name ")
        expected = float(means[strain_of(contract)])
        value = mean(prospect(view.options, held, contract), expected)
        if value >= worth:
            best, worth, taken = contract, value, expected
    if "aces" in texts:
        plain, with_aces = (by_tricks(view.options, held, best, BOTH, aces) for aces in (False, True))
        if mean(with_aces, taken) > mean(plain, taken):
            return "aces"
    if "concede" in texts and conceded(view.options, held, least(winning_bid(view)).text) > worth:
        return "concede"
    return f"name {best}"
