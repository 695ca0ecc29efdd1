"""Auctions that lead to one kind of deal, by calls that are legal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prikup.cards import Suit
from prikup.core import Deal, Match, OptionError, Turn
from prikup.toolkit.forced import Forced

CONTRACT_KIND: Final = "contract"
"""Kind of deal in which somebody plays a contract."""


def check(match: Match, kind: str, contracts: Iterable[str] = ()) -> None:
    """Raise OptionError for a kind of deal that the game does not have and that is none of the contracts."""
    forced = match.game.part("forced", Forced)
    kinds = (*(forced.calls if forced else ()), *contracts)
    if kind and kind not in kinds:
        raise OptionError("arena-force", given=kind, game=match.game.id, expected=kinds)


def find_contracts(match: Match) -> dict[str, Suit | None]:
    """Return the contracts that a wish can name in this game, each with its trump."""
    forced = match.game.part("forced", Forced)
    return dict(forced.contracts) if forced else {}


def find_forced_call(match: Match, turn: Turn, kind: str, trump: Suit | None = None) -> str | None:
    """Return the call that leads to a deal of this kind; None if the bot decides.

    With a ``trump`` the seat with most cards of it declares, the strongest of those with equally many.
    """
    forced = match.game.part("forced", Forced)
    if not kind or forced is None or match.phase.asks != "bid":
        return None
    legal = [action.text for action in match.legal(turn)]
    call = forced.calls[kind]
    if call == "" or turn.seat != _find_best_seat(match, kind in forced.low, trump):
        text = "pass"
    else:
        text = call or next(text for text in legal if text != "pass")
    return text if text in legal else None


def _find_best_seat(match: Match, low: bool, trump: Suit | None) -> int:
    """Return the seat with most trumps, then the strongest hand, or with ``low`` the weakest.

    It is the first of equal ones.
    """
    dealt = match.log[0].action
    assert isinstance(dealt, Deal)
    strength = match.pack.strength
    values = {
        seat: (len(hand.suit(trump)) if trump is not None else 0, sum(strength[card.index] for card in hand))
        for seat, hand in enumerate(dealt.hands)
        if hand
    }
    return (min if low else max)(values, key=values.__getitem__)
