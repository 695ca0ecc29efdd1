"""The solver of play for points: compared with plain search, on whole deals, and with invalid input."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from prikup.cards import CARDS_BY_INDEX, Card, Cards, Suit
from prikup.core import PlayCard
from prikup.solver import (
    POINT_POSITION_DTYPE,
    PointPosition,
    PointReference,
    PointRules,
    PointSolver,
    Position,
    SolverError,
    to_point_rows,
)

BENCH = Path(__file__).parents[2] / "benchmarks" / "solver-bench.tsv"
BLOG = PointRules()
SUMS = (("points-random", 19110, -59500), ("points-strong", 82875, 30226))
PACKS = (("9JQKTA", (0, 2, 3, 4, 10, 11)), ("789JQKTA", (0, 0, 0, 2, 3, 4, 10, 11)))


def random_rules(rng: random.Random) -> PointRules:
    ranks, points = rng.choice(PACKS)
    return PointRules(
        ranks=ranks,
        card_points=points if rng.random() < 0.8 else tuple(rng.randrange(20) for _ in ranks),
        marriages=rng.choice([(40, 60, 80, 100), (60, 20, 40, 80), (0, 7, 3, 1)]),
        aces=rng.choice([0, 0, 200, 3]),
        last_trick=rng.choice([0, 10, 33]),
        changes_trump=rng.random() < 0.7,
        queen_only=rng.random() < 0.3,
        must_beat=rng.random() < 0.3,
    )


def random_position(rng: random.Random, most: int, players: int = 3) -> PointPosition:
    """Return an ending of two to ``most`` cards per hand, often of few suits, some within a trick."""
    rules = random_rules(rng)
    suits = rng.sample(list(Suit), rng.choice([4, 4, 3, 2]))
    pool = [card for card in CARDS_BY_INDEX if card.suit in suits and card.rank in rules.ranks]
    rng.shuffle(pool)
    if rng.random() < 0.5:  # marriages and aces have special rules
        pool.sort(key=lambda card: card.rank not in rng.choice(["KQ", "A", "KQA"]))
    size = min(rng.randint(2, most), len(pool) // players)
    hands = [Cards(pool[place * size : (place + 1) * size]) for place in range(players)]
    rng.shuffle(hands)
    trump = rng.choice([None, *Suit])
    play = Position(tuple(hands), trump, rng.randrange(players))
    position = PointPosition(play, rules, silent=rng.random() < 0.3)
    for _ in range(rng.randrange(players)):
        position, _made = position.after(rng.choice(position.legal()))
    return position


def test_values_of_cards_in_endings_equal_plain_search() -> None:
    rng, solver, reference = random.Random(1), PointSolver(), PointReference()
    for _ in range(700):
        position, difference = random_position(rng, 3), rng.random() < 0.5
        expected = reference.cards(position, difference=difference)
        assert solver.cards(position, difference=difference) == expected, position
        best = (max if position.play.to_play == 0 else min)(expected.values())
        assert solver.value(position, difference=difference) == best, position
        wanted = best + rng.randint(-1, 1)
        assert solver.makes(position, wanted, difference=difference) == (best >= wanted)


def test_values_of_longer_endings_equal_plain_search() -> None:
    rng, solver, reference = random.Random(2), PointSolver(), PointReference()
    for _ in range(25):
        position, difference = random_position(rng, 4), rng.random() < 0.5
        expected = reference.value(position, difference=difference)
        assert solver.value(position, difference=difference) == expected, position


def test_values_of_cards_with_two_hands_equal_plain_search() -> None:
    rng, solver, reference = random.Random(3), PointSolver(), PointReference()
    for _ in range(300):
        position, difference = random_position(rng, 4, players=2), rng.random() < 0.5
        expected = reference.cards(position, difference=difference)
        assert solver.cards(position, difference=difference) == expected, position


def test_line_of_best_play_reaches_the_value() -> None:
    rng, solver = random.Random(4), PointSolver()
    for _ in range(40):
        start, difference = random_position(rng, 6), rng.random() < 0.5
        position, points = start, 0
        for play in solver.line(start, difference=difference):
            position, (own, others) = position.after(play)
            points += own - difference * others
        assert not position.play.left and points == solver.value(start, difference=difference)


def alpha_beta(position: PointPosition, alpha: int, beta: int) -> int:
    """Return the points of seat 0 by plain alpha-beta search."""
    if not position.play.left:
        return 0
    up = position.play.to_play == 0
    best = -(10**6) if up else 10**6
    for play in position.legal():
        after, (own, _) = position.after(play)
        value = own + alpha_beta(after, alpha - own, beta - own)
        best = max(best, value) if up else min(best, value)
        alpha, beta = (max(alpha, best), beta) if up else (alpha, min(beta, best))
        if alpha >= beta:
            break
    return best


def test_values_of_five_card_endings_equal_alpha_beta() -> None:
    rng, solver = random.Random(5), PointSolver()
    for _ in range(4):
        position = random_position(rng, 5)
        assert solver.value(position) == alpha_beta(position, -(10**6), 10**6), position


def bench_positions(name: str) -> Iterator[PointPosition]:
    for line in BENCH.read_text(encoding="utf-8").splitlines():
        cells = line.split("\t")
        if cells[0] == name:
            yield PointPosition(
                Position(tuple(map(Cards.parse, cells[4:7])), None, int(cells[3])), BLOG, True
            )


def test_values_do_not_depend_on_threads_or_earlier_questions() -> None:
    positions = list(bench_positions("points-strong"))[:40]
    one, four = PointSolver(), PointSolver(threads=4)
    first = one.values(positions, clocked=True)
    assert (first.nanoseconds > 0).all()
    again, shared = one.values(positions[::-1]), four.values(positions)
    for other in (again.values[::-1], shared.values):
        assert (first.values == other).all()
    assert (first.nodes == again.nodes[::-1]).all() and (first.nodes == shared.nodes).all()


def test_values_of_whole_deals_equal_plain_alpha_beta() -> None:
    # Sums of the 600 values of a set, calculated once by alpha-beta without bounds or patterns.
    for name, own, difference in SUMS:
        positions = list(bench_positions(name))
        solver = PointSolver()
        assert solver.values(positions).values.sum(dtype=int) == own
        assert solver.values(positions, difference=True).values.sum(dtype=int) == difference


def test_points_of_declarer_and_opponents_add_up() -> None:
    rules = PointRules(marriages=(0, 0, 0, 0), changes_trump=False, last_trick=10)
    positions = [
        PointPosition(Position(one.play.hands, Suit.HEARTS, one.play.leader), rules)
        for one in list(bench_positions("points-random"))[:20]
    ]
    solver = PointSolver()
    own = solver.values(positions).values
    assert (solver.values(positions, difference=True).values == 2 * own - 130).all()


def rows_with_bad_second(**changes: object) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    """Return three positions as rows, with changes to the second."""
    rows = to_point_rows(list(bench_positions("points-random"))[:3])
    for name, value in changes.items():
        rows[name][1] = value
    return rows


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"trump": 5}, "trump 5: expected 0 to 3, or 4 for none"),
        ({"leader": 3}, "leader 3: expected 0 to 2"),
        ({"hands": (1, 1, 2)}, "two hands hold the same card"),
        ({"hands": (1, 6, 24)}, "seat 0 holds 1 cards: expected 2"),
        ({"trick": (255, 3)}, "the second card of the trick is there without the first"),
        ({"trick": (40, 255)}, "card 40 in the trick"),
        ({"flags": 32}, "flags 32: expected 0 to 31"),
        ({"pair": (3, 2)}, "the pair: expected two strengths"),
        ({"pair": (3, 255)}, "the pair: expected two strengths"),
        ({"four": 8}, "the four: expected a strength"),
        ({"four": 2}, "the four is of the pair"),
        ({"last_points": 65535}, "the points add up to"),
    ],
)
def test_bad_row_is_refused_with_number_and_reason(changes: dict[str, object], reason: str) -> None:
    rows = rows_with_bad_second(**changes)
    with pytest.raises(SolverError, match=f"position 1: {reason}"):
        PointSolver().values(rows)
    with pytest.raises(SolverError, match="position 1: "):
        PointSolver().card_values(rows)
    with pytest.raises(SolverError, match="position 1: "):
        PointSolver().at_least(rows, [0, 0, 0])


def test_random_rows_are_refused() -> None:
    rng, solver = np.random.default_rng(6), PointSolver()
    rows = rng.integers(0, 256, (3000, POINT_POSITION_DTYPE.itemsize), np.uint8)
    rows[:, 12:16] %= 6  # some of these rows reach the checks of the cards
    for row in rows:
        with pytest.raises(SolverError, match="position 0: "):
            solver.values(row.view(POINT_POSITION_DTYPE))


def test_array_of_wrong_shape_or_type_is_refused() -> None:
    solver = PointSolver()
    with pytest.raises(SolverError, match="positions are an array of"):
        solver.values(np.zeros(3, np.dtype([("hands", np.uint32, 3)])))
    with pytest.raises(ValueError, match="one dimension"):
        solver.values(np.zeros((2, 2), POINT_POSITION_DTYPE))
    with pytest.raises(ValueError, match="2 numbers of points for 3 positions"):
        solver.at_least(rows_with_bad_second(), [1, 2])
    with pytest.raises(ValueError, match=r"position 1: expected PointPosition, got Position"):
        solver.values([PointPosition.parse("A... K... Q..."), Position.parse("A... K... Q...")])  # type: ignore[list-item]
    assert solver.values([]).values.shape == (0,)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"ranks": "9JQKTX"}, "are not ranks of a pack"),
        ({"ranks": "9JKQTA"}, "expected the queen below the king"),
        ({"card_points": (1, 2)}, "2 values of cards for 6 ranks"),
        ({"card_points": (0, 2, 3, 4, 10, -1)}, "none below 0"),
        ({"marriages": (40, 60)}, "2 values of marriages: expected one for each of 4 suits"),
        ({"aces": float("nan")}, "nan.* are not points: expected whole numbers"),
        ({"last_trick": 10_000}, "all points add up to"),
    ],
)
def test_invalid_point_rules_are_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(SolverError, match=reason):
        PointRules(**change)  # type: ignore[arg-type]


def test_impossible_position_is_refused() -> None:
    with pytest.raises(SolverError, match="is not of a pack of 9JQKTA"):
        PointPosition.parse("7... A... K...")
    with pytest.raises(SolverError, match="cannot be played by seat 0"):
        PointPosition.parse("KQ... A9... TJ...").after(PlayCard(Card.parse("AS")))


def test_announcements_follow_the_rules() -> None:
    def texts(rules: PointRules, silent: bool = False) -> list[str]:
        position = PointPosition.parse("AKQ.A.A.A T9.KQ..J9 J.T.KQ.KT", rules, silent=silent)
        return [play.text for play in position.legal() if play.announce]

    assert texts(BLOG) == ["QS!", "KS!"]
    assert texts(BLOG, silent=True) == []
    assert texts(PointRules(queen_only=True)) == ["QS!"]
    assert texts(PointRules(aces=200)) == ["QS!", "KS!", "AS!", "AC!", "AD!", "AH!"]
