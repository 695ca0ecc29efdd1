"""Phases of the exchange: talon, giving and laying away cards, redeals (sections 4, 5, 13, 14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar, Final

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    CardGiven,
    Fact,
    GiveCard,
    Input,
    Phase,
    PickedUp,
    Question,
    RuleError,
    Say,
    Shown,
    Stage,
    Step,
    Turn,
)
from prikup.games.thousand.deal_end import redeal
from prikup.games.thousand.deal_state import DealState
from prikup.games.thousand.match import Match
from prikup.games.thousand.naming import Raising
from prikup.games.thousand.options import Options
from prikup.games.thousand.points import NINE_CARDS, hand_reasons, nines_to_redeal, talon_reasons
from prikup.games.thousand.results import HUNDRED_TARGET
from prikup.games.thousand.rules import active_seats
from prikup.toolkit import deal_state, phases
from prikup.toolkit.auction import PASS_WORD, make_said, make_say
from prikup.toolkit.exchange import check_discard

REDEAL_WORD: Final = make_say("redeal")
NO_REDEAL: Final = make_say(PASS_WORD)
TALON_WORDS: Final = (make_say("talon-1"), make_say("talon-2"))
"""Words that choose one of two talons (14.1)."""


def open_talon(match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
    """Return the step after the auction: the talon is taken, or one of two is chosen (4.1, 14.1)."""
    if match.players == 2:
        return match.to(move, Choosing(state), *facts)
    return take_talon(match, move, state, state.talon, *facts)


def take_talon(match: Match, move: Input, state: DealState, cards: tuple[Card, ...], *facts: Fact) -> Step:
    """Return the step in which the declarer takes these cards of the talon (3.7, 3.8, 4.1, 5.1).

    The cards are shown unless the deal is played blind.
    """
    options: Options = match.options
    is_unseen = state.blind or (options.hundred_as_blind == "on" and state.target == HUNDRED_TARGET)
    declarer = state.declarer_seat
    hands = state.with_hand(state.hands[declarer] | Cards(cards))
    state = state.replace(hands=hands, taken=cards, shown=() if is_unseen else cards)
    reasons = talon_reasons(options, cards)
    if reasons and options.redeal_mode == "automatic":
        return _redeal_talon(match, state, reasons, *facts)
    talon_fact = PickedUp(declarer, len(cards), cards) if is_unseen else Shown(None, cards)
    may_redeal = options.redeal_mode == "on_demand" and _can_talon_redeal(options)
    # Only the declarer knows whether an unseen talon may be dealt again, so they are always asked.
    if may_redeal and (is_unseen or reasons):
        return match.to(move, Redealing(state, "talon", (declarer,)), *facts, talon_fact)
    return start_exchange(match, move, state, *facts, talon_fact)


def _can_talon_redeal(options: Options) -> bool:
    """Return True if some talons may be dealt again by these options."""
    return options.redeal_talon_nines is not None or options.redeal_talon_max is not None


def _can_hand_redeal(options: Options, forehand: bool) -> bool:
    """Return True if some hands may be dealt again by these options, of the first hand or of the others."""
    return options.redeal_hand_below is not None or nines_to_redeal(options, forehand=forehand) is not None


def _redeal_talon(match: Match, state: DealState, reasons: tuple[str, ...], *facts: Fact) -> Step:
    """Return the step in which the deal is thrown in for its talon."""
    return redeal(match, reasons, None, state.taken, state.gather_pack(()), *facts)


def start_exchange(match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
    """Return the step in which the declarer gives cards or lays two away (4.1, 13.2, 14.1)."""
    options: Options = match.options
    has_gifts = (
        options.two_player_exchange == "give1" if match.players == 2 else options.exchange == "give_one"
    )
    return match.to(move, Giving(state) if has_gifts else Discarding(state), *facts)


def end_exchange(match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
    """Return the step after the exchange: to redeals, then to the target (4.2, 5.2, 5.3)."""
    options: Options = match.options
    order = active_seats(match)
    if options.redeal_mode == "automatic":
        for seat in order:
            reasons = hand_reasons(options, state.hands[seat], forehand=seat == order[0])
            if reasons:
                return _redeal_hand(match, state, seat, reasons, *facts)
    asked_seats = tuple(seat for seat in order if _can_hand_redeal(options, seat == order[0]))
    if options.redeal_mode == "on_demand" and asked_seats:
        return match.to(move, Redealing(state, "hand", asked_seats), *facts)
    return match.to(move, Raising(state), *facts)


def _redeal_hand(match: Match, state: DealState, seat: int, reasons: tuple[str, ...], *facts: Fact) -> Step:
    """Return the step in which the deal is thrown in for the hand of this seat."""
    return redeal(match, reasons, seat, tuple(state.hands[seat]), state.gather_pack(()), *facts)


class Choosing(phases.Declaring, frozen=True, tag=True):
    """Choice of one of two talons, both face down, by the declarer of two players (14.1)."""

    stage: ClassVar[Stage] = "talon"
    asks: ClassVar[Question] = "talon"
    clause: ClassVar[str] = "14.1"

    held: DealState

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return TALON_WORDS

    def check_decided(self, match: Match, action: Action) -> None:
        if action not in TALON_WORDS:
            raise RuleError("phase-thousand-talon", "14.1")

    def apply(self, match: Match, move: Input) -> Step:
        assert isinstance(move.action, Say)
        start = 2 * TALON_WORDS.index(move.action)
        return take_talon(match, move, self.held, self.held.talon[start : start + 2], make_said(move))


class Redealing(Phase, frozen=True, tag=True):
    """Question to all seats whether they ask for a redeal; a seat without a right to it can only pass (5.3).

    ``asked`` are the seats that have not answered, all at once; ``about`` is ``talon`` or ``hand``.
    """

    stage: ClassVar[Stage] = "redeal"
    asks: ClassVar[Question] = "redeal"
    clause: ClassVar[str] = "5.3"

    held: DealState
    about: str
    asked: tuple[int, ...]

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return tuple(Turn(seat, seat) for seat in self.asked)

    def reasons(self, match: Match, seat: int) -> tuple[str, ...]:
        """Return the reasons for which this seat may ask for a redeal; empty if it may not."""
        if self.about == "talon":
            return talon_reasons(match.options, self.held.taken)
        forehand = seat == active_seats(match)[0]
        return hand_reasons(match.options, self.held.hands[seat], forehand=forehand)

    def _list_nine_sets(self, match: Match, seat: int) -> list[list[str]]:
        """Return all sets of nines with which the seat could ask for a redeal."""
        needed_nines = nines_to_redeal(match.options, forehand=seat == active_seats(match)[0])
        if self.about == "talon" or needed_nines is None:
            return []
        return [[card.text for card in nines] for nines in combinations(NINE_CARDS, needed_nines)]

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (REDEAL_WORD, NO_REDEAL) if self.reasons(match, turn.seat) else (NO_REDEAL,)

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return (REDEAL_WORD, NO_REDEAL)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action == REDEAL_WORD and not self.reasons(match, turn.seat):
            clause = "5.1" if self.about == "talon" else "5.2"
            raise RuleError(f"redeal-{self.about}", clause, needs=self._list_nine_sets(match, turn.seat))
        if action not in (REDEAL_WORD, NO_REDEAL):
            raise RuleError("phase-thousand-redeal", "5.3")

    def apply(self, match: Match, move: Input) -> Step:
        fact = make_said(move)
        if move.action == REDEAL_WORD:
            reasons = self.reasons(match, fact.seat)
            if self.about == "talon":
                return _redeal_talon(match, self.held, reasons, fact)
            return _redeal_hand(match, self.held, fact.seat, reasons, fact)
        unanswered = tuple(seat for seat in self.asked if seat != fact.seat)
        if unanswered:
            return match.to(move, Redealing(self.held, self.about, unanswered), fact)
        if self.about == "talon":
            return start_exchange(match, move, self.held, fact)
        return match.to(move, Raising(self.held), fact)


class Giving(phases.Declaring, frozen=True, tag=True):
    """Gifts of the declarer: one card face down to each other player (4.1)."""

    stage: ClassVar[Stage] = "give"
    asks: ClassVar[Question] = "give"
    clause: ClassVar[str] = "4.1"

    held: DealState

    def unserved_seats(self, match: Match) -> tuple[int, ...]:
        """Return the seats that have not been given a card yet."""
        served = (self.held.declarer_seat, *(to for to, _ in self.held.given))
        return tuple(seat for seat in active_seats(match) if seat not in served)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        hand = self.held.hands[turn.seat]
        return [GiveCard(card, to) for to in self.unserved_seats(match) for card in hand]

    def check_decided(self, match: Match, action: Action) -> None:
        if not isinstance(action, GiveCard) or action.card is None:
            raise RuleError("phase-thousand-give", "4.1")
        if action.to not in self.unserved_seats(match):
            raise RuleError("give_to", "4.1", given=action.text, expected=self.unserved_seats(match))
        if action.card not in self.held.hands[self.held.declarer_seat]:
            raise RuleError("not_held", "4.1", card=action.card.text)

    def apply(self, match: Match, move: Input) -> Step:
        action = move.action
        assert isinstance(action, GiveCard) and action.card is not None
        state, card = self.held, Cards([action.card])
        state = state.replace(hands=state.with_hand(state.hands[state.declarer_seat] - card))
        hands = state.with_hand(state.hands[action.to] | card, action.to)
        state = state.replace(hands=hands, given=(*state.given, (action.to, action.card)))
        fact = CardGiven(state.declarer_seat, action.to, action.card)
        following = Giving(state)
        if following.unserved_seats(match):
            return match.to(move, following, fact)
        return end_exchange(match, move, state, fact)


class Discarding(phases.Discarding, frozen=True, tag=True):
    """Discard of the declarer, who lays two cards away face down (13.2, 14.1)."""

    clause: ClassVar[str] = "13.2"

    def check_decided(self, match: Match, action: Action) -> None:
        check_discard(
            action, self.held.hands[self.held.declarer_seat], "14.1" if match.players == 2 else "13.2"
        )

    def laid(self, match: Match, move: Input, state: deal_state.DealState, fact: Fact) -> Step:
        assert isinstance(state, DealState)
        return end_exchange(match, move, state, fact)
