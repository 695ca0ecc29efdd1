"""Scoring: entries with causes, impossible results, and laws of the sheet."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import Card
from prikup.core import Entry, RuleError, from_json, to_json
from prikup.games.preferans.contracts import CONTRACTS, MISERE, Contract
from prikup.games.preferans.options import PRESETS, Options, parse_rules
from prikup.games.preferans.results import defenders, seats_in_play
from prikup.games.preferans.score import (
    DealResult,
    Standing,
    apply_entries,
    check_result,
    entries,
    is_made,
    minimum_level,
    next_dealer,
    settle,
)
from prikup.options import change_options, parse_changes
from tests.games.preferans.deals import (
    EMPTY,
    FOUR,
    HALVED,
    ONE,
    REMIZ,
    WEAK,
    cards,
    contract,
    misere,
    raspasy,
    sheet,
)


def _written(rules: str, result: DealResult, before: Standing = EMPTY) -> list[tuple[Any, ...]]:
    written = entries(result, before, parse_rules(rules))
    return [(it.account, it.seat, it.on, it.amount, it.cause, it.clause) for it in written]


def _refused(rules: str, result: DealResult, before: Standing = EMPTY) -> RuleError:
    with pytest.raises(RuleError) as error:
        entries(result, before, parse_rules(rules))
    return error.value


# ---------------------------------------------------------------------------------------------
# Entries with causes and clauses


def test_entries_are_in_order_of_writing_with_cause_and_clause() -> None:
    result = contract("7H", "whist pass", (6, 3, 1, 0), talon=cards("AS KS"))
    assert _written("fspr-leningrad; two_whister_shortfall=capped", result, FOUR) == [
        ("hill", 0, None, 8, "remiz", "8.2"),
        ("whists", 1, 0, 8, "consolation", "8.3"),
        ("whists", 2, 0, 8, "consolation", "8.3"),
        ("whists", 3, 0, 8, "consolation", "8.3"),
        ("whists", 1, 0, 16, "whist", "8.4"),
        ("whists", 2, 0, 16, "whist", "8.4"),
        ("whists", 3, 0, 16, "talon_bonus", "8.10"),
    ]
    assert _written("wikipedia-sochi", WEAK) == [
        ("pool", 0, None, 2, "made", "8.1"),
        ("whists", 1, 0, 4, "whist", "8.4"),
        ("hill", 2, None, 4, "undertrick", "8.5"),
    ]


def test_hill_point_of_rostov_is_five_whists_of_each_other_player() -> None:
    written = _written("wikipedia-rostov", DealResult("misdeal", dealer=3), FOUR)
    assert written == [("whists", seat, 3, 10, "misdeal", "8.8") for seat in (0, 1, 2)]


def test_reduction_without_hill_is_five_whists_on_each_other_player() -> None:
    written = _written("wikipedia-rostov", contract("6H", "pass pass", None), sheet((20, 20, 20)))
    assert written == [("whists", 0, seat, 10, "overflow", "8.8") for seat in (1, 2)]


def test_points_below_zero_on_hill_follow_the_option() -> None:
    result, before = contract("7H", "pass pass", None), sheet((20, 20, 20), (1, 0, 0))
    off = ("hill", 0, None, -1, "overflow", "11.2")
    assert _written("wikipedia-sochi; hill_below_zero=stop", result, before) == [off]
    assert _written("wikipedia-sochi; hill_below_zero=whists", result, before) == [
        off,
        ("whists", 0, 1, 15, "overflow", "11.2"),
        ("whists", 0, 2, 15, "overflow", "11.2"),
    ]
    assert _written("wikipedia-sochi", result, before) == [("hill", 0, None, -4, "overflow", "11.2")]


def test_aid_goes_to_the_next_pool_if_the_first_is_full() -> None:
    written = _written("wikipedia-sochi; target=10", misere(0, 5, 5), sheet((9, 7, 8)))
    assert written == [
        ("pool", 0, None, 1, "misere_made", "9.1"),
        ("pool", 2, None, 2, "aid", "11.2"),
        ("whists", 0, 2, 20, "aid", "11.2"),
        ("pool", 1, None, 3, "aid", "11.2"),
        ("whists", 0, 1, 30, "aid", "11.2"),
        ("hill", 0, None, -4, "overflow", "11.2"),
    ]


def test_resting_dealer_can_receive_aid() -> None:
    before = sheet((10, 2, 2, 9), (0, 0, 0, 0))
    written = _written("wikipedia-sochi; target=10", contract("6H", "pass pass", None, dealer=3), before)
    assert written[0] == ("pool", 3, None, 1, "aid", "11.2")
    assert written[2] == ("pool", 1, None, 1, "aid", "11.2")


def test_earners_of_one_all_pass_are_handled_clockwise_from_eldest() -> None:
    before = sheet((10, 9, 10))
    written = _written("wikipedia-sochi; target=10", raspasy(0, 10, 0, dealer=1), before)
    assert written == [
        ("hill", 1, None, 10, "raspasy", "10.3"),
        ("pool", 1, None, 1, "aid", "11.2"),
        ("whists", 2, 1, 10, "aid", "11.2"),
        ("hill", 0, None, -1, "overflow", "11.2"),
    ]


def test_donor_chooses_aid_and_loses_the_rest() -> None:
    before = sheet((10, 2, 4))
    result = msgspec.structs.replace(misere(0, 5, 5), aid=((1, 3), (2, 6)))
    assert _written("game-farm", result, before) == [
        ("pool", 1, None, 3, "aid", "11.2"),
        ("whists", 0, 1, 30, "aid", "11.2"),
        ("pool", 2, None, 6, "aid", "11.2"),
        ("whists", 0, 2, 60, "aid", "11.2"),
    ]


@pytest.mark.parametrize("aid", [((0, 11),), ((0, 0),), ((1, 9),), ((1, 0),), ((1, 8), (2, 3))])
def test_impossible_aid_is_refused(aid: tuple[tuple[int, int], ...]) -> None:
    result = msgspec.structs.replace(misere(0, 5, 5), aid=aid)
    assert _refused("game-farm", result, sheet((10, 2, 4))).clause == "11.2"


def test_two_seats_with_fewest_tricks_share_in_rostov() -> None:
    assert _written("kodeks-rostov", raspasy(2, 2, 6)) == [
        ("whists", 0, 2, 15, "raspasy", "10.8"),
        ("whists", 1, 2, 15, "raspasy", "10.8"),
    ]
    assert _written("kodeks-rostov", raspasy(0, 4, 6, 0), FOUR) == [
        ("whists", 0, 1, 20, "raspasy", "10.8"),
        ("whists", 0, 2, 30, "raspasy", "10.8"),
        ("pool", 0, None, 1, "raspasy_zero", "10.6"),
        ("pool", 3, None, 1, "raspasy_dealer", "10.8"),
    ]


@pytest.mark.parametrize(
    ("progression", "prices"),
    [
        ("constant", [1, 1, 1, 1, 1]),
        ("arithmetic; raspasy_cap=1", [1, 1, 1, 1, 1]),
        ("arithmetic; raspasy_cap=3", [1, 2, 3, 3, 3]),
        ("arithmetic; raspasy_cap=4", [1, 2, 3, 4, 4]),
        ("arithmetic", [1, 2, 3, 4, 5]),
        ("geometric; raspasy_cap=3", [1, 2, 3, 3, 3]),
        ("geometric; raspasy_cap=4", [1, 2, 4, 4, 4]),
        ("geometric; raspasy_cap=8", [1, 2, 4, 8, 8]),
        ("geometric", [1, 2, 4, 8, 16]),
        ("arithmetic_cap3", [1, 2, 3, 3, 3]),
        ("geometric_cap4", [1, 2, 4, 4, 4]),
    ],
)
def test_price_of_all_pass_follows_the_progression(progression: str, prices: list[int]) -> None:
    rules = f"wikipedia-sochi; raspasy_progression={progression}"
    found = [_written(rules, raspasy(1, 1, 8), sheet(streak=streak))[0][3] for streak in range(5)]
    assert found == prices


def test_amnesty_gives_no_bonus_to_seats_with_tricks() -> None:
    assert _written("wikipedia-sochi; raspasy_amnesty=yes", raspasy(3, 3, 4)) == [
        ("hill", 2, None, 1, "raspasy", "10.3")
    ]


@pytest.mark.parametrize(
    ("talon", "units"),
    [
        ("AS 7D", 1), ("AS KS", 2), ("AS KD", 1), ("AS AD", 3), ("KS QS", 1), ("KS QD", 0), ("QS JS", 0),
    ],
)  # fmt: skip
def test_talon_bonus_depends_on_its_cards(talon: str, units: int) -> None:
    result = contract("7H", "whist whist", (7, 2, 1, 0), talon=cards(talon))
    written = _written("wikipedia-sochi; dealer_talon_bonus=yes", result, FOUR)
    bonus = [it for it in written if it[4] == "talon_bonus"]
    assert bonus == ([("whists", 3, 0, 4 * units, "talon_bonus", "8.10")] if units else [])


@pytest.mark.parametrize(("talon", "value"), [("7S 7D", 20), ("7S 8S", 20), ("7S 8D", 10), ("8S 9S", 0)])
def test_talon_bonus_at_misere_depends_on_sevens(talon: str, value: int) -> None:
    result = misere(1, 4, 5, 0, talon=cards(talon))
    written = _written("wikipedia-sochi; dealer_talon_bonus=yes", result, FOUR)
    assert [it[3] for it in written if it[4] == "talon_bonus"] == ([value] if value else [])


def test_half_bonus_is_written_exactly() -> None:
    rules = "wikipedia-sochi; dealer_talon_bonus=yes; talon_bonus_3p=halves; talon_bonus_kind=ace5"
    result = contract("7H", "whist whist", (7, 2, 1), talon=cards("AS 7D"))
    bonus = [it for it in _written(rules, result) if it[4] == "talon_bonus"]
    assert bonus == [("whists", seat, 0, Fraction(5, 2), "talon_bonus", "8.10") for seat in (1, 2)]


def test_talon_earns_nothing_if_nothing_is_played() -> None:
    result = contract("6H", "pass half pass", None, dealer=3, talon=cards("AS AD"))
    assert all(it[4] != "talon_bonus" for it in _written("fspr-leningrad", result, FOUR))


def test_whisting_dealer_writes_for_all_tricks_and_owes_none() -> None:
    result = contract("6H", "pass half pass whist", (8, 1, 1, 0))
    assert _written("fspr-leningrad", result, FOUR) == [
        ("pool", 0, None, 2, "made", "8.1"),
        ("whists", 3, 0, 8, "whist", "8.4"),
    ]


def test_half_of_half_price_is_written_exactly() -> None:
    rules = "wikipedia-rostov; one_trick_responsibility=split; penalty_mode=hill"
    assert _written(rules, ONE)[1:] == [
        ("hill", 1, None, Fraction(3, 2), "undertrick", "8.5"),
        ("hill", 2, None, Fraction(3, 2), "undertrick", "8.5"),
    ]


def test_second_misdeal_costs_and_passes_the_deal_with_the_options() -> None:
    options = parse_rules("wikipedia-sochi; misdeal_penalty_from=2; misdeal_then=next_dealer")
    first, second = DealResult("misdeal", dealer=2), DealResult("misdeal", dealer=2, misdeal=2)
    assert entries(first, EMPTY, options) == ()
    assert next_dealer(2, first, options, 3) == 2
    assert entries(second, EMPTY, options) == (Entry("hill", 2, None, 2, "misdeal", "2.6"),)
    assert next_dealer(2, second, options, 3) == 0
    assert apply_entries(sheet(streak=2), (), second, options).streak == 2
    assert apply_entries(EMPTY, (), first, options).misdeals == 1
    assert apply_entries(EMPTY, (), second, options).misdeals == 0
    assert apply_entries(EMPTY, (), second, parse_rules("wikipedia-sochi")).misdeals == 2


def test_declarer_who_does_not_play_is_refused() -> None:
    for wrong, clause in ((None, "4.7"), (3, "1.1"), (4, "1.2"), (-1, "1.2")):
        with pytest.raises(RuleError) as caught:
            defenders(DealResult("misere", wrong, dealer=3), 4)
        assert caught.value.clause == clause


def test_minimum_levels_stay_at_the_last_or_cycle() -> None:
    options = parse_rules("wikipedia-sochi; raspasy_exit_levels=6,7,8")
    assert [minimum_level(sheet(streak=streak), options) for streak in range(5)] == [6, 7, 8, 8, 8]
    again = change_options(options, {"raspasy_exit_cycle": True})
    assert [minimum_level(sheet(streak=streak), again) for streak in range(5)] == [6, 7, 8, 6, 7]


@pytest.mark.parametrize(
    ("result", "any_game", "by_made", "whisted"),
    [
        (REMIZ, 0, 1, 1),
        (contract("6H", "whist pass", (6, 2, 2)), 0, 0, 0),
        (contract("6H", "pass pass", None), 0, 0, 1),
        (HALVED, 0, 0, 1),
        (misere(0, 5, 5), 0, 0, 0),
        (misere(1, 5, 4), 0, 1, 1),
        (DealResult("concede", 0, "6H"), 0, 1, 1),
        (raspasy(2, 3, 5), 2, 2, 2),
    ],
)
def test_results_that_end_a_series_follow_the_option(
    result: DealResult, any_game: int, by_made: int, whisted: int
) -> None:
    for condition, streak in (("any_game", any_game), ("made", by_made), ("made_whisted", whisted)):
        options = change_options(Options(), {"raspasy_exit_condition": condition})
        assert apply_entries(sheet(streak=1), (), result, options).streak == streak, condition


# ---------------------------------------------------------------------------------------------
# Impossible results


@pytest.mark.parametrize(
    ("rules", "result", "before", "clause"),
    [
        ("wikipedia-sochi", contract("6H", "whist whist", (6, 2, 1)), EMPTY, "7.3"),
        ("wikipedia-sochi", contract("6H", "whist whist", (12, -1, -1)), EMPTY, "7.3"),
        ("wikipedia-sochi", contract("6H", "whist whist", None), EMPTY, "7.3"),
        ("wikipedia-sochi", contract("6H", "pass pass", (6, 2, 2)), EMPTY, "6.5"),
        ("wikipedia-sochi", contract("6H", "pass half pass", (6, 2, 2)), EMPTY, "6.5"),
        ("wikipedia-sochi", contract("6H", "whist half", (6, 2, 2)), EMPTY, "6.1"),
        ("wikipedia-sochi", contract("8H", "pass half pass", None), EMPTY, "6.1"),
        ("wikipedia-sochi", contract("6H", "", (6, 2, 2)), EMPTY, "6.1"),
        ("wikipedia-sochi; stalingrad=yes", contract("6S", "whist whist", (6, 2, 2)), EMPTY, "6.6"),
        ("wikipedia-sochi; ten_trick=check", contract("10S", "whist whist", (10, 0, 0)), EMPTY, "6.7"),
        ("wikipedia-sochi", contract("5H", "pass pass", None), EMPTY, "3.1"),
        ("wikipedia-sochi", contract("misere", "pass pass", None), EMPTY, "3.1"),
        ("wikipedia-sochi", DealResult("contract", 0), EMPTY, "3.1"),
        ("wikipedia-sochi", DealResult("contract", None, "6H"), EMPTY, "4.7"),
        ("wikipedia-sochi", DealResult("contract", 3, "6H"), EMPTY, "1.2"),
        ("wikipedia-sochi", DealResult("contract", 0, "6H", dealer=0), FOUR, "1.1"),
        ("wikipedia-sochi", contract("6H", "whist whist", (6, 2, 1, 1)), FOUR, "1.1"),
        ("kodeks-leningrad", contract("6H", "pass pass", None), sheet(streak=1), "10.7"),
        ("wikipedia-sochi", misere(0, 5, 5, declarations=((1, "whist"),)), EMPTY, "6.8"),
        ("wikipedia-sochi", misere(0, 5, 5, contract="9H"), EMPTY, "3.2"),
        ("wikipedia-sochi", misere(0, 5, 4), EMPTY, "7.3"),
        ("wikipedia-sochi", raspasy(2, 3, 5, declarer=0), EMPTY, "4.7"),
        ("wikipedia-sochi", raspasy(2, 3, 5, contract="6H"), EMPTY, "10.1"),
        ("wikipedia-sochi", raspasy(2, 3, 5, declarations=((0, "pass"),)), EMPTY, "10.1"),
        ("wikipedia-sochi", raspasy(2, 3, 4, 1), FOUR, "1.1"),
        ("wikipedia-sochi", raspasy(2, 3, 2, 3, dealer_leads_talon=True), FOUR, "10.2"),
        ("wikipedia-sochi", raspasy(2, 3, 5, dealer_leads_talon=True), EMPTY, "10.2"),
        ("kodeks-rostov", raspasy(2, 3, 4, 1, dealer_leads_talon=True), FOUR, "10.2"),
        ("kodeks-sochi", DealResult("concede", 0, "6H"), EMPTY, "5.3"),
        ("wikipedia-sochi", DealResult("concede", 0, "6H", ((1, "whist"),)), EMPTY, "5.3"),
        ("wikipedia-sochi", DealResult("concede", 0, "misere"), EMPTY, "5.3"),
        ("wikipedia-sochi; concede_misere=yes", DealResult("concede", 0, "5H"), EMPTY, "3.1"),
        ("wikipedia-sochi; concede_misere=yes", DealResult("concede", 0, "misere"), FOUR, "1.1"),
        ("wikipedia-sochi", DealResult("concede", 0, "6H", tricks=(5, 5, 0)), EMPTY, "6.5"),
        ("wikipedia-sochi; talon_throw=yes", DealResult("talon_throw", 0, "6H"), EMPTY, "5.4"),
        ("wikipedia-sochi", DealResult("misdeal", misdeal=0), EMPTY, "2.6"),
        ("wikipedia-sochi", DealResult("misdeal", contract="6H"), EMPTY, "2.6"),
        ("wikipedia-sochi", DealResult("raspasy", tricks=(2, 5, 3), misdeal_kind="cut"), EMPTY, "2.6"),
        ("wikipedia-sochi", DealResult("misdeal", misdeal_kind="foo"), EMPTY, "2.6"),  # type: ignore[arg-type]
        ("wikipedia-sochi; bid_notrump=no", DealResult("concede", 0, "6NT"), EMPTY, "3.3"),
        ("wikipedia-sochi", DealResult("misere", 0, tricks=(0, 5, 5, 0)), FOUR, "1.1"),
        ("wikipedia-sochi", DealResult("concede", 0, "6H"), FOUR, "1.1"),
        ("wikipedia-sochi", contract("6H", "whist pass", (6, 4, 0), dealer_leads_talon=True), EMPTY, "10.2"),
        ("wikipedia-sochi", DealResult("misdeal", tricks=(1, 2, 7)), EMPTY, "6.5"),
        ("wikipedia-sochi", misere(0, 5, 5, aid=((1, 2),)), EMPTY, "11.2"),
    ],
)
def test_impossible_result_is_refused_with_its_clause(
    rules: str, result: DealResult, before: Standing, clause: str
) -> None:
    error = _refused(rules, result, before)
    assert error.clause == clause and f"(clause {clause})" in str(error)


def test_sheet_of_another_size_is_refused() -> None:
    with pytest.raises(RuleError, match="the sheet is for 4: expected 3"):
        check_result(REMIZ, FOUR, Options(), 3)


# ---------------------------------------------------------------------------------------------
# Laws


@st.composite
def possible_deals(draw: st.DrawFn) -> tuple[DealResult, Standing, Options]:
    """Draw a possible result, a sheet and compatible options."""
    options = PRESETS.get(draw(st.sampled_from(PRESETS.names)))
    options = parse_changes(options, draw(st.sampled_from(([], ["aid=none"], ["aid=highest_pool"]))))
    players = draw(st.sampled_from((3, 4)))
    dealer = draw(st.integers(0, players - 1))
    cap = options.target or 30
    whists = tuple(tuple(draw(st.integers(0, 90)) * (i != j) for j in range(players)) for i in range(players))
    before = Standing(
        tuple(draw(st.integers(0, cap)) for _ in range(players)),
        tuple(draw(st.integers(-5, 60)) * (options.penalty_mode == "hill") for _ in range(players)),
        whists,
        draw(st.integers(0, 3)),
    )
    order = seats_in_play(dealer, players)
    cuts = sorted(draw(st.tuples(st.integers(0, 10), st.integers(0, 10))))
    shares = dict(zip(order, (cuts[0], cuts[1] - cuts[0], 10 - cuts[1]), strict=True))
    tricks = tuple(shares.get(seat, 0) for seat in range(players))
    talon = tuple(map(Card, draw(st.lists(st.integers(0, 31), min_size=2, max_size=2, unique=True))))
    kind = draw(st.sampled_from(("contract", "contract", "misere", "raspasy", "concede", "misdeal")))
    declarer = draw(st.sampled_from(order))
    floor = minimum_level(before, options)
    names = [text for text, contract in CONTRACTS.items() if contract.level >= floor]
    if kind == "contract":
        said = draw(st.sampled_from(("whist whist", "whist pass", "pass whist", "pass pass")))
        bare = DealResult("contract", declarer, draw(st.sampled_from(names)), dealer=dealer, talon=talon)
        words = tuple(zip(defenders(bare, players), said.split(), strict=True))
        played = tricks if said != "pass pass" else None
        return msgspec.structs.replace(bare, declarations=words, tricks=played), before, options
    if kind == "concede" and options.concede:
        return DealResult("concede", declarer, draw(st.sampled_from(names)), dealer=dealer), before, options
    if kind == "misere":
        return DealResult("misere", declarer, MISERE, (), tricks, dealer, talon), before, options
    if kind == "misdeal":
        return DealResult("misdeal", dealer=dealer), before, options
    return DealResult("raspasy", tricks=tricks, dealer=dealer), before, options


@given(possible_deals())
def test_entries_of_any_deal_obey_the_laws(case: tuple[DealResult, Standing, Options]) -> None:
    result, before, options = case
    written = entries(result, before, options)
    after = apply_entries(before, written, result, options)
    for entry in written:
        assert entry.amount and (entry.on is None) == (entry.account != "whists") and entry.on != entry.seat
        assert entry.account in ("pool", "hill") or entry.amount > 0
        assert entry.account != "pool" or entry.amount > 0
    assert all(not after.whists[seat][seat] for seat in range(before.players))
    if options.penalty_mode == "whists5":
        assert after.hill == before.hill
    if options.aid != "none" and options.target is not None:
        assert max(after.pool) <= options.target
    assert sum(settle(after, options).result) == 0
    assert from_json(DealResult, to_json(result)) == result
    assert from_json(Standing, to_json(after)) == after


def _turned(result: DealResult, step: int, n: int) -> DealResult:
    def seat(old: int) -> int:
        return (old + step) % n

    return msgspec.structs.replace(
        result,
        declarer=None if result.declarer is None else seat(result.declarer),
        dealer=seat(result.dealer),
        declarations=tuple((seat(by), word) for by, word in result.declarations),
        tricks=None if result.tricks is None else _moved(result.tricks, step),
    )


def _moved(values: tuple[Any, ...], step: int) -> tuple[Any, ...]:
    return tuple(values[(place - step) % len(values)] for place in range(len(values)))


@given(possible_deals(), st.integers(1, 3))
def test_rotating_seats_rotates_the_sheet(case: tuple[DealResult, Standing, Options], step: int) -> None:
    result, before, options = case
    n = before.players

    def turned(sheet: Standing) -> Standing:
        whists = tuple(_moved(row, step) for row in _moved(sheet.whists, step))
        pool, hill = _moved(sheet.pool, step), _moved(sheet.hill, step)
        return msgspec.structs.replace(sheet, pool=pool, hill=hill, whists=whists)

    after = apply_entries(before, entries(result, before, options), result, options)
    other = _turned(result, step, n)
    start = turned(before)
    assert apply_entries(start, entries(other, start, options), other, options) == turned(after)


def test_contracts_have_values_and_order() -> None:
    tricks = [contract for contract in CONTRACTS.values() if contract.level]
    assert [contract.rank for contract in tricks] == list(range(25))
    assert tricks[0].text == "6S" and tricks[-1].text == "10NT"
    assert {contract.level: contract.value for contract in tricks} == {6: 2, 7: 4, 8: 6, 9: 8, 10: 10}
    assert Contract.parse(MISERE).trump is None
    with pytest.raises(ValueError, match="'11H' is not a contract: expected a level from 6 to 10"):
        Contract.parse("11H")


def test_contract_without_whisters_is_made() -> None:
    assert is_made(contract("6H", "pass pass", None)) and not is_made(REMIZ) and not is_made(raspasy(2, 3, 5))
    assert is_made(misere(0, 5, 5)) and not is_made(misere(1, 5, 4)) and not is_made(DealResult("misdeal"))
