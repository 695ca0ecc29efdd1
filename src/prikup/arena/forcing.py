"""Auctions that lead to one kind of deal, by calls that are legal."""

from __future__ import annotations

from prikup.core import Deal, Match, OptionError, Turn
from prikup.toolkit.forced import Forced


def check(match: Match, kind: str) -> None:
    """Raise OptionError for a kind of deal that the game does not have."""
    forced = match.game.part("forced", Forced)
    kinds = tuple(forced.calls) if forced else ()
    if kind not in kinds:
        raise OptionError("arena-force", given=kind, game=match.game.id, expected=kinds)


def find_forced_call(match: Match, turn: Turn, kind: str) -> str | None:
    """Return the call that leads to a deal of this kind; None if the bot decides."""
    forced = match.game.part("forced", Forced)
    if not kind or forced is None or match.phase.asks != "bid":
        return None
    legal = [action.text for action in match.legal(turn)]
    call = forced.calls[kind]
    if call == "" or turn.seat != _find_best_seat(match, low=kind in forced.low):
        text = "pass"
    else:
        text = call or next(text for text in legal if text != "pass")
    return text if text in legal else None


def _find_best_seat(match: Match, low: bool) -> int:
    """Return the seat with the strongest hand, or with ``low`` the weakest, the first of equal ones."""
    dealt = match.log[0].action
    assert isinstance(dealt, Deal)
    strength = match.pack.strength
    worths = {
        seat: sum(strength[card.index] for card in hand) for seat, hand in enumerate(dealt.hands) if hand
    }
    return (min if low else max)(worths, key=worths.__getitem__)
