"""The scoring of Prefa, clause by clause."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from prikup.core import Entry, RuleError
from prikup.games.prefa.contracts import CONTRACTS, bid_ladder
from prikup.games.prefa.options import Options
from prikup.games.prefa.results import DealResult, Standing
from prikup.games.prefa.score import apply_entries, entries, is_over, settle
from tests.games.prefa.scripts import NAKAYOSHI, PREFADOROS, contract, score_changes, sheet

HEARTS = {6: "6H", 7: "7H", 8: "8H", 9: "9H", 10: "10H"}
VALUES = {6: 5, 7: 7, 8: 8, 9: 9, 10: 10}

SHORT = [
    # contract, tricks, payments in units of the value (payer, receiver, units)
    (6, (7, 3, 0), [(2, 0, 7), (2, 1, 3)]),
    (6, (7, 2, 1), [(2, 0, 7), (2, 1, 2)]),
    (6, (7, 1, 2), [(1, 0, 7), (1, 2, 2)]),
    (6, (7, 0, 3), [(1, 0, 7), (1, 2, 3)]),
    (6, (8, 2, 0), [(2, 0, 16), (2, 1, 2)]),
    (6, (8, 1, 1), [(1, 0, 8), (2, 0, 8)]),
    (6, (8, 0, 2), [(1, 0, 16), (1, 2, 2)]),
    (6, (9, 1, 0), [(1, 0, 9), (2, 0, 18)]),
    (6, (9, 0, 1), [(1, 0, 18), (2, 0, 9)]),
    (6, (10, 0, 0), [(1, 0, 20), (2, 0, 20)]),
    (7, (8, 2, 0), [(2, 0, 8), (2, 1, 2)]),
    (7, (8, 1, 1), [(1, 0, 8), (1, 2, 1)]),
    (7, (8, 0, 2), [(1, 0, 8), (1, 2, 2)]),
    (7, (9, 1, 0), [(1, 0, 9), (2, 0, 9)]),
    (7, (9, 0, 1), [(1, 0, 18), (1, 2, 1)]),
    (7, (10, 0, 0), [(1, 0, 20), (2, 0, 10)]),
    (8, (9, 1, 0), [(2, 0, 9), (2, 1, 1)]),
    (8, (9, 0, 1), [(1, 0, 9), (1, 2, 1)]),
    (8, (10, 0, 0), [(1, 0, 10), (2, 0, 10)]),
    (9, (10, 0, 0), [(1, 0, 10)]),
]
DOUBLED = {(6, (8, 2, 0)): 4, (6, (8, 0, 2)): 4, (7, (9, 0, 1)): 2}
"""The partner's units if they are paid double too."""


def _paid(payments: list[tuple[int, int, int]], value: int) -> list[int]:
    chips = [0, 0, 0]
    for payer, receiver, units in payments:
        chips[payer] -= units * value
        chips[receiver] += units * value
    return chips


@pytest.mark.parametrize(("level", "tricks", "payments"), SHORT)
def test_10_3_payments_equal_the_table_of_overtricks(
    level: int, tricks: tuple[int, int, int], payments: list[tuple[int, int, int]]
) -> None:
    result, value = contract(HEARTS[level], "in in", tricks), VALUES[level]
    assert score_changes(result) == ([0, 0, 0], _paid(payments, value))
    partner = DOUBLED.get((level, tricks))
    doubled = [(a, b, partner if partner and b else units) for a, b, units in payments]
    assert score_changes(result, replace(NAKAYOSHI, solo_to_partner="double"))[1] == _paid(doubled, value)


ALONG = {6: {1: 7, 2: 16, 3: 27, 4: 40}, 7: {1: 8, 2: 18, 3: 30}, 8: {1: 9, 2: 20}, 9: {1: 10}}


@pytest.mark.parametrize(("level", "over"), [(level, k) for level, row in ALONG.items() for k in row])
def test_10_4_defender_who_took_partner_along_pays_for_both(level: int, over: int) -> None:
    taken, units = level + over, ALONG[level][over] * VALUES[level]
    for right in range(10 - taken + 1):
        tricks = (taken, right, 10 - taken - right)
        assert score_changes(contract(HEARTS[level], "in out along", tricks))[1] == [units, -units, 0]
        assert score_changes(contract(HEARTS[level], "out along", tricks))[1] == [units, 0, -units]


def test_10_4_tricks_of_hand_taken_along_are_paid_to_the_other() -> None:
    assert score_changes(contract("6C", "in out along", (6, 1, 3))) == ([-3, 0, 0], [-12, 12, 0])
    assert score_changes(contract("6C", "out along", (5, 1, 4))) == ([3, 0, 0], [-15, 0, 15])
    written = entries(contract("6C", "out along", (5, 1, 4)), sheet(9, 9, 9), NAKAYOSHI)
    assert [(one.account, one.clause) for one in written] == [("pot", "10.1"), *[("chips", "10.4")] * 2]


def test_10_1_failed_contract_raises_own_pot_and_pays_tricks() -> None:
    assert score_changes(contract("7S", "in in", (6, 3, 1))) == ([7, 0, 0], [-28, 21, 7])
    assert score_changes(contract("7S", "in in", (5, 3, 2))) == ([14, 0, 0], [-70, 42, 28])
    assert score_changes(contract("7S", "in out alone", (5, 5, 0))) == ([14, 0, 0], [-70, 70, 0])
    single = replace(NAKAYOSHI, solo_double=False)
    assert score_changes(contract("7S", "in in", (5, 3, 2)), single) == ([7, 0, 0], [-35, 21, 14])
    assert score_changes(contract("7S", "in in", (6, 3, 1)), before=sheet(0, 5, 5))[0] == [7, 0, 0]


def test_10_2_and_10_5_made_contract_reduces_pots() -> None:
    assert score_changes(contract("8D", "in in", (8, 2, 0))) == ([-8, 0, 0], [-16, 16, 0])
    assert score_changes(contract("8D", "out out", None)) == ([-8, 0, 0], [0, 0, 0])


@pytest.mark.parametrize(
    ("text", "said", "tricks", "minimum", "expected"),
    [
        ("7S", "out in", (9, 0, 1), "by_seat", ([-7, 0, 0], [-7, 0, 7])),
        ("7S", "out in", (9, 0, 1), "first_column", ([0, 0, 0], [63, 0, -63])),
        ("7S", "out in", (10, 0, 0), "by_seat", ([0, 0, 0], [70, 0, -70])),
        ("7S", "out in", (10, 0, 0), "first_column", ([0, 0, 0], [140, 0, -140])),
        ("7S", "in out alone", (8, 2, 0), "by_seat", ([-7, 0, 0], [-14, 14, 0])),
        ("7S", "in out alone", (9, 1, 0), "by_seat", ([0, 0, 0], [63, -63, 0])),
        ("9S", "out in", (10, 0, 0), "by_seat", ([-9, 0, 0], [0, 0, 0])),
        ("9S", "out in", (10, 0, 0), "first_column", ([0, 0, 0], [90, 0, -90])),
        ("10S", "in out alone", (10, 0, 0), "first_column", ([-10, 0, 0], [0, 0, 0])),
    ],
)
def test_10_6_and_9_4_payments_against_a_lone_defender(
    text: str, said: str, tricks: tuple[int, ...], minimum: str, expected: tuple[list[int], list[int]]
) -> None:
    options = replace(NAKAYOSHI, lone_minimum=minimum)
    assert score_changes(contract(text, said, tricks), options) == expected


def test_9_1_values_of_contracts() -> None:
    rows = [
        [CONTRACTS[f"{level}{strain}"].value for strain in ("S", "C", "D", "H", "NT")] for level in HEARTS
    ]
    assert rows == [[2, 3, 4, 5, 6], [7, 7, 7, 7, 8], [8, 8, 8, 8, 9], [9, 9, 9, 9, 10], [10] * 5]
    assert len(bid_ladder(False)) == 24 and len(bid_ladder(True)) == 25
    assert bid_ladder(True)[0] == "6S" and bid_ladder(True)[-2:] == ("10H", "10NT")


OUT = contract("7S", "out out", None)


@pytest.mark.parametrize(
    ("pots", "change", "chips"),
    [
        ((9, 9, 9), [-7, 0, 0], [0, 0, 0]),
        ((3, 9, 5), [-3, -4, 0], [40, -40, 0]),
        ((3, 5, 9), [-3, 0, -4], [40, 0, -40]),
        ((0, 5, 4), [0, -5, -2], [70, -50, -20]),
        ((0, 9, 9), [0, -4, -3], [70, -40, -30]),
        ((1, 9, 9), [-1, -3, -3], [60, -30, -30]),
        ((0, 3, 3), [0, -3, -3], [60, -30, -30]),
        ((1, 0, 2), [-1, 0, -2], [20, 0, -20]),
        ((0, 0, 0), [0, 0, 0], [0, 0, 0]),
    ],
)
def test_11_3_to_11_5_pots_are_reduced_in_order(
    pots: tuple[int, ...], change: list[int], chips: list[int]
) -> None:
    assert score_changes(OUT, before=sheet(*pots)) == (change, chips)


MADE = contract("7S", "in in", (7, 2, 1))
FAILED = contract("7S", "in in", (6, 3, 1))
OVER = contract("7S", "in in", (8, 1, 1))


@pytest.mark.parametrize(
    ("how", "made", "failed", "over"),
    [
        ("cap", ([-1, -2, -1], [9, -6, -3]), [-28, 21, 7], [56, -63, 7]),
        ("scaled", ([-1, -2, -1], [18, -12, -6]), [-16, 12, 4], [32, -36, 4]),
        ("unbalanced", ([-1, -2, -1], [18, -12, -6]), [-28, 21, 7], [56, -63, 7]),
        ("fair", ([-4, -2, -1], [9, -6, -3]), [-28, 21, 7], [56, -63, 7]),
    ],
)
def test_13_2_amounts_of_the_last_contract(
    how: str, made: tuple[list[int], list[int]], failed: list[int], over: list[int]
) -> None:
    options, before = replace(NAKAYOSHI, last_contract=how), sheet(1, 2, 1)
    assert score_changes(MADE, options, before) == made
    assert score_changes(FAILED, options, before) == ([4 if how == "scaled" else 7, 0, 0], failed)
    assert score_changes(OVER, options, before) == ([0, 0, 0], over)
    assert score_changes(MADE, options, sheet(1, 2, 4)) == score_changes(
        MADE, replace(options, last_contract="cap"), sheet(1, 2, 4)
    )


def test_13_2_negative_pot_is_paid_for_at_the_end() -> None:
    options = replace(NAKAYOSHI, last_contract="fair")
    before = sheet(1, 2, 1)
    written = entries(OUT, before, options)
    assert [(one.cause, one.seat, one.amount) for one in written if one.clause == "13.2"] == [("made", 0, -3)]
    after = Standing((-3, 0, 0), ((0, 20, 10), (0, 0, 0), (0, 0, 0)))
    assert is_over(after, options)
    assert [int(one) for one in settle(after).result] == [50, -30, -20]


def test_12_1_match_is_over_if_all_pots_or_the_till_are_empty() -> None:
    own, till = NAKAYOSHI, replace(NAKAYOSHI, pot_model="common")
    for pots, empty in (((0, 0, 0), (True, True)), ((0, 1, 0), (False, False)), ((-3, 0, 0), (True, True))):
        assert (is_over(sheet(*pots), own), is_over(sheet(*pots), till)) == empty
    # In a common till only the sum of the pots matters.
    assert not is_over(sheet(-3, 3, 0), own) and is_over(sheet(-3, 3, 0), till)
    # With four players the resting dealer's pot must be empty too.
    assert not is_over(sheet(0, 0, 0, 2), own) and not is_over(sheet(0, 0, 0, 2), till)


def test_sheet_counts_its_deals() -> None:
    before = replace(sheet(9, 9, 9), deals=4)
    assert apply_entries(before, entries(MADE, before, NAKAYOSHI), MADE, NAKAYOSHI).deals == 5


def test_13_3_bonus_for_four_aces() -> None:
    made = contract("6H", "in in", (6, 2, 2), aces=True)
    assert score_changes(made, PREFADOROS)[1] == [30, -15, -15]
    seven = contract("7H", "out out", None, aces=True)
    assert score_changes(seven, PREFADOROS)[1] == [100, -50, -50]
    solo = contract("7S", "in in", (5, 3, 2), aces=True)
    assert score_changes(solo, PREFADOROS)[1] == [-170, 92, 78]
    shortage = contract("8S", "in in", (10, 0, 0), aces=True)
    assert score_changes(shortage, PREFADOROS)[1] == [260, -130, -130]


@pytest.mark.parametrize(
    ("text", "pot", "chips"),
    [
        ("6S", 4, [-24, 12, 12]),
        ("7S", 14, [-70, 42, 28]),
        ("8S", 16, [-64, 32, 32]),
        ("9S", 18, [-54, 36, 18]),
        ("10S", 20, [-40, 20, 20]),
    ],
)
def test_13_4_cost_of_giving_up(text: str, pot: int, chips: list[int]) -> None:
    result = DealResult("concede", 0, text, dealer=2)
    assert score_changes(result, PREFADOROS) == ([pot, 0, 0], chips)
    single = replace(PREFADOROS, solo_double=False)
    assert score_changes(result, single) == ([pot // 2, 0, 0], [chip // 2 for chip in chips])
    aces = [
        chips[0] - 2 * (25 if text == "6S" else 50),
        *(c + (25 if text == "6S" else 50) for c in chips[1:]),
    ]
    assert score_changes(replace(result, aces=True), PREFADOROS) == ([pot, 0, 0], aces)


def test_13_5_tricks_of_played_three_passes_raise_pots() -> None:
    options = replace(NAKAYOSHI, all_pass="polles")
    assert score_changes(DealResult("polles", tricks=(5, 3, 2), dealer=2), options) == ([3, 1, 0], [0, 0, 0])
    resting = DealResult("polles", tricks=(5, 4, 1, 0), dealer=3)
    assert score_changes(resting, options, sheet(9, 9, 9, 9)) == ([4, 3, 0, 0], [0, 0, 0, 0])
    assert entries(DealResult("all_pass", dealer=2), sheet(9, 9, 9), NAKAYOSHI) == ()


def test_1_1_deal_affects_resting_dealer_only_with_a_common_till() -> None:
    result = contract("7S", "out out", None, dealer=3)
    before = sheet(1, 2, 2, 50)
    assert score_changes(result, NAKAYOSHI, before) == ([-1, -2, -2, 0], [40, -20, -20, 0])
    common = replace(NAKAYOSHI, pot_model="common")
    assert score_changes(result, common, before) == ([-1, -2, -2, -2], [60, -20, -20, -20])
    # The resting dealer's part comes last, however large it is.
    assert score_changes(result, common, sheet(1, 2, 3, 50)) == ([-1, -2, -3, -1], [60, -20, -30, -10])
    assert score_changes(result, replace(common, last_contract="scaled"), before)[0] == [-1, -2, -2, -2]
    assert score_changes(result, replace(NAKAYOSHI, last_contract="scaled"), before)[0] == [-1, -2, -2, 0]


def test_1_3_defenders_of_four_are_the_next_active_seats() -> None:
    said = ((3, "in"), (0, "in"))
    result = DealResult("contract", 2, "6H", said, (1, 0, 7, 2), dealer=1)
    assert score_changes(result, NAKAYOSHI, sheet(9, 9, 9, 9))[1] == [-45, 0, 35, 10]


def test_12_1_match_ends_when_all_pots_are_empty() -> None:
    assert is_over(sheet(0, 0, 0), NAKAYOSHI) and not is_over(sheet(0, 1, 0), NAKAYOSHI)
    common = replace(NAKAYOSHI, pot_model="common")
    assert is_over(sheet(0, 0, 0, 0), common) and not is_over(sheet(0, 0, 0, 1), common)


def test_12_1_and_13_1_pots_are_shared_at_an_early_end() -> None:
    assert settle(sheet(0, 20, 20)).result == (Fraction(400, 3), Fraction(-200, 3), Fraction(-200, 3))
    assert [int(one) for one in settle(sheet(0, 20, 20), remainder_seat=0).result] == [134, -67, -67]
    assert settle(sheet(0, 20, 20)).till == 400


@pytest.mark.parametrize(
    ("result", "code", "clause"),
    [
        (contract("7X", "in in", (7, 2, 1)), "contract", "4.1"),
        (contract("10NT", "in in", (10, 0, 0)), "contract", "4.1"),
        (contract("7S", "in", (7, 2, 1)), "declarations", "7.1"),
        (contract("7S", "out alone", (7, 2, 1)), "declarations", "7.1"),
        (contract("7S", "out in along", (7, 2, 1)), "declarations", "7.1"),
        (contract("7S", "in in", None), "tricks", "8.5"),
        (contract("7S", "in in", (7, 2, 2)), "tricks", "8.5"),
        (contract("7S", "in in", (7, 3)), "tricks", "8.5"),
        (contract("7S", "out out", (10, 0, 0)), "tricks", "8.5"),
        (contract("7S", "in out alone", (7, 2, 1)), "tricks", "8.4"),
        (contract("7S", "in in", (7, 2, 1), aces=True), "aces", "13.3"),
        (DealResult("contract", None, "7S"), "declarer", "4.8"),
        (DealResult("contract", 5, "7S"), "seat", "1.2"),
        (DealResult("all_pass", 0), "declarer", "4.8"),
        (DealResult("all_pass", tricks=(5, 3, 2)), "tricks", "8.5"),
        (DealResult("all_pass", declarations=((0, "in"),)), "declarations", "7.1"),
        (DealResult("polles", tricks=(5, 3, 2)), "all_pass", "4.8"),
        (DealResult("concede", 0, "7S"), "concede", "13.4"),
    ],
)
def test_impossible_result_is_refused_with_its_clause(result: DealResult, code: str, clause: str) -> None:
    with pytest.raises(RuleError) as refused:
        entries(result, sheet(9, 9, 9), NAKAYOSHI)
    assert (refused.value.code, refused.value.clause) == (code, clause)


def test_result_impossible_with_four_or_other_options_is_refused() -> None:
    resting = [
        (DealResult("contract", 3, "7S", dealer=3), "declarer"),
        (contract("7S", "in in", (7, 2, 0, 1), dealer=3), "tricks"),
    ]
    for result, code in resting:
        with pytest.raises(RuleError) as refused:
            entries(result, sheet(9, 9, 9, 9), NAKAYOSHI)
        assert (refused.value.code, refused.value.clause) == (code, "1.1")
    with pytest.raises(RuleError, match="expected polles"):
        entries(DealResult("all_pass"), sheet(9, 9, 9), Options(all_pass="polles"))


def test_partner_is_paid_double_only_if_solo_is_doubled() -> None:
    plain = replace(NAKAYOSHI, solo_double=False)
    result = contract("6H", "in in", (8, 2, 0))
    assert score_changes(result, replace(plain, solo_to_partner="double")) == score_changes(result, plain)


pots = st.tuples(*[st.integers(0, 30)] * 3)


@given(before=pots, text=st.sampled_from(list(bid_ladder(False))), common=st.booleans())
def test_pots_are_reduced_by_the_value_at_most_to_zero(
    before: tuple[int, int, int], text: str, common: bool
) -> None:
    options = Options(pot_model="common" if common else "individual")
    change, chips = score_changes(contract(text, "out out", None), options, sheet(*before))
    taken = min(CONTRACTS[text].value, sum(before))
    assert sum(change) == -taken
    assert all(0 <= -less <= held for less, held in zip(change, before, strict=True))
    assert change[0] == -min(before[0], taken)
    assert chips == [10 * (taken + change[0]), 10 * change[1], 10 * change[2]]
    left = [before[1] + change[1], before[2] + change[2]]
    if change[1] and change[2] and min(left):
        assert before[1] == before[2] and change[1] - change[2] in (0, -1)


def test_entries_have_their_tricks() -> None:
    written = entries(MADE, sheet(9, 9, 9), NAKAYOSHI)
    assert written == (
        Entry("pot", 0, None, -7, "made", "10.2"),
        Entry("chips", 1, 0, 14, "trick", "10.2", 2),
        Entry("chips", 2, 0, 7, "trick", "10.2", 1),
    )
