"""The all-pass solver, compared with brute force and with the rules of play."""

from __future__ import annotations

import ctypes
import random
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup.cards import CARDS_BY_INDEX, PACK_32, Card, Cards
from prikup.solver.allpass import (
    DEALER_PLACE,
    AllPassPosition,
    AllPassSolver,
    AllPassTricks,
    position_of_all_pass,
)
from prikup.solver.arrays import to_all_pass_rows
from prikup.solver.batches import ALL_PASS_DTYPE
from prikup.solver.position import SolverError
from prikup.solver.reference_allpass import AllPassReference
from prikup.toolkit.tricks import Play, PlayRules
from tests.solver.compiled import HERE, build


@pytest.fixture(scope="module")
def solver() -> AllPassSolver:
    return AllPassSolver()


def random_ending(rng: random.Random, tricks: int) -> AllPassPosition:
    """Return an ending by any rule for the talon, with up to two cards of the trick played.

    About half of the endings have cards of three suits only.
    """
    pool = list(CARDS_BY_INDEX)
    if rng.random() < 0.5:
        missing = rng.randrange(4)
        pool = [card for card in CARDS_BY_INDEX if card.suit != missing]
    rng.shuffle(pool)
    leads = tuple(pool.pop() for _ in range(rng.randrange(min(tricks, 2) + 1)))
    position = AllPassPosition(
        hands=tuple(Cards(pool[seat * tricks : (seat + 1) * tricks]) for seat in range(3)),
        leader=rng.randrange(3),
        leads=leads,
        dealer_leads=rng.random() < 0.5,
        leaders=tuple(rng.choice([None, 0, 1, 2]) for _ in range(rng.randrange(3))),
        eldest=rng.randrange(3),
        dealer_plays=rng.random() < 0.5,
    )
    for _ in range(rng.randrange(3)):
        position, _ = position.after(rng.choice(position.legal()))
    return position


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """Compile and load the plain solver of ``plain_allpass.cpp``."""
    source = HERE / "plain_allpass.cpp"
    folder: Path = tmp_path_factory.mktemp("plain")
    return ctypes.CDLL(str(build(folder / "plain_allpass.so", [source], "-O2", "-shared", "-fPIC")))


def plain_values(
    plain: ctypes.CDLL, name: str, positions: list[AllPassPosition], columns: int
) -> list[list[int]]:
    rows = to_all_pass_rows(positions)
    found = np.empty((len(rows), columns), np.int8)
    pointers = [ctypes.c_void_p(array.ctypes.data) for array in (rows, found)]
    getattr(plain, name)(pointers[0], ctypes.c_size_t(len(rows)), pointers[1])
    return found.tolist()


@pytest.mark.parametrize(("tricks", "times"), [(2, 1000), (3, 1000), (4, 500), (5, 100), (7, 4)])
def test_values_equal_those_of_plain_solver(
    solver: AllPassSolver, plain: ctypes.CDLL, tricks: int, times: int
) -> None:
    rng = random.Random(100 + tricks)
    positions = [random_ending(rng, tricks) for _ in range(times)]
    assert solver.values(positions).values.tolist() == plain_values(plain, "all_pass", positions, 4)
    assert solver.paranoid_values(positions).values.tolist() == plain_values(plain, "paranoid", positions, 3)


@pytest.mark.parametrize(("tricks", "times"), [(1, 100), (2, 100), (3, 50), (4, 6)])
def test_values_and_cards_equal_those_of_reference(solver: AllPassSolver, tricks: int, times: int) -> None:
    rng, reference = random.Random(tricks), AllPassReference()
    positions = [random_ending(rng, tricks) for _ in range(times)]
    values = solver.values(positions).values.tolist()
    paranoid = solver.paranoid_values(positions).values.tolist()
    for position, value, forced in zip(positions, values, paranoid, strict=True):
        assert reference.value(position) == tuple(value), position
        assert reference.paranoid(position) == tuple(forced), position
        assert reference.cards(position) == solver.cards(position), position
        assert reference.line(position) == solver.line(position), position


def random_deal(rng: random.Random) -> tuple[list[int], tuple[Card, ...]]:
    cards = rng.sample(CARDS_BY_INDEX, 32)
    return [Cards(cards[seat * 10 : seat * 10 + 10]).mask for seat in range(3)], tuple(cards[30:])


@settings(max_examples=60)
@given(
    seed=st.integers(0, 2**32),
    leads=st.integers(0, 2),
    owner=st.booleans(),
    leaders=st.tuples(st.none() | st.integers(1, 3), st.none() | st.integers(1, 3)),
)
def test_position_follows_its_play_to_the_end(
    seed: int, leads: int, owner: bool, leaders: tuple[int | None, int | None]
) -> None:
    rng = random.Random(seed)
    hands, talon = random_deal(rng)
    rules = PlayRules(
        PACK_32,
        (-1, 2, 3, 1),
        3,
        2,
        leads=talon[:leads],
        lead_owner=0 if owner else None,
        leaders=(2, *leaders),
    )
    play = Play.start(rules, [0, *hands], None, 2)
    position, seats = position_of_all_pass(play)
    assert seats == ((2, 3, 1, 0) if owner else (2, 3, 1))
    while not play.over:
        assert position_of_all_pass(play)[0] == position
        assert {action.card for action in play.legal()} == set(position.legal())
        card = rng.choice(position.legal())
        position, taker = position.after(card)
        play = play.play(card)
        if taker is not None:
            assert play.winners[-1] == seats[taker]


@settings(max_examples=30)
@given(seed=st.integers(0, 2**32), leaders=st.tuples(*[st.none() | st.just(1)] * 2))
def test_position_follows_play_in_which_dealer_plays(
    seed: int, leaders: tuple[int | None, int | None]
) -> None:
    rng = random.Random(seed)
    hands, talon = random_deal(rng)
    rules = PlayRules(PACK_32, (1, 2, 0), 3, 1, leads=talon, lead_owner=0, leaders=(1, *leaders))
    play = Play.start(rules, hands, None, 1)
    position, seats = position_of_all_pass(play)
    assert seats == (1, 2, 0) and position.dealer_plays
    while not play.over:
        assert position_of_all_pass(play)[0] == position
        card = rng.choice(position.legal())
        position, taker = position.after(card)
        play = play.play(card)
        if taker is not None:
            assert play.winners[-1] == seats[taker]


def test_value_of_card_equals_value_of_next_position(solver: AllPassSolver) -> None:
    rng = random.Random(5)
    for _ in range(30):
        position = random_ending(rng, 7)
        values = solver.cards(position)
        assert list(values) == position.legal()
        for card, value in values.items():
            after, taker = position.after(card)
            assert value == AllPassTricks(*(n + (who == taker) for who, n in enumerate(solver.value(after))))
        seat = position.to_play
        best = min(values.values(), key=lambda taken: (taken[seat], -taken[(seat + 1) % 3], taken.dealer))
        assert solver.value(position) == best


def test_line_reaches_value_with_first_of_equal_cards(solver: AllPassSolver) -> None:
    rng = random.Random(9)
    for _ in range(30):
        position = random_ending(rng, 6)
        expected, taken = solver.value(position), [0, 0, 0, 0]
        line = solver.line(position)
        for card in line:
            best = solver.value(position)
            assert card == next(one for one, after in solver.cards(position).items() if after == best)
            position, taker = position.after(card)
            if taker is not None:
                taken[taker] += 1
        assert not position.left and tuple(taken) == expected


def test_tricks_add_up_and_stay_within_paranoid_values(solver: AllPassSolver) -> None:
    rng = random.Random(6)
    positions = [random_ending(rng, 7) for _ in range(60)]
    values = solver.values(positions).values
    assert values.sum(axis=1).tolist() == [position.left for position in positions]
    assert (values[:, :3] <= solver.paranoid_values(positions).values).all()
    resting = [one.dealer_leads and not one.dealer_plays for one in positions]
    leads = [len(one.leads) * rests for one, rests in zip(positions, resting, strict=True)]
    assert (values[:, DEALER_PLACE] <= leads).all()


def test_rotating_seats_rotates_tricks(solver: AllPassSolver) -> None:
    rng = random.Random(7)
    for _ in range(40):
        one = random_ending(rng, 6)
        turned = AllPassPosition(
            hands=(one.hands[2], *one.hands[:2]),
            leader=(one.leader + 1) % 3,
            trick=one.trick,
            leads=one.leads,
            dealer_leads=one.dealer_leads,
            leaders=tuple(None if seat is None else (seat + 1) % 3 for seat in one.leaders),
            eldest=(one.eldest + 1) % 3,
            dealer_plays=one.dealer_plays,
        )
        first, second, third, dealer = solver.value(one)
        assert solver.value(turned) == (third, first, second, dealer)


def test_leader_or_dealer_wins_if_nobody_follows_talon_suit(solver: AllPassSolver) -> None:
    position = AllPassPosition.parse("A... K... Q...", leader=1, leads=[Card.parse("7C")])
    assert solver.value(position) == (0, 1, 0, 0)
    dealers = AllPassPosition.parse("A... K... Q...", 1, leads=[Card.parse("7C")], dealer_leads=True)
    assert solver.value(dealers) == (0, 0, 0, 1)
    third = msgspec.structs.replace(dealers, eldest=1, dealer_plays=True)
    assert solver.value(third) == (1, 0, 0, 0)


def test_equal_choices_give_tricks_to_the_next_player(solver: AllPassSolver) -> None:
    """Each card that seat 0 may lead is beaten by only one player, who then takes the other trick too."""
    position = AllPassPosition.parse("8.9.. .Q..Q KJ...")
    assert solver.cards(position) == {Card.parse("8S"): (0, 0, 2, 0), Card.parse("9H"): (0, 2, 0, 0)}
    assert solver.value(position) == (0, 2, 0, 0)


def test_values_do_not_depend_on_threads_or_earlier_questions(solver: AllPassSolver) -> None:
    rng = random.Random(8)
    positions = [random_ending(rng, rng.randrange(1, 8)) for _ in range(50)]
    shared = AllPassSolver(threads=3)
    for batch in ("values", "card_values", "paranoid_values"):
        alone, together = getattr(solver, batch)(positions), getattr(shared, batch)(positions[::-1])
        assert (alone.values == together.values[::-1]).all()
        assert (alone.nodes == together.nodes[::-1]).all()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (dict(hands="A... K... ..."), "seat 2 holds 0 cards: expected 1"),
        (dict(leader=3), "leader 3: expected 0 to 2"),
        (dict(leaders=(4,)), "leader 4: expected 0 to 2"),
        (dict(eldest=5), "leader 5: expected 0 to 2"),
        (dict(leaders=(0, 1, 2)), "3 leaders: expected at most 2"),
        (dict(leads=(Card.parse("AS"),)), "AS twice"),
        (dict(leads=(Card.parse("7C"), Card.parse("8C"))), "2 cards of the talon lead: expected at most 1"),
        (dict(hands="A... K..."), "2 hands: expected 3"),
    ],
)
def test_impossible_position_is_refused(change: dict[str, object], reason: str) -> None:
    fields = {"hands": "A... K... Q...", **change}
    fields["hands"] = tuple(map(Cards.parse, str(fields["hands"]).split()))
    with pytest.raises(SolverError, match=reason):
        AllPassPosition(**fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("column", "value", "reason"),
    [
        ("hands", [1, 1, 2], "two hands hold the same card"),
        ("hands", [1, 2, 12], "seat 2 holds 2 cards: expected 1"),
        ("leader", 3, "leader 3: expected 0 to 2"),
        ("eldest", 255, "eldest 255: expected 0 to 2"),
        ("owned", 3, "owned 3: expected 0 to 2"),
        ("leaders", [3, 255], "next leader 3: expected 0 to 2, or 255 for the winner"),
        ("trick", [255, 9], "the second card of the trick is there without the first"),
        ("trick", [32, 255], "card 32 on the table: expected 0 to 31, or 255 for none"),
        ("trick", [7, 255], "card 7 is there twice: expected 255 where there is none"),
        ("leads", [255, 9], "the second card of the talon is there without the first"),
        ("leads", [9, 10], "the talon leads 2 tricks: only 1 are left"),
    ],
)
def test_impossible_row_is_refused_with_its_number(
    solver: AllPassSolver, column: str, value: object, reason: str
) -> None:
    good = AllPassPosition.parse("A... K... Q...")
    rows = to_all_pass_rows([good, good])
    rows[1][column] = value
    for ask in (solver.values, solver.card_values, solver.paranoid_values):
        with pytest.raises(SolverError, match=f"^position 1: {reason}$"):
            ask(rows)


def test_array_of_wrong_shape_or_type_is_refused(solver: AllPassSolver) -> None:
    with pytest.raises(SolverError, match="one dimension"):
        solver.values(np.zeros((2, 2), ALL_PASS_DTYPE))
    with pytest.raises(SolverError, match="positions are an array of"):
        solver.values(np.zeros(3, np.uint32))
    assert solver.values([]).values.shape == (0, 4)
    assert solver.card_values([]).values.shape == (0, 32, 4)
