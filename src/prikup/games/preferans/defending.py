"""The declarations of the defence (section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from prikup.cards import Cards
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
from prikup.games.preferans.contracts import Contract
from prikup.games.preferans.deal_end import score_deal
from prikup.games.preferans.playing import Playing, start_play
from prikup.games.preferans.rules import (
    contract_play,
    defence,
    governor_of,
)
from prikup.games.preferans.score import (
    DealResult,
)
from prikup.games.preferans.talon import Talon
from prikup.toolkit.defence import Ask, Call, Roles


class Defending(Phase, frozen=True, tag=True):
    """The defenders say whist, pass or half, where agreed the dealer after them; a lone whister chooses
    open or closed (section 6).
    """

    asks: ClassVar[str] = "defend"

    hands: tuple[Cards, ...]
    talon: Talon
    declarer: int
    contract: Contract
    calls: tuple[Call, ...]
    said: tuple[Call, ...] = ()
    asked: Ask = Ask(-1, ())

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.asked.seat, self.asked.seat),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.asked.actions()

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return self.asked.grid()

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        self.asked.check(action)

    def apply(self, match: Match, move: Input) -> Step:
        assert isinstance(move.action, Say) and move.seat is not None
        said = (*self.said, (move.seat, move.action.word))
        return self.ask(match, move, said, Said(move.seat, move.action.word))

    def ask(self, match: Match, move: Input, said: tuple[Call, ...], fact: Fact) -> Step:
        """The step after these declarations: the next question, play, or straight to the score."""
        question = defence(match, self.declarer, self.contract, said)
        if isinstance(question, Roles):
            return self._close(match, move, said, question, fact)
        phase = Defending(self.hands, self.talon, self.declarer, self.contract, self.calls, said, question)
        return match.to(move, phase, fact)

    def _close(self, match: Match, move: Input, said: tuple[Call, ...], roles: Roles, fact: Fact) -> Step:
        if not roles.played:
            result = DealResult(
                "talon_throw" if self.talon.use == "thrown" else "contract",
                declarer=self.declarer,
                contract=self.contract.text,
                declarations=said,
                talon=self.talon.seen,
            )
            return score_deal(match, move, self, result, fact)
        masks = [hand.mask for hand in self.hands]
        play = contract_play(match, masks, self.declarer, self.contract, roles)
        governor = governor_of(match, self.contract, roles)
        playing = Playing(
            play, self.contract, self.declarer, self.calls, said, self.talon, roles, governor=governor
        )
        return start_play(match, move, playing, fact)
