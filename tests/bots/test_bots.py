"""Bots as players: names, decisions that repeat, whole matches without an illegal choice."""

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


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(PrikupError, match="'clever' is not a bot: expected random"):
        make("clever")


def test_our_bots_take_forced_choices_and_answer_offers_in_one_way() -> None:
    for name in list(BOTS)[:4]:
        bot = make(name)
        assert isinstance(bot, HouseBot) and type(bot).choose is HouseBot.choose
    assert not vars(make("beginner", 7))


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_that_is_not_asked_says_so(name: str) -> None:
    match = table(*START)
    idle = match.view(1)
    with pytest.raises(PrikupError, match="seat 1 has nothing to decide now"):
        make(name).choose(idle)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_equal_seeds_play_equal_matches(name: str) -> None:
    first, second = (play([make(name, 7) for _ in range(3)], seed=3, most=6) for _ in range(2))
    assert first.deals == second.deals


def test_seeds_change_what_the_random_bot_does() -> None:
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
def test_rules_bots_play_a_pool_to_the_end(rules: str) -> None:
    played = play([make("rules", seat) for seat in range(3)], rules, seed=11)
    assert played.match.finished
    assert sum(played.result) == 0


def test_rules_and_random_bots_mix() -> None:
    played = play([make("rules"), make("random", 1), make("random", 2)], seed=1, most=40)
    assert len(played.deals) == 40


def test_the_rules_bot_crushes_random_ones() -> None:
    for seat in range(3):
        bots = [make("rules" if place == seat else "random", place) for place in range(3)]
        played = play(bots, seed=seat, most=60)
        now = played.match.view(None).totals
        assert now[seat] == max(now) > Fraction(500)
