"""Options as data: presets, rules texts, descriptions, contradictions, numbers of players."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.core import OptionError, from_json, to_json
from prikup.games.preferans.game import Preferans
from prikup.games.preferans.options import PRESETS, Options, parse_rules
from prikup.options import (
    About,
    OptionField,
    Presets,
    change_options,
    describe_options,
    get_fields,
    list_differences,
    spell_option,
)

PUBLISHED = json.loads((Path(__file__).parents[2] / "data/rules/russian-presets.json").read_text())
CHOICES = {name: field for name, field in get_fields(Options).items() if field.kind in ("switch", "choice")}


def _error_of(text: str) -> str:
    with pytest.raises(OptionError) as error:
        parse_rules(text)
    return str(error.value)


def test_every_option_has_a_clause_and_a_default() -> None:
    infos = describe_options(Options)
    for info in infos:
        assert info.clause.split(".")[0].isdecimal() and int(info.clause.split(".")[0]) <= 12
        assert get_fields(Options)[info.name].read(info.default) == getattr(Options(), info.name)


def test_presets_are_those_published() -> None:
    assert list(PRESETS.names) == list(PUBLISHED)
    for name, differences in PUBLISHED.items():
        assert PRESETS.get(name) == change_options(Options(), differences), name


def test_first_preset_equals_the_defaults() -> None:
    assert parse_rules("wikipedia-sochi") == Options()


def test_preset_infos_have_spelled_differences_from_defaults() -> None:
    infos = {info.name: info for info in PRESETS.describe()}
    assert infos["wikipedia-sochi"].options == {}
    assert infos["fspr-leningrad"].options["raspasy_exit_levels"] == "6,7"
    assert infos["fspr-leningrad"].parent == "kodeks-leningrad"
    for name, info in infos.items():
        assert change_options(Options(), info.options) == PRESETS.get(name)


def test_rules_text_is_a_preset_with_changes() -> None:
    options = parse_rules("wikipedia-sochi; target=10 ;raspasy_exit_levels= 6,7")
    assert (options.target, options.raspasy_exit_levels) == (10, (6, 7))
    assert parse_rules("wikipedia-sochi;") == Options()
    assert parse_rules("wikipedia-sochi; game_end=none; target=none").target is None
    assert parse_rules("wikipedia-sochi; target=none").target is None  # open-ended: there is no target


@pytest.mark.parametrize(("kept", "left"), [("yes", "no"), ("on", "off"), ("true", "false")])
def test_switch_has_several_spellings_and_is_written_in_one(kept: str, left: str) -> None:
    assert parse_rules(f"wikipedia-sochi; stalingrad={kept}").stalingrad is True
    assert parse_rules(f"wikipedia-sochi; stalingrad={left}").stalingrad is False
    assert (
        PRESETS.write(parse_rules(f"wikipedia-sochi; stalingrad={kept}")) == "wikipedia-sochi; stalingrad=yes"
    )


def test_table_option_changes_only_given_places() -> None:
    assert parse_rules("game-farm; quota=8:2").quota == (4, 2, 2, 0, 0)
    assert parse_rules("wikipedia-sochi; quota=8:2,10:0").quota == (4, 2, 2, 1, 0)
    assert PRESETS.write(parse_rules("game-farm; quota=8:2")) == "game-farm; quota=8:2"


def test_shortest_text_names_the_nearest_preset() -> None:
    options = change_options(Options(), dict(PUBLISHED["kodeks-leningrad"], target=10))
    assert PRESETS.write(options) == "kodeks-leningrad; target=10"


@st.composite
def rules(draw: st.DrawFn) -> Options:
    """Draw a preset with a few compatible changes."""
    options = PRESETS.get(draw(st.sampled_from(PRESETS.names)))
    for name in draw(st.lists(st.sampled_from(sorted(CHOICES)), max_size=5)):
        value = draw(st.sampled_from(sorted(CHOICES[name].choices)))
        try:
            options = change_options(options, {name: value})
        except OptionError:
            continue
    return options


@given(rules(), rules())
def test_options_are_read_back_from_text_and_json(one: Options, other: Options) -> None:
    assert parse_rules(PRESETS.write(one)) == one
    assert from_json(Options, to_json(one)) == one
    assert change_options(one, {it.name: it.right for it in list_differences(one, other)}) == other


def test_differences_name_both_values() -> None:
    (one,) = list_differences(parse_rules("wikipedia-sochi"), parse_rules("wikipedia-sochi; stalingrad=yes"))
    assert (one.name, one.left, one.right, one.clause) == ("stalingrad", "no", "yes", "6.6")


def test_values_may_come_as_json() -> None:
    values = {"players": 4, "target": None, "game_end": "none", "quota": {"8": 2}, "stalingrad": True}
    options = change_options(
        Options(), {**values, "raspasy_exit_levels": [6, 7, 8], "personal_quota": [2, 1, 1, 0, 0]}
    )
    assert (options.players, options.target, options.quota[2]) == (4, None, 2)
    assert options.stalingrad and options.raspasy_exit_levels == (6, 7, 8)
    assert spell_option(options, "players") == "4" and spell_option(Options(), "players") == "any"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' is not a preset: expected wikipedia-sochi, "),
        ("sotchi", "'sotchi' is not a preset"),
        ("wikipedia-soci", "did you mean wikipedia-sochi?"),
        ("10", "'10' is not a preset"),
        ("wikipedia-sochi; targe=10", "'targe' is not an option: did you mean target?"),
        ("wikipedia-sochi; colour=red", "'colour' is not an option: expected one of"),
        ("wikipedia-sochi; target", "'target' is not a change of the rules: expected option=value"),
        (
            "wikipedia-sochi; target=ten",
            "'ten' is not a value of target: expected a whole number from 1 to 1000",
        ),
        ("wikipedia-sochi; ten_trick=off", "'off' is not a value of ten_trick: expected whist or check"),
        ("wikipedia-sochi; target=0", "'0' is not a value of target"),
        ("wikipedia-sochi; target=١٠", "is not a value of target"),
        ("wikipedia-sochi; target=" + "9" * 5000, "is not a value of target"),
        ("wikipedia-sochi; target=10; target=20", "'target=20' sets target again"),
        ("wikipedia-sochi; stalingrad=True", "'True' is not a value of stalingrad: expected yes or no"),
        ("wikipedia-sochi; hold_rule=all", "expected first_in_round, two_left or none"),
        ("wikipedia-sochi; quota=8:3", "'8:3' is not a value of quota: expected a table such as 6:4,7:2"),
        ("wikipedia-sochi; quota=11:1", "'11:1' is not a value of quota"),
        ("wikipedia-sochi; quota=8:1,8:2", "'8:1,8:2' is not a value of quota"),
        (
            "wikipedia-sochi; raspasy_exit_levels=6,5",
            "expected a list such as 6, each one of 6, 7, 8, 9 or 10",
        ),
        ("wikipedia-sochi; raspasy_exit_levels=", "'' is not a value of raspasy_exit_levels"),
        (
            "wikipedia-sochi; raspasy_exit_levels=6" + ",6" * 12,
            "is too long for raspasy_exit_levels: expected at most 12",
        ),
        ("wikipedia-sochi; players=5", "'5' is not a value of players: expected 3 or 4, or any"),
        ("wikipedia-sochi; deal_packet=3", "'3' is not a value of deal_packet: expected 2"),
        (
            "wikipedia-sochi; aid_tie=donor",
            "'donor' is not a value of aid_tie: expected clockwise_from_donor",
        ),
        (
            "kodeks-sochi; raspasy_cap=0",
            "'0' is not a value of raspasy_cap: expected a whole number from 1 to 32",
        ),
        (
            "kodeks-sochi; raspasy_cap=33",
            "'33' is not a value of raspasy_cap: expected a whole number from 1 to",
        ),
        (
            "kodeks-sochi; raspasy_cap=x",
            "'x' is not a value of raspasy_cap: expected a whole number from 1 to 32",
        ),
        (
            "wikipedia-sochi; raspasy_progression=arithmetic_cap4",
            "'arithmetic_cap4' is not a value of raspasy_progression: expected constant, arithmetic or",
        ),
        (
            "wikipedia-sochi; raspasy_cap=5; raspasy_progression=arithmetic_cap3",
            "'raspasy_progression=arithmetic_cap3' sets raspasy_cap again: expected each option once",
        ),
    ],
)
def test_bad_rules_text_is_quoted_in_error(text: str, said: str) -> None:
    assert said in _error_of(text)


def test_bad_json_values_get_the_same_errors() -> None:
    for raw in (10.5, "x", [1], {"a": 1}, True):
        with pytest.raises(OptionError, match="is not a value of target"):
            change_options(Options(), {"target": raw})
    with pytest.raises(OptionError, match="is not a value of quota"):
        change_options(Options(), {"quota": [4, 2]})


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("talon_strict=yes", "2.4"),
        ("talon_strict=yes; talon_after_round=2; talon_packets_early=1", "2.4"),
        ("half_whist_levels=7,6", "6.3"),
        ("concede=0; concede_misere=yes", "5.3"),
        ("raspasy_cap=3", "10.4"),
        ("raspasy_progression=constant; raspasy_cap=3", "10.4"),
        ("raspasy_scoring=rostov_min; raspasy_progression=arithmetic; raspasy_cap=3", "10.8"),
        ("raspasy_scoring=rostov_min; raspasy_talon_3p=dealer_leads; raspasy_talon_4p=unused", "10.8"),
        ("quota=7:1", "8.7"),
        ("ten_exposure=defenders", "6.7"),
        ("whist_scoring=gamefarm_quota; whist_mult=2", "8.9"),
        ("whist_scoring=gamefarm_quota; remiz_split=gentleman", "8.9"),
        ("talon_bonus_3p=halves", "8.10"),
        ("raspasy_scoring=rostov_min", "10.8"),  # the dealer of four leads the talon there
        ("raspasy_scoring=rostov_min; raspasy_progression=geometric", "10.8"),
        ("raspasy_scoring=rostov_min; raspasy_amnesty=yes", "10.8"),
        ("raspasy_scoring=rostov_min; raspasy_zero_bonus=trick_price", "10.8"),
        ("raspasy_scoring=rostov_min; raspasy_base=2", "10.8"),
        ("raspasy_scoring=rostov_min; raspasy_talon_3p=lead_suit; raspasy_talon_4p=unused", "10.8"),
        ("raspasy_scoring=rostov_min; raspasy_talon_4p=dealer_leads", "10.8"),
        ("raspasy_scoring=rostov_min; raspasy_talon_4p=lead_suit; players=4", "10.8"),
        ("whist_pass_half=yes; half_whist=no", "6.4"),
        ("dealer_whist=yes; half_whist=no", "6.9"),
        ("penalty_mode=whists5; hill_below_zero=stop", "8.8"),
        ("settlement_rounding=divisible_n; settlement_divisor=n-1", "12.5"),
    ],
)
def test_contradictory_options_are_refused_with_the_clause(text: str, clause: str) -> None:
    said = _error_of(f"wikipedia-sochi; {text}")
    assert f"(clause {clause})" in said and "expected" in said


def test_contradictions_cannot_be_constructed_or_decoded() -> None:
    with pytest.raises(OptionError, match="talon_strict"):
        Options(talon_strict=True)
    with pytest.raises(msgspec.ValidationError, match="talon_strict"):
        from_json(Options, b'{"talon_strict":true}')


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("wikipedia-sochi; deal_packet=2; aid_tie=clockwise_from_donor", "wikipedia-sochi"),
        (
            "wikipedia-sochi; raspasy_progression=arithmetic_cap3",
            "wikipedia-sochi; raspasy_progression=arithmetic; raspasy_cap=3",
        ),
        (
            "wikipedia-sochi; raspasy_progression=geometric_cap4",
            "wikipedia-sochi; raspasy_progression=geometric; raspasy_cap=4",
        ),
        ("kodeks-sochi; raspasy_progression=arithmetic_cap3", "kodeks-sochi"),
        ("kodeks-sochi; raspasy_progression=arithmetic", "kodeks-sochi; raspasy_cap=none"),
        ("kodeks-sochi; raspasy_progression=constant", "kodeks-sochi; raspasy_progression=constant"),
        ("kodeks-sochi; raspasy_progression=geometric", "kodeks-sochi; raspasy_progression=geometric"),
    ],
)
def test_earlier_spelling_keeps_its_meaning_and_is_modernized(text: str, written: str) -> None:
    options = parse_rules(text)
    preset = text.partition(";")[0]
    assert PRESETS.write(options, preset) == PRESETS.write(options) == written
    assert parse_rules(written) == options


PRICED = [name for name in PRESETS.names if PRESETS.get(name).raspasy_scoring == "hill"]


@pytest.mark.parametrize("preset", PRICED)
@pytest.mark.parametrize("progression", ["arithmetic", "geometric"])
@pytest.mark.parametrize("cap", [None, 1, 3, 4, 32])
def test_progression_and_cap_are_read_back_from_any_preset(
    preset: str, progression: str, cap: int | None
) -> None:
    options = change_options(PRESETS.get(preset), {"raspasy_progression": progression, "raspasy_cap": cap})
    assert (options.raspasy_progression, options.raspasy_cap) == (progression, cap)
    assert parse_rules(PRESETS.write(options, preset)) == parse_rules(PRESETS.write(options)) == options


def test_retired_json_values_are_read() -> None:
    old = {"deal_packet": 2, "aid_tie": "clockwise_from_donor", "raspasy_progression": "geometric_cap4"}
    assert change_options(Options(), old) == Options(raspasy_progression="geometric", raspasy_cap=4)
    assert not {"deal_packet", "aid_tie"} & {info.name for info in describe_options(Options)}


def test_every_preset_allows_three_and_four_players() -> None:
    for name in PRESETS.names:
        for players in (3, 4):
            Preferans().check(PRESETS.get(name), players)


@pytest.mark.parametrize(
    ("text", "players", "said"),
    [
        ("wikipedia-sochi; players=4", 3, "3 players sit down, but the rules say players=4"),
        ("wikipedia-sochi; players=3", 4, "4 players sit down, but the rules say players=3"),
        ("wikipedia-sochi", 2, "2 players cannot play"),
    ],
)
def test_number_of_players_that_does_not_fit_is_refused(text: str, players: int, said: str) -> None:
    with pytest.raises(OptionError) as error:
        Preferans().check(parse_rules(text), players)
    assert said in str(error.value)


def test_option_field_without_a_clause_is_refused() -> None:
    with pytest.raises(TypeError, match="names no clause"):
        OptionField("mute", bool, False)
    with pytest.raises(TypeError, match="type without a form"):
        OptionField("odd", Annotated[float, About("1")], 1.0)


def test_preset_with_unknown_option_or_parent_is_refused() -> None:
    with pytest.raises(OptionError, match="'colour' is not an option"):
        Presets(Options, "[a]\n[a.options]\ncolour = 'red'\n")
    with pytest.raises(OptionError, match="'b' is not a preset"):
        Presets(Options, "[a]\nparent = 'b'\n")
