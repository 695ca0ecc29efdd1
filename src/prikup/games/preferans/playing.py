"""The play of the cards, laying hands open meanwhile, offers to divide the rest (sections 6, 7, 9, 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Literal

import msgspec

from prikup.auction import word
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
    Shown,
    Step,
    Taken,
    Turn,
)
from prikup.core import Played as CardPlayed
from prikup.defence import Call, Roles
from prikup.games.preferans.closing import score_deal
from prikup.games.preferans.conduct import CLOSED, OPEN, opening_of
from prikup.games.preferans.contracts import MISERE, Contract
from prikup.games.preferans.score import (
    DealResult,
)
from prikup.games.preferans.talon import Talon
from prikup.tricks import Play

YES: Final = word("yes")
NO: Final = word("no")
WITHDRAW: Final = word("withdraw")
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
        if self.why_not_offer(by) is not None:
            return opens
        return [
            *opens,
            *(Claim(division, lay) for division in self.play.divisions() for lay in (False, True)),
        ]

    def unasked(self, action: Action) -> bool:
        return isinstance(action, Claim) or action == OPENLY

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        if action == OPENLY:
            if by != self.governor:
                raise RuleError("open", "6.10", "only a lone whister can open now, before a defender plays")
            return
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
        if action == OPENLY:
            return self.opened(match, put)
        assert isinstance(action, PlayCard)
        before = self.play
        play = before.play(action.card)
        facts: list[Fact] = [CardPlayed(put.seat, put.by, action.card)]
        if not play.trick:
            facts.append(Taken(play.winners[-1]))
            facts.extend(talon_led(play))
        if play.exposed is not before.exposed:
            facts.extend(laid_open(play, before))
        playing = self.with_play(play, self.offered if play.trick else ())
        if not play.choices:
            return score_deal(match, put, playing, self.result(match, play.taken), *facts)
        return match.to(put, playing if self.governor is None else playing.governed(), *facts)

    def governed(self) -> Phase:
        """The same, or the last question whether to open, if a defender is to play the next card."""
        if self.governor is None or self.play.to_play == self.declarer:
            return self
        return Exposing(self)

    def opened(self, match: Match, put: Input) -> Step:
        """The lone whister has said open: the hands are laid down, he decides for both (6.10)."""
        assert put.by is not None and self.roles is not None and self.declarer is not None
        opening = opening_of(match, self.declarer, self.roles)
        play = self.play.open(msgspec.structs.replace(opening, cards=0))
        playing = Playing(
            play, self.contract, self.declarer, self.calls, (*self.said, (put.by, OPEN)), self.talon,
            self.roles, self.offered,
        )  # fmt: skip
        return match.to(put, playing, Said(put.by, OPEN), *laid_open(play, self.play))

    def with_play(self, play: Play, offered: tuple[int, ...]) -> Playing:
        """The same deal a card, or an offer, further."""
        return Playing(
            play, self.contract, self.declarer, self.calls, self.said, self.talon,
            self.roles, offered, self.governor,
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
            "talon_throw" if self.talon.use == "thrown" else self.kind,
            declarer=self.declarer,
            contract=None if self.contract is None else self.contract.text,
            declarations=self.said,
            tricks=taken,
            talon=self.talon.seen,
            dealer_leads_talon=self.play.rules.lead_owner is not None,
        )


def start_play(match: Match, put: Input, playing: Playing, *facts: Fact) -> Step:
    """The step to the first card, or to the question that comes just before it."""
    return match.to(put, playing.governed(), *facts, *laid_open(playing.play))


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

    def apply(self, match: Match, put: Input) -> Step:
        if put.action == OPENLY:
            return self.playing.opened(match, put)
        assert put.by is not None
        before = self.playing
        playing = Playing(
            before.play, before.contract, before.declarer, before.calls, (*before.said, (put.by, CLOSED)),
            before.talon, before.roles, before.offered,
        )  # fmt: skip
        return match.to(put, playing, Said(put.by, CLOSED))


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
        return score_deal(match, put, self.playing, self.playing.result(match, taken), said)
