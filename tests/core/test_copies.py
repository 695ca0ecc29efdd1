"""A match is a value: what pickle makes of it, here or in another process, equals it and is found by it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from prikup.cards import PACK_24, PACK_32, PACK_32_TEN_HIGH, Pack
from prikup.core import Input, Match, Phase, replay
from prikup.games import GAMES
from prikup.testing import draw_case, playable_cases, walk

MATCHES = 200

Moment = tuple[Match, tuple[Input, ...], Match]
"""A match before its first draw, what was put into it, and what came of it."""

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def moments(game: str) -> dict[type[Phase], Moment]:
    """A moment of every phase of a game, from random matches by random rules."""
    cases = [case for case in playable_cases() if case.game == game]
    found: dict[type[Phase], Moment] = {}
    for seed in range(MATCHES):
        random = Random(seed)
        walked = walk(draw_case(cases, random.randrange), random.randrange, 4)
        for at, match in enumerate(walked.states):
            found.setdefault(type(match.phase), (walked.states[0], tuple(walked.inputs[:at]), match))
        if set(found) == set(GAMES[game].flow):
            return found
    raise AssertionError(f"not seen: {set(GAMES[game].flow) - set(found)}")


def made_again(sent: Sequence[Moment]) -> list[tuple[bool, bool, Any]]:
    """Of each moment whether the match that came is the one that is played here; the one played here."""
    found = []
    for start, inputs, came in sent:
        made = replay(start, inputs)[0]
        found.append((made == came, came in {made}, made))
    return found


@every_game
def test_a_copy_of_a_match_equals_it_in_every_phase(game: str) -> None:
    for _, _, match in moments(game).values():
        for copied in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
            assert copied == match and hash(copied) == hash(match) and copied in {match}


def test_a_match_goes_to_another_process_and_back() -> None:
    sent = [moment for game in GAMES for moment in moments(game).values()]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        (answered,) = pool.map(made_again, [sent])
    assert [(True, True, match) for _, _, match in sent] == answered
    assert {match for _, _, match in sent} == {match for _, _, match in answered}


def test_there_is_one_pack_of_an_order() -> None:
    for pack in (PACK_32, PACK_24, PACK_32_TEN_HIGH, Pack("QKA")):
        assert pack is Pack(pack.ranks) is pickle.loads(pickle.dumps(pack)) is copy.deepcopy(pack)
    assert len({PACK_32, PACK_24, PACK_32_TEN_HIGH, Pack("789TJQKA")}) == 3
    assert repr(PACK_24) == "Pack('9JQKTA')"
