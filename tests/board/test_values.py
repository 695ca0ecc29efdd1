"""The values of a board equal those of the slow reference solvers, whatever was played before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prikup import board
from prikup.cards import Card
from prikup.core import PlayCard
from prikup.solver import AllPassPosition, AllPassReference, PointPosition, PointReference, Reference
from tests.board.positions import draw_study


def reference_value(moment: board.BoardMoment) -> int:
    """Return the remaining tricks or points of the counted side, by the reference solvers."""
    position = moment.position
    if isinstance(position, AllPassPosition):
        return AllPassReference().value(position)[position.to_play]
    if isinstance(position, PointPosition):
        return PointReference().value(position)
    return Reference().value(position, misere=moment.board.stake.kind == "misere")


@pytest.mark.parametrize("seed", range(60))
def test_value_of_every_card_equals_reference_value(seed: int) -> None:
    for moment in draw_study(seed, most=4).moments:
        if moment.is_over:
            with pytest.raises(board.BoardError, match="every card is played"):
                board.evaluate_moment(moment)
            continue
        found = board.evaluate_moment(moment)
        before = moment.won[0] if moment.board.stake.kind == "points" else moment.won[found.seat]
        assert found.value == reference_value(moment) + before
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
def test_won_tricks_add_up(seed: int) -> None:
    study = draw_study(seed)
    for node, moment in zip(study.nodes[1:], study.moments[1:], strict=True):
        if moment.board.stake.kind != "points":
            taken = sum(moment.won) - sum(moment.board.won)
            assert taken == len(moment.played) // moment.board.players
        assert moment.played[-1][1].text == node.text
        assert sum(map(len, moment.hands)) == sum(map(len, study.board.hands)) - len(moment.played)


def test_contract_table_equals_solver_per_declarer_and_strain() -> None:
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


def test_table_of_started_trick_equals_table_at_its_start() -> None:
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
def test_classic_problems_have_their_known_values(problem: dict[str, object]) -> None:
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
