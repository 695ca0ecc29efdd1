"""The declarations of the defence: whist, pass or half, then open or closed."""

from __future__ import annotations

from typing import Final, NamedTuple

from prikup.bots.endings import SUITS
from prikup.bots.preferans.prices import Prices, chances, prices, value
from prikup.cards import Cards, Suit
from prikup.core import View

SPREAD: Final = 0.95
BASE_OWN: Final = (0.45, -0.05, -0.5, -0.6, -0.6)
BASE_BOTH: Final = (3.5, 2.1, 0.85, 0.5, 0.4)
TRUMP_OWN: Final = (0.88, 0.82, 0.9, 1.2)
TRUMP_BOTH: Final = (0.1, 0.3, 0.7, 0.95)


def declare(view: View, texts: list[str]) -> str:
    """The word to say, one of the legal ``texts``."""
    if "open" in texts:
        return "open"
    assert view.seat is not None and view.contract is not None and view.contract.needs is not None
    money = prices(view.options)
    level = view.contract.needs
    hand = Cards(view.seats[view.seat].cards or ()).mask
    trump = -1 if view.contract.trump is None else int(Suit.parse(view.contract.trump))
    mine = expected(hand, trump, level)
    quota = view.contract.against or 0
    said = [word for _, word in view.declarations]
    if said == ["whist"]:
        return _second(money, level, quota, mine.own)
    worths = {"whist": _alone(money, level, quota, mine.both), "pass": _made(money, level)}
    if "half" in texts:
        worths["half"] = _made(money, level) + quota / 2 * value(level) * money.whist
    return max((text for text in texts if text in worths), key=lambda text: worths[text])


class Defence(NamedTuple):
    """The tricks a defender can expect: his own, and those of both defenders."""

    own: float
    both: float


def expected(hand: int, trump: int, level: int) -> Defence:
    """What a hand takes against a contract; the weights were fitted to play between bots of this kind.

    What the hand holds beside the trumps tells little about the tricks of both: the declarer, who
    named his contract, has what the two do not have. Guarded trumps he did not count on.
    """
    trumps = hand >> 8 * trump & 255 if trump >= 0 else 0
    length = trumps.bit_count()
    own, both = BASE_OWN[level - 6] + 0.15 * length, BASE_BOTH[level - 6] - 0.1 * length
    for place, rank in enumerate((7, 6, 5, 4)):
        if trumps >> rank & 1 and length > place:
            own += TRUMP_OWN[place]
            both += TRUMP_BOTH[place]
    if trumps and any(not hand & suit for suit in SUITS):
        both += 0.5
    for suit in range(4):
        if suit != trump:
            own += _side(hand >> 8 * suit & 255)
            both += 0.12 * (hand >> 8 * suit & 255 & 0b11000000).bit_count()
    return Defence(own, both)


def _side(own: int) -> float:
    ace, king, queen = own >> 7, own >> 6 & 1, own >> 5 & 1
    length = own.bit_count()
    worth = 0.53 * ace + (0.41 if length > 1 else 0.33) * king - 0.24 * ace * king
    return worth + 0.18 * queen * (length > 2) - 0.1 * max(0, length - 4) * (ace + king)


def _made(money: Prices, level: int) -> float:
    """What it is worth to a defender if the contract is made without whists."""
    return -value(level) * money.pool * 0.4


def _alone(money: Prices, level: int, quota: int, mean: float) -> float:
    """What a lone whist is worth if the defence takes ``mean`` tricks on average."""
    worth = value(level)
    total = 0.0
    for tricks, chance in enumerate(chances(mean, SPREAD)):
        got = worth * money.whist * tricks - max(0, quota - tricks) * worth * money.owed * money.hill
        under = tricks - (10 - level)
        got += (
            under * worth * (money.mount * money.other + money.consoled) if under > 0 else _made(money, level)
        )
        total += chance * got
    return total


def _second(money: Prices, level: int, quota: int, mine: float) -> str:
    """Whist beside a whister if one's own tricks pay for one's own half of the quota."""
    worth = value(level)
    due = quota / 2 if quota > 1 else 0.5
    total = 0.0
    for tricks, chance in enumerate(chances(mine, 0.88)):
        short = max(0.0, due - tricks)
        total += chance * (worth * money.whist * tricks - short * worth * money.owed * money.hill)
    return "whist" if total > 0 else "pass"
