"""The declarations of the defence, the play of the cards, offers to divide the rest (7, 8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from prikup import claims
from prikup.cards import Cards
from prikup.core import (
    Action,
    Claim,
    Fact,
    Input,
    Match,
    Phase,
    PlayCard,
    RuleError,
    Said,
    Say,
    Step,
    Taken,
    Turn,
)
from prikup.core import Played as CardPlayed
from prikup.defence import Ask, Roles
from prikup.games.prefa.closing import score_deal
from prikup.games.prefa.conduct import ACES, defence, start_play
from prikup.games.prefa.results import DealResult
from prikup.held import Held
from prikup.tricks import Play


def announced(held: Held) -> bool:
    """Whether the declarer has announced four aces."""
    return len(held.proved) == len(ACES)


class Defending(Phase, frozen=True, tag=True):
    """The defenders say whether they play, alone or taking the other along (7)."""

    asks: ClassVar[str] = "defend"

    held: Held
    asked: Ask

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.asked.seat, self.asked.seat),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.asked.actions()

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        self.asked.check(action)

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.seat is not None
        said = (*self.held.said, (put.seat, put.action.word))
        return ask(match, put, self.held.but(said=said), Said(put.seat, put.action.word))


def ask(match: Match, put: Input, held: Held, fact: Fact) -> Step:
    """The step after these declarations: the next question, play, or straight to the score."""
    question = defence(match, held)
    if isinstance(question, Ask):
        return match.to(put, Defending(held, question), fact)
    if not question.played:
        return score_deal(match, result_of(held, None), fact)
    return match.to(put, Playing(held, start_play(match, held, question), question), fact)


def result_of(held: Held, tricks: tuple[int, ...] | None) -> DealResult:
    """The result of a deal with these tricks."""
    if held.declarer is None:
        return DealResult("polles", tricks=tricks)
    return DealResult("contract", held.declarer, held.contract, held.said, tricks, aces=announced(held))


class Playing(Phase, frozen=True, tag=True):
    """Ten tricks of a contract, or, without a declarer, of three passes (8, 13.5).

    ``offered`` are the players who have offered to divide the rest at this trick.
    """

    asks: ClassVar[str] = "play"

    held: Held
    play: Play
    roles: Roles | None = None
    offered: tuple[int, ...] = ()

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.play.to_play, self.play.to_play),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.play.legal()

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [PlayCard(card) for card in Cards(self.play.hands[turn.seat])]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if not isinstance(action, PlayCard) or action.announce:
            raise RuleError("phase", "8.2", "a card is to be played now")
        error = self.play.why_not(action.card, "8.2")
        if error is not None:
            raise error

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        return () if claims.why_not(self, by, None, "8.5") is not None else claims.claims(self.play)

    def unasked(self, action: Action) -> bool:
        return isinstance(action, Claim)

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        assert isinstance(action, Claim)
        error = claims.why_not(self, by, action, "8.5")
        if error is not None:
            raise error

    def apply(self, match: Match, put: Input) -> Step:
        action = put.action
        if isinstance(action, Claim):
            return claims.offer(match, put, self, action, "8.5")
        assert isinstance(action, PlayCard)
        play = self.play.play(action.card)
        facts: list[Fact] = [CardPlayed(put.seat, put.by, action.card)]
        if not play.trick:
            facts.append(Taken(play.winners[-1]))
        if play.over:
            return score_deal(match, result_of(self.held, play.taken), *facts)
        return match.to(put, self.with_play(play, self.offered if play.trick else ()), *facts)

    def with_play(self, play: Play, offered: tuple[int, ...]) -> Playing:
        """The same deal a card, or an offer, further."""
        return Playing(self.held, play, self.roles, offered)

    def divided(self, match: Match, put: Input, taken: tuple[int, ...], *facts: Fact) -> Step:
        """The rest was divided by agreement: the deal ends with these tricks."""
        return score_deal(match, result_of(self.held, taken), *facts)
