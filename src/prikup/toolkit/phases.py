"""Phases that games share; each hands one :class:`DealState` on to the next.

A game makes each its own and says what follows: who won the auction, what was laid away, what the defence
said, the result of the tricks. The clauses that errors name are its own too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Claim,
    Clock,
    Deal,
    Discard,
    Discarded,
    Fact,
    Finish,
    Input,
    Looked,
    Match,
    Name,
    Phase,
    PickedUp,
    PlayCard,
    Question,
    Result,
    RuleError,
    Say,
    Shown,
    Stage,
    Step,
    Struct,
    Taken,
    Turn,
    only_turn,
)
from prikup.core import Played as CardPlayed
from prikup.toolkit import claims
from prikup.toolkit.auction import LOOK_WORD, Auction, make_said
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.dealing import check_dealt_hands, draw_first_dealer
from prikup.toolkit.defence import DefenceQuestion
from prikup.toolkit.exchange import DiscardChoices, check_discard
from prikup.toolkit.match_end import BetweenDeals, apply_clock
from prikup.toolkit.tricks import PLAYS_BY_TEXT, Play


def _make_hook_error(phase: Phase) -> TypeError:
    """Return the error for a hook that a game's phase must override and does not."""
    return TypeError(f"{type(phase).__name__} does not say what follows")


class Drawing(Phase, frozen=True, tag=True):
    """Before the match: the first dealer is drawn."""

    stage: ClassVar[Stage] = "draw"

    def apply_chance(self, match: Match, move: Input) -> Step:
        return draw_first_dealer(match, move, match.game.dealing(), self.clause)


class Dealing(BetweenDeals, frozen=True, tag=True):
    """Between deals: waits for cards, for the result of a deal with real cards, or for the end of the match.

    A game says what follows each, and of which class its ``results`` are.
    """

    stage: ClassVar[Stage] = "deal"
    results: ClassVar[type[Struct]]

    def apply_chance(self, match: Match, move: Input) -> Step:
        match move.action:
            case Finish():
                return self.finished(match)
            case Clock(minutes):
                return apply_clock(match, minutes)
            case Deal(talon=talon) as deal:
                return self.dealt(match, move, check_dealt_hands(match, deal, self.clause), talon or ())
            case Result(result):
                if isinstance(result, self.results):
                    return self.result_given(match, result)
                raise RuleError("phase-result", self.clause, given=str(result))
        raise RuleError("phase-deal", self.clause)

    def result_given(self, match: Match, result: Any) -> Step:
        """Return the step after the result of a deal with real cards; raises RuleError if it cannot be."""
        raise _make_hook_error(self)

    def dealt(self, match: Match, move: Input, hands: tuple[Cards, ...], talon: tuple[Card, ...]) -> Step:
        """Return the step after the deal of the cards; each place has got as many as the game deals to it."""
        raise _make_hook_error(self)


class Speaking(Phase, frozen=True, tag=True):
    """An auction: who speaks now says what it allows; a game says what follows."""

    stage: ClassVar[Stage] = "bidding"
    asks: ClassVar[Question] = "bid"

    auction: Auction

    def turns(self, match: Match) -> tuple[Turn, ...]:
        seat = self.auction.speaker
        return () if seat is None else only_turn(seat)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.auction.choices

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return self.auction.grid()

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        self.auction.check(turn.seat, action)


class Bidding(Speaking, frozen=True, tag=True):
    """The auction before the talon is taken; a game says what follows when it is ``sold`` or all ``passed``.

    A player who has seen only the backs of their cards takes them up with one of the words ``looking``.
    """

    looking: ClassVar[tuple[str, ...]] = (LOOK_WORD,)

    held: DealState

    def apply(self, match: Match, move: Input) -> Step:
        said_fact, state = make_said(move), self.held
        facts: list[Fact] = [] if said_fact.text == LOOK_WORD else [said_fact]
        if said_fact.seat in state.backs and said_fact.text in self.looking:
            facts.append(Looked(said_fact.seat, state.hands[said_fact.seat]))
            state = state.replace(backs=tuple(seat for seat in state.backs if seat != said_fact.seat))
        auction = self.auction.say(said_fact.text)
        if auction.speaker is not None:
            return match.to(move, type(self)(auction, replace(state, calls=auction.calls)), *facts)
        if auction.holder is None:
            return self.passed(match, move, replace(state, calls=auction.calls), *facts)
        state = replace(state, calls=auction.calls, declarer=auction.holder, bid=auction.bid)
        return self.sold(match, move, state, *facts)

    def sold(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        """Return the step after the auction; ``state`` has the declarer and the winning bid."""
        raise _make_hook_error(self)

    def passed(self, match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
        """Return the step after an auction in which nobody bid."""
        raise _make_hook_error(self)


class Declaring(Phase, frozen=True, tag=True):
    """The declarer decides something between the auction and the play.

    ``words`` may be said in place of the decision, unless :meth:`why_not_word` forbids it; a game says what
    follows when the declarer ``spoke``.
    """

    words: ClassVar[tuple[Say, ...]] = ()

    held: DealState

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return only_turn(self.held.declarer_seat)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action not in self.words:
            self.check_decided(match, action)
            return
        error = self.why_not_word(match, action)
        if error is not None:
            raise error

    def list_sayable_words(self, match: Match) -> list[Say]:
        """Return those of the ``words`` that can be said now."""
        return [word for word in self.words if self.why_not_word(match, word) is None]

    def why_not_word(self, match: Match, word: Action) -> RuleError | None:
        """Return the error if one of the ``words`` cannot be said now, else None."""
        return None

    def check_decided(self, match: Match, action: Action) -> None:
        """Raise RuleError if the decision, an action that is none of the ``words``, is not legal."""
        raise _make_hook_error(self)

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        """Return the step after the declarer said one of the ``words``."""
        raise _make_hook_error(self)


class Discarding(Declaring, frozen=True, tag=True):
    """The declarer has taken the talon and lays two cards away; a game says what follows when ``laid``."""

    stage: ClassVar[Stage] = "discard"
    asks: ClassVar[Question] = "discard"

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return DiscardChoices(self.held.hands[self.held.declarer_seat], self.list_sayable_words(match))

    def read(self, match: Match, turn: Turn, text: str) -> Action | None:
        return None if text.startswith("discard ") else super().read(match, turn, text)

    def check_decided(self, match: Match, action: Action) -> None:
        check_discard(action, self.held.hands[self.held.declarer_seat], self.clause)

    def apply(self, match: Match, move: Input) -> Step:
        state = self.held
        if not isinstance(move.action, Discard):
            return self.spoke(match, move, state, make_said(move))
        discard = move.action.cards or Cards()
        hands = state.with_hand(state.hands[state.declarer_seat] - discard)
        fact = Discarded(state.declarer_seat, len(discard), discard)
        return self.laid(match, move, replace(state, hands=hands, discard=discard), fact)

    def laid(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        """Return the step after the discard, which ``state`` has."""
        raise _make_hook_error(self)


def take_talon(
    match: Match, move: Input, following: type[Discarding], state: DealState, *facts: Fact
) -> Step:
    """Return the step in which the declarer takes the talon, unseen by others.

    ``following`` is the class of the next phase.
    """
    picked_up = PickedUp(state.declarer_seat, len(state.talon), state.talon)
    return match.to(move, following(state.take_talon()), *facts, picked_up)


class Naming(Declaring, frozen=True, tag=True):
    """The declarer names what is played; a game says what follows when it is ``named``."""

    stage: ClassVar[Stage] = "naming"
    asks: ClassVar[Question] = "name"

    def names(self, match: Match) -> Sequence[Name]:
        """Return the contracts that may be named."""
        raise _make_hook_error(self)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (*self.names(match), *self.list_sayable_words(match))

    def apply(self, match: Match, move: Input) -> Step:
        if not isinstance(move.action, Name):
            return self.spoke(match, move, self.held, make_said(move))
        state = replace(self.held, contract=move.action.contract)
        return self.named(match, move, state, make_said(move))

    def named(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        """Return the step after the naming; ``state`` has the contract."""
        raise _make_hook_error(self)


class Defending(Phase, frozen=True, tag=True):
    """The defence is asked, a seat at a time; a game says what follows when somebody ``spoke``."""

    stage: ClassVar[Stage] = "defence"
    asks: ClassVar[Question] = "defend"

    held: DealState
    asked: DefenceQuestion

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return only_turn(self.asked.seat)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.asked.actions()

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        self.asked.check(action, self.find_clause(match))

    def apply(self, match: Match, move: Input) -> Step:
        fact = make_said(move)
        calls = (*self.held.said, (fact.seat, fact.text))
        return self.spoke(match, move, replace(self.held, said=calls), fact)

    def spoke(self, match: Match, move: Input, state: DealState, fact: Fact) -> Step:
        """Return the step after a declaration of the defence, which ``state`` has."""
        raise _make_hook_error(self)


class CardPlay(Phase, frozen=True, tag=True):
    """Cards are played to tricks."""

    stage: ClassVar[Stage] = "play"
    asks: ClassVar[Question] = "play"

    held: DealState
    play: Play

    def turns(self, match: Match) -> tuple[Turn, ...]:
        play = self.play
        return only_turn(play.to_play, play.control[play.to_play])

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.play.legal()

    def read(self, match: Match, turn: Turn, text: str) -> Action | None:
        return PLAYS_BY_TEXT.get(text)


def list_card_facts(move: Input, card: Card, play: Play) -> list[Fact]:
    """Return the facts of playing a card.

    They are the card itself and, if it ended a trick, the winner and the talon card that leads the next
    trick. ``play`` is the play after the card.
    """
    played = CardPlayed(move.seat, move.by, card)
    return (
        [played] if play.trick else [played, Taken(play.winners[-1], play.talon_won), *list_talon_facts(play)]
    )


def list_talon_facts(play: Play) -> list[Fact]:
    """Return the fact of the talon card that leads the trick about to begin; empty if none does."""
    lead = play.talon_lead
    return [] if lead is None or play.trick else [CardPlayed(None, None, lead)]


def list_opened_hands(play: Play, before: Play | None = None) -> list[Fact]:
    """Return a fact for each hand that lies open in ``play`` and did not in ``before``."""
    already_open = () if before is None else before.exposed
    return [Shown(seat, tuple(Cards(play.hands[seat]))) for seat in play.exposed if seat not in already_open]


class Playing(CardPlay, frozen=True, tag=True):
    """Tricks until none is left or the rest is divided; a game says what follows when the deal ``ended``.

    ``offered`` are the players who have offered to divide the rest at this trick. ``words`` may be said
    without being asked.
    """

    words: ClassVar[tuple[Say, ...]] = ()

    offered: tuple[int, ...] = ()

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [PlayCard(card) for card in Cards(self.play.hands[turn.seat])]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if not isinstance(action, PlayCard) or action.announce:
            raise RuleError("phase-play", self.find_clause(match))
        if (
            not self.play.choices & action.card.bit
            and (error := self.play.why_not(action.card, self.find_clause(match))) is not None
        ):
            raise error

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        return () if claims.find_claim_error(match, self, by, None) else claims.list_claims(self.play)

    def unasked(self, action: Action) -> bool:
        return isinstance(action, Claim) or action in self.words

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        assert isinstance(action, Claim)
        error = claims.find_claim_error(match, self, by, action)
        if error is not None:
            raise error

    def apply(self, match: Match, move: Input) -> Step:
        action = move.action
        if isinstance(action, Claim):
            return claims.make_offer(match, move, self, action)
        if not isinstance(action, PlayCard):
            return self.spoke(match, move, make_said(move))
        before = self.play
        play = before.play(action.card)
        facts = list_card_facts(move, action.card, play)
        if play.exposed is not before.exposed:
            facts.extend(list_opened_hands(play, before))
        after = self.with_play(play, self.offered if play.trick else ())
        if play.over:
            return after.ended(match, move, play.taken, *facts)
        return match.to(move, after.following(), *facts)

    def spoke(self, match: Match, move: Input, fact: Fact) -> Step:
        """Return the step after one of the words."""
        raise _make_hook_error(self)

    def with_play(self, play: Play, offered: tuple[int, ...]) -> Self:
        """Return the phase with this play and these offers."""
        return replace(self, play=play, offered=offered)

    def following(self) -> Phase:
        """Return the phase of the next card: this one, unless a game has something to ask before it."""
        return self

    def ended(self, match: Match, move: Input, taken: tuple[int, ...], *facts: Fact) -> Step:
        """Return the step after the last trick or the division of the rest, with the tricks of each seat."""
        raise _make_hook_error(self)
