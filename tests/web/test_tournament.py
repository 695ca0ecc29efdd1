"""Tournaments in the browser: a stranger plays the day alone on a phone and sees the standings next day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import expect

import prikup.server.app
from prikup.server.http import tournaments
from tests.server.players import Server
from tests.web.conftest import PHONE, Open
from tests.web.player import modest
from tests.web.test_mine import wrong

DAY_S = 86_400.0


class Clock:
    """The clock of the server, which the test sets."""

    def __init__(self) -> None:
        self.now = time()

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(prikup.server.app, "time", made)
    monkeypatch.setattr(tournaments, "DAY_TOURNAMENT_DEALS", 2)
    return made


@pytest.fixture
def server(clock: Clock, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "prikup.db") as running:
        yield running


def test_stranger_plays_the_day_alone_and_sees_the_standings_next_day(visit: Open, clock: Clock) -> None:
    anna = visit("/?speed=instant", PHONE)
    anna.at("btn-tournament").click()
    expect(anna.at("daily").locator("li.card")).to_have_count(4)
    assert wrong(anna, "daily") == set()
    anna.at("tournament-preferans").get_by_test_id("open").click()
    anna.at("my-name").fill("Анна")
    expect(anna.at("tournament")).to_contain_text("скрыто до закрытия")
    assert wrong(anna, "tournament") == set()
    page = anna.page.url
    anna.page.goto(f"{page}?speed=instant")
    anna.at("play").click()
    anna.page.wait_for_url("**/t/*")
    table = anna.page.url
    anna.page.goto("/mine")
    expect(anna.at("going")).to_contain_text("турнир")
    anna.page.goto(f"{table}?speed=instant")
    for button in ("Следующая сдача", "Турнир сыгран: к итогу"):
        anna.play_deal(modest)
        expect(anna.at("btn-lookback")).to_have_count(0)
        expect(anna.at("btn-next-deal")).to_have_text(button)
        anna.at("btn-next-deal").click()
    expect(anna.at("settlement")).to_be_visible()
    for absent in ("btn-replay", "match-review", "btn-again"):
        expect(anna.at(absent)).to_have_count(0)
    anna.at("btn-tournament").click()
    expect(anna.at("sealed")).to_be_visible()
    expect(anna.at("standings")).to_have_count(0)

    clock.now += DAY_S
    anna.page.reload()
    expect(anna.at("rank")).to_contain_text("1 из 1")
    expect(anna.at("play")).to_have_count(1)
    expect(anna.at("compared").locator("li")).to_have_count(2)
    anna.at("deal-2").click()
    expect(anna.at("to-board")).to_be_visible()
    assert wrong(anna, "standings") == set()
    anna.at("proof").click()
    expect(anna.at("proof-sum")).to_be_visible()


def test_club_announces_a_tournament_and_sends_its_link(visit: Open) -> None:
    anna = visit("/daily")
    anna.at("announce").click()
    anna.at("announce-name").fill("Club evening")
    expect(anna.at("announce-rules").locator("option").nth(1)).to_be_attached()
    anna.at("announce-send").click()
    expect(anna.at("tournament").get_by_role("heading", name="Club evening")).to_be_visible()
    expect(anna.at("same-link")).to_have_value(anna.page.url)
