"""Offers to divide the remaining tricks, which all other deciding players answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, Protocol, TypeGuard

from prikup.cards import Cards
from prikup.core import (
    Action,
    Claim,
    Fact,
    Input,
    Match,
    Phase,
    Question,
    RuleError,
    Said,
    Shown,
    Stage,
    Step,
    Turn,
)
from prikup.toolkit.auction import make_said, make_say
from prikup.toolkit.deal_state import Aside
from prikup.toolkit.tricks import InPlay, Play

ACCEPT_CLAIM: Final = make_say("yes")
REFUSE_CLAIM: Final = make_say("no")
WITHDRAW_CLAIM: Final = make_say("withdraw")

_CLAIM_PATTERN = re.compile(r"(claim|lay) ([0-9]{1,2}(?:-[0-9]{1,2})*)")


class Divisible(InPlay, Protocol):
    """Phase of card play whose remaining tricks can be divided."""

    @property
    def offered(self) -> tuple[int, ...]:
        """Seats that have made an offer at this trick."""

    def with_play(self, play: Play, offered: tuple[int, ...]) -> Phase:
        """Return the phase with this play and these offers."""

    def ended(self, match: Match, move: Input, taken: tuple[int, ...], *facts: Fact) -> Step:
        """Return the step after the last trick or the division of the rest, with the tricks of each seat."""


def is_divisible(phase: Phase) -> TypeGuard[Divisible]:
    """Return True if the remaining tricks of a phase can be divided.

    It is faster than a check of the protocol.
    """
    return hasattr(phase, "offered")


def find_claim_error(match: Match, phase: Divisible, by: int, claim: Claim | None) -> RuleError | None:
    """Return the error if the player may not offer this division now, else None.

    Without a ``claim`` the error holds for every division.
    """
    clause = match.game.dividing
    if by in phase.offered:
        return RuleError("claim_again", clause)
    return phase.play.why_not_claim(by, claim, clause)


def list_claims(play: Play) -> list[Claim]:
    """Return every offer of a division that the play allows."""
    return [Claim(division, lay) for division in play.divisions() for lay in (False, True)]


def parse_claim(text: str, clause: str) -> Claim | None:
    """Read an offer such as ``claim 3-1-0`` or ``lay 3-1-0``; return None for any other text.

    Raises RuleError for an offer without a division.
    """
    parsed = _CLAIM_PATTERN.fullmatch(text)
    if parsed:
        return Claim(tuple(map(int, parsed[2].split("-"))), lay=parsed[1] == "lay")
    if text.startswith(("claim", "lay")):
        raise RuleError("unknown-division", clause, given=text)
    return None


def list_offers(match: Match, by: int) -> Iterator[tuple[str, RuleError | None]]:
    """Yield the text of each offer or withdrawal of a player, with the error if it is not possible now."""
    phase = match.phase
    if not match.game.dividing:
        return
    if isinstance(phase, Claiming):
        for action in phase.offers(match, by):
            yield action.text, None
    elif is_divisible(phase) and by in phase.play.deciders():
        error = find_claim_error(match, phase, by, None)
        yield "claim", error
        yield "lay", error


def make_offer(match: Match, move: Input, phase: Divisible, claim: Claim) -> Step:
    """Return the step from an offer to its answers."""
    assert move.by is not None
    play = phase.play.lay(move.by) if claim.lay else phase.play
    waiting = phase.with_play(play, (*phase.offered, move.by))
    facts: list[Fact] = [Said(move.by, claim.text)]
    if play is not phase.play:
        facts.append(Shown(move.by, tuple(Cards(play.hands[move.by]))))
    return match.to(move, Claiming(waiting, move.by, claim.division), *facts)


class Claiming(Aside, frozen=True, tag=True):
    """An offer to divide the rest waits for every other player who decides over cards.

    ``before`` is the :class:`Divisible` phase to which one refusal leads back.
    """

    stage: ClassVar[Stage] = "claim"
    asks: ClassVar[Question] = "answer"

    by: int
    division: tuple[int, ...]
    accepted: tuple[int, ...] = ()

    @property
    def playing(self) -> Divisible:
        """The phase that the offer interrupts."""
        phase: Divisible = self.before  # type: ignore[assignment]
        return phase

    def find_clause(self, match: Match) -> str:
        return match.game.dividing

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return tuple(
            Turn(seat, seat)
            for seat in self.playing.play.deciders()
            if seat != self.by and seat not in self.accepted
        )

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (ACCEPT_CLAIM, REFUSE_CLAIM)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action not in (ACCEPT_CLAIM, REFUSE_CLAIM):
            raise RuleError("phase-answer", self.find_clause(match))

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        return (WITHDRAW_CLAIM,) if by == self.by else ()

    def unasked(self, action: Action) -> bool:
        return action == WITHDRAW_CLAIM

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        if by != self.by:
            raise RuleError("withdraw", match.game.dividing, seat=self.by)

    def apply(self, match: Match, move: Input) -> Step:
        fact = make_said(move)
        if move.action != ACCEPT_CLAIM:
            return match.to(move, self.before, fact)
        accepted = (*self.accepted, fact.seat)
        waiting = Claiming(self.before, self.by, self.division, accepted)
        if waiting.turns(match):
            return match.to(move, waiting, fact)
        tricks = tuple(map(sum, zip(self.playing.play.taken, self.division, strict=True)))
        return self.playing.ended(match, move, tricks, fact)
