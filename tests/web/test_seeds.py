"""A browser commits to its seeds, reveals them, and finds them in the proof."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.player import bold
from tests.web.serving import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server without a seed of its own; at others no browser adds one."""
    with Server(tmp_path, None) as running:
        yield running


def test_proof_page_confirms_the_seeds_of_this_browser(visit: Open) -> None:
    player = visit("/?speed=instant")
    player.set_table()
    table = player.page.url.rpartition("/")[2]
    player.play_deal(bold)
    deals = player.ask(f"/api/tables/{table}/proof")["deals"]
    assert deals[0]["server_seed"] and deals[0]["bindings"][0] and deals[0]["player_seeds"][0]
    assert deals[1]["bindings"][0] == deals[0]["player_seeds"][0]
    player.page.goto(f"/proof/{table}")
    for line in ("all-commitment", "all-players", "all-cards", "all-own"):
        expect(player.page.get_by_test_id(line)).to_have_attribute("data-ok", "true")
    expect(player.page.get_by_test_id("proof-own")).to_contain_text("as your browser was bound to it")
    player.page.get_by_test_id("proof-deal-1").locator("summary").click()
    player.page.get_by_test_id("proof-binding-0").fill("0" * 64)
    expect(player.page.get_by_test_id("check-players").first).to_have_attribute("data-ok", "false")
    expect(player.page.get_by_test_id("all-own")).to_have_attribute("data-ok", "false")
