"""Views of Prefa: roles, contracts, stakes of choices, and nothing hidden."""

from __future__ import annotations

import pytest

from prikup.cards import Card
from prikup.core import Amount, View, state_of
from prikup.games import get_game
from tests.games.prefa.scripts import after_naming, first_auction, say

PREFA = get_game("prefa")


def _view(match: object, seat: int | None) -> View:
    return PREFA.view(match, seat)  # type: ignore[arg-type]


def test_view_has_calls_and_roles_of_seats() -> None:
    match = say(after_naming("7H"), "in", "out")
    view = _view(match, 1)
    assert [seat.role for seat in view.seats] == ["declarer", "in", "out"]
    assert [seat.calls for seat in view.seats] == [("6S", "name 7H"), ("pass", "in"), ("pass", "out")]
    assert view.auction == ((0, "6S"), (1, "pass"), (2, "pass"))
    assert view.declarations == ((1, "in"), (2, "out"))
    assert [one.text for one in view.choices] == ["alone", "along"]


def test_other_seats_are_defenders_before_declarations() -> None:
    view = _view(after_naming(players=4), 3)
    assert [seat.role for seat in view.seats] == ["declarer", "defender", "defender", ""]
    assert view.seats[3].playing is False


@pytest.mark.parametrize(("said", "against"), [("in in", 3), ("out in", 1), ("in out alone", 2)])
def test_contract_has_tricks_owed_by_the_defence(said: str, against: int) -> None:
    contract = _view(say(after_naming("7H"), *said.split()), None).contract
    assert contract is not None
    assert (contract.text, contract.trump, contract.needs, contract.against) == ("7H", "H", 7, against)


STAKES: list[tuple[str, str, dict[str, dict[str, int]]]] = [
    ("7H", "", {"in": {"tricks": 2, "each": 7, "missing": 56}}),
    ("7H", "in", {"in": {"tricks": 1, "each": 7, "missing": 56}}),
    ("7H", "in out", {
        "alone": {"tricks": 2, "each": 7, "missing": 63},
        "along": {"tricks": 3, "each": 7, "missing": 56},
    }),
    ("7H", "out", {
        "in": {"tricks": 1, "each": 7, "missing": 70},
        "along": {"tricks": 3, "each": 7, "missing": 56},
    }),
    ("10H", "", {"in": {"tricks": 0, "each": 10}}),
]  # fmt: skip


@pytest.mark.parametrize(("contract", "said", "expected"), STAKES)
def test_stakes_of_the_defence(contract: str, said: str, expected: dict[str, dict[str, Amount]]) -> None:
    match = say(after_naming(contract), *said.split())
    view = _view(match, match.turns()[0].seat)
    assert {one.text: one.stake for one in view.choices if one.stake} == expected


def test_stakes_of_the_declarer() -> None:
    rules = "prefa-prefadoros; start_pot=2; first_bid=free"
    match = say(first_auction(rules), "7S", "pass", "pass", "discard 8C 7C")
    stakes = {one.text: one.stake for one in _view(match, 0).choices}
    assert stakes["name 8NT"] == {"each": 6} and stakes["name 6S"] is None
    assert stakes["concede"] == {"pot": 12, "chips": 60} and stakes["aces"] is None


def test_naming_choices_follow_the_options() -> None:
    def choices(rules: str) -> dict[str, bool]:
        match = say(first_auction(rules), "6S", "pass", "pass", "discard 8C 7C")
        return {one.text: one.legal for one in _view(match, 0).choices}

    without = choices("prefa-nakayoshi")
    assert len(without) == 24 and not {"name 10NT", "aces", "concede"} & without.keys()
    assert without["name 10H"] and "name 6S" in without
    every = choices("prefa-nakayoshi; allow_10nt=yes; aces_bonus=yes; concede=yes")
    assert every.keys() - without.keys() == {"name 10NT", "aces", "concede"}
    assert every["name 10NT"] and every["concede"] and not every["aces"]


def test_choice_that_is_illegal_now_is_shown_with_its_reason() -> None:
    match = say(first_auction("prefa-nakayoshi; aces_bonus=yes"), "7D", "pass", "pass", "discard 8C 7C")
    whys = {one.text: one.why for one in _view(match, 0).choices}
    reasons = {text: (why.code, why.clause) for text, why in whys.items() if why is not None}
    assert reasons["name 7C"] == ("floor", "6.1") and reasons["aces"] == ("not_held", "13.3")
    assert whys["name 7D"] is None


def test_world_with_true_cards_continues_like_the_match() -> None:
    match = say(after_naming(), "in", "out", "along", "AS")
    view = _view(match, 1)
    truth: dict[tuple[str, int | None], tuple[Card, ...]] = {
        ("hand", 0): _view(match, 0).seats[0].cards or (),
        ("hand", 2): _view(match, 2).seats[2].cards or (),
        ("discard", 0): _view(match, 0).discard or (),
    }
    again = state_of(PREFA, view, PREFA.world(view, truth))
    assert _view(again, 1) == view and say(again, "JS").standing == say(match, "JS").standing


def test_kitty_is_hidden_from_all_during_auction() -> None:
    for seat in (0, 1, 2, None):
        view = _view(first_auction(), seat)
        assert view.talon is None
        assert ("talon", None, 2) in [(one.place, one.seat, one.size) for one in view.hidden]


def test_view_has_standing_and_totals() -> None:
    view = _view(say(after_naming("8S"), "out", "out"), None)
    assert view.standing.pot == (12, 20, 20) and sum(view.totals) == 0
    assert view.order == (1, 2, 0) and view.phase == "deal" and view.result is None
