"""What a board comes to is what the slow references say, whatever was played before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prikup import board
from prikup.cards import Card
from prikup.core import PlayCard
from prikup.solver import AllPassPosition, AllPassReference, PointPosition, PointReference, Reference
from tests.board.positions import drawn


def value(moment: board.BoardMoment) -> int:
    """What is still to come of whose totals are counted, by the references."""
    position = moment.position
    if isinstance(position, AllPassPosition):
        return AllPassReference().value(position)[position.to_play]
    if isinstance(position, PointPosition):
        return PointReference().value(position)
    return Reference().value(position, misere=moment.board.stake.kind == "misere")


@pytest.mark.parametrize("seed", range(60))
def test_every_card_is_worth_what_a_slow_solver_says(seed: int) -> None:
    for moment in drawn(seed, most=4).moments:
        if moment.is_over:
            with pytest.raises(board.BoardError, match="every card is played"):
                board.evaluate_moment(moment)
            continue
        found = board.evaluate_moment(moment)
        before = moment.won[0] if moment.board.stake.kind == "points" else moment.won[found.seat]
        assert found.value == value(moment) + before
        assert set(found.cards) == set(moment.legal)
        low = moment.board.stake.kind in ("misere", "allpass")
        best = (max if (moment.seat == found.seat) != low else min)(found.cards.values())
        assert found.value == best == found.cards[found.line[0]]
        end = moment
        for text in found.line:
            end = board.play_card(end, text)
        assert end.is_over
        if found.each:
            assert end.won == found.each
        else:
            assert end.won[0 if moment.board.stake.kind == "points" else found.seat] == found.value


@pytest.mark.parametrize("seed", range(30))
def test_the_tricks_that_are_won_add_up(seed: int) -> None:
    study = drawn(seed)
    for node, moment in zip(study.nodes[1:], study.moments[1:], strict=True):
        if moment.board.stake.kind != "points":
            taken = sum(moment.won) - sum(moment.board.won)
            assert taken == len(moment.played) // moment.board.players
        assert moment.played[-1][1].text == node.text
        assert sum(map(len, moment.hands)) == sum(map(len, study.board.hands)) - len(moment.played)


def test_the_table_is_that_of_the_solver_for_each_declarer_and_strain() -> None:
    hands = "AK.AKJT.KT98. QJT7.Q.AQ7.AQ 98.987.J.KJT9"
    table = board.evaluate_contracts(board.read(hands).moment, 1)
    assert [row.strain for row in table.rows] == ["S", "C", "D", "H", "NT", "misere", "allpass"]
    for row in table.rows[:6]:
        for seat, tricks in enumerate(row.of):
            text = f"{hands} / contract {row.strain} / declarer {seat} / leader 1"
            assert board.evaluate_moment(board.read(text).moment).value == tricks
    passed = board.evaluate_moment(board.read(f"{hands} / contract allpass / leader 1").moment)
    assert table.rows[-1].of == passed.each
    assert len(board.evaluate_contracts(board.read("AK... QJ...").moment).rows) == 6
    assert len(board.evaluate_contracts(board.read("AK... QJ... T9... / game prefa").moment).rows) == 5


def test_the_table_of_a_trick_that_has_begun_is_that_of_its_beginning() -> None:
    study = board.read("AQ.7..A KJ.8..K T9.9..Q / contract S / leader 1")
    begun = study.play("KS")
    assert board.evaluate_contracts(begun.moment) == board.evaluate_contracts(study.moment)
    thousand = board.read("AQ.9..A KJ.J..K T9.Q..Q / game thousand").play("AS")
    assert [row.strain for row in board.evaluate_contracts(thousand.moment).rows] == [
        "NT",
        "S",
        "C",
        "D",
        "H",
    ]


PROBLEMS = json.loads((Path(__file__).parents[1] / "data" / "problems.json").read_text("utf-8"))["problems"]


@pytest.mark.parametrize("problem", PROBLEMS, ids=[one["id"] for one in PROBLEMS])
def test_the_classics_come_to_what_is_known_of_them(problem: dict[str, object]) -> None:
    aside = f" / {problem['out_of_play']}" if problem["out_of_play"] else ""
    contract = "misere" if problem["kind"] == "misere" else problem["trump"]
    text = (
        f"{' '.join(map(str, problem['hands']))}{aside} / contract {contract}"  # type: ignore[call-overload]
        f" / declarer {problem['declarer']} / leader {problem['leader']}"
    )
    study = board.read(text)
    assert board.read(board.encode(study)) == study
    found = board.evaluate_moment(study.moment)
    assert found.value == problem["exact_declarer_tricks"]
    cards = problem["optimal_first_cards"]
    if isinstance(cards, list):
        best = {text for text, tricks in found.cards.items() if tricks == found.value}
        assert best == {PlayCard(Card.parse(card[1:] + card[0])).text for card in cards}
