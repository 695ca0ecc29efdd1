"""Data of a review: decisions, and the luck and skill of each deal."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, TypeAlias

from prikup.bots.causes import Cause
from prikup.core import Struct

DecisionVerdict: TypeAlias = Literal["ok", "mistake", "blunder", "forced"]
"""The judgement of a decision."""


class Ranked(Struct, frozen=True):
    """A choice by its text, and its loss against the best choice.

    ``lost`` is the expected loss, ``open`` the loss with the true cards; None if not computed.
    """

    text: str
    lost: float | None
    open: float | None


class Decision(Struct, frozen=True, kw_only=True):
    """A decision, judged in the unit of the score.

    ``ply`` numbers what was said and played in the deal, from 0; ``seat`` is who decided and ``asks`` what
    they were asked; ``played`` is what they chose, ``best`` what was expected to be worth most and ``loss``
    how much more, with its 95 % interval from ``low`` to ``high``. ``open_loss`` is what was lost with all
    cards open. ``options`` are the choices that were counted, the best first, ``share`` how often of 100
    layouts ``best`` was the better one, ``worlds`` over how many they were; ``cause`` is why ``best``
    was better than ``played``, None where no cause was proved.
    """

    deal: int
    ply: int
    seat: int
    asks: str
    played: str
    best: str
    loss: float = 0.0
    low: float = 0.0
    high: float = 0.0
    open_loss: float = 0.0
    verdict: DecisionVerdict = "ok"
    options: tuple[Ranked, ...] = ()
    share: int | None = None
    worlds: int = 0
    cause: Cause | None = None


class DealReview(Struct, frozen=True):
    """A deal: its decisions, and the result of each seat, separated into luck and skill.

    All values are relative to the table's mean: ``luck`` + ``skill`` is exactly the seat's result. ``skill``
    counts the decisions of all, ``own`` those of the seat alone: what one gives away the others are given.
    """

    number: int
    measure: str
    decisions: tuple[Decision, ...]
    luck: tuple[Fraction, ...]
    skill: tuple[Fraction, ...]
    own: tuple[Fraction, ...]

    @property
    def judged(self) -> bool:
        """True if there was anything to judge; a deal typed in as a result has no decisions."""
        return bool(self.decisions)

    @property
    def result(self) -> tuple[Fraction, ...]:
        """Gain of each seat over the table's mean."""
        return tuple(luck + skill for luck, skill in zip(self.luck, self.skill, strict=True))


class Review(Struct, frozen=True):
    """A match, deal by deal."""

    deals: tuple[DealReview, ...]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Decisions of all deals."""
        return tuple(decision for deal in self.deals for decision in deal.decisions)

    @property
    def judged(self) -> tuple[DealReview, ...]:
        """The deals with decisions, in which luck and skill can be told apart."""
        return tuple(deal for deal in self.deals if deal.judged)

    @property
    def unjudged(self) -> tuple[int, ...]:
        """The numbers of the deals of which only the result is known."""
        return tuple(deal.number for deal in self.deals if not deal.judged)
