"""Bots as players: names, repeatable decisions, whole matches without an illegal choice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from prikup.bots import BOTS, make
from prikup.bots.rules import HouseBot
from prikup.core import PrikupError
from tests.bots.driver import play, table, view_of

START = ("AKQT.98.KQ7.8 ? ?", "7H 8D")


def test_every_registered_bot_can_be_made() -> None:
    made = [type(make(name)).__name__ for name in BOTS]
    assert made[:4] == ["RandomBot", "BeginnerBot", "RulesBot", "SearchBot"]
    assert list(BOTS)[:4] == ["random", "beginner", "rules", "search"]


def test_unknown_bot_is_refused_with_known_names() -> None:
    with pytest.raises(PrikupError, match="'clever' is not a bot: expected random"):
        make("clever")


def test_built_in_bots_share_forced_choices_and_offer_answers() -> None:
    for name in list(BOTS)[:4]:
        bot = make(name)
        assert isinstance(bot, HouseBot) and type(bot).choose is HouseBot.choose
    assert not vars(make("beginner", 7))


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bot_without_a_turn_is_refused(name: str) -> None:
    match = table(*START)
    idle = match.view(1)
    with pytest.raises(PrikupError, match="seat 1 has nothing to decide now"):
        make(name).choose(idle)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_equal_seeds_play_equal_matches(name: str) -> None:
    first, second = (play([make(name, 7) for _ in range(3)], seed=3, most=6) for _ in range(2))
    assert first.deals == second.deals


def test_random_bot_depends_on_its_seed() -> None:
    view = view_of(table(*START))
    assert len({make("random", seed).choose(view) for seed in range(30)}) > 5


@pytest.mark.parametrize(
    "rules",
    [
        "wikipedia-sochi",
        "wikipedia-leningrad",
        "wikipedia-rostov",
        "kodeks-sochi",
        "kodeks-rostov",
        "wikipedia-sochi; light_timing=after_first_trick; whist_pass_half=yes; stalingrad=yes",
        "wikipedia-sochi; ten_trick=check; ten_exposure=defenders; light_timing=before_any_card",
    ],
)
def test_rules_bots_finish_a_match(rules: str) -> None:
    played = play([make("rules", seat) for seat in range(3)], rules, seed=11)
    assert played.match.finished
    assert sum(played.result) == 0


def test_rules_and_random_bots_play_together() -> None:
    played = play([make("rules"), make("random", 1), make("random", 2)], seed=1, most=40)
    assert len(played.deals) == 40


def test_rules_bot_beats_random_bots() -> None:
    for seat in range(3):
        bots = [make("rules" if place == seat else "random", place) for place in range(3)]
        played = play(bots, seed=seat, most=60)
        now = played.match.view(None).totals
        assert now[seat] == max(now) > Fraction(500)
