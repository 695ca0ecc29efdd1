"""The declarations of the defence (section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from prikup.auction import word
from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Fact,
    Input,
    Match,
    Phase,
    Said,
    Say,
    Step,
    Turn,
)
from prikup.defence import Ask, Call, Roles
from prikup.games.preferans.closing import score_deal
from prikup.games.preferans.conduct import (
    contract_play,
    defence,
)
from prikup.games.preferans.contracts import Contract
from prikup.games.preferans.playing import Playing, start_play
from prikup.games.preferans.score import (
    DealResult,
)


class Defending(Phase, frozen=True, tag=True):
    """The defenders say whist, pass or half; a lone whister chooses open or closed (section 6)."""

    asks: ClassVar[str] = "defend"

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    discard: Cards
    declarer: int
    contract: Contract
    calls: tuple[Call, ...]
    said: tuple[Call, ...] = ()

    def question(self, match: Match, said: tuple[Call, ...] | None = None) -> Ask | Roles:
        """What the defence is asked next, or what its declarations came to."""
        return defence(match, self.declarer, self.contract, self.said if said is None else said)

    def _ask(self, match: Match) -> Ask:
        question = self.question(match)
        assert isinstance(question, Ask)
        return question

    def turns(self, match: Match) -> tuple[Turn, ...]:
        seat = self._ask(match).seat
        return (Turn(seat, seat),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return [word(said) for said in self._ask(match).legal()]

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [word(said) for said in self._ask(match).words]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        error = self._ask(match).why_not(action.word if isinstance(action, Say) else type(action).__name__)
        if error is not None:
            raise error

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.seat is not None
        said = (*self.said, (put.seat, put.action.word))
        fact = Said(put.seat, put.action.word)
        question = self.question(match, said)
        if isinstance(question, Roles):
            return self.close(match, put, said, question, fact)
        phase = Defending(
            self.hands, self.talon, self.discard, self.declarer, self.contract, self.calls, said
        )
        return match.to(put, phase, fact)

    def close(self, match: Match, put: Input, said: tuple[Call, ...], roles: Roles, fact: Fact) -> Step:
        """The step out of the declarations: into play, or straight to the score."""
        if not roles.played:
            result = DealResult(
                "contract",
                declarer=self.declarer,
                contract=self.contract.text,
                declarations=said,
                talon=self.talon,
            )
            return score_deal(match, result, fact)
        masks = [hand.mask for hand in self.hands]
        play = contract_play(match, masks, self.declarer, self.contract, roles)
        playing = Playing(
            play, self.contract, self.declarer, self.calls, said, self.talon, self.discard, roles
        )
        return start_play(match, put, playing, fact)
