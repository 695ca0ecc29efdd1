"""The auction of Thousand: bid up to the value of the hand with an average talon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from prikup.bots.base import Seed, lot
from prikup.cards import Cards
from prikup.games.thousand.bot.open_hands import reach
from prikup.games.thousand.bot.ranked import ranked, terms
from prikup.games.thousand.bot.sheet import DealValuer
from prikup.games.thousand.bot.trials import declaring, gives, rotated
from prikup.games.thousand.match import View
from prikup.games.thousand.points import marriages_in, pack_of, worth
from prikup.toolkit.auction import LOOK_WORD

MADE: Final = 0.8
"""Likelihood that another declarer makes their contract."""
ANNOUNCED: Final = 0.4
"""Likelihood that a defender can announce a marriage that they hold."""
CAUTION: Final = 0.0
"""Value of a bid above that of a pass from which it is made."""
SURE: Final = 0.15
"""Share of the deals in which a bid must be made, whatever is at stake."""
SHOWN: Final = 3
"""Number of the bids that are rated."""
HANDS: Final = 8
"""Number of hands tried for a player who has not looked at theirs."""


def bid(view: View, texts: Sequence[str]) -> str:
    """Return the call to make, one of the legal ``texts``: the lowest bid, or pass; never blind."""
    if LOOK_WORD in texts:
        return LOOK_WORD
    bids = [text for text in texts if text.isdigit()]
    if not bids or "pass" not in texts:
        return bids[0] if bids else texts[0]
    cards, sheet = hand_of(view), DealValuer(view, rotated(view.order, view.seat or 0))
    enough = _passing(view, sheet, cards) + CAUTION
    return bids[0] if any(worth > enough for worth in _bid(view, sheet, cards, int(bids[0]))) else "pass"


def hand_of(view: View) -> Cards:
    """Return the viewer's own cards."""
    assert view.seat is not None
    return Cards(view.seats[view.seat].cards or ())


def _bid(view: View, sheet: DealValuer, cards: Cards, least: int) -> Iterator[float]:
    """Yield the values of a bid by the target that is then played, if that is reached often enough."""
    deals, trumps = declaring(terms(view.options), ranked(cards), len(view.order), gives(view))
    for target in {least, max(least, sheet.needed(0))}:
        chance = float(reach(view.options, deals, 0, trumps, target).mean())
        if chance >= SURE:
            yield sheet.expected(0, 0, target, chance)


def bids(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the lowest bids and of a pass: points above the others' average."""
    sheet = DealValuer(view, rotated(view.order, view.seat or 0))
    if LOOK_WORD not in texts:
        return _bids(view, texts, sheet, hand_of(view))
    random, pack = Random(lot(seed, view)), list(pack_of(view.options).cards)
    size = view.seats[view.seat or 0].count
    hands = [Cards(random.sample(pack, size)) for _ in range(HANDS)]
    seen = [max(_bids(view, texts, sheet, hand).values(), default=0.0) for hand in hands]
    sheet.blind = True
    unseen = [_bids(view, texts, sheet, hand) for hand in hands]
    return {LOOK_WORD: sum(seen) / HANDS} | {
        text: sum(one[text] for one in unseen) / HANDS for text in unseen[0]
    }


def talons(view: View, texts: Sequence[str]) -> dict[str, float]:
    """Return the value of taking each of two face-down talons, which is the same."""
    assert view.contract is not None
    target = view.contract.text
    sheet = DealValuer(view, rotated(view.order, view.seat or 0))
    return dict.fromkeys(texts, _bids(view, [target], sheet, hand_of(view))[target])


def _bids(view: View, texts: Sequence[str], sheet: DealValuer, cards: Cards) -> dict[str, float]:
    deals, trumps = declaring(terms(view.options), ranked(cards), len(view.order), gives(view))
    found = {}
    for text in [text for text in texts if text.isdigit()][:SHOWN]:
        chance = float(reach(view.options, deals, 0, trumps, int(text)).mean())
        worths = _bid(view, sheet, cards, int(text))
        found[text] = max(worths, default=sheet.expected(0, 0, int(text), chance))
    return found | ({"pass": _passing(view, sheet, cards)} if "pass" in texts else {})


def _passing(view: View, sheet: DealValuer, cards: Cards) -> float:
    """Return the value of leaving the auction to the seat that has bid last."""
    seat, said = [(seat, said) for seat, said in view.auction if said.isdigit()][-1]
    holder = sheet.order.index(seat)
    high = int(said)
    if view.standing.barrel[seat] is not None:
        high = max(high, sheet.needed(holder))
    return sheet.expected(0, holder, high, MADE) + ANNOUNCED * worth(view.options, marriages_in(cards))
