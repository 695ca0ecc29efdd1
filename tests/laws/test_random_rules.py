"""The laws hold for any options of a table: whole matches by random rules.

The seed determines a match; a failure names it.
"""

from __future__ import annotations

from random import Random

import pytest

from prikup.core import Struct
from prikup.games import GAMES
from prikup.options import get_fields
from prikup.testing import check_sample, draw_case, playable_cases, walk
from tests.sizes import size

CHUNKS = 8
DEALS = 12

pytestmark = [pytest.mark.laws, pytest.mark.timeout(0)]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_match_by_any_rules_ends_and_obeys_the_laws(chunk: int) -> None:
    for seed in range(chunk, size("matches"), CHUNKS):
        random = Random(seed)
        case = draw_case(playable_cases(), random.randrange)
        try:
            check_sample(walk(case, random.randrange, random.randint(1, DEALS)), random.randrange)
        except Exception as error:
            raise AssertionError(f"seed {seed}, {case}") from error


def test_random_rules_include_every_value_of_every_choice() -> None:
    seen: dict[tuple[str, str], set[object]] = {}
    kinds: dict[str, type[Struct]] = {}
    for seed in range(400):
        match = draw_case(playable_cases(), Random(seed).randrange).start()
        kind: type[Struct] = type(match.options)
        kinds[match.game.id] = kind
        for name in get_fields(kind):
            seen.setdefault((match.game.id, name), set()).add(getattr(match.options, name))
    assert set(kinds) == set(GAMES)
    for game, kind in kinds.items():
        for name, field in get_fields(kind).items():
            if name != "players" and field.kind in ("switch", "choice"):
                assert seen[game, name] >= set(field.choices.values()), (game, name)
