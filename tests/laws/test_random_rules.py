"""The laws hold whatever agreements a table makes: whole matches by rules drawn at random.

Each match follows from its seed, which a failure names. ``PRIKUP_MATCHES`` says how many are played.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random

import pytest

from prikup import records
from prikup.core import OptionError, Struct, replay, state_of
from prikup.games import GAMES
from prikup.options import fields
from tests.laws.rules import drawn_rules
from tests.laws.test_laws import check_cards, check_same_to, check_typed
from tests.laws.walks import Case, Walk, imagined, playable_cases, true_places, turns_and_legal, walk

MATCHES = int(os.environ.get("PRIKUP_MATCHES", "240"))
CHUNKS = 8
DEALS = 12

pytestmark = [pytest.mark.laws, pytest.mark.timeout(0)]


def drawn_case(random: Random, cases: Sequence[Case] = ()) -> Case:
    """One of the cases, by other rules that fit so many players."""
    while True:
        near = random.choice(cases or playable_cases())
        case = Case(near.game, drawn_rules(near.game, random.randrange), near.players)
        try:
            case.start()
        except OptionError:
            continue
        return case


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_match_by_any_rules_ends_and_obeys_the_laws(chunk: int) -> None:
    for seed in range(chunk, MATCHES, CHUNKS):
        random = Random(seed)
        case = drawn_case(random)
        try:
            check(case, walk(case, random.randrange, random.randint(1, DEALS)), random)
        except Exception as error:
            raise AssertionError(f"seed {seed}, {case}") from error


def check(case: Case, walked: Walk, random: Random) -> None:
    """Assert the laws on a match: the cheap ones on all of it, the dear ones on a state, or now and then."""
    since_chance = 0
    for match, after, move in zip(walked.states, walked.states[1:], walked.inputs, strict=False):
        assert type(after.phase) in match.game.flow[type(match.phase)]
        since_chance = 0 if move.seat is None else since_chance + 1
        assert since_chance <= match.game.longest_deal
    result = walked.last.game.result(walked.last)
    assert result is not None
    assert sum(result) == 0 or not walked.last.game.balances(walked.last.options)
    if not random.randrange(3):
        check_record(walked, case)
    dealt = [place for place, match in enumerate(walked.states) if match.log]
    check_state(walked, random.choice(dealt), random)
    if not random.randrange(3):
        check_typed(walked)


def check_record(walked: Walk, case: Case) -> None:
    """Law 3: replay, text and JSON give the match back."""
    names = ["Anna", "Boris", "Vera", "Gleb"][: case.players]
    record = records.make_record(walked.states[0], walked.inputs, names)
    assert records.read(records.write(record)) == record
    assert records.from_json(records.to_json(record)) == record
    assert record.final_match() == walked.last == replay(walked.states[0], walked.inputs)[0]


def check_state(walked: Walk, place: int, random: Random) -> None:
    """Laws 4, 5, 6 and 9 at one moment of a deal."""
    match = walked.states[place]
    check_cards(match)
    for turn in match.turns():
        texts = [action.text for action in match.legal(turn)]
        assert texts and len(set(texts)) == len(texts)
        assert all(match.parse(turn, action.text) == action for action in match.legal(turn))
    viewer = random.choice([None, *range(match.players)])
    view = match.view(viewer)
    check_same_to(match, viewer, imagined(match, view, random.randrange))
    again = state_of(match.game, view, match.game.world(view, true_places(match, view.hidden)))
    assert again.view(viewer) == view
    assert [turns_and_legal(again, by) for by in range(match.players)] == [
        turns_and_legal(match, by) for by in range(match.players)
    ]
    if walked.inputs[place].seat is not None:
        assert again.apply(walked.inputs[place]).facts == walked.facts[place]


def test_every_value_of_every_option_is_drawn_sooner_or_later() -> None:
    seen: dict[tuple[str, str], set[object]] = {}
    kinds: dict[str, type[Struct]] = {}
    for seed in range(400):
        match = drawn_case(Random(seed)).start()
        kind: type[Struct] = type(match.options)
        kinds[match.game.id] = kind
        for name in fields(kind):
            seen.setdefault((match.game.id, name), set()).add(getattr(match.options, name))
    assert set(kinds) == set(GAMES)
    for game, kind in kinds.items():
        for name, field in fields(kind).items():
            if name != "players" and field.kind in ("switch", "choice"):
                assert seen[game, name] >= set(field.choices.values()), (game, name)
