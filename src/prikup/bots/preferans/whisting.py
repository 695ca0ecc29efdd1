"""The declarations of the defence: whist, pass or half, then open or closed."""

from __future__ import annotations

from typing import Final

from prikup.bots.endings import SUITS
from prikup.bots.preferans.prices import Prices, chances, prices, value
from prikup.cards import Cards, Suit
from prikup.core import View

SPREAD: Final = 1.1
HONOURS: Final = {0b1: 0.93, 0b11: 1.7, 0b111: 2.2, 0b10: 0.55, 0b110: 1.05, 0b101: 1.3, 0b100: 0.3}


def declare(view: View, texts: list[str]) -> str:
    """The word to say, one of the legal ``texts``."""
    if "open" in texts:
        return "open"
    assert view.seat is not None and view.contract is not None and view.contract.needs is not None
    money = prices(view.options)
    level = view.contract.needs
    hand = Cards(view.seats[view.seat].cards or ()).mask
    trump = -1 if view.contract.trump is None else int(Suit.parse(view.contract.trump))
    mine = defensive(hand, trump)
    quota = view.contract.against or 0
    said = [word for _, word in view.declarations]
    if said == ["whist"]:
        return _second(money, level, quota, mine)
    worths = {"whist": _alone(money, level, quota, side(mine, level)), "pass": _made(money, level)}
    if "half" in texts:
        worths["half"] = _made(money, level) + quota / 2 * value(level) * money.whist
    return max((text for text in texts if text in worths), key=lambda text: worths[text])


def defensive(hand: int, trump: int) -> float:
    """The tricks a defender's hand is likely to take against a trump contract (or no-trump, -1)."""
    total = 0.0
    for suit in range(4):
        own = hand >> 8 * suit & 255
        if suit == trump:
            total += _trumps(own)
        else:
            total += _side(own, trump >= 0 and bool(hand & SUITS[trump]))
    return total


def _trumps(own: int) -> float:
    length = own.bit_count()
    worth = 0.0
    for place, rank in enumerate((7, 6, 5, 4)):
        if own >> rank & 1 and length > place:
            worth += (1.0, 0.85, 0.65, 0.45)[place]
    return worth + max(0, length - 3) * 0.5


def _side(own: int, ruffs: bool) -> float:
    length = own.bit_count()
    if length <= 1 and ruffs:
        return (0.95 if own >> 7 else 0.0) + (0.45 if length == 0 else 0.2)
    high = ((own >> 7) & 1) | ((own >> 6) & 1) << 1 | ((own >> 5) & 1) << 2
    worth = HONOURS.get(high, 0.0)
    if high == 0b10 and length == 1:
        worth = 0.2
    if high == 0b100 and length < 3:
        worth = 0.1
    return worth * (1.0 if length < 5 else 0.8)


def side(mine: float, level: int) -> float:
    """The tricks of both defenders, given those of one hand, against a contract of this level."""
    return 10 - level - 0.4 + 0.75 * (mine - 0.45 * (10 - level) - 0.2)


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
    for tricks, chance in enumerate(chances(mine * 0.9, 0.8)):
        short = max(0.0, due - tricks)
        total += chance * (worth * money.whist * tricks - short * worth * money.owed * money.hill)
    return "whist" if total > 0 else "pass"
