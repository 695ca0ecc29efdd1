"""Pages, cookies, and everything that is read without a socket."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from prikup import records
from tests.server.players import Browser, Server, limit, play
from tests.table.playing import Chain

Make = Callable[[], Browser]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/proof/abc"])
def test_every_page_is_the_client_and_sets_a_cookie(browser: Make, path: str) -> None:
    anna = browser()
    answer = anna.http.get(path)
    assert "<title>Prikup</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    again = anna.http.get(path).headers["set-cookie"].lower()  # the same cookie for another year
    assert again.partition(";")[0] == cookie.partition(";")[0] and "max-age=31536000" in again


def test_page_replaces_invalid_cookie(browser: Make) -> None:
    anna = browser()
    anna.http.cookies.set("prikup", "wrong", domain="127.0.0.1", path="/")
    assert "set-cookie" in anna.http.get("/").headers


def test_hashed_files_are_cached_forever_and_compressed(browser: Make) -> None:
    answer = browser().http.get("/assets/index-abc123.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


def test_file_is_compressed_once(tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    compress = gzip.compress

    def counted(content: bytes, **how: int) -> bytes:
        made.append(len(content))
        return compress(content, **how)

    async def never(*_: object, **__: object) -> bytes:
        raise AssertionError("compressed on the way")

    monkeypatch.setattr("prikup.server.http.static_files.gzip.compress", counted)
    monkeypatch.setattr("starlette.middleware.gzip.GZipResponder.apply_compression", never)
    with Server(tmp_path / "t.db", web) as server:
        anna = Browser(server.url)
        path = "/assets/index-abc123.js"
        plain = anna.http.get(path, headers={"accept-encoding": "identity"})
        packed = [anna.http.get(path) for _ in range(3)]
        refused = anna.http.get(path, headers={"accept-encoding": "br, gzip;q=0.0"})
        accepted = anna.http.get(path, headers={"accept-encoding": "br;q=0, GZIP; q=0.5"})
        assert "content-encoding" not in refused.headers and accepted.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers and {one.content for one in packed} == {plain.content}
        for name in ("etag", "content-type", "cache-control"):
            assert {one.headers[name] for one in packed} == {plain.headers[name]}
        again = anna.http.get(path, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        anna.close()
    assert made == [len(plain.content)]


def test_only_the_hash_of_a_token_is_stored(tmp_path: Path, web: Path) -> None:
    database = tmp_path / "prikup.db"
    with Server(database, web) as server:
        anna = Browser(server.url)
        anna.get("/api/me")
        anna.create("me", "open", "open")
        token = anna.http.cookies["prikup"]
        anna.close()
    connection = sqlite3.connect(database)
    hashes = [row[0] for row in connection.execute("select token_hash from guests")]
    connection.close()
    assert hashes == [sha256(token.encode()).digest()]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token.encode() not in stored


def test_games_list_has_presets_options_and_bots(browser: Make) -> None:
    said = browser().get("/api/games")
    (preferans,) = [game for game in said["games"] if game["id"] == "preferans"]
    assert "wikipedia-sochi" in [preset["name"] for preset in preferans["presets"]]
    assert all(option["meaning"] and option["clause"] for option in preferans["options"])
    assert {"tempo", "away_seconds"} <= {option["name"] for option in said["table"]}
    assert said["bots"][:3] == ["beginner", "rules", "search"] and "random" not in said["bots"]
    assert all(game["keeper"] for game in said["games"])


def test_table_can_be_read_by_link(browser: Make) -> None:
    anna, boris = browser(), browser()
    table = anna.create("me", "random", "random")
    assert anna.get(f"/api/tables/{table}")["table"]["me"] == 0
    assert boris.get(f"/api/tables/{table}")["table"]["me"] is None


def test_proof_has_only_seeds_of_past_deals_and_verifies(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "random", "random")
    socket = anna.sit(table)
    play([socket], lambda: len(socket.state["table"]["deals"]) >= 1)
    deals = anna.proof(table, over=1)
    assert records.verify_deals(table, deals)
    assert deals[-1].server_seed is None and deals[-1].deal is None


def test_server_with_same_seed_deals_same_cards(tmp_path: Path, web: Path) -> None:
    dealt = []
    for name in ("one.db", "two.db"):
        with Server(tmp_path / name, web, seed="again") as server:
            anna = Browser(server.url)
            table = anna.create("me", "random", "random")
            socket = anna.sit(table)
            socket.see(lambda one: bool(one["view"]) and one["view"]["seats"][0]["cards"] is not None)
            dealt.append((table, socket.view["seats"][0]["cards"]))
            anna.close()
    assert dealt[0] == dealt[1]


@pytest.mark.databases
def test_tables_of_guest_are_limited(server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(server, monkeypatch, tables=2)
    anna = browser()
    for _ in range(2):
        anna.create("me", "open", "open")
    body = {"game": "preferans", "rules": "wikipedia-sochi", "seats": ["me", "open", "open"]}
    answer = anna.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "limit")


@pytest.mark.databases
def test_bot_only_tables_are_limited(server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(server, monkeypatch, arenas=1, deals=7)
    anna = browser()
    bots = {"game": "preferans", "rules": "wikipedia-sochi", "seats": ["random", "random", "random"]}
    assert anna.http.post("/api/tables", json=bots).status_code == 201
    answer = anna.http.post("/api/tables", json=bots)
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "arena")
    assert anna.create("open", "random", "random") and anna.create("me", "random", "random")


def test_unknown_path_gives_client_to_browser_and_json_to_program(browser: Make) -> None:
    anna = browser()
    page = anna.http.get("/nowhere/x", headers={"accept": "text/html,*/*;q=0.8"})
    assert page.status_code == 404 and "<title>Prikup</title>" in page.text
    said = anna.http.get("/nowhere/x", headers={"accept": "application/json"})
    assert (said.status_code, said.json()["error"]["code"]) == (404, "not_found")


@pytest.mark.databases
def test_record_replays_match_and_verifies(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "random", "random")
    assert browser().http.get(f"/api/tables/{table}/record").status_code == 409
    socket = anna.sit(table)
    assert browser().http.get(f"/api/tables/{table}/record").status_code == 200
    play([socket], lambda: len(socket.state["table"]["deals"]) >= 2)
    anna.proof(table, over=2)
    written = anna.http.get(f"/api/tables/{table}/record").text
    record = records.read(written)
    assert len(records.verify(record)) >= 2
    saved = anna.http.get(f"/api/tables/{table}/record").headers["content-disposition"]
    assert saved == f'attachment; filename="prikup-{table}.prikup"'
    assert record.seats == ("Anna", "Boris", "Vera")
    socket.send("ask_end")
    socket.see(lambda one: one["table"]["stage"] == "finished")
    over = records.read(anna.http.get(f"/api/tables/{table}/record").text)
    assert over.finish and list(map(str, over.result or ())) == socket.view["result"]
    assert 'aria-label="Result: ' in anna.http.get(f"/api/tables/{table}/sheet.svg").text


def test_deal_can_be_read_only_after_its_end(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "random", "random")
    socket = anna.sit(table)
    assert anna.http.get(f"/api/tables/{table}/deals/1").status_code == 404
    play([socket], lambda: len(socket.state["table"]["deals"]) >= 1)
    shown = anna.http.get(f"/api/tables/{table}/deals/1").json()
    assert shown == browser().http.get(f"/api/tables/{table}/deals/1").json()
    over = socket.state["table"]["deals"][0]["outcome"]["tricks"] or [0, 0, 0]
    assert [[one["winner"] for one in shown["tricks"]].count(seat) for seat in range(3)] == over
    for given in ("2", "0", "x"):
        refused = anna.http.get(f"/api/tables/{table}/deals/{given}")
        assert refused.status_code in (400, 404) and "error" in refused.json()


def test_undone_action_is_not_in_the_record(browser: Make) -> None:
    anna, boris = browser(), browser()
    table = anna.create("me", "open", "random")
    boris.get("/api/me")
    sockets = [anna.sit(table), boris.sit(table)]
    sockets[1].send("sit", seat=1, name="Boris")
    sockets[1].see(lambda one: one["table"]["me"] == 1)
    sockets[1].send("agree")

    def somebody() -> bool:
        for socket in sockets:
            socket.drain()
        return any(socket.state["prompt"] is not None for socket in sockets)

    while not somebody():
        pass
    mover = next(socket for socket in sockets if socket.state["prompt"] is not None)
    prompt = mover.state["prompt"]
    before = anna.http.get(f"/api/tables/{table}/record").text
    mover.send("move", prompt=prompt, text=mover.legal()[0])
    mover.see(lambda one: one["version"] > prompt and one["prompt"] != prompt)
    mover.send("ask_undo")
    for socket in sockets:
        if socket is not mover:
            socket.see(lambda one: one["table"]["undo"] is not None)
            socket.send("answer", yes=True)
    mover.see(lambda one: one["table"]["undo"] is None and one["prompt"] is not None)
    assert anna.http.get(f"/api/tables/{table}/record").text == before


def test_record_hides_cards_of_the_current_deal(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "random", "random")
    anna.sit(table).see(lambda one: bool(one["view"]) and one["view"]["seats"][0]["cards"] is not None)
    (mine,) = records.read(anna.http.get(f"/api/tables/{table}/record").text).deals
    (public,) = records.read(browser().http.get(f"/api/tables/{table}/record").text).deals
    assert mine.hands[0] is not None and mine.hands[1:] == (None, None)
    assert public.hands == (None, None, None)


def test_table_request_without_fields_gets_two_bots(browser: Make) -> None:
    anna = browser()
    answer = anna.http.post("/api/tables", json={}, headers={"accept-language": "de;q=0.9, ru-RU, en;q=0.1"})
    assert answer.status_code == 201
    table = anna.get(f"/api/tables/{answer.json()['id']}")["table"]
    assert table["rules"].startswith("wikipedia-sochi")
    assert [seat["name"] for seat in table["seats"]] == ["Гость", "Борис", "Вера"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "rules", "rules"]
    english = anna.create("me", "rules", "rules", lang="en", name="Vera")
    names = [seat["name"] for seat in anna.get(f"/api/tables/{english}")["table"]["seats"]]
    assert names == ["Vera", "Boris", "Lev"]


def test_seed_is_committed_first_and_hidden_until_deal(
    browser: Make,
) -> None:
    anna, boris, watcher = browser(), browser(), browser()
    table = anna.create("me", "open", "random")
    chains = {0: Chain("anna"), 1: Chain("boris")}
    boris.get("/api/me")
    sockets = {0: anna.socket(table), 1: boris.socket(table)}
    sockets[1].send("sit", seat=1, name="Boris")
    for seat, socket in sockets.items():
        socket.see(lambda one: bool(one) and one["table"]["me"] is not None)
        socket.send("bind", commitment=chains[seat].bound)
        assert socket.see(lambda one: one["table"]["binding"])["table"]["binding"] == chains[seat].bound
        assert socket.state["table"]["shuffle"] is None
        socket.send("agree")
    for socket in sockets.values():
        socket.see(lambda one: one["table"]["shuffle"] is not None)
        assert socket.state["table"]["shuffle"]["bindings"] == [chains[0].bound, chains[1].bound, ""]
    seed = chains[0].open()
    sockets[0].send("open_seed", number=1, seed=seed)
    sockets[1].see(lambda one: one["table"]["shuffle"]["opened"] == [True, False, False])
    for guest in (anna, boris, watcher):
        (shown,) = guest.get(f"/api/tables/{table}/proof")["deals"]
        assert shown["player_seeds"] == ["", "", ""] and seed not in json.dumps(shown)
    assert seed not in json.dumps(sockets[1].frames) and sockets[1].state["view"]["deal_no"] == 0
    sockets[1].send("open_seed", number=1, seed=chains[1].open())
    sockets[0].see(lambda one: (one["table"]["shuffle"] or {}).get("number") == 2)
    shown = anna.get(f"/api/tables/{table}/proof")
    assert shown["format"] == "prikup 2"
    first, second = shown["deals"]
    assert first["player_seeds"] == second["bindings"] == [chains[0].bound, chains[1].bound, ""]


def test_every_preset_lists_its_numbers_of_players(browser: Make) -> None:
    (game,) = (one for one in browser().get("/api/games")["games"] if one["id"] == "preferans")
    players = {one["name"]: one["players"] for one in game["presets"]}
    assert 3 in players["wikipedia-sochi"]
    assert all(isinstance(found, list) for found in players.values())


def test_second_person_with_same_name_gets_number(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "open", "open", name="Anna")
    for name, seat in (("anna", 1), ("Anna", 2)):
        friend = browser()
        friend.get("/api/me")
        socket = friend.socket(table)
        socket.send("sit", seat=seat, name=name)
        socket.see(lambda one: bool(one) and one["table"]["me"] is not None)
    names = [one["name"] for one in anna.get(f"/api/tables/{table}")["table"]["seats"]]
    assert names == ["Anna", "anna 2", "Anna 3"]


def test_sheet_names_bots_in_requested_language(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "rules", "rules", lang="en", name="Anna")
    sheet = f"/api/tables/{table}/sheet.svg"
    assert "Boris" in anna.http.get(sheet).text
    assert (
        "Борис" in anna.http.get(f"{sheet}?lang=ru").text and "Anna" in anna.http.get(f"{sheet}?lang=ru").text
    )
