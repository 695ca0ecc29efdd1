"""Every value of every option of Paston has an observable effect."""

from __future__ import annotations

import pytest

from prikup.games.paston.options import PRESETS, Options, parse_rules
from prikup.options import get_fields
from prikup.toolkit.match_end import END_OPTIONS
from tests.games.paston.scripts import ANNA, BORIS, TALON, deal, say, start, surrender_first_deal, usual

RUN = "QJT987.A98.K."
REST = "AK.KQJT.AQ9.A"
SHORT = {
    "second_dealer": ("first_opener", "left_of_dealer"),
    "bottom_7s_reshuffle": ("yes", "no"),
    "spade_run_redeal": ("yes", "no"),
    "surrender_cost": ("0", "10", "11"),
    "surrender_gain": ("0", "2", "3"),
    "grkha_win": ("10", "40"),
    "reset_at": ("none", "10"),
    "target": ("2", "10", "121"),
}
"""The values of each option whose effect is tested."""

BEST = ("paston", "glitch", "dineri", "gupa", "paston_grkha")


def observe(option: str, value: str) -> object:
    """Return an observation that depends on the option."""
    rules = f"paston-nakayoshi; {option}={value}"
    match option:
        case "second_dealer":
            return surrender_first_deal(usual(rules, dealer=1)).dealer
        case "bottom_7s_reshuffle":
            return deal(start(rules, 0), ANNA, BORIS, talon=TALON, bottom="7S").state.phase
        case "spade_run_redeal":
            return deal(start(rules), RUN, REST, talon=TALON).state.phase
        case "grkha_win":
            match = say(usual(rules), *BEST, "discard AD AC", "name paston_grkha", "pass", "pass")
            return match.standing
        case "target":
            first = surrender_first_deal(usual(rules))
            second = say(
                usual(rules), "paston", "pass", "pass", "discard 8C 7C", "name paston", "pass", "pass"
            )
            return first.finished, second.finished
        case _:
            return surrender_first_deal(usual(rules)).standing


@pytest.mark.parametrize("option", SHORT)
def test_8_each_value_has_an_effect(option: str) -> None:
    outcomes = [observe(option, value) for value in SHORT[option]]
    assert len(set(map(repr, outcomes))) == len(outcomes)


def test_every_option_and_choice_value_is_tested() -> None:
    found = get_fields(Options)
    assert {*SHORT, *END_OPTIONS} == set(found)
    for name, values in SHORT.items():
        assert set(found[name].choices) <= set(values)


def test_presets_of_paston() -> None:
    assert PRESETS.names == ("paston-nakayoshi", "paston-pagat")
    assert parse_rules("paston-nakayoshi") == Options()
    pagat = parse_rules("paston-pagat")
    assert pagat.spade_run_redeal
    assert PRESETS.write(pagat) == "paston-pagat"
    assert (
        PRESETS.write(parse_rules("paston-nakayoshi; spade_run_redeal=yes; target=61"))
        == "paston-pagat; target=61"
    )
