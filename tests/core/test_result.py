"""The result of a deal with real cards, put into a match."""

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


def match_before_first_deal(game: str) -> Match:
    """Return a match whose first dealer is drawn and that waits for cards."""
    start = games.new(game, players=3)
    action = start.due(lambda purpose: lambda below: 2 % below)
    assert action is not None
    return start.apply(Input(None, None, action)).state


def typed_result(game: str) -> Result:
    """Return the sample result of a game, read from its words."""
    return read_words(match_before_first_deal(game), RESULTS[game].split())


@pytest.mark.parametrize("game", GAMES)
def test_text_of_result_is_its_typed_words(game: str) -> None:
    assert typed_result(game).text == f"result {RESULTS[game]}"


@pytest.mark.parametrize("game", GAMES)
def test_result_is_an_input_of_the_table_not_of_a_seat(game: str) -> None:
    step = match_before_first_deal(game).apply(Input(None, None, typed_result(game)))
    assert step.state.deal_no == 2 and step.facts[-1].result.text == RESULTS[game]  # type: ignore[union-attr]
    with pytest.raises(RuleError):
        match_before_first_deal(game).apply(Input(0, 0, typed_result(game)))


@pytest.mark.parametrize("game", GAMES)
def test_result_is_refused_except_between_deals(game: str) -> None:
    match = match_before_first_deal(game)
    with pytest.raises(RuleError) as refused:
        match.deal(seed=1).apply(Input(None, None, typed_result(game)))
    assert refused.value.code == "phase"
    with pytest.raises(RuleError) as refused:
        games.new(game, players=3).apply(Input(None, None, typed_result(game)))
    assert refused.value.code == "phase"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wrong", [None, "0 7H", {"kind": "contract"}])
def test_invalid_result_is_refused(game: str, wrong: object) -> None:
    with pytest.raises(RuleError) as refused:
        match_before_first_deal(game).apply(Input(None, None, Result(wrong)))
    assert refused.value.code == "phase"


@pytest.mark.parametrize(("game", "other"), list(permutations(RESULTS, 2)))
def test_result_of_another_game_is_refused(game: str, other: str) -> None:
    with pytest.raises(RuleError) as refused:
        match_before_first_deal(game).apply(Input(None, None, typed_result(other)))
    assert refused.value.code == "phase"


@pytest.mark.parametrize("game", GAMES)
def test_result_is_read_back_from_json(game: str) -> None:
    move = Input(None, None, typed_result(game))
    assert json.loads(to_json(move))["action"]["game"] == game
    again = from_json(Input, to_json(move))
    assert again == move and type(again.action) is Result
    assert match_before_first_deal(game).apply(again) == match_before_first_deal(game).apply(move)


def test_invalid_result_is_refused_in_json() -> None:
    told = json.loads(to_json(Input(None, None, typed_result("paston"))))
    told["action"]["result"]["tricks"] = "ten"
    with pytest.raises(msgspec.ValidationError, match="tricks"):
        from_json(Input, json.dumps(told))
    told["action"]["game"] = "whist"
    with pytest.raises(msgspec.ValidationError, match="the game 'whist' of this result is not loaded"):
        from_json(Input, json.dumps(told))
