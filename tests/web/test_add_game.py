"""A game unknown to the browser client is played at its table with the engine's words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.adding import install
from tests.web.conftest import PHONE, Open
from tests.web.player import Player
from tests.web.serving import Server
from tests.web.test_games import answer_simply, play, question_kind


@pytest.fixture
def server(tmp_path: Path, seed: str) -> Iterator[Server]:
    """A server with the example game installed."""
    site = tmp_path / "site"
    site.mkdir()
    install(site)
    with Server(tmp_path, seed, packages=site) as running:
        yield running


def test_match_of_an_installed_game_can_be_played_to_its_settlement(visit: Open) -> None:
    player = visit("/?game=austrian&r=austrian;deals=5&speed=instant", PHONE | {"locale": "en-GB"})
    player.at("btn-deal").click()
    player.dealt()
    expect(player.page.locator("header .facts")).to_contain_text("Austrian")
    asked: set[str] = set()

    def answer(player: Player, ids: list[str]) -> None:
        question = question_kind(player)
        asked.add(question)
        bids = [one for one in ("bid-hold", "bid-say", "answer-help") if one in ids]
        if bids and player.state()["view"]["deal_no"] == 1:  # later another plays
            player.press(bids[0])
        else:
            answer_simply(player, ids)

    play(player, answer, lambda ids: not ids)
    state = player.state()
    assert state["table"]["stage"] == "finished" and state["table"]["balances"]
    assert {"bid", "discard", "defend", "play"} <= asked
    expect(player.at("settlement")).to_be_visible()
    chips = state["view"]["standing"]["chips"]
    player.at("btn-sheet").click()
    for seat in range(3):
        expect(player.at(f"cell-chips-{seat}")).to_contain_text(str(abs(chips[seat])))
    player.page.goto("/rules?game=austrian&r=austrian-dealer")
    expect(player.page.get_by_text("Ante", exact=True)).to_be_visible()
    expect(player.at("rules-text")).to_have_count(0)
    expect(player.at("play-rules")).to_be_enabled()
    expect(player.at("score-rules")).to_be_visible()
    expect(player.page.get_by_text("Whether the dealer pays the antes of all three.")).to_be_visible()
