"""The options of Prefa: presets, numbers of players, and the effect of every value."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prikup.core import Match, OptionError, to_json
from prikup.games import get_game
from prikup.games.prefa.options import PRESETS, Options, parse_rules
from prikup.games.prefa.results import DealResult
from prikup.options import get_fields
from prikup.toolkit.match_end import END_OPTIONS
from tests.games.prefa.scripts import after_naming, contract, deal, legal, say, score_changes, sheet, start


def test_presets_of_prefa_differ_as_published() -> None:
    assert PRESETS.names == ("prefa-nakayoshi", "prefa-prefadoros")
    assert PRESETS.get("prefa-nakayoshi") == Options()
    told = {info.name: info.options for info in PRESETS.describe()}["prefa-prefadoros"]
    assert told == {
        "first_bid": "ladder",
        "hold_rule": "second_round",
        "allow_10nt": "yes",
        "tagrafo": "yes",
        "passer_may_return": "yes",
        "lone_minimum": "first_column",
        "pot_model": "common",
        "start_pot": "50",
        "last_contract": "scaled",
        "aces_bonus": "yes",
        "concede": "yes",
    }
    assert PRESETS.write(parse_rules("prefa-prefadoros; start_pot=30")) == "prefa-prefadoros; start_pot=30"


@pytest.mark.parametrize(
    ("rules", "players"), [("players=3", 4), ("players=4", 3), ("players=any", 2), ("", 5)]
)
def test_wrong_number_of_players_is_refused(rules: str, players: int) -> None:
    game = get_game("prefa")
    with pytest.raises(OptionError, match="players"):
        game.start(game.options(f"prefa-nakayoshi; {rules}"), players)


@pytest.mark.parametrize("value", ["0", "1001", "-3", "ten", "1.5"])
def test_start_pot_must_be_a_valid_number_of_units(value: str) -> None:
    with pytest.raises(OptionError, match="start_pot"):
        parse_rules(f"prefa-nakayoshi; start_pot={value}")


ACES = "AKQT.AK.AK.A7"


def _naming_with_aces(rules: str) -> Match:
    match = deal(start(rules), ACES, "J987.QJ.QJ.QJ", talon="TC 9C")
    return say(match, "6S", "pass", "pass", "discard TC 9C")


def _bids_after(*calls: str) -> Callable[[str], object]:
    return lambda rules: legal(say(_first_auction(rules), *calls))


def _first_auction(rules: str) -> Match:
    return deal(start(rules), ACES, "J987.QJ.QJ.QJ", talon="TC 9C")


def _changes_by(result: DealResult, *pots: int) -> Callable[[str], object]:
    return lambda rules: score_changes(result, parse_rules(rules), sheet(*pots) if pots else None)


def _question_after_passes(rules: str) -> object:
    match = say(_first_auction(rules), "pass", "pass", "pass")
    return match.phase.asks


LONE = contract("7S", "out in", (9, 0, 1))
SOLO = contract("6H", "in in", (8, 0, 2))
LAST = contract("7S", "in in", (7, 2, 1))
LAST_FAILED = contract("7S", "in in", (6, 3, 1))
RESTING = contract("7S", "out out", None, dealer=3)

ACTS: dict[str, Callable[[str], object]] = {
    "players": lambda rules: [_allows_players(rules, players) for players in (3, 4)],
    "first_dealer": lambda rules: get_game("prefa").draw_order(start(rules)),
    "first_bid": _bids_after(),
    "hold_rule": _bids_after("7S", "7C", "7D", "hold", "7H"),
    "allow_10nt": _bids_after(),
    "tagrafo": _bids_after(),
    "passer_may_return": lambda rules: say(after_naming(rules=rules), "out", "in").phase.asks,
    "lone_minimum": _changes_by(LONE),
    "solo_double": _changes_by(SOLO),
    "solo_to_partner": _changes_by(SOLO),
    "pot_model": _changes_by(RESTING, 1, 1, 1, 9),
    "start_pot": lambda rules: start(rules).standing.pot,
    "last_contract": lambda rules: (
        _changes_by(LAST, 1, 2, 1)(rules),
        _changes_by(LAST_FAILED, 1, 2, 1)(rules),
    ),
    "all_pass": _question_after_passes,
    "aces_bonus": lambda rules: "aces" in legal(_naming_with_aces(rules)),
    "concede": lambda rules: "concede" in legal(_naming_with_aces(rules)),
}


def _allows_players(rules: str, players: int) -> bool:
    try:
        start(rules, players=players)
    except OptionError:
        return False
    return True


def test_every_option_has_a_test() -> None:
    assert {*ACTS, *END_OPTIONS} == get_fields(Options).keys()


@pytest.mark.parametrize("name", ACTS)
def test_every_value_has_an_effect(name: str) -> None:
    field = get_fields(Options)[name]
    values = [*field.choices] or ["1", "20", "31", "1000"]
    values += [field.about.unset] if field.optional else []
    seen = {value: to_json(ACTS[name](f"prefa-nakayoshi; {name}={value}")) for value in values}
    assert len(set(seen.values())) == len(values), seen
