"""Positions: impossible ones are refused with a reason; deals in play become positions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from prikup.cards import PACK_24, PACK_32, Card, Cards, Suit
from prikup.core import ArgumentError, PlayCard
from prikup.records import read
from prikup.solver import (
    POSITION_DTYPE,
    AllPassPosition,
    AllPassSolver,
    PointSolver,
    Position,
    Solver,
    SolverError,
    position_of_play,
    read_cards,
    read_hands,
    to_rows,
)
from prikup.toolkit.tricks import Play, PlayRules
from tests.pages import ROOT


@pytest.mark.parametrize(
    ("text", "leader", "trick", "reason"),
    [
        ("AK... QJ...", 2, "", "leader 2: expected 0 to 1"),
        ("AK... QJ... T9...", 3, "", "leader 3: expected 0 to 2"),
        ("AK... QJ... T9...", -1, "", "leader -1: expected 0 to 2"),
        ("AK...", 0, "", "1 hand: expected 2 or 3"),
        ("A... K... Q... J...", 0, "", "4 hands: expected 2 or 3"),
        ("AK... Q... T9...", 0, "", "seat 1 holds 1 card: expected 2"),
        ("AK... AQ... T9...", 0, "", "AS twice"),
        ("A... QJ... T9...", 0, "QS", "QS twice"),
        ("A... QJ... T9...", 1, "KS", "seat 1 holds 2 cards: expected 1"),
        ("A... Q... T...", 0, "KS JS 9S", "3 cards in the trick: expected fewer than 3"),
        ("A... Q...", 0, "KS JS", "2 cards in the trick: expected fewer than 2"),
    ],
)
def test_impossible_position_is_refused_with_a_reason(
    text: str, leader: int, trick: str, reason: str
) -> None:
    with pytest.raises(ValueError) as caught:
        Position.parse(text, None, leader, read_cards(trick))
    assert reason in str(caught.value) and text in str(caught.value)


@pytest.mark.parametrize("trump", ["S", 5, 1.0])
def test_trump_that_is_no_suit_is_refused(trump: Any) -> None:
    with pytest.raises(SolverError, match=f"trump {trump!r}: expected a suit or none"):
        Position.parse("AK... QJ... T9...", trump)


@pytest.mark.parametrize("text", ["AK", "AK.. QJ...", "AX... QJ...", "AA... QJ...", "♠A... K..."])
def test_invalid_text_of_hands_is_refused(text: str) -> None:
    with pytest.raises(SolverError):
        read_hands(text)


def test_invalid_text_of_cards_is_refused() -> None:
    for text in ("1S", "AS A♠", "ass"):
        with pytest.raises(SolverError):
            read_cards(text)


def test_illegal_card_is_refused() -> None:
    position = Position.parse("AK... Q.J.. T9...")
    with pytest.raises(SolverError, match="QS cannot be played by seat 0"):
        position.after(Card.parse("QS"))
    with pytest.raises(SolverError, match="JH cannot be played by seat 1"):
        position.after(Card.parse("AS")).after(Card.parse("JH"))


def test_misere_with_a_trump_is_refused() -> None:
    good, bad = Position.parse("AK... QJ... T9..."), Position.parse("AK... QJ... T9...", Suit.SPADES)
    for ask in (Solver().value, Solver().cards, Solver().line):
        with pytest.raises(SolverError, match="a misère has no trump"):
            ask(bad, misere=True)
    with pytest.raises(SolverError, match="position 1: a misère has no trump"):
        Solver().values([good, bad], misere=True)


def test_array_of_wrong_type_or_shape_is_refused() -> None:
    solver, rows = Solver(), to_rows([Position.parse("AK... QJ... T9...")] * 4)
    assert rows.dtype == POSITION_DTYPE and rows.shape == (4,)
    other = np.dtype([("hands", np.uint32, 4)])
    arrays: list[Any] = [np.zeros(4), np.zeros((4, 4), np.uint32), np.zeros(4, other)]
    for wrong in arrays:
        with pytest.raises(SolverError, match="positions are an array of"):
            solver.values(wrong)
    with pytest.raises(SolverError, match=r"one dimension: got the shape \(2, 2\)"):
        solver.values(rows.reshape(2, 2))
    with pytest.raises(SolverError, match="3 numbers of tricks for 4 positions"):
        solver.at_least(rows, [1, 2, 3])
    rows["leader"][2] = 7
    with pytest.raises(SolverError, match="position 2: leader 7: expected 0 to 2") as refused:
        solver.card_values(rows)
    assert refused.value.data == {"number": 2, "why": "leader 7: expected 0 to 2"}
    assert refused.value.said("ru") == "позиция 2: leader 7: expected 0 to 2"


def test_impossible_row_is_refused_with_expected_values() -> None:
    """Each bad row is the second of two; in a row of zeros the trick contains card 0 of the pack."""
    solver, good = Solver(), to_rows([Position.parse("AK... QJ... T9...")] * 2)
    reasons: dict[str, tuple[str, Any]] = {
        "two hands hold the same card": ("hands", (1, 1, 2)),
        "seat 1 holds 1 cards: expected 2": ("hands", (3, 4, 24)),
        "leader 3: expected 0 to 2": ("leader", 3),
        "trump 5: expected 0 to 3, or 4 for none": ("trump", 5),
        "card 0 is there twice: expected 255 where there is none": ("trick", 0),
    }
    for reason, (field, value) in reasons.items():
        rows = good.copy()
        rows[field][1] = value
        for ask in (solver.values, solver.card_values, lambda rows: solver.at_least(rows, 1)):
            with pytest.raises(SolverError, match=f"^position 1: {reason}$"):
                ask(rows)
    with pytest.raises(SolverError, match=r"^position 0: card 0 is there twice: expected 255"):
        solver.values(np.zeros(3, POSITION_DTYPE))


def test_batch_of_invalid_positions_or_questions_is_refused() -> None:
    solver, position = Solver(), Position.parse("AK... QJ... T9...")
    strange: Any = [position, "AK... QJ... T9..."]
    with pytest.raises(SolverError, match=r"position 1: expected Position, got 'AK\.\.\. QJ\.\.\. T9\.\.\.'"):
        solver.values(strange)
    with pytest.raises(SolverError, match=r"position 0: expected Position, got AllPassPosition"):
        solver.values([AllPassPosition(position.hands)])  # type: ignore[list-item]
    with pytest.raises(SolverError, match="positions are an array of Position: got Position"):
        solver.values(position)  # type: ignore[arg-type]
    assert solver.makes(position, -(10**30)) and not solver.makes(position, 10**30)
    assert solver.at_least([position] * 3, 2).values.tolist() == [solver.makes(position, 2)] * 3
    for wanted in (float("nan"), 1.5, "many", None):
        with pytest.raises(SolverError, match=f"position 0: {wanted!r} tricks: expected a whole number"):
            solver.makes(position, wanted)  # type: ignore[arg-type]


@pytest.mark.parametrize("threads", [0, -1, 1025, 1.0, "2", None])
def test_impossible_number_of_threads_is_refused(threads: Any) -> None:
    for kind in (Solver, AllPassSolver, PointSolver):
        with pytest.raises(
            ArgumentError, match=f"threads is {threads!r}: expected a whole number from 1 to 1024"
        ):
            kind(threads)


def test_non_contiguous_rows_are_solved() -> None:
    rows = to_rows([Position.parse("AK... QJ... T9..."), Position.parse("T9... QJ... AK...")] * 3)
    assert Solver().values(rows[::2]).values.tolist() == [2, 2, 2]
    assert Solver().values([]).values.shape == (0,)


def test_hands_of_wrong_number_or_size_are_refused() -> None:
    solver, (two, three) = Solver(), read_hands("AK... QJT...")
    with pytest.raises(SolverError, match="2 hands: expected 3 for a table"):
        solver.table([two, two])
    with pytest.raises(SolverError, match="leader 3: expected 0 to 2"):
        solver.table(read_hands("A... K... Q..."), [3])
    with pytest.raises(SolverError, match="hands of 2, 3 cards"):
        solver.discards(two, [three])
    with pytest.raises(SolverError, match="hands of 3, 2, 3 cards"):
        solver.discards(three, [two, three])
    with pytest.raises(SolverError, match="twice"):
        solver.discards(Cards.parse("AKQ..."), [two, Cards.parse("JT...")])


def _play_of_three(pack: object = PACK_32, **rules: object) -> Play:
    hands = [Cards.parse(text).mask for text in ("AK.7..", "QJ.8..", "T9.9..")]
    given = {"pack": pack, "after": (1, 2, 0), "size": 3, "eldest": 1, **rules}
    return Play.start(PlayRules(**given), hands, Suit.SPADES, 1)  # type: ignore[arg-type]


def test_position_of_play_begins_with_the_declarer() -> None:
    play = _play_of_three()
    position = position_of_play(play, 2)
    assert position == Position.parse("T9.9.. AK.7.. QJ.8..", Suit.SPADES, leader=2)
    play = play.play(Card.parse("QS")).play(Card.parse("TS"))
    assert position_of_play(play, 0) == Position.parse(
        "AK.7.. J.8.. 9.9..", Suit.SPADES, leader=1, trick=read_cards("QS TS")
    )
    play = play.play(Card.parse("AS"))
    assert position_of_play(play, 1) == Position.parse("J.8.. 9.9.. K.7..", Suit.SPADES, leader=2)


def test_position_of_play_omits_a_seat_that_does_not_play() -> None:
    hands = [Cards.parse(text).mask for text in ("AK.7..", "...", "T9.9..")]
    play = Play.start(PlayRules(PACK_32, (2, -1, 0), 2, 0), hands, None, 2)
    assert position_of_play(play, 0) == Position.parse("AK.7.. T9.9..", leader=1)
    with pytest.raises(SolverError, match="seat 1 does not play in this deal"):
        position_of_play(play, 1)


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ({"leads": read_cards("7S 8S")}, "the talon leads"),
        ({"leaders": (0, 0)}, "the talon leads"),
        ({"must_beat": True}, "a trick must be beaten"),
        ({"must_ruff": False}, "nobody must ruff"),
        ({"pack": PACK_24}, "the ranks have another order"),
    ],
)
def test_play_with_unsupported_rules_is_refused(rules: dict[str, object], reason: str) -> None:
    with pytest.raises(SolverError, match=reason):
        position_of_play(_play_of_three(**rules), 0)


def test_position_agrees_with_legal_cards_of_a_recorded_deal() -> None:
    """The engine and the position agree on the legal cards throughout a deal."""
    record = read((ROOT / "examples" / "evening.prikup").read_text(encoding="utf-8"))
    solver, seen = Solver(), 0
    for moment in record.replay():
        play = getattr(moment.state.phase, "play", None)
        if play is None or moment.state.deal_no != 1 or not isinstance(moment.move.action, PlayCard):
            continue
        position = position_of_play(play, 2)
        assert set(position.legal()) == {action.card for action in play.legal()}
        assert set(solver.cards(position)) == set(position.legal())
        seen += 1
    assert seen == 29
