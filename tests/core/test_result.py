"""What a deal with real cards came to, put into a match."""

from __future__ import annotations

import json
from itertools import permutations

import msgspec
import pytest

from prikup import games
from prikup.core import Input, Match, Result, RuleError, from_json, to_json
from prikup.games import GAMES
from prikup.records.typed import read_words
from tests.faces import RESULTS


def waiting(game: str) -> Match:
    """A match before its first draw, drawn."""
    start = games.new(game, players=3)
    action = start.due(lambda purpose: lambda below: 2 % below)
    assert action is not None
    return start.apply(Input(None, None, action)).state


def result(game: str) -> Result:
    """A result typed in."""
    return read_words(waiting(game), RESULTS[game].split())


@pytest.mark.parametrize("game", GAMES)
def test_its_text_is_what_a_person_types_in(game: str) -> None:
    assert result(game).text == f"result {RESULTS[game]}"


@pytest.mark.parametrize("game", GAMES)
def test_it_is_an_input_of_the_whole_table(game: str) -> None:
    step = waiting(game).apply(Input(None, None, result(game)))
    assert step.state.deal_no == 2 and step.facts[-1].result.text == RESULTS[game]  # type: ignore[union-attr]
    with pytest.raises(RuleError):
        waiting(game).apply(Input(0, 0, result(game)))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_taken_between_deals_alone(game: str) -> None:
    match = waiting(game)
    with pytest.raises(RuleError) as refused:
        match.deal(seed=1).apply(Input(None, None, result(game)))
    assert refused.value.code == "phase"
    with pytest.raises(RuleError) as refused:
        games.new(game, players=3).apply(Input(None, None, result(game)))
    assert refused.value.code == "phase"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wrong", [None, "0 7H", {"kind": "contract"}])
def test_what_is_no_result_is_refused(game: str, wrong: object) -> None:
    with pytest.raises(RuleError) as refused:
        waiting(game).apply(Input(None, None, Result(wrong)))
    assert refused.value.code == "phase"


@pytest.mark.parametrize(("game", "other"), list(permutations(RESULTS, 2)))
def test_a_result_of_another_game_is_refused(game: str, other: str) -> None:
    with pytest.raises(RuleError) as refused:
        waiting(game).apply(Input(None, None, result(other)))
    assert refused.value.code == "phase"


@pytest.mark.parametrize("game", GAMES)
def test_it_is_read_back_from_json(game: str) -> None:
    move = Input(None, None, result(game))
    assert json.loads(to_json(move))["action"]["game"] == game
    again = from_json(Input, to_json(move))
    assert again == move and type(again.action) is Result
    assert waiting(game).apply(again) == waiting(game).apply(move)


def test_what_is_no_result_is_not_read_back() -> None:
    told = json.loads(to_json(Input(None, None, result("paston"))))
    told["action"]["result"]["tricks"] = "ten"
    with pytest.raises(msgspec.ValidationError, match="tricks"):
        from_json(Input, json.dumps(told))
    told["action"]["game"] = "whist"
    with pytest.raises(msgspec.ValidationError, match="no game 'whist' is imported"):
        from_json(Input, json.dumps(told))
