"""Several browsers at one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic

from tests.web.conftest import DESKTOP, Open
from tests.web.player import Asked, Player

TIMEOUT_S = 600


def invite_friend(visit: Open) -> tuple[Player, Player]:
    """Let Anna set a table for a friend and a bot, and Boris join by her link."""
    anna = visit("/?speed=instant", DESKTOP)
    anna.at("btn-play-friends").click()
    anna.at("my-name").fill("Anna")
    anna.at("seat-kind-2").select_option("rules")
    anna.at("btn-deal").click()
    link = anna.at("invite-link").input_value()
    boris = visit(link, DESKTOP, locale="ru-RU")
    boris.at("seat-name").fill("Boris")
    boris.at("sit-1").click()
    boris.press("btn-agree")
    anna.dealt()
    boris.dealt()
    return anna, boris


def play_together(
    ways: Mapping[Player, Callable[[Asked], str]], until: Callable[[Player, Asked], bool]
) -> tuple[Player, Asked]:
    """Let players answer until a condition holds; return the player for whom it does, and the question."""
    end = monotonic() + TIMEOUT_S
    while monotonic() < end:
        for player, way in ways.items():
            asked = player.now()
            if asked.kind and until(player, asked):
                return player, asked
            if asked.kind and asked.kind != "over":
                player.answer(asked, way)
        next(iter(ways)).page.wait_for_timeout(20)  # let the browsers work; the length does not matter
    raise AssertionError("the condition was not met")
