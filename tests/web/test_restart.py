"""Killing and restarting the server while the browser stays."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.player import Asked, Player, bold
from tests.web.serving import Server


def is_mid_trick(asked: Asked, player: Player) -> bool:
    """Return True if a card is asked for while others are on the table."""
    if asked.kind != "play" or len(player.hand()) > 8:
        return False
    trick = player.view()["trick"]
    return bool(trick and trick["plays"])


def test_browser_goes_on_after_the_server_is_killed_within_a_trick(visit: Open, server: Server) -> None:
    player = visit()
    player.set_table()
    player.page.evaluate("window.never_reloaded = true")
    asked = player.play(bold, lambda asked: is_mid_trick(asked, player))
    before = asked, player.hand(), player.turn(), player.view()
    cards = [card for _, card in before[3]["trick"]["plays"]]

    server.kill()
    lost = player.at("turn-line").locator(".lost")
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0)
    assert (player.asked(), player.hand(), player.turn(), player.view()) == before
    for card in cards:
        expect(player.at("trick").locator(f'[data-card="{card}"]')).to_be_visible()

    # A card pressed while the server is down arrives once when it is back.
    server.kill()
    expect(lost).to_be_visible()
    player.at(asked.answers[0]).click()
    server.start()
    expect(player.at(asked.answers[0])).to_have_count(0)
    player.play_deal(bold)
    assert player.page.evaluate("window.never_reloaded")
    assert player.view()["deal_no"] == before[3]["deal_no"] + 1
