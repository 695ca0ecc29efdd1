"""Luck and skill: how the fixed bot's result of a deal changes, at chance and at decisions.

The worth of a moment is what the deal comes to if the fixed bot plays on at every seat, with all cards as
they lie; between deals it is what stands on the sheet. So every change falls to chance (the cards, a draw) or
to a decision, and both together are what the deal brought. Before the cards a deal is worth nothing to
anybody: what a place at the table is worth goes round with the dealer. What the bot does itself changes
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from prikup.core import Input, Match, Struct
from prikup.review.deals import PlayedDeal
from prikup.review.fixed import FixedBot, Standing, is_scored, standing


class Luck(Struct, frozen=True):
    """What a deal brought by seat: ``luck``, the ``skill`` of all, and of it one's ``own``."""

    luck: Standing
    skill: Standing
    own: Standing


class MatchLuck(Struct, frozen=True):
    """What a match brought by seat, parted as a deal is: ``luck``, the ``skill`` of all, one's ``own``."""

    luck: tuple[float, ...]
    skill: tuple[float, ...]
    own: tuple[float, ...]

    @staticmethod
    def of(deals: Sequence[Luck]) -> MatchLuck:
        """That of a match of these deals, of which there is one at least."""
        parts = ([getattr(deal, part) for deal in deals] for part in ("luck", "skill", "own"))
        return MatchLuck(*(tuple(float(sum(seat)) for seat in zip(*part, strict=True)) for part in parts))


def luck_of(deal: PlayedDeal, bot: FixedBot | None = None) -> Luck:
    """What was luck in a deal, and what was skill."""
    bot = bot or FixedBot()
    course = _LuckTracker(deal.before, bot)
    nobody = tuple([Fraction(0)] * deal.before.players)
    luck, skill, own = nobody, nobody, list(nobody)
    for move in deal.inputs:
        change = course.put(move)
        if move.by is None:
            luck = _sum(luck, change)
        else:
            skill = _sum(skill, change)
            own[move.by] += change[move.by]
    luck = _sum(luck, course.left())
    return Luck(luck, skill, tuple(own))


class _LuckTracker:
    """A deal as it goes on, and what it is worth; the fixed bot is asked anew where it was not followed."""

    def __init__(self, match: Match, bot: FixedBot) -> None:
        self._match, self._bot = match, bot
        self._worth = standing(match)
        self._path: tuple[Input, ...] = ()
        self._over = False

    def put(self, move: Input) -> Standing:
        """What an input changes."""
        step = self._match.apply(move)
        self._match = step.state
        self._over = self._over or is_scored(step.facts)
        before = self._worth
        if self._over or not self._match.log:
            self._worth, self._path = standing(self._match), ()
        elif self._path and self._path[0] == move:
            self._path = self._path[1:]
            return tuple([Fraction(0)] * len(before))
        else:
            self._worth, self._path = self._bot.plays_on(self._match)
        return tuple(after - one for after, one in zip(self._worth, before, strict=True))

    def left(self) -> Standing:
        """What a deal that was broken off would still have brought: nobody's skill."""
        return tuple(now - one for now, one in zip(standing(self._match), self._worth, strict=True))


def _sum(one: Standing, other: Standing) -> Standing:
    return tuple(mine + more for mine, more in zip(one, other, strict=True))
