"""The laws that every game and preset obeys, on random walks that shrink."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prikup.cards import Cards
from prikup.core import (
    Action,
    Deal,
    Discard,
    Draw,
    GiveCard,
    GivePoints,
    Input,
    Match,
    PlayCard,
    RuleError,
    Scored,
    Turn,
    replay,
    state_of,
)
from prikup.core import Name as NameContract
from prikup.records import make_record, read, write
from prikup.records.typed import read_words
from prikup.toolkit.tricks import PLAYS
from tests.laws.walks import (
    Case,
    Walk,
    imagined,
    playable_cases,
    true_places,
    turns_and_legal,
    walk,
)

CASES = playable_cases()
EXAMPLES = int(os.environ.get("PRIKUP_LAWS", "8"))

pytestmark = [pytest.mark.laws, pytest.mark.parametrize("case", CASES, ids=str), pytest.mark.timeout(0)]
walks = settings(
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


def drawn(random: Random, case: Case, deals: int, offers: bool = True) -> Walk:
    """A walk whose every choice is drawn, so that Hypothesis can shrink it."""
    return walk(case, random.randrange, deals, offers)


randoms = st.randoms(use_true_random=False)
lengths = st.integers(1, 3)


@walks
@given(random=randoms, deals=lengths)
def test_1_somebody_can_always_act_and_a_deal_is_bounded(case: Case, random: Random, deals: int) -> None:
    walked = drawn(random, case, deals)
    since_chance = 0
    for match, move in zip(walked.states, walked.inputs, strict=False):
        since_chance = 0 if move.seat is None else since_chance + 1
        assert since_chance <= match.game.longest_deal
        waiting = match.game.needs_deal(match) is not None or match.dealer is None
        assert waiting or (all(len(match.legal(turn)) for turn in match.turns()) and match.turns())
    assert walked.last.finished
    assert not walked.last.turns()


def _strangers(match: Match, turn: Turn) -> list[Input]:
    """Inputs that are not legal now."""
    legal = {action.text for action in match.legal(turn)}
    others = [seat for seat in range(match.players) if seat != turn.by]
    grid = [action for action in match.phase.grid(match, turn) if action.text not in legal]
    foreign: list[Action] = [
        *PLAYS[::5],
        Discard(Cards.parse("7S 8S")),
        Discard(None),
        NameContract("7H"),
        NameContract("x"),
    ]
    found = [Input(turn.seat, turn.by, action) for action in grid]
    found += [Input(turn.seat, turn.by, action) for action in foreign if _unlike(action, match, turn)]
    turns = match.turns()
    for other in others:
        if Turn(other, other) not in turns:
            found += [Input(other, other, action) for action in list(match.legal(turn))[:2]]
        if Turn(turn.seat, other) not in turns:
            found += [Input(turn.seat, other, action) for action in list(match.legal(turn))[:2]]
    found.append(Input(None, None, Draw(0)))
    found.append(Input(None, None, Deal((), ())))
    return found


def _unlike(action: object, match: Match, turn: Turn) -> bool:
    return action not in list(match.legal(turn))


@walks
@given(random=randoms)
def test_2_legal_actions_apply_and_all_others_are_refused(case: Case, random: Random) -> None:
    walked = drawn(random, case, 1)
    for match in walked.states:
        for turn in match.turns():
            for action in match.legal(turn):
                assert action in match.legal(turn)
                match.apply(Input(turn.seat, turn.by, action))
            before = hash(match)
            for move in _strangers(match, turn):
                with pytest.raises(RuleError):
                    match.apply(move)
            assert hash(match) == before


@walks
@given(random=randoms, deals=lengths)
def test_3_replay_gives_an_equal_state(case: Case, random: Random, deals: int) -> None:
    walked = drawn(random, case, deals)
    again, facts = replay(walked.states[0], walked.inputs)
    assert again == walked.last
    assert hash(again) == hash(walked.last)
    assert facts == tuple(fact for step in walked.facts for fact in step)


@walks
@given(random=randoms, deals=lengths)
def test_4_cards_are_conserved_and_results_balance(case: Case, random: Random, deals: int) -> None:
    walked = drawn(random, case, deals)
    for match in walked.states:
        check_cards(match)
    result = walked.last.game.result(walked.last)
    assert result is not None
    assert sum(result) == 0 or not walked.last.game.balances(walked.last.options)


def check_cards(match: Match) -> None:
    if not match.log:
        return
    views = [match.view(seat) for seat in range(match.players)]
    seen = Counter(card for seat, view in enumerate(views) for card in view.seats[seat].cards or ())
    seen.update(move.action.card for move in match.log if isinstance(move.action, PlayCard))
    seen.update(card for view in views for card in view.discard or ())
    assert not seen or max(seen.values()) == 1
    backs = sum(place.size for seat, view in enumerate(views) for place in view.hidden if place.seat == seat)
    talon = sum(place.size for place in views[0].hidden if place.place == "talon")
    turned = [card for card in views[0].talon or () if card not in seen]
    assert seen.total() + backs + talon + len(turned) == len(match.pack.cards)


@walks
@given(random=randoms)
def test_5_a_seat_cannot_tell_apart_what_it_does_not_see(case: Case, random: Random) -> None:
    walked = drawn(random, case, 1)
    states = [match for match in walked.states if match.log]
    for viewer in (*range(case.players), None):
        match = states[random.randrange(len(states))]
        view = match.view(viewer)
        check_same_to(match, viewer, imagined(match, view, random.randrange))


def check_same_to(match: Match, viewer: int | None, twin: Match) -> None:
    """Assert that a viewer saw the same in both matches at every version of the deal."""
    start = msgspec.structs.replace(match, phase=match.game.dealing(), log=())
    one, two = start, start
    for first, second in zip(match.log, twin.log, strict=True):
        step, other = one.apply(first), two.apply(second)
        one, two = step.state, other.state
        assert one.view(viewer) == two.view(viewer)
        assert [fact.seen_by(viewer) for fact in step.facts] == [fact.seen_by(viewer) for fact in other.facts]
        if viewer is not None:
            assert turns_and_legal(one, viewer) == turns_and_legal(two, viewer)
            assert refusals(one, viewer) == refusals(two, viewer)


def refusals(match: Match, by: int) -> list[str]:
    """What a player is told when they try things, in turn or not."""
    told = []
    for text in (
        "foo",
        "discard 7S 8S",
        "concede",
        "name 6S",
        "AS",
        "claim 4-3-3",
        "lay 10-0-0",
        "yes",
        "withdraw",
    ):
        turn = match.turn_of(by) or Turn(by, by)
        try:
            match.apply(Input(turn.seat, turn.by, match.parse(turn, text)))
        except RuleError as error:
            told.append(f"{error.code} {error} {error.data}")
        else:
            told.append("done")
    return told


@walks
@given(random=randoms, deals=lengths)
def test_6_texts_are_unique_and_read_back(case: Case, random: Random, deals: int) -> None:
    walked = drawn(random, case, deals)
    for match in walked.states:
        for turn in match.turns():
            legal = list(match.legal(turn))
            assert len({action.text for action in legal}) == len(legal)
            for action in legal:
                assert match.parse(turn, action.text) == action
    for match, move in zip(walked.states, walked.inputs, strict=False):
        if move.seat is not None and move.by is not None:
            assert match.parse(Turn(move.seat, move.by), move.action.text) == move.action


@walks
@given(random=randoms, deals=lengths)
def test_7_only_declared_transitions_happen(case: Case, random: Random, deals: int) -> None:
    walked = drawn(random, case, deals)
    for before, after in zip(walked.states, walked.states[1:], strict=False):
        assert type(after.phase) in before.game.flow[type(before.phase)]


@walks
@given(random=randoms)
def test_9_the_true_world_gives_the_true_state(case: Case, random: Random) -> None:
    walked = drawn(random, case, 1)
    for place, match in enumerate(walked.states):
        if not match.log:
            continue
        for viewer in (*range(case.players), None):
            view = match.view(viewer)
            world = match.game.world(view, true_places(match, view.hidden))
            again = state_of(match.game, view, world)
            assert again.view(viewer) == view
            assert [turns_and_legal(again, by) for by in range(case.players)] == [
                turns_and_legal(match, by) for by in range(case.players)
            ]
            if walked.inputs[place].seat is not None:
                step = again.apply(walked.inputs[place])
                assert step.facts == walked.facts[place]


def _turned(move: Input, by: int, players: int) -> Input:
    """The input with every seat moved on."""

    def seat(old: int | None) -> int | None:
        return None if old is None else (old + by) % players

    action = move.action
    if isinstance(action, Draw):
        cards = tuple(action.cards[(k - by) % players] for k in range(players)) if action.cards else ()
        action = Draw((action.dealer + by) % players, cards)
    elif isinstance(action, Deal):
        hands = tuple(action.hands[(k - by) % players] for k in range(players))
        action = Deal(hands, action.talon, action.bottom)
    elif isinstance(action, GivePoints | GiveCard):
        action = msgspec.structs.replace(action, to=(action.to + by) % players)
    elif hasattr(action, "division"):
        division = tuple(action.division[(k - by) % players] for k in range(players))
        action = msgspec.structs.replace(action, division=division)
    return Input(seat(move.seat), seat(move.by), action)


@walks
@given(random=randoms, deals=lengths)
def test_10_turning_the_seats_turns_the_result(case: Case, random: Random, deals: int) -> None:
    walked = drawn(random, case, deals)
    result = walked.last.game.result(walked.last)
    assert result is not None
    for by in range(1, case.players):
        turned, facts = replay(walked.states[0], [_turned(move, by, case.players) for move in walked.inputs])
        other = turned.game.result(turned)
        assert other == tuple(result[(k - by) % case.players] for k in range(case.players))
        assert len([fact for fact in facts if isinstance(fact, Scored)]) == len(
            [fact for step in walked.facts for fact in step if isinstance(fact, Scored)]
        )


def _typed(match: Match, result: Any) -> Input:
    """What a person types in of a deal that was played; the talon only where it earns something."""
    for told in (result, msgspec.structs.replace(result, talon=None) if hasattr(result, "talon") else result):
        move = Input(None, None, read_words(match, told.text.split()))
        try:
            match.apply(move)
        except RuleError as error:
            if not error.code.startswith("talon"):
                raise
        else:
            return move
    raise AssertionError(result)


@walks
@given(random=randoms, deals=lengths)
def test_11_a_deal_that_is_typed_in_writes_what_it_wrote(case: Case, random: Random, deals: int) -> None:
    check_typed(drawn(random, case, deals))


def check_typed(walked: Walk) -> None:
    """Every deal of the walk typed in, from the same draw on: the entries, the record and its replay."""
    start, match, inputs = walked.states[0], walked.states[1], walked.inputs[:1]
    for fact in (fact for facts in walked.facts for fact in facts if isinstance(fact, Scored)):
        if fact.result.kind == "redeal":
            break  # why cards were dealt again is seen at the table alone
        inputs.append(_typed(match, fact.result))
        step = match.apply(inputs[-1])
        assert [one.entries for one in step.facts if isinstance(one, Scored)] == [fact.entries]
        match = step.state
    assert replay(start, inputs)[0] == match
    record = make_record(start, inputs, list("abcd"[: start.players]), entries=True)
    assert read(write(record)) == record
    moments = list(record.replay())
    assert replay(start, (moment.move for moment in moments))[0] == moments[-1].state == match
