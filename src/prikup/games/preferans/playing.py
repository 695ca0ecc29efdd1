"""The play of the cards, laying hands open meanwhile, offers to divide the rest (sections 6, 7, 9, 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Literal

import msgspec

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
    Shown,
    Step,
    Taken,
    Turn,
)
from prikup.core import Played as CardPlayed
from prikup.games.preferans.contracts import MISERE, Contract
from prikup.games.preferans.deal_end import score_deal
from prikup.games.preferans.rules import CLOSED, OPEN, opening_of
from prikup.games.preferans.score import (
    DealResult,
)
from prikup.games.preferans.talon import Talon
from prikup.toolkit import claims
from prikup.toolkit.auction import word
from prikup.toolkit.defence import Call, Roles
from prikup.toolkit.tricks import Play

OPENLY: Final = word(OPEN)
CLOSEDLY: Final = word(CLOSED)


class Playing(Phase, frozen=True, tag=True):
    """Ten tricks of a contract (section 7), a misère (9) or, without a contract, an all-pass (10).

    ``offered`` are the players who have offered to divide the rest at this trick. ``governor`` is a lone
    whister who may still choose to play openly, until a defender has played a card (6.10).
    """

    asks: ClassVar[str] = "play"

    play: Play
    contract: Contract | None
    declarer: int | None
    calls: tuple[Call, ...]
    said: tuple[Call, ...]
    talon: Talon
    roles: Roles | None = None
    offered: tuple[int, ...] = ()
    governor: int | None = None

    @property
    def kind(self) -> Literal["contract", "misere", "raspasy"]:
        """What is played."""
        if self.contract is None:
            return "raspasy"
        return "misere" if self.contract.text == MISERE else "contract"

    def turns(self, match: Match) -> tuple[Turn, ...]:
        play = self.play
        return (Turn(play.to_play, play.control[play.to_play]),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.play.legal()

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [PlayCard(card) for card in Cards(self.play.hands[turn.seat])]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if not isinstance(action, PlayCard) or action.announce:
            raise RuleError("phase", "7.2", "a card is to be played now")
        if not self.play.choices & action.card.bit:
            error = self.play.why_not(action.card, "10.1" if self.kind == "raspasy" else "7.2")
            assert error is not None
            raise error

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        opens = [OPENLY] if by == self.governor else []
        if claims.why_not(self, by, None, "7.3") is not None:
            return opens
        return [*opens, *claims.claims(self.play)]

    def unasked(self, action: Action) -> bool:
        return isinstance(action, Claim) or action == OPENLY

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        if action == OPENLY:
            if by != self.governor:
                raise RuleError("open", "6.10", "only a lone whister can open now, before a defender plays")
            return
        assert isinstance(action, Claim)
        error = claims.why_not(self, by, action, "7.3")
        if error is not None:
            raise error

    def apply(self, match: Match, move: Input) -> Step:
        action = move.action
        if isinstance(action, Claim):
            return claims.offer(match, move, self, action, "7.3")
        if action == OPENLY:
            return self.opened(match, move)
        assert isinstance(action, PlayCard)
        before = self.play
        play = before.play(action.card)
        facts: list[Fact] = [CardPlayed(move.seat, move.by, action.card)]
        if not play.trick:
            facts.append(Taken(play.winners[-1]))
            facts.extend(talon_led(play))
        if play.exposed is not before.exposed:
            facts.extend(laid_open(play, before))
        playing = self.with_play(play, self.offered if play.trick else ())
        if not play.choices:
            return score_deal(match, move, playing, self.result(match, play.taken), *facts)
        return match.to(move, playing if self.governor is None else playing.governed(), *facts)

    def governed(self) -> Phase:
        """The same, or the last question whether to open, if a defender is to play the next card."""
        if self.governor is None or self.play.to_play == self.declarer:
            return self
        return Exposing(self)

    def opened(self, match: Match, move: Input) -> Step:
        """The lone whister has said open: the hands are laid down, he decides for both (6.10)."""
        assert move.by is not None and self.roles is not None and self.declarer is not None
        opening = opening_of(match, self.declarer, self.roles)
        play = self.play.open(msgspec.structs.replace(opening, cards=0))
        playing = Playing(
            play, self.contract, self.declarer, self.calls, (*self.said, (move.by, OPEN)), self.talon,
            self.roles, self.offered,
        )  # fmt: skip
        return match.to(move, playing, Said(move.by, OPEN), *laid_open(play, self.play))

    def with_play(self, play: Play, offered: tuple[int, ...]) -> Playing:
        """The same deal a card, or an offer, further."""
        return Playing(
            play, self.contract, self.declarer, self.calls, self.said, self.talon,
            self.roles, offered, self.governor,
        )  # fmt: skip

    def ended(self, match: Match, move: Input, taken: tuple[int, ...], *facts: Fact) -> Step:
        """The rest was divided by agreement: the deal ends with these tricks (7.3)."""
        return score_deal(match, move, self, self.result(match, taken), *facts)

    def result(self, match: Match, taken: tuple[int, ...]) -> DealResult:
        """The result of the deal with these tricks."""
        return DealResult(
            "talon_throw" if self.talon.use == "thrown" else self.kind,
            declarer=self.declarer,
            contract=None if self.contract is None else self.contract.text,
            declarations=self.said,
            tricks=taken,
            talon=self.talon.seen,
            dealer_leads_talon=self.play.rules.lead_owner is not None,
        )


def start_play(match: Match, move: Input, playing: Playing, *facts: Fact) -> Step:
    """The step to the first card, or to the question that comes just before it."""
    return match.to(move, playing.governed(), *facts, *laid_open(playing.play))


def laid_open(play: Play, before: Play | None = None) -> Iterable[Fact]:
    """The hands that lie open now and did not before."""
    known = () if before is None else before.exposed
    return [Shown(seat, tuple(Cards(play.hands[seat]))) for seat in play.exposed if seat not in known]


def talon_led(play: Play) -> Iterable[Fact]:
    """The card of the talon that leads the next trick, played by the rules themselves (10.2)."""
    lead = play.talon_lead
    return [] if lead is None or play.trick else [CardPlayed(None, None, lead)]


class Exposing(Phase, frozen=True, tag=True):
    """The last moment for a lone whister to open: a defender is to play the next card (6.10)."""

    asks: ClassVar[str] = "defend"

    playing: Playing

    def turns(self, match: Match) -> tuple[Turn, ...]:
        governor = self.playing.governor
        assert governor is not None
        return (Turn(governor, governor),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (OPENLY, CLOSEDLY)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action not in (OPENLY, CLOSEDLY):
            raise RuleError("phase", "6.10", "the lone whister says open or closed now")

    def apply(self, match: Match, move: Input) -> Step:
        if move.action == OPENLY:
            return self.playing.opened(match, move)
        assert move.by is not None
        before = self.playing
        playing = Playing(
            before.play, before.contract, before.declarer, before.calls, (*before.said, (move.by, CLOSED)),
            before.talon, before.roles, before.offered,
        )  # fmt: skip
        return match.to(move, playing, Said(move.by, CLOSED))
