"""Every value of every option for dealing, bidding or play changes facts or legal actions."""

from __future__ import annotations

import pytest

from prikup.cards import Card
from prikup.core import Draw, Input, OptionError, RuleError
from prikup.games import get_game
from prikup.games.preferans.options import Options
from prikup.options import get_fields
from tests.games.preferans.scripts import deal, say_with_facts, start
from tests.games.preferans.test_score_options import ELSEWHERE

ELDEST = "AKQT.AK.AK.87"
SECOND = "J987.QJ.QJ.QJ"
THIRD = ".T987.T987.AK"
TALON = "TC 9C"
DRAWN = tuple(map(Card.parse, ("7S", "KS", "KD")))

SIX = "6S, pass, pass, discard 8C 7C, name 6S"
TEN = "6S, pass, pass, discard 8C 7C, name 10S"
ALL_PASS = "pass, pass, pass"

ACTS: list[tuple[str, list[str], str, int]] = [
    ("players", ["3"], "", 4),
    ("players", ["4"], "", 3),
    ("talon_after_round", ["2", "3", "4", "5"], "", 3),
    ("talon_packets_early", ["1", "2"], "", 3),
    ("talon_strict", ["yes"], "", 3),
    ("bid_notrump", ["no"], "", 3),
    ("hold_rule", ["two_left", "none"], "6S, 6C, 6D, pass", 3),
    ("jump_bids", ["no"], "", 3),
    ("misere_rank", ["below10", "below9_bp_10", "below9_bp_9bp"], "misere, 9S, pass, misere-hand", 3),
    ("blind_bid", ["yes"], "", 3),
    ("contract_floor", ["bid_level"], "6D, pass, pass, discard 8C 7C", 3),
    ("open_play", ["dummy_only"], f"{SIX}, whist, pass, open, AS", 3),
    (
        "light_timing",
        ["before_any_card", "after_first_trick", "until_first_defender_card"],
        f"{SIX}, whist, pass, open, AS",
        3,
    ),
    ("misere_exposure", ["declarer_before_discard"], "misere, pass, pass", 3),
    ("ten_exposure", ["defenders", "defenders; ten_trick=check", "all_hands"], f"{TEN}, whist, whist", 3),
    ("raspasy_talon_3p", ["dealer_leads", "lead_suit"], f"{ALL_PASS}, 8C, JC, 9C", 3),
    ("raspasy_talon_4p", ["lead_suit", "unused"], f"{ALL_PASS}, 8C, JC, 9C", 4),
    ("raspasy_second_leader", ["winner"], f"{ALL_PASS}, 8C, JC, KC", 3),
    ("raspasy_third_leader", ["winner"], f"{ALL_PASS}, 8C, JC, KC, 7C, QC, AC", 3),
    ("raspasy_unused_leader", ["as_led"], f"{ALL_PASS}, 8C, JC, KC", 3),
    ("whist_pass_half", ["yes"], f"{SIX}, whist, pass", 3),
    ("stalingrad", ["yes"], SIX, 3),
    ("half_whist", ["no"], f"{SIX}, pass", 3),
    ("half_whist_levels", ["7"], f"{SIX}, pass", 3),
    ("ten_trick", ["check"], TEN, 3),
    ("concede", ["0"], "6S, pass, pass", 3),
    ("concede_misere", ["yes"], "misere, pass, pass", 3),
    ("talon_throw", ["yes"], "6S, pass, pass", 4),
    ("dealer_whist", ["yes"], f"{SIX}, pass, half, pass", 4),
    ("aid", ["donor_choice"], f"{SIX}, pass, pass", 3),
]
BASES = {
    "aid": "target=1; ",  # with such a small target the first made contract leaves a surplus
    "raspasy_second_leader": "raspasy_talon_3p=lead_suit; ",
    "raspasy_third_leader": "raspasy_talon_3p=lead_suit; ",
}
"""Other options that an option needs in order to have an effect."""


STRONG = "AC KC"
"""A talon whose cards win tricks; the third hand gets the cards of ``TALON`` instead."""


def history(rules: str, players: int, script: str, talon: str = TALON) -> object:
    """Return all facts and legal actions of a script, as far as it is possible."""
    try:
        match = start(rules, players - 1, players)
    except OptionError:
        return "refused"
    happened: list[object] = [match.game.needs_deal(match)]
    third = THIRD if talon == TALON else THIRD.replace("AK", "T9")
    rest = () if players == 3 else ("...",)
    match = deal(match, ELDEST, SECOND, third, *rest, talon=talon)
    for text in filter(None, script.split(", ")):
        turn = match.turns()[0]
        happened.append((turn, [action.text for action in match.legal(turn)]))
        try:
            match, facts = say_with_facts(match, text)
        except RuleError as error:
            return [*happened, error.code]
        happened.append(facts)
    return [*happened, [(turn, [action.text for action in match.legal(turn)]) for turn in match.turns()]]


@pytest.mark.parametrize(("option", "values", "script", "players"), ACTS, ids=[row[0] for row in ACTS])
def test_each_value_gives_a_different_course(
    option: str, values: list[str], script: str, players: int
) -> None:
    base = f"wikipedia-sochi; {BASES.get(option, '')}"
    talon = STRONG if option in ("raspasy_talon_3p", "raspasy_talon_4p") else TALON
    outcomes = [history(base, players, script, talon)]
    outcomes += [history(f"{base}{option}={value}", players, script, talon) for value in values]
    for place, outcome in enumerate(outcomes):
        assert outcome not in outcomes[:place], (option, ["default", *values][place])


def dealers(rules: str) -> list[int]:
    """Return the first dealers that the rules accept for the drawn cards."""
    game = get_game("preferans")
    match = game.start(game.options(rules), 3)
    found = []
    for dealer in range(3):
        try:
            match.apply(Input(None, None, Draw(dealer, DRAWN)))
        except RuleError:
            continue
        found.append(dealer)
    return found


def test_each_way_to_draw_gives_another_dealer() -> None:
    assert dealers("wikipedia-sochi") == [0]
    assert dealers("wikipedia-sochi; first_dealer=weakest_draw") == dealers("game-farm") == [0]
    assert dealers("wikipedia-sochi; first_dealer=highest_draw") == [2]
    assert dealers("wikipedia-sochi; first_dealer=random") == []


def test_every_option_of_play_is_tested_here() -> None:
    shown = {option for option, _, _, _ in ACTS} | {"first_dealer"}
    assert shown >= set(ELSEWHERE)
    for name in set(ELSEWHERE) - {"first_dealer"}:
        field = get_fields(Options)[name]
        values = {value.split(";")[0] for option, given, _, _ in ACTS if option == name for value in given}
        assert values == set(field.choices) - {field.spell(field.default)}, name
