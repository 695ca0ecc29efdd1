"""Luck and skill: how the fixed bot's result of a deal changes, at chance and at decisions.

The value of a moment is the deal's result if the fixed bot plays on at every seat with the true cards;
between deals it is the sheet. Every change of value is due to chance (the cards, a draw) or to a decision,
and both together are the deal's result. Before the cards are dealt, a deal has the value 0 for everybody,
since the advantage of a place goes around with the dealer. An action of the bot itself changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from prikup.core import Input, Match, Struct
from prikup.errors import check_argument
from prikup.review.deals import PlayedDeal
from prikup.review.fixed_bot import FixedBot, Leads, compute_leads, is_scored


class Luck(Struct, frozen=True):
    """Parts of a deal's result by seat: ``luck``, the ``skill`` of all, and of it the seat's ``own``."""

    luck: Leads
    skill: Leads
    own: Leads


class MatchLuck(Struct, frozen=True):
    """Parts of a match's result by seat: ``luck``, the ``skill`` of all, and the seat's ``own``."""

    luck: tuple[float, ...]
    skill: tuple[float, ...]
    own: tuple[float, ...]

    @staticmethod
    def of(deals: Sequence[Luck]) -> MatchLuck:
        """Return the sums over the deals of a match, of which there is at least one."""
        parts = ([getattr(deal, part) for deal in deals] for part in ("luck", "skill", "own"))
        return MatchLuck(*(tuple(float(sum(seat)) for seat in zip(*part, strict=True)) for part in parts))


def luck_of(deal: PlayedDeal, bot: FixedBot | None = None) -> Luck:
    """Divide a deal's result into luck and skill."""
    check_argument("deal", deal, PlayedDeal)
    bot = bot or FixedBot()
    tracker = _LuckTracker(deal.before, bot)
    zeros = tuple([Fraction(0)] * deal.before.players)
    luck, skill, own = zeros, zeros, list(zeros)
    for move in deal.inputs:
        change = tracker.put(move)
        if move.by is None:
            luck = _add_leads(luck, change)
        else:
            skill = _add_leads(skill, change)
            own[move.by] += change[move.by]
    luck = _add_leads(luck, tracker.left())
    return Luck(luck, skill, tuple(own))


class _LuckTracker:
    """A deal and its value as it goes on; the fixed bot plays again after each input that differs from it."""

    def __init__(self, match: Match, bot: FixedBot) -> None:
        self._match, self._bot = match, bot
        self._value = compute_leads(match)
        self._path: tuple[Input, ...] = ()
        self._over = False

    def put(self, move: Input) -> Leads:
        """Apply an input and return the change of value."""
        step = self._match.apply(move)
        self._match = step.state
        self._over = self._over or is_scored(step.facts)
        before = self._value
        if self._over or not self._match.log:
            self._value, self._path = compute_leads(self._match), ()
        elif self._path and self._path[0] == move:
            self._path = self._path[1:]
            return tuple([Fraction(0)] * len(before))
        else:
            self._value, self._path = self._bot.play_on(self._match)
        return tuple(later - earlier for later, earlier in zip(self._value, before, strict=True))

    def left(self) -> Leads:
        """Return the change of value if the deal was broken off, which is nobody's skill; else zeros."""
        return tuple(
            sheet_value - value
            for sheet_value, value in zip(compute_leads(self._match), self._value, strict=True)
        )


def _add_leads(leads: Leads, change: Leads) -> Leads:
    """Return the leads after a change, seat by seat."""
    return tuple(lead + added for lead, added in zip(leads, change, strict=True))
