"""The defence says whist or pass; ten tricks, or an agreement to divide the rest (5, 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from prikup import claims
from prikup.cards import PACK_32, Cards
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
from prikup.defence import Ask, Call, Roles
from prikup.games.paston.closing import score_deal
from prikup.games.paston.contracts import CONTRACTS, Contract
from prikup.games.paston.score import PASS, WHIST, DealResult, defenders
from prikup.held import Held
from prikup.tricks import Play, PlayRules

_ROLES: Final = {WHIST: "whister", PASS: "passer"}


def defence(declarer: int, said: tuple[Call, ...]) -> Ask | Roles:
    """The script of the declarations: the left neighbour, then the right one (5.1, 5.2)."""
    order = defenders(declarer)
    if len(said) < len(order):
        return Ask(order[len(said)], (WHIST, PASS))
    played = any(one == WHIST for _, one in said)
    return Roles(tuple((seat, _ROLES[one]) for seat, one in said), played)


class Defending(Phase, frozen=True, tag=True):
    """The defenders say whist or pass (5)."""

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
    question = defence(held.won, held.said)
    if isinstance(question, Ask):
        return match.to(put, Defending(held, question), fact)
    if not question.played:
        return score_deal(match, result_of(held, None), fact)
    return match.to(put, Playing(held, start_play(held, question), question), fact)


def start_play(held: Held, roles: Roles) -> Play:
    """The play before its first card: the declarer leads, a defender who passed lies closed (6.1, 6.3)."""
    declarer = held.won
    playing = [declarer, *roles.seats("whister")]
    after = [-1, -1, -1]
    for place, seat in enumerate(playing):
        after[seat] = playing[(place + 1) % len(playing)]
    rules = PlayRules(PACK_32, tuple(after), len(playing), declarer)
    masks = [hand.mask if seat in playing else 0 for seat, hand in enumerate(held.hands)]
    return Play.start(rules, masks, CONTRACTS[held.contract or ""].trump, declarer)


def result_of(held: Held, tricks: tuple[int, ...] | None) -> DealResult:
    """The result of a deal with these tricks."""
    return DealResult("contract", held.won, held.contract, held.said, tricks, opener=held.opener)


class Playing(Phase, frozen=True, tag=True):
    """Ten tricks of the declarer against two defenders or one (6).

    ``offered`` are the players who have offered to divide the rest at this trick.
    """

    asks: ClassVar[str] = "play"

    held: Held
    play: Play
    roles: Roles
    offered: tuple[int, ...] = ()

    @property
    def contract(self) -> Contract:
        """What is played."""
        return CONTRACTS[self.held.contract or ""]

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.play.to_play, self.play.to_play),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.play.legal()

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [PlayCard(card) for card in Cards(self.play.hands[turn.seat])]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if not isinstance(action, PlayCard) or action.announce:
            raise RuleError("phase", "6.2", "a card is to be played now")
        error = self.play.why_not(action.card, "6.2")
        if error is not None:
            raise error

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        return () if claims.why_not(self, by, None, "6.4") is not None else claims.claims(self.play)

    def unasked(self, action: Action) -> bool:
        return isinstance(action, Claim)

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        assert isinstance(action, Claim)
        error = claims.why_not(self, by, action, "6.4")
        if error is not None:
            raise error

    def apply(self, match: Match, put: Input) -> Step:
        action = put.action
        if isinstance(action, Claim):
            return claims.offer(match, put, self, action, "6.4")
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
