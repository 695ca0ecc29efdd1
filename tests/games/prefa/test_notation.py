"""Typed results of Prefa."""

from __future__ import annotations

import pytest

from prikup.core import Draw, Input, Match, PrikupError
from prikup.games import get_game
from prikup.games.prefa.notation import words_of
from tests.games.scripts import scored_result, type_result


def match(rules: str = "prefa-nakayoshi", players: int = 3) -> Match:
    game = get_game("prefa")
    started = game.start(game.options(rules), players)
    return started.apply(Input(None, None, Draw(players - 1))).state


def read_back(words: str, rules: str = "prefa-nakayoshi", players: int = 3) -> str:
    """Return the full words of a typed result."""
    return str(scored_result(match(rules, players), words).text)


ALL = "aces_bonus=yes; concede=yes"


@pytest.mark.parametrize(
    ("words", "rules", "players"),
    [
        ("0 7H in in 7 2 1", "", 3),
        ("0 7H in out alone 7 3 0", "", 3),
        ("1 6NT in out along 6 1 3", "", 3),
        ("2 8S out along 1 1 8", "", 3),
        ("0 7H out in 7 0 3", "", 3),
        ("0 7H out in out 7 0 3", "passer_may_return=yes", 3),
        ("0 7H out in along 7 1 2", "passer_may_return=yes", 3),
        ("0 7H out out", "", 3),
        ("0 7H out out aces", ALL, 3),
        ("concede 0 7H", ALL, 3),
        ("concede 0 7H aces", ALL, 3),
        ("all_pass", "", 3),
        ("polles 5 3 2", "all_pass=polles", 3),
        ("1 7H in in 2 7 1 0", "", 4),
    ],
)
def test_typed_result_is_read_and_spelled_back(words: str, rules: str, players: int) -> None:
    assert read_back(words, f"prefa-nakayoshi; {rules}", players) == words
    assert type_result(match(f"prefa-nakayoshi; {rules}", players), words).state.deal_no == 2


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("0 7H out in made", "0 7H out in 7 0 3"),
        ("0 7H in out alone 10", "0 7H in out alone 10 0 0"),
        ("0 7H out along 9", "0 7H out along 9 0 1"),
        ("0 7H 1:in 2:in 7 2 1", "0 7H in in 7 2 1"),
    ],
)
def test_short_result_is_completed_if_the_rest_does_not_matter(short: str, full: str) -> None:
    assert read_back(short) == read_back(full) == full
    returns = "prefa-nakayoshi; passer_may_return=yes"
    assert read_back("0 7H out in made", returns) == read_back("0 7H out in out 7 0 3", returns)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "expected a result here"),
        ("3 7H in in 7 2 1", "'3' is not a seat: expected 0 to 2"),
        ("0 7X in in 7 2 1", "'7X' is not a contract"),
        ("0", "'' is not a contract"),
        ("0 7H in in 7", "each defender answers for their own tricks"),
        ("0 7H in out 7 3 0", "expected one of"),
        ("0 7H in in in in 7 2 1", "the defence cannot say that much"),
        ("0 7H in in 7 2 one", "expected a number of tricks for each of 3 seats"),
        ("0 7H out in eleven", "'eleven' is not a number of tricks"),
        ("0 7H x", "'x' is nothing that the defence says"),
        ("0 7H in x", "'x' is nothing that the defence says"),
        ("0 7H out out 7", "'7': both are out, so nothing was played"),
        ("0 7H out out 7 2 1", "nothing is played here"),
        ("0 7H in in", "ten tricks are played"),
        ("0 7H in in 7 2 1 aces", "four aces are not announced here"),
        ("concede 0 7H", "giving up is not played here"),
        ("concede 0 7H 4 3 3", "expected declarer and bid"),
        ("all_pass 5 3 2", "nothing is played here"),
        ("polles 5 3 2", "thrown in here"),
    ],
)
def test_wrong_typed_result_is_refused_with_a_reason(words: str, says: str) -> None:
    with pytest.raises(PrikupError, match=says):
        type_result(match(), words)


def test_tricks_of_both_defenders_are_required_without_solo_double() -> None:
    with pytest.raises(PrikupError, match="each defender answers"):
        read_back("0 7H out along 9", "prefa-nakayoshi; solo_double=no")


def test_resting_dealer_cannot_declare_or_take_tricks() -> None:
    with pytest.raises(PrikupError, match="seat 3 deals and rests"):
        read_back("3 7H in in 2 1 0 7", players=4)
    with pytest.raises(PrikupError, match="seat 3 deals and rests"):
        read_back("0 7H in in 7 2 0 1", players=4)


def test_typed_result_before_first_draw_is_refused() -> None:
    game = get_game("prefa")
    with pytest.raises(PrikupError, match="expected the end of a deal"):
        type_result(game.start(game.options("prefa-nakayoshi"), 3), "all_pass")


def test_result_as_an_object_becomes_words() -> None:
    told = {"kind": "contract", "declarer": 0, "contract": "7H", "declarations": [[1, "in"], [2, "in"]]}
    assert words_of({**told, "tricks": [7, 2, 1], "aces": True}) == "0 7H 1:in 2:in 7 2 1 aces"
    assert words_of({"kind": "concede", "declarer": 0, "contract": "6S"}) == "concede 0 6S"
    with pytest.raises(PrikupError, match=r"^tricks is 'many': expected a list of whole numbers$"):
        words_of({"kind": "contract", "tricks": "many"})
