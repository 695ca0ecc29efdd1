"""The end of a match by a number of deals or by time, as the games share it.

A game's options may have ``end_deals``, ``end_minutes``, ``end_clock_action`` and ``end_whole_rounds``. They
act beside the game's own end (:meth:`BetweenDeals.decided`): whichever comes first ends the match.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from prikup.core import ArgumentError, Match, Phase, RuleError, Step, Struct, View, quote
from prikup.options import get_fields

MAX_CLOCK_MINUTES: Final = 100_000

DealLimit: TypeAlias = Annotated[int, Meta(ge=1, le=1000)] | None
MinuteLimit: TypeAlias = Annotated[int, Meta(ge=1, le=1440)] | None
ClockAction: TypeAlias = Literal["current_deal", "final_lap"]

END_OPTIONS: Final = ("end_deals", "end_minutes", "end_clock_action", "end_whole_rounds")
"""The options by which any game can end, in the order in which a table agrees on them."""


class BetweenDeals(Phase, frozen=True, tag=True):
    """The phase between deals, in which a match can end."""

    def decided(self, match: Match) -> bool:
        """Return True if the match has come to the end of the game itself, such as full pools."""
        return False

    def in_series(self, match: Match) -> bool:
        """Return True while a series of deals goes on in which the match must not end."""
        return False

    def finished(self, match: Match) -> Step:
        """Return the step that ends the match as its sheet stands."""
        raise TypeError(f"{type(self).__name__} does not say how a match ends")


def last_deal(options: Any, players: int, by_time: int | None = None) -> int | None:
    """Return the number of counted deals after which a match ends at the latest, None if nothing limits it.

    ``by_time`` is the ``last_deal`` of a match whose time is over.

    >>> from prikup.games.preferans.options import parse_rules
    >>> rules = parse_rules("wikipedia-sochi; end_deals=18; end_whole_rounds=yes")
    >>> last_deal(rules, 3), last_deal(rules, 4), last_deal(rules, 4, by_time=7)
    (18, 20, 8)
    """
    limits = [limit for limit in (getattr(options, "end_deals", None), by_time) if limit is not None]
    if not limits:
        return None
    last = min(limits)
    return last + -last % players if getattr(options, "end_whole_rounds", False) else last


def last_deal_number(position: Match | View) -> int | None:
    """Return the ``deal_no`` that the last deal will have at the latest, None if nothing limits the match.

    Deals that do not count, such as misdeals, have numbers too. It is also None if the match goes on beyond
    its limit, and once it is over.
    """
    last = last_deal(position.options, position.players, position.last_deal)
    deals_done = getattr(position.standing, "deals", position.deal_no - 1)
    is_over = position.finished if isinstance(position, Match) else position.result is not None
    if is_over or last is None or deals_done >= last:
        return None
    return last + position.deal_no - 1 - deals_done


def is_at_end(match: Match) -> bool:
    """Return True if a match that waits for its next deal ends instead."""
    phase, deals = _require_phase_between_deals(match), match.standing.deals
    last = last_deal(match.options, match.players, match.last_deal)
    if not phase.decided(match) and (last is None or deals < last):
        return False
    round_is_complete = not getattr(match.options, "end_whole_rounds", False) or deals % match.players == 0
    return round_is_complete and not phase.in_series(match)


def apply_clock(match: Match, minutes: int) -> Step:
    """Return the step of a match between deals that learns how many minutes have been played.

    When they first reach ``end_minutes``, the deal before this one was the last, or with
    ``end_clock_action=final_lap`` a last round of deals begins. Raises RuleError if the clock goes back.
    """
    if type(minutes) is not int:
        raise ArgumentError("argument-number", what=quote(minutes), name="minutes")
    if not match.minutes <= minutes <= MAX_CLOCK_MINUTES:
        raise RuleError(
            "clock", _find_time_clause(match), given=minutes, minutes=match.minutes, most=MAX_CLOCK_MINUTES
        )
    last, limit = match.last_deal, getattr(match.options, "end_minutes", None)
    if last is None and limit is not None and minutes >= limit:
        lap = match.players if match.options.end_clock_action == "final_lap" else 0
        last = max(match.standing.deals, 1) + lap
    after = replace(match, minutes=minutes, last_deal=last)
    return end(after) if is_at_end(after) else Step(after, ())


def _find_time_clause(match: Match) -> str:
    """Return the clause by which a match ends by time, else that by which it ends at all."""
    kind: type[Struct] = type(match.options)
    field = get_fields(kind).get("end_minutes")
    return match.game.ending if field is None else field.about.clause


def end(match: Match) -> Step:
    """Return the step that ends a match between deals as its sheet stands."""
    return _require_phase_between_deals(match).finished(match)


def _require_phase_between_deals(match: Match) -> BetweenDeals:
    """Return the phase of the match; raises TypeError if a deal is in progress."""
    if not isinstance(match.phase, BetweenDeals):
        raise TypeError(f"{type(match.phase).__name__} is no phase between deals")
    return match.phase
