"""What a visitor downloads until their first deal is written on the sheet."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Open
from tests.web.player import Json, bold

LIMIT = 400_000


def test_the_table_and_its_sheet_weigh_less_than_400_kilobytes(visit: Open) -> None:
    player = visit("about:blank", PHONE)
    session = player.page.context.new_cdp_session(player.page)
    sizes: list[int] = []
    packed: set[str] = set()

    def finished(event: Json) -> None:
        sizes.append(round(event["encodedDataLength"]))  # over the wire, headers and all

    def answered(event: Json) -> None:
        encoding = event["response"]["headers"].get("content-encoding")
        packed.add(f"{event['type']} {encoding}")

    session.on("Network.loadingFinished", finished)
    session.on("Network.responseReceived", answered)
    session.send("Network.enable")
    player.page.goto("/?speed=instant")
    player.set_table()
    player.play_deal(bold)
    player.at("btn-show-sheet").click()
    expect(player.at("sheet-svg")).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    assert {"Script gzip", "Stylesheet gzip", "Image gzip"} <= packed
    assert 50_000 < sum(sizes) < LIMIT
