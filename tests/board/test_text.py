"""A position is read back exactly as written; a broken text gets an error that names the fault."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup import board
from prikup.board.text import MAX_POSITION_CHARS
from prikup.board.tree import MAX_NODES
from prikup.core import PrikupError
from tests.board.positions import board_games, draw_study

SEEDS = st.integers(min_value=0, max_value=2**32)
ADDRESS = re.compile(r"[A-Za-z0-9.~+_:;=,!()*%-]*")


@given(SEEDS)
def test_position_reads_back_from_its_text_and_code(seed: int) -> None:
    study = draw_study(seed)
    text, code = board.write(study), board.encode(study)
    assert board.read(text) == study and board.read(code) == study
    assert ADDRESS.fullmatch(code)
    assert board.read(f"https://example.org/board#{code}") == study
    assert board.encode(board.read(text)) == code


@given(SEEDS)
def test_different_positions_have_different_codes(seed: int) -> None:
    one, other = draw_study(seed), draw_study(seed + 1)
    assert (board.encode(one) == board.encode(other)) == (one == other)


def test_random_positions_include_every_game() -> None:
    assert board_games() == ("preferans", "prefa", "paston", "thousand")
    assert {draw_study(seed).board.game for seed in range(40)} == set(board_games())


def test_position_is_read_from_text_of_solve_command() -> None:
    hands = "AK.AKJT.KT98. QJT7.Q.AQ7.AQ 98.987.J.KJT9"
    study = board.read(f'prikup solve "{hands}" --trump H --leader 1 --declarer 0')
    assert study == board.read(f"{hands} / contract H / leader 1")
    misere = board.read(f"{hands} / 7C 8C / misere / leader 2")
    assert misere.board.contract == "misere" and [str(one) for one in misere.board.aside] == ["7C", "8C"]
    assert board.read(f"{hands} / 7C 8C / allpass / talon suit").board.contract == "allpass-suit"
    trick = board.read("AK... J... 9T... / leader 1 / trick QS")
    assert trick.line == "QS" and trick.moment.seat == 2
    assert board.read(f"{hands} / ...87").board == board.read(f"{hands} / 8C 7C").board


HANDS = "AK... QJ... T9..."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "0 hands: expected two or three, each spades.hearts.diamonds.clubs"),
        ("AK QJ T9", "'AK' is not a hand: expected spades.hearts.diamonds.clubs"),
        ("AK... QJ... AT...", "AS is there twice (East): expected each card once"),
        (f"{HANDS} / KS 7D", "KS is there twice (the cards out of play): expected each card once"),
        ("AK... QJ... 9...", "East holds one card: expected 2"),
        (f"{HANDS} / game prefa / contract misere", "'misere' is not a contract of this game"),
        ("AK... QJ... 9... / game prefa", "West holds one card: expected 2"),
        (f"{HANDS} / leader 3", "the leader is seat 3: expected 0 to 2"),
        (f"{HANDS} / declarer x", "declarer x: expected a number"),
        (f"{HANDS} / game whist", "'whist' is not a game with a board: expected preferans, prefa,"),
        (f"{HANDS} / rules whist", "the rules of the position: "),
        (f"{HANDS} / game thousand / contract 5000", "'5000' is not a contract of this game"),
        ("A7... QJ... T9... / game thousand", "7S (South) is not of this pack: expected cards of 9JQKTA"),
        (f"{HANDS} / won 9 9 9", "27 tricks were won before: expected at most 8"),
        (f"{HANDS} / won 1", "won before: '1': expected 3 numbers"),
        (f"{HANDS} / contract allpass-suit", "0 cards out of play: expected the 2 of the talon that lead"),
        ("AK... QJ... / contract allpass", "an all-pass with 2 hands: expected 3"),
        (f"{HANDS} / whist", "'whist' is not a card"),
        (f"{HANDS} / 7D / whist", "'whist' is not a part of a position: expected game, rules"),
        (f"{HANDS} / leader 1 / leader 1", "'leader' appears twice"),
        (f"{HANDS} / played AS AD", "West cannot play AD: expected JS or QS"),
        (f"{HANDS} / played XX", "'XX' is not a card: expected one such as AS"),
        (f"{HANDS} / played AS (QS", "'(' without the other"),
        (f"{HANDS} / played (AS)", "'(' without the other"),
        (f"{HANDS} / played AS {{", "'{' without the other"),
        (f"{HANDS} / played AS JS 9S KS QS TS AS", "AS was played after the last card"),
        (f"{HANDS} / at 3 / played AS", "node 3: expected 0 to 1"),
        (f"{HANDS} / played AS {{{'x' * 501}}}", "a comment of 501 characters: expected at most 500"),
        (f"{HANDS} / played {'AS ' * 500}", f"tried on the board: expected at most {MAX_NODES - 1}"),
        ("x" * 40_000, f"a text of 40000 characters: expected at most {MAX_POSITION_CHARS}"),
        ("AKQJT987.AKQ.. ..QJ. ..T9.", "South holds 11 cards: expected at most 10"),
        ("... ... ...", "all hands are empty"),
    ],
)  # fmt: skip
def test_broken_text_gets_one_clear_error(text: str, said: str) -> None:
    with pytest.raises(board.BoardError) as error:
        board.read(text)
    assert said in str(error.value)
    assert error.value.said("ru") and "{$" not in error.value.said("ru")


@given(st.text(max_size=80) | st.from_regex(r"[AKQJT987. /+~(){}*%a-z0-9]{0,60}"))
def test_any_pasted_text_is_read_or_refused(text: str) -> None:
    try:
        study = board.read(text)
    except PrikupError as error:
        assert isinstance(error, board.BoardError)
    else:
        assert board.read(board.encode(study)) == study
