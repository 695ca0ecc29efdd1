"""Guests without a browser who sit at a table and follow a fixed way to choose."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.server.players import Browser, Json, Socket
from tests.web.conftest import Open
from tests.web.player import Player

Way = Callable[[Json, list[str]], str]
NAMES = ("Vera", "Boris", "Lev")


def prefer(*words: str) -> Way:
    """Return a way to choose the first of these words that is legal, else the first legal action."""
    return lambda view, legal: next((word for word in words if word in legal), legal[0])


def _act(socket: Socket, choose: Way) -> None:
    table, me = socket.state["table"], socket.state["table"]["me"]
    if table["waiting"] in ("next", "end") and not table["seats"][me]["ready"]:
        socket.send("next")
    elif socket.state["prompt"] is not None and socket.view["choices"]:
        text = choose(socket.view, socket.legal())
        socket.send("move", prompt=socket.state["prompt"], text=text)
    else:
        return
    seen = socket.state["version"]
    socket.until(lambda one: one["type"] == "error" or one.get("version", 0) > seen)


def _keep_playing(sockets: list[Socket], ways: list[Way], over: threading.Event) -> None:
    while not over.is_set():
        for socket, choose in zip(sockets, ways, strict=True):
            socket.drain(0.01)
            _act(socket, choose)


@contextmanager
def seat_with_guests(visit: Open, server: str, rules: str, *ways: Way) -> Iterator[Player]:
    """Set a table for a page and one guest per way, and wait until all have agreed."""
    player = visit("/?speed=instant")
    seats = ["me", *("open" for _ in ways)]
    body = {"game": "preferans", "rules": rules, "seats": seats, "table": {"tempo": "instant"}}
    made = player.ask("/api/tables", body)
    table = made["id"]
    player.go(made["url"])
    guests = [Browser(server) for _ in ways]
    sockets = []
    for seat, (guest, name) in enumerate(zip(guests, NAMES, strict=False), 1):
        guest.http.get("/")
        sockets.append(guest.socket(table))
        sockets[-1].see(bool)
        sockets[-1].send("sit", seat=seat, name=name)
        sockets[-1].see(lambda state: state["table"]["me"] is not None)
        sockets[-1].send("agree")
    expect(player.at("btn-agree")).to_be_visible()
    player.press("btn-agree")
    over = threading.Event()
    thread = threading.Thread(target=_keep_playing, args=(sockets, list(ways), over))
    thread.start()
    try:
        yield player
    finally:
        over.set()
        thread.join()
        for guest in guests:
            guest.close()
