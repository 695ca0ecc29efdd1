"""The declarations of the defence: whist, pass or half, then open or closed."""

from __future__ import annotations

from typing import Final, NamedTuple

from prikup.bots.endings import SUITS
from prikup.bots.preferans.prices import Prices, chances, consolation, prices, value
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
        # Both hands in one head are worth more than what the declarer learns of one of them or both.
        return "open"
    if view.seat not in view.order:
        # The resting dealer owes nothing: a contract that is played can only bring him whists.
        return "whist"
    assert view.seat is not None and view.contract is not None and view.contract.needs is not None
    money = prices(view.options, view.players)
    level = view.contract.needs
    hand = Cards(view.seats[view.seat].cards or ()).mask
    trump = -1 if view.contract.trump is None else int(Suit.parse(view.contract.trump))
    mine = expected(hand, trump, level)
    said = [word for _, word in view.declarations]
    if said == ["whist"]:
        return _second(money, level, mine)
    played = view.players == 4 and view.options.dealer_whist
    standing = _played(money, level, mine.both) if played else _made(money, level)
    worths = {"whist": _alone(money, level, mine.both), "pass": _made(money, level)}
    if said == ["pass", "half"]:
        worths["pass"] = standing
    if "half" in texts:
        whists = 0.0 if played and not said[1:] else money.quota[level - 6] / 2 * value(level) * money.whist
        worths["half"] = standing + whists
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


def _failed(money: Prices, level: int, tricks: int, consoled: bool) -> float:
    """What this many tricks of the defence are worth to a defender but for whists."""
    under = tricks - (10 - level)
    if under <= 0:
        return _made(money, level)
    written = consolation(money, level) if consoled else 0.0
    return under * (value(level) * money.mount * money.other + written)


def _played(money: Prices, level: int, mean: float) -> float:
    """What it is worth to a defender who says nothing more if the contract is played."""
    spread = enumerate(chances(mean, SPREAD))
    return sum(chance * _failed(money, level, tricks, money.all_consoled) for tricks, chance in spread)


def _alone(money: Prices, level: int, mean: float) -> float:
    """What a lone whist is worth if the defence takes ``mean`` tricks on average."""
    total = 0.0
    for tricks, chance in enumerate(chances(mean, SPREAD)):
        got = _whists(money, level, tricks) + _failed(money, level, tricks, money.consolers > 0)
        total += chance * got
    return total


def _whists(money: Prices, level: int, tricks: int) -> float:
    """What a lone whister writes for these tricks of the defence, less what he pays for missing ones."""
    worth, short = value(level), max(0, money.quota[level - 6] - tricks)
    if money.farm:
        return float(-worth * short if short else worth * tricks)
    share = 0.5 if _shares(money, level, tricks) else 1.0
    return share * worth * money.whist * tricks - short * worth * money.owed * money.hill


def _shares(money: Prices, level: int, tricks: int) -> bool:
    """Whether a lone whister shares his whists for so many tricks of the defence with the passer."""
    return money.shared == 2 or (money.shared == 1 and tricks > 10 - level)


def _second(money: Prices, level: int, mine: Defence) -> str:
    """Whist beside a whister if one's own tricks pay for one's own share of the quota."""
    worth = value(level)
    passed = gained = 0.0
    for tricks, chance in enumerate(chances(mine.both, SPREAD)):
        passed += chance * 0.5 * worth * money.whist * tricks * _shares(money, level, tricks)
        if not money.all_consoled and money.consolers:
            gained += chance * max(0, tricks - (10 - level)) * consolation(money, level)
    for tricks, chance in enumerate(chances(mine.own, 0.88)):
        gained += chance * _beside(money, level, tricks, mine.both - mine.own)
    return "whist" if gained > passed else "pass"


def _beside(money: Prices, level: int, tricks: int, partner: float) -> float:
    """What a whister beside another writes for his own tricks; the partner takes so many on average."""
    worth, quota = value(level), money.quota[level - 6]
    if not money.farm:
        short = max(0.0, (quota / 2 if quota > 1 else 0.5) - tricks)
        return worth * money.whist * tricks - short * worth * money.owed * money.hill
    personal = money.personal[level - 6]
    enough = sum(
        chance
        for his, chance in enumerate(chances(max(partner, quota - personal), SPREAD))
        if his + tricks >= quota
    )
    missed = personal if tricks >= personal else tricks - personal
    return worth * (enough * tricks + (1 - enough) * missed)
