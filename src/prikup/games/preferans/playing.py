"""The play of the cards, and offers to divide the rest (section 7, 9, 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Literal

from prikup.auction import word
from prikup.cards import Card, Cards
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
    Shown,
    Step,
    Taken,
    Turn,
)
from prikup.core import Played as CardPlayed
from prikup.defence import Call, Roles
from prikup.games.preferans.closing import score_deal
from prikup.games.preferans.contracts import MISERE, Contract
from prikup.games.preferans.score import (
    DealResult,
)
from prikup.tricks import Play

YES: Final = word("yes")
NO: Final = word("no")
WITHDRAW: Final = word("withdraw")


class Playing(Phase, frozen=True, tag=True):
    """Ten tricks of a contract (section 7), a misère (9) or, without a contract, an all-pass (10).

    ``offered`` are the players who have offered to divide the rest at this trick.
    """

    asks: ClassVar[str] = "play"

    play: Play
    contract: Contract | None
    declarer: int | None
    calls: tuple[Call, ...]
    said: tuple[Call, ...]
    talon: tuple[Card, ...]
    discard: Cards | None
    roles: Roles | None = None
    offered: tuple[int, ...] = ()

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
        if self.why_not_offer(by) is not None:
            return ()
        return [Claim(division, lay) for division in self.play.divisions() for lay in (False, True)]

    def unasked(self, action: Action) -> bool:
        return isinstance(action, Claim)

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        assert isinstance(action, Claim)
        error = self.why_not_offer(by, action)
        if error is not None:
            raise error

    def why_not_offer(self, by: int, claim: Claim | None = None) -> RuleError | None:
        """Why the player may not offer this division (or any) now, else None (7.3)."""
        if by in self.offered:
            return RuleError("claim_again", "7.3", "one offer a trick")
        return self.play.why_not_claim(by, claim, "7.3")

    def apply(self, match: Match, put: Input) -> Step:
        action = put.action
        if isinstance(action, Claim):
            return self._offer(match, put, action)
        assert isinstance(action, PlayCard)
        before = self.play
        play = before.play(action.card)
        facts: list[Fact] = [CardPlayed(put.seat, put.by, action.card)]
        if not play.trick:
            facts.append(Taken(play.winners[-1]))
            facts.extend(talon_led(play))
        if play.exposed is not before.exposed:
            facts.extend(laid_open(play))
        if play.choices:
            offered = self.offered if play.trick else ()
            return match.to(put, self.with_play(play, offered), *facts)
        return score_deal(match, self.result(match, play.taken), *facts)

    def with_play(self, play: Play, offered: tuple[int, ...]) -> Playing:
        """The same deal a card, or an offer, further."""
        return Playing(
            play, self.contract, self.declarer, self.calls, self.said, self.talon, self.discard,
            self.roles, offered,
        )  # fmt: skip

    def _offer(self, match: Match, put: Input, claim: Claim) -> Step:
        assert put.by is not None
        play = self.play.lay(put.by) if claim.lay else self.play
        playing = self.with_play(play, (*self.offered, put.by))
        facts: list[Fact] = [Said(put.by, claim.text)]
        if play is not self.play:
            facts.append(Shown(put.by, tuple(Cards(play.hands[put.by]))))
        return match.to(put, Claiming(playing, put.by, claim.division), *facts)

    def result(self, match: Match, taken: tuple[int, ...]) -> DealResult:
        """The result of the deal with these tricks."""
        return DealResult(
            self.kind,
            declarer=self.declarer,
            contract=None if self.contract is None else self.contract.text,
            declarations=self.said,
            tricks=taken,
            talon=self.talon,
            dealer_leads_talon=self.play.rules.lead_owner is not None,
        )


def start_play(match: Match, put: Input, playing: Playing, fact: Fact) -> Step:
    return match.to(put, playing, fact, *laid_open(playing.play))


def laid_open(play: Play) -> Iterable[Fact]:
    return [Shown(seat, tuple(Cards(play.hands[seat]))) for seat in play.exposed]


def talon_led(play: Play) -> Iterable[Fact]:
    """The card of the talon that leads the next trick, played by the rules themselves (10.2)."""
    lead = play.talon_lead
    return [] if lead is None or play.trick else [CardPlayed(None, None, lead)]


class Claiming(Phase, frozen=True, tag=True):
    """An offer to divide the rest waits for every other player who decides over cards (7.3)."""

    asks: ClassVar[str] = "answer"

    playing: Playing
    by: int
    division: tuple[int, ...]
    accepted: tuple[int, ...] = ()

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return tuple(
            Turn(seat, seat)
            for seat in self.playing.play.deciders()
            if seat != self.by and seat not in self.accepted
        )

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (YES, NO)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action not in (YES, NO):
            raise RuleError("phase", "7.3", "the offer is to be answered yes or no")

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        return (WITHDRAW,) if by == self.by else ()

    def unasked(self, action: Action) -> bool:
        return action == WITHDRAW

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        if by != self.by:
            raise RuleError("withdraw", "7.3", f"only seat {self.by}, who made the offer, can withdraw it")

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.by is not None
        said = Said(put.by, put.action.word)
        if put.action != YES:
            return match.to(put, self.playing, said)
        accepted = (*self.accepted, put.by)
        waiting = Claiming(self.playing, self.by, self.division, accepted)
        if waiting.turns(match):
            return match.to(put, waiting, said)
        play = self.playing.play
        taken = tuple(map(sum, zip(play.taken, self.division, strict=True)))
        return score_deal(match, self.playing.result(match, taken), said)
