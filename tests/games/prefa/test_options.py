"""The options of Prefa: presets, who can sit down, and that every value of every option acts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prikup.core import Match, OptionError, to_json
from prikup.games import get_game
from prikup.games.prefa.options import PRESETS, Options, parse_rules
from prikup.games.prefa.results import DealResult
from prikup.options import get_fields
from prikup.toolkit.match_end import END_OPTIONS
from tests.games.prefa.scripts import contract, deal, legal, moved, named, say, sheet, start


def test_the_presets_differ_as_agreed() -> None:
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
def test_who_cannot_sit_down(rules: str, players: int) -> None:
    game = get_game("prefa")
    with pytest.raises(OptionError, match="players"):
        game.start(game.options(f"prefa-nakayoshi; {rules}"), players)


@pytest.mark.parametrize("value", ["0", "1001", "-3", "ten", "1.5"])
def test_a_pot_has_a_whole_number_of_units(value: str) -> None:
    with pytest.raises(OptionError, match="start_pot"):
        parse_rules(f"prefa-nakayoshi; start_pot={value}")


ACES = "AKQT.AK.AK.A7"


def _naming(rules: str) -> Match:
    match = deal(start(rules), ACES, "J987.QJ.QJ.QJ", talon="TC 9C")
    return say(match, "6S", "pass", "pass", "discard TC 9C")


def _bids(*calls: str) -> Callable[[str], object]:
    return lambda rules: legal(say(_first(rules), *calls))


def _first(rules: str) -> Match:
    return deal(start(rules), ACES, "J987.QJ.QJ.QJ", talon="TC 9C")


def _scored(result: DealResult, *pots: int) -> Callable[[str], object]:
    return lambda rules: moved(result, parse_rules(rules), sheet(*pots) if pots else None)


def _polles(rules: str) -> object:
    match = say(_first(rules), "pass", "pass", "pass")
    return match.phase.asks


LONE = contract("7S", "out in", (9, 0, 1))
SOLO = contract("6H", "in in", (8, 0, 2))
LAST = contract("7S", "in in", (7, 2, 1))
LAST_FAILED = contract("7S", "in in", (6, 3, 1))
RESTING = contract("7S", "out out", None, dealer=3)

ACTS: dict[str, Callable[[str], object]] = {
    "players": lambda rules: [_sits(rules, players) for players in (3, 4)],
    "first_dealer": lambda rules: get_game("prefa").draw_order(start(rules)),
    "first_bid": _bids(),
    "hold_rule": _bids("7S", "7C", "7D", "hold", "7H"),
    "allow_10nt": _bids(),
    "tagrafo": _bids(),
    "passer_may_return": lambda rules: say(named(rules=rules), "out", "in").phase.asks,
    "lone_minimum": _scored(LONE),
    "solo_double": _scored(SOLO),
    "solo_to_partner": _scored(SOLO),
    "pot_model": _scored(RESTING, 1, 1, 1, 9),
    "start_pot": lambda rules: start(rules).standing.pot,
    "last_contract": lambda rules: (_scored(LAST, 1, 2, 1)(rules), _scored(LAST_FAILED, 1, 2, 1)(rules)),
    "all_pass": _polles,
    "aces_bonus": lambda rules: "aces" in legal(_naming(rules)),
    "concede": lambda rules: "concede" in legal(_naming(rules)),
}


def _sits(rules: str, players: int) -> bool:
    try:
        start(rules, players=players)
    except OptionError:
        return False
    return True


def test_every_option_is_shown_to_act() -> None:
    assert {*ACTS, *END_OPTIONS} == get_fields(Options).keys()


@pytest.mark.parametrize("name", ACTS)
def test_every_value_acts(name: str) -> None:
    field = get_fields(Options)[name]
    values = [*field.choices] or ["1", "20", "31", "1000"]
    values += [field.about.unset] if field.optional else []
    seen = {value: to_json(ACTS[name](f"prefa-nakayoshi; {name}={value}")) for value in values}
    assert len(set(seen.values())) == len(values), seen
