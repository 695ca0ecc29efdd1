"""The declarations of the defence: whist, pass or half, then open or closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from prikup.bots.defence import DefenceEstimate, expected
from prikup.bots.hand import SPREAD, chances
from prikup.cards import Cards, Suit
from prikup.core import View
from prikup.games.preferans.bot.prices import Prices, consolation, prices, value

Hopes = Callable[[int, int, int], DefenceEstimate]
"""What a hand can expect against a trump (-1: none) and a level."""
Beside = Callable[[Prices, int, DefenceEstimate], dict[str, float]]
"""What to pass and to whist is worth beside a whister; of two as good the first is said."""

UNSEEN: Final = 0.16
"""Tricks that the defence takes less with hands closed than with all cards open."""


def declare(view: View, texts: Sequence[str]) -> str:
    """The word to say, one of the legal ``texts``."""
    return declared(view, texts, prices(view.options, view.players), expected, second)


def declared(view: View, texts: Sequence[str], money: Prices, hopes: Hopes, beside: Beside) -> str:
    """The same by these prices, what a hand hopes for, and what is said beside a whister."""
    if "open" in texts:
        # Both hands in one head are worth more than what the declarer learns of one of them or both.
        return "open"
    if view.seat not in view.order:
        # The resting dealer owes nothing: a contract that is played can only bring them whists.
        return "whist"
    worths = words(view, texts, money, hopes, beside)
    return max(worths, key=worths.__getitem__)


def words(view: View, texts: Sequence[str], money: Prices, hopes: Hopes, beside: Beside) -> dict[str, float]:
    """What each of the legal ``texts`` is worth, in whists; of two as good the first is said."""
    assert view.seat is not None and view.contract is not None and view.contract.needs is not None
    level = view.contract.needs
    hand = Cards(view.seats[view.seat].cards or ()).mask
    trump = -1 if view.contract.trump is None else int(Suit.parse(view.contract.trump))
    mine = hopes(hand, trump, level)
    if "open" in texts:
        closed = mine._replace(both=max(0.0, mine.both - UNSEEN))
        return {"open": _alone(money, level, mine), "closed": _alone(money, level, closed)}
    if view.seat not in view.order:
        return {"whist": value(level) * money.whist * mine.both, "pass": 0.0}
    said = [word for _, word in view.declarations]
    if said == ["whist"]:
        return beside(money, level, mine)
    worths = answers(money, level, mine, said, texts, rests(view))
    return {text: worths[text] for text in texts if text in worths}


def rests(view: View) -> bool:
    """Whether a resting dealer may whist where nobody else does."""
    return bool(view.players == 4 and view.options.dealer_whist)


def answer(
    money: Prices, level: int, mine: DefenceEstimate, said: Sequence[str], texts: Sequence[str], played: bool
) -> str:
    """What a defender says who expects so many tricks and has no whister before them.

    ``played`` says whether a resting dealer may whist after all.
    """
    worths = answers(money, level, mine, said, texts, played)
    return max((text for text in texts if text in worths), key=worths.__getitem__)


def answers(
    money: Prices, level: int, mine: DefenceEstimate, said: Sequence[str], texts: Sequence[str], played: bool
) -> dict[str, float]:
    """The same as what each word is worth."""
    standing = _played(money, level, mine) if played else _made(money, level)
    worths = {"whist": _alone(money, level, mine), "pass": _made(money, level)}
    if list(said) == ["pass", "half"]:
        worths["pass"] = standing
    if "half" in texts:
        whists = 0.0 if played and not said[1:] else money.quota[level - 6] / 2 * value(level) * money.whist
        worths["half"] = standing + whists
    return worths


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


def _played(money: Prices, level: int, mine: DefenceEstimate) -> float:
    """What it is worth to a defender who says nothing more if the contract is played."""
    spread = enumerate(chances(mine.both, mine.spread))
    return sum(chance * _failed(money, level, tricks, money.all_consoled) for tricks, chance in spread)


def _alone(money: Prices, level: int, mine: DefenceEstimate) -> float:
    """What a lone whist is worth to who expects so many tricks."""
    total = 0.0
    for tricks, chance in enumerate(chances(mine.both, mine.spread)):
        got = _whists(money, level, tricks) + _failed(money, level, tricks, money.consolers > 0)
        total += chance * got
    return total


def _whists(money: Prices, level: int, tricks: int) -> float:
    """What a lone whister writes for these tricks of the defence, less what they pay for missing ones."""
    worth, short = value(level), max(0, money.quota[level - 6] - tricks)
    if money.farm:
        return float(-worth * short if short else worth * tricks)
    share = 0.5 if shares(money, level, tricks) else 1.0
    return share * worth * money.whist * tricks - short * worth * money.owed * money.hill


def shares(money: Prices, level: int, tricks: int) -> bool:
    """Whether a lone whister shares their whists for so many tricks of the defence with the passer."""
    return money.shared == 2 or (money.shared == 1 and tricks > 10 - level)


def second(money: Prices, level: int, mine: DefenceEstimate) -> dict[str, float]:
    """What it is worth to pass beside a whister, and to whist, by whether one's own tricks pay for one's own
    share of the quota.
    """
    worth = value(level)
    passed = gained = 0.0
    for tricks, chance in enumerate(chances(mine.both, SPREAD)):
        passed += chance * 0.5 * worth * money.whist * tricks * shares(money, level, tricks)
        if not money.all_consoled and money.consolers:
            gained += chance * max(0, tricks - (10 - level)) * consolation(money, level)
    for tricks, chance in enumerate(chances(mine.own, 0.88)):
        gained += chance * _beside(money, level, tricks, mine.both - mine.own)
    return {"pass": passed, "whist": gained}


def _beside(money: Prices, level: int, tricks: int, partner: float) -> float:
    """What a whister beside another writes for their own tricks; the partner takes so many on average."""
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
