"""The owner of a table: a stranger's seat is freed, somebody is barred, the table is locked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.players import Browser, Socket
from tests.web.conftest import PHONE, Open
from tests.web.serving import Server


def seat_guest(server: str, table: str, seat: int, name: str, key: str = "") -> tuple[Browser, Socket]:
    """Return a guest without a page who sits at a table."""
    guest = Browser(server)
    guest.http.get("/api/me")
    socket = guest.socket(table + key)
    socket.see(bool)
    socket.send("sit", seat=seat, name=name)
    socket.see(lambda state: state["table"]["me"] == seat)
    return guest, socket


def test_owner_frees_bars_and_locks_before_and_during_the_match(visit: Open, server: Server) -> None:
    anna = visit("/?speed=instant", PHONE | {"viewport": {"width": 360, "height": 740}})
    seats = {"game": "preferans", "rules": "wikipedia-sochi", "seats": ["me", "open", "open"], "name": "Anna"}
    table = anna.ask("/api/tables", seats)["id"]
    anna.page.goto(f"/t/{table}")
    vera, at_vera = seat_guest(server.url, table, 1, "Vera")
    boris, at_boris = seat_guest(server.url, table, 2, "Boris")

    # Before the match, in the list of players: free a seat, then bar a person in two presses.
    anna.at("owner-1").click()
    anna.at("owner-free-1").click()
    at_vera.see(lambda state: state["table"]["me"] is None)
    at_vera.send("sit", seat=1, name="Vera")
    anna.at("owner-1").click()
    anna.at("owner-bar-1").click()
    expect(anna.at("owner-bar-1")).to_contain_text("Vera")
    anna.at("owner-bar-1").click()
    assert at_vera.closed() == 4403
    expect(anna.page).to_have_url(f"{server.url}{anna.state()['table']['invite']}")
    key = anna.state()["table"]["invite"].partition("?")[2]
    assert key.startswith("key=")
    expect(anna.at("invite-link")).to_have_value(f"{server.url}/t/{table}?{key}")
    lost = visit(f"/t/{table}")  # a page with the old link
    expect(lost.at("lost")).to_be_visible()

    lev, at_lev = seat_guest(server.url, table, 1, "Lev", f"?{key}")
    for socket in (at_lev, at_boris):
        socket.send("agree")
    anna.press("btn-agree")
    at_lev.see(lambda state: state["table"]["stage"] == "playing")

    # During the match, by the plate and in the menu, also with the keyboard.
    anna.at("owner-plate-1").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.at("owner-free-1")).to_be_visible()
    anna.at("owner-free-1").focus()
    anna.page.keyboard.press("Enter")
    at_lev.see(lambda state: state["table"]["me"] is None)
    watcher = visit(f"/t/{table}?{key}")
    expect(watcher.at("sit-1")).to_be_visible()
    anna.at("lock").select_option("seats")
    expect(anna.at("lock-sign")).to_be_visible()
    expect(anna.at("locked")).to_be_visible()
    expect(watcher.at("sit-1")).to_have_count(0)
    anna.at("lock").select_option("open")
    watcher.at("sit-1").click()
    expect(watcher.at("hand").locator("[data-card]")).to_have_count(10)
    anna.at("owner-1").click()
    anna.at("owner-hand-over-1").click()
    anna.at("owner-hand-over-1").click()
    expect(anna.at("lock")).to_have_count(0)
    expect(watcher.at("owner-plate-0")).to_have_count(1)
    for guest in (vera, boris, lev):
        guest.close()
