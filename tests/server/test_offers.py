"""Claims that bots offer to people at their table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.players import Browser, Server, limit, play

Make = Callable[[], Browser]


def test_offer_of_bot_is_shown_to_opponent(
    browser: Make, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(server, monkeypatch, frames=1_000_000)
    anna = browser()
    socket = anna.sit(anna.create("me", "rules", "rules", rules="wikipedia-sochi; target=1000"))

    def offered() -> bool:
        claim = socket.view and socket.view["claim"]
        return bool(claim and claim["by"] != 0 and socket.state["prompt"] is not None)

    # Bots offer as declarers; with the defenders' cards open they offer soon.
    play([socket], offered, calm=["pass", "whist", "open"])
    view = socket.view
    assert view["asks"] == "answer" and socket.legal() == ["yes", "no"]
    assert sum(view["claim"]["division"]) == view["seats"][view["claim"]["by"]]["count"]
    assert view["seats"][view["claim"]["by"]]["cards"]
    socket.send("move", prompt=socket.state["prompt"], text="no")
    socket.see(lambda state: state["view"]["claim"] is None)
