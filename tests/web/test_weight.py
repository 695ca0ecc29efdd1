"""The size of what a visitor downloads."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Open
from tests.web.player import Json, bold

MAX_TABLE_BYTES = 400_000
MAX_CLIENT_BYTES = 500 * 1024
MAX_RULES_BYTES = 20_000
LANGUAGE = re.compile(r"/([a-z]{2})-[^/]+\.js$")
SCRIPT = re.compile(r"/prikup-\w+-(\w+)-[^/]+\.woff2$")
RULES = re.compile(r"/rules-[^/]+\.js$")
OPERATOR = re.compile(r"/Operator-[^/]+$")
"""The operator's page, which no player downloads."""


def test_table_and_sheet_weigh_less_than_400_kilobytes(visit: Open) -> None:
    player = visit("about:blank", PHONE, fresh=True)
    session = player.page.context.new_cdp_session(player.page)
    sizes: list[int] = []
    packed: set[str] = set()

    def finished(event: Json) -> None:
        sizes.append(round(event["encodedDataLength"]))  # as transferred, with headers

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
    assert 50_000 < sum(sizes) < MAX_TABLE_BYTES


def test_client_in_one_language_weighs_less_than_500_kilobytes() -> None:
    client = Path(str(files("prikup") / "web"))
    sizes = {
        str(path): len(gzip.compress(path.read_bytes()))
        for path in client.rglob("*")
        if path.is_file()
        and path.suffix != ".txt"  # licences
        and not OPERATOR.search(str(path))
    }
    rules = {path: sizes.pop(path) for path in list(sizes) if RULES.search(path)}
    assert len(rules) > 3 and max(rules.values()) < MAX_RULES_BYTES
    languages: Counter[str] = Counter()
    scripts: Counter[str] = Counter()
    common = 0
    for path, size in sizes.items():
        if language := LANGUAGE.search(path):
            languages[language[1]] += size
        elif (script := SCRIPT.search(path)) and script[1] != "latin":
            scripts[script[1]] += size
        else:
            common += size
    assert len(languages) > 1 and len(scripts) > 1
    # The longest language, and the largest script besides Latin.
    total = common + max(languages.values()) + max(scripts.values())
    assert 100_000 < total < MAX_CLIENT_BYTES
