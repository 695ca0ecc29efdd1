"""A match is a value: a copy, also one pickled in another process, is equal and has the same hash."""

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
"""A match before its first draw, the inputs put into it, and the match that follows."""

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def moments_by_phase(game: str) -> dict[type[Phase], Moment]:
    """Return one moment of every phase of a game, from random matches by random rules."""
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


def replay_and_compare(sent: Sequence[Moment]) -> list[tuple[bool, bool, Any]]:
    """Replay each moment; return if the received one is equal and in its set, and the replayed one."""
    found = []
    for start, inputs, came in sent:
        made = replay(start, inputs)[0]
        found.append((made == came, came in {made}, made))
    return found


@every_game
def test_copy_of_match_equals_it_in_every_phase(game: str) -> None:
    for _, _, match in moments_by_phase(game).values():
        for copied in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
            assert copied == match and hash(copied) == hash(match) and copied in {match}


def test_match_survives_transfer_to_another_process() -> None:
    sent = [moment for game in GAMES for moment in moments_by_phase(game).values()]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        (answered,) = pool.map(replay_and_compare, [sent])
    assert [(True, True, match) for _, _, match in sent] == answered
    assert {match for _, _, match in sent} == {match for _, _, match in answered}


def test_packs_of_equal_order_are_one_object() -> None:
    for pack in (PACK_32, PACK_24, PACK_32_TEN_HIGH, Pack("QKA")):
        assert pack is Pack(pack.ranks) is pickle.loads(pickle.dumps(pack)) is copy.deepcopy(pack)
    assert len({PACK_32, PACK_24, PACK_32_TEN_HIGH, Pack("789TJQKA")}) == 3
    assert repr(PACK_24) == "Pack('9JQKTA')"
