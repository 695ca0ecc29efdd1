"""Probes of a game with sets of cards: what may be said, and what follows, with other cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec.structs import replace

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Discard,
    GiveCard,
    Input,
    Match,
    PlayCard,
    Redealt,
    RuleError,
    Step,
    Turn,
)
from prikup.learn.first_deals import NO_STATE
from prikup.learn.other_cards import held_of, list_said, with_hand, with_whole_talon
from prikup.learn.tables import TALON_HOLDING
from prikup.toolkit import phases
from prikup.toolkit.card_rules import CardRules, CardSet, CardTest

EVERY_CLASS: Final = 0xFFFFFFFF
"""Mask of all classes of hands."""
FREE_EDGE: Final = (0, EVERY_CLASS, 0, 0, 0)
"""Needs of a word that any hand may say: no cards, class or tests; it shows nothing."""


class Checks(NamedTuple):
    """Holdings, each with the number of a test, and the state to which these lead; by default a redeal."""

    tests: tuple[tuple[int, int], ...] = ()
    other: int = NO_STATE


NO_CHECKS: Final = Checks()


@dataclass
class Sayer:
    """A match in which a word may be said, and what its speaker must hold for it."""

    match: Match
    classes: int = 0
    tests: int = 0
    is_of_talon: bool = False


def make_plain(match: Match, rules: CardRules) -> Match:
    """Return the match with cards for which no test holds, before they are played."""
    if not rules.plain_hand or isinstance(match.phase, phases.CardPlay):
        return match
    held = held_of(match.phase)
    for seat, hand in enumerate(held.hands):
        if hand:
            match = with_hand(match, seat, rules.plain_hand.mask)
    return rules.adapt(with_whole_talon(match, rules.plain_talon[: len(held.talon)]))


def list_probes(match: Match, test: CardTest) -> list[tuple[int, Match]]:
    """Return the match with cards for which a test holds, in each holding."""
    held = held_of(match.phase)
    if test.on_talon:
        return [(TALON_HOLDING, with_whole_talon(match, fill(test.sample, held.talon)))]
    hands = enumerate(held.hands)
    return [(seat, with_hand(match, seat, test.sample.mask)) for seat, hand in hands if hand]


def find_sayers(
    match: Match, turn: Turn, rules: CardRules, sets: Sequence[CardSet], tests: Sequence[CardTest]
) -> Mapping[Action, Sayer]:
    """Return the words that may be said with some cards, each with the cards that it needs."""
    sayers = dict[Action, Sayer]()
    for number in range(1 << len(sets)):
        held_sets = [one.cards.mask for bit, one in enumerate(sets) if number >> bit & 1]
        asked = rules.adapt(with_hand(match, turn.seat, rules.plain_hand.mask | sum(held_sets)))
        for word in list_said(asked, turn):
            sayers.setdefault(word, Sayer(asked)).classes |= 1 << number
    for sayer in sayers.values():
        sayer.classes = EVERY_CLASS if sayer.classes == (1 << (1 << len(sets))) - 1 else sayer.classes
    for number, test in enumerate(tests):
        for holding, asked in list_probes(match, test):
            if holding not in (turn.seat, TALON_HOLDING):
                continue
            for word in list_said(asked, turn):
                sayer = sayers.setdefault(word, Sayer(asked, EVERY_CLASS, is_of_talon=test.on_talon))
                if sayer.match is asked or sayer.tests:
                    sayer.tests |= 1 << number
    return sayers


def announce(match: Match, phase: phases.CardPlay, one: CardSet) -> Match:
    """Return the match after the leader has announced a set with a lead to the second trick.

    In this probe the leader holds only the cards of the set, and each other seat the whole pack.
    """
    leader, set_mask, pack_mask = phase.play.leader, one.cards.mask, match.pack.cards.mask
    hands = tuple(set_mask if seat == leader else pack_mask for seat in range(match.players))
    play = replace(phase.play, hands=hands, to_play=leader, trick=(), winners=(leader,), choices=set_mask)
    leading = replace(match, phase=replace(phase, play=play))
    lead = next(iter(one.leads))
    return leading.apply(Input(leader, leader, PlayCard(lead, announce=True))).state


def is_dealt_again(step: Step) -> bool:
    """Return True if the cards are dealt again after a step."""
    return any(isinstance(fact, Redealt) for fact in step.facts)


def fill(sample: Cards, talon: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return a talon of the size of another one with as many cards of a sample as it takes."""
    cards = tuple(sample)[: len(talon)]
    return (*cards, *[card for card in talon if card not in cards][: len(talon) - len(cards)])


def list_like_moves(match: Match, move: Input) -> Iterator[tuple[Input, Step]]:
    """Yield all legal moves that differ from a move in the cards alone, each with its step."""
    actions: list[Action] = [move.action]
    if isinstance(move.action, GiveCard):
        legal = match.legal(Turn(move.seat, move.by))  # type: ignore[arg-type]
        actions = [action for action in legal if isinstance(action, GiveCard) and action.to == move.action.to]
    elif isinstance(move.action, Discard):
        legal = match.legal(Turn(move.seat, move.by))  # type: ignore[arg-type]
        actions = [action for action in legal if isinstance(action, Discard)]
    for action in actions:
        like = replace(move, action=action)
        try:
            yield like, match.apply(like)
        except RuleError:
            continue
