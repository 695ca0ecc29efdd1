"""Declarations of the defence: whist, pass or half, then open or closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from prikup.bots.defence import DefenceEstimate, expected
from prikup.bots.hand import TRICKS_SPREAD, chances
from prikup.cards import Cards, Suit
from prikup.games.preferans.bot.prices import Prices, level_value, table_prices, undertrick_whists
from prikup.games.preferans.match import View

EstimateHand = Callable[[int, int, int], DefenceEstimate]
"""Function from a hand, a trump (-1: none) and a level to the tricks that the hand can expect."""
ValueBeside = Callable[[Prices, int, DefenceEstimate], dict[str, float]]
"""Function to the values of a pass and a whist beside a whister; the first of two equal ones is said."""

CLOSED_HANDS_LOSS: Final = 0.16
"""Tricks that the defence takes less with hands closed than with all cards open."""


def choose_word(view: View, texts: Sequence[str]) -> str:
    """Return the word to say, one of the legal ``texts``."""
    return choose_word_by(
        view, texts, table_prices(view.options, view.players), expected, values_beside_whister
    )


def choose_word_by(
    view: View, texts: Sequence[str], money: Prices, hopes: EstimateHand, beside: ValueBeside
) -> str:
    """Return the choice of :func:`choose_word` by these prices and estimates."""
    if "open" in texts:
        # One player who sees both hands gains more than the declarer learns from them.
        return "open"
    if view.seat not in view.order:
        # The resting dealer owes nothing: a contract that is played can only bring them whists.
        return "whist"
    worths = word_values(view, texts, money, hopes, beside)
    return max(worths, key=worths.__getitem__)


def word_values(
    view: View, texts: Sequence[str], money: Prices, hopes: EstimateHand, beside: ValueBeside
) -> dict[str, float]:
    """Return the value of each of the legal ``texts``, in whists; the first of two equal ones is said."""
    assert view.seat is not None and view.contract is not None and view.contract.needs is not None
    level = view.contract.needs
    hand = Cards(view.seats[view.seat].cards or ()).mask
    trump = -1 if view.contract.trump is None else int(Suit.parse(view.contract.trump))
    mine = hopes(hand, trump, level)
    if "open" in texts:
        closed = mine._replace(both=max(0.0, mine.both - CLOSED_HANDS_LOSS))
        return {
            "open": _lone_whist_value(money, level, mine),
            "closed": _lone_whist_value(money, level, closed),
        }
    if view.seat not in view.order:
        return {"whist": level_value(level) * money.whist * mine.both, "pass": 0.0}
    said = [word for _, word in view.declarations]
    if said == ["whist"]:
        return beside(money, level, mine)
    worths = answer_values(money, level, mine, said, texts, can_dealer_whist(view))
    return {text: worths[text] for text in texts if text in worths}


def can_dealer_whist(view: View) -> bool:
    """Return True if a resting dealer may whist where nobody else does."""
    return bool(view.players == 4 and view.options.dealer_whist)


def choose_answer(
    money: Prices, level: int, mine: DefenceEstimate, said: Sequence[str], texts: Sequence[str], played: bool
) -> str:
    """Return the word of a defender who expects ``mine`` tricks and has no whister before them.

    ``played`` is True if a resting dealer may still whist.
    """
    worths = answer_values(money, level, mine, said, texts, played)
    return max((text for text in texts if text in worths), key=worths.__getitem__)


def answer_values(
    money: Prices, level: int, mine: DefenceEstimate, said: Sequence[str], texts: Sequence[str], played: bool
) -> dict[str, float]:
    """Return the value of each word of :func:`choose_answer`."""
    standing = _passer_value(money, level, mine) if played else _unwhisted_value(money, level)
    worths = {"whist": _lone_whist_value(money, level, mine), "pass": _unwhisted_value(money, level)}
    if list(said) == ["pass", "half"]:
        worths["pass"] = standing
    if "half" in texts:
        whists = (
            0.0 if played and not said[1:] else money.quota[level - 6] / 2 * level_value(level) * money.whist
        )
        worths["half"] = standing + whists
    return worths


def _unwhisted_value(money: Prices, level: int) -> float:
    """Return the value to a defender of a contract that is made without whists."""
    return -level_value(level) * money.made * money.pool * 0.4


def _value_but_whists(money: Prices, level: int, tricks: int, consoled: bool) -> float:
    """Return the value to a defender of this many tricks of the defence, without whists."""
    under = tricks - (10 - level)
    if under <= 0:
        return _unwhisted_value(money, level)
    written = undertrick_whists(money, level) if consoled else 0.0
    return under * (level_value(level) * money.mount * money.other + written)


def _passer_value(money: Prices, level: int, mine: DefenceEstimate) -> float:
    """Return the value to a defender who says nothing more if the contract is played."""
    spread = enumerate(chances(mine.both, mine.spread))
    return sum(
        chance * _value_but_whists(money, level, tricks, money.all_consoled) for tricks, chance in spread
    )


def _lone_whist_value(money: Prices, level: int, mine: DefenceEstimate) -> float:
    """Return the value of a lone whist for this expectation."""
    total = 0.0
    for tricks, chance in enumerate(chances(mine.both, mine.spread)):
        got = _lone_whists(money, level, tricks) + _value_but_whists(
            money, level, tricks, money.consolers > 0
        )
        total += chance * got
    return total


def _lone_whists(money: Prices, level: int, tricks: int) -> float:
    """Return the whists of a lone whister for these tricks, less those paid for missing ones."""
    worth, short = level_value(level), max(0, money.quota[level - 6] - tricks)
    if money.farm:
        return float(-worth * short if short else worth * tricks)
    share = 0.5 if is_sharing(money, level, tricks) else 1.0
    return share * worth * money.whist * tricks - short * worth * money.owed * money.hill


def is_sharing(money: Prices, level: int, tricks: int) -> bool:
    """Return True if a lone whister shares the whists for this many tricks with the passer."""
    return money.shared == 2 or (money.shared == 1 and tricks > 10 - level)


def values_beside_whister(money: Prices, level: int, mine: DefenceEstimate) -> dict[str, float]:
    """Return the values of a pass and of a whist beside a whister.

    They depend on whether one's own tricks pay for one's own share of the quota.
    """
    worth = level_value(level)
    passed = gained = 0.0
    for tricks, chance in enumerate(chances(mine.both, TRICKS_SPREAD)):
        passed += chance * 0.5 * worth * money.whist * tricks * is_sharing(money, level, tricks)
        if not money.all_consoled and money.consolers:
            gained += chance * max(0, tricks - (10 - level)) * undertrick_whists(money, level)
    for tricks, chance in enumerate(chances(mine.own, 0.88)):
        gained += chance * _second_whists(money, level, tricks, mine.both - mine.own)
    return {"pass": passed, "whist": gained}


def _second_whists(money: Prices, level: int, tricks: int, partner: float) -> float:
    """Return the whists of a whister beside another for their own tricks.

    ``partner`` is the average number of tricks of the other.
    """
    worth, quota = level_value(level), money.quota[level - 6]
    if not money.farm:
        short = max(0.0, (quota / 2 if quota > 1 else 0.5 * money.single) - tricks)
        return worth * money.whist * tricks - short * worth * money.owed * money.hill
    personal = money.personal[level - 6]
    enough = sum(
        chance
        for his, chance in enumerate(chances(max(partner, quota - personal), TRICKS_SPREAD))
        if his + tricks >= quota
    )
    missed = personal if tricks >= personal else tricks - personal
    return worth * (enough * tricks + (1 - enough) * missed)
