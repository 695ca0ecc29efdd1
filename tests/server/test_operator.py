"""The operator on the wire and on the command line: what they read and decide; others see nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from prikup.cli import main
from prikup.server.storage import moderation
from prikup.server.storage.engine import database_url
from prikup.server.storage.schema import utc_now
from prikup.server.storage.store import Storage
from tests.server.players import Browser, Json, Server
from tests.server.processes import until
from tests.server.test_accounts import do, error, register, sign_in
from tests.server.test_history import play_two, publish, search_public
from tests.server.test_matches import list_matches
from tests.server.test_open_tables import WISH, find, wait_at
from tests.server.test_reports import report

pytestmark = pytest.mark.databases

Browsers = Callable[[], Browser]
PATH = "/api/operator"
ROUTES = (
    ("GET", "reports"), ("POST", "reports/close"), ("GET", "tables"), ("POST", "tables/x/unlist"),
    ("GET", "accounts"), ("POST", "people/x/rename"), ("GET", "bans"), ("POST", "bans"), ("DELETE", "bans/x"),
)  # fmt: skip
OTHER_METHODS = (("PUT", "bans"), ("OPTIONS", "reports"), ("PATCH", "people/x/rename"))


def admin(server: Server, *words: str) -> int:
    """Run ``prikup admin`` for the database of a server."""
    database = str(server.storage._engine.url.render_as_string(hide_password=False))
    return main(["admin", words[0], "--database", database, *words[1:]])


def id_of(browser: Browser) -> str:
    """Return the id of a guest who has opened a table or has an account."""
    return str(browser.get("/api/me")["id"])


def new_operator(server: Server, browser: Browsers) -> Browser:
    """Return the browser of an operator."""
    made = browser()
    register(made, "Olga")
    assert admin(server, "operator", id_of(made)) == 0
    return made


def ban(operator: Browser, guest: str, **more: object) -> tuple[int, str]:
    """Ban a person; return the status, and the code of the refusal."""
    answer = operator.http.post(f"{PATH}/bans", json={"guest": guest, "reason": "Insults"} | more)
    return (204, "") if answer.status_code == 204 else error(answer)


def asked(browser: Browser, method: str, path: str) -> tuple[int, str]:
    """Return the answer to a request without a body; its own path and method are written as X."""
    answer = browser.http.request(method, path, content=b"{}" if method == "POST" else None)
    return answer.status_code, answer.text.replace(path, "X").replace(f'"{method}"', '"X"')


def test_operator_routes_answer_others_as_if_they_were_not_there(server: Server, browser: Browsers) -> None:
    guest, player, once = browser(), browser(), new_operator(server, browser)
    guest.create("me", "open", "open")
    register(player)
    assert once.get(f"{PATH}/accounts?name=olga")["accounts"][0]["is_operator"]
    assert [admin(server, "operator", id_of(once), "--remove") for _ in range(2)] == [0, 2]
    for one in (browser(), guest, player, once):
        unknown = asked(one, "GET", "/api/nothing")
        assert unknown[0] == 404
        assert {asked(one, method, f"{PATH}/{path}") for method, path in ROUTES} == {unknown}
        for method, path in OTHER_METHODS:
            there, nowhere = (one.http.request(method, at) for at in (f"{PATH}/{path}", "/api/nothing"))
            assert (there.status_code, there.headers["allow"]) == (
                nowhere.status_code,
                nowhere.headers["allow"],
            )
    assert once.get("/api/account")["account"]["is_operator"] is False


def test_other_sites_cannot_use_the_operator_session(server: Server, browser: Browsers) -> None:
    operator = new_operator(server, browser)
    for method, path in ROUTES:
        if method != "GET":
            headers = {"origin": "https://evil.example"}
            answer = operator.http.request(method, f"{PATH}/{path}", headers=headers, json={})
            assert error(answer) == (403, "origin"), path


def test_banned_guest_only_finishes_and_reads_their_own(server: Server, browser: Browsers) -> None:
    operator = new_operator(server, browser)
    anna, boris, played = play_two(browser, "Banned")
    going = boris.create("me", "rules", "rules", name="Boris")
    socket = boris.sit(going)
    socket.see(lambda state: state["table"]["stage"] == "playing")
    open_seat = anna.create("me", "open", "open")
    assert ban(operator, id_of(boris)) == (204, "")

    body = {"seats": ["me", "rules", "rules"]}
    assert error(boris.http.post("/api/tables", json=body)) == (403, "banned")
    assert error(boris.http.post("/api/open/find", json=WISH)) == (403, "banned")
    answer = boris.http.post("/api/same/today/play", json={"name": "B", "tempo": "instant"})
    assert error(answer) == (403, "banned")
    assert "Insults" in answer.json()["error"]["text"]
    cup = {"title": "Cup", "game": "preferans", "rules": "", "deals": 1, "opens": 1e9, "closes": 9e9}
    assert boris.http.post("/api/tournaments", json=cup).status_code >= 400
    other = boris.socket(open_seat)
    other.see(bool)
    for one, message, more in (
        (other, "sit", {"seat": 1, "name": "Boris"}),
        (socket, "say", {"text": "hello"}),
        (socket, "phrase", {"phrase": "sorry"}),
    ):
        one.send(message, **more)
        assert one.error()["code"] == "banned"
    assert [one["id"] for one in list_matches(boris)["matches"]] == [played]
    assert boris.get("/api/matches/records")["matches"][0]["record"]
    socket.send("ask_end")
    socket.see(lambda state: state["table"]["stage"] == "finished")
    for yes, code in (
        (True, "banned"),
        (False, "nothing"),
    ):  # they may decline a rematch, which nobody wants here
        socket.send("again", yes=yes)
        assert socket.error()["code"] == code

    (line,) = [one for one in operator.get(f"{PATH}/bans")["bans"] if one["id"] == id_of(boris)]
    assert (line["reason"], line["until"]) == ("Insults", None)
    assert operator.http.delete(f"{PATH}/bans/{line['id']}").status_code == 204
    assert operator.http.delete(f"{PATH}/bans/{line['id']}").status_code == 404
    assert boris.http.post("/api/tables", json=body).status_code == 201


def test_ban_ends_on_its_day_and_follows_guest_into_account(server: Server, browser: Browsers) -> None:
    guest, elsewhere = browser(), browser()
    guest.create("me", "open", "open")
    guest_id = id_of(guest)
    key = register(elsewhere, "Elsewhere")
    tomorrow = (utc_now() + timedelta(days=1)).timestamp()
    do(server, moderation.store_ban(server.storage, guest_id, "Noise", tomorrow))
    body = {"seats": ["me", "rules", "rules"]}
    assert "before 20" in guest.http.post("/api/tables", json=body).json()["error"]["text"]
    assert sign_in(guest, recovery=key).status_code == 200
    for one in (guest, elsewhere):
        assert error(one.http.post("/api/tables", json=body)) == (403, "banned")
    past = (utc_now() - timedelta(seconds=1)).timestamp()
    do(server, moderation.store_ban(server.storage, guest_id, "Noise", past))
    assert elsewhere.http.post("/api/tables", json=body).status_code == 201


def test_operator_is_not_banned_and_nobody_unknown(server: Server, browser: Browsers) -> None:
    operator = new_operator(server, browser)
    assert ban(operator, id_of(operator)) == (409, "ban")
    assert ban(operator, "nobody") == (404, "not_found")
    assert ban(operator, "\0") == (404, "not_found")
    anna = browser()
    anna.create("me", "open", "open")
    assert ban(operator, id_of(anna), reason="\u200b\n") == (400, "ban")
    assert ban(operator, id_of(anna), reason="") == (400, "message")


def test_banned_person_leaves_the_open_table_at_which_they_wait(server: Server, browser: Browsers) -> None:
    operator, anna = new_operator(server, browser), browser()
    _, table = find(anna, "Anna", rules="wikipedia-sochi; target=12")
    socket = wait_at(anna, table)
    (line,) = [one for one in operator.get(f"{PATH}/tables")["tables"] if one["id"] == table]
    assert line["stage"] == "seating" and line["people"] == [{"id": id_of(anna), "name": "Anna"}]
    assert ban(operator, id_of(anna)) == (204, "")
    socket.see(lambda state: state["table"]["me"] is None)


@pytest.mark.parametrize("way", ["browser", "command"])
def test_operator_takes_table_from_the_list(server: Server, browser: Browsers, way: str) -> None:
    operator, anna = new_operator(server, browser), browser()
    _, table = find(anna, "Anna", rules="wikipedia-sochi; target=14")
    socket = wait_at(anna, table)
    if way == "browser":
        assert operator.http.post(f"{PATH}/tables/{table}/unlist").status_code == 204
        assert error(operator.http.post(f"{PATH}/tables/{table}/unlist")) == (409, "unlisted")
    else:
        assert admin(server, "unlist", table) == 0
    socket.see(lambda state: state["table"]["listed_since"] is None)


def names_at(browser: Browser, table: str) -> list[str]:
    return [one["name"] for one in browser.get(f"/api/tables/{table}")["table"]["seats"]]


@pytest.mark.parametrize("way", ["browser", "command"])
def test_name_that_offends_is_replaced_everywhere(
    server: Server, browser: Browsers, way: str, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = new_operator(server, browser)
    rude, new = f"Rude {way}", f"Guest {way}"
    anna, boris, played = play_two(browser, rude)
    assert (publish(anna, played).status_code, publish(boris, played).status_code) == (204, 204)
    assert search_public(operator, player=rude) == [played]
    going = anna.create("me", "open", "open", name=rude)
    socket = anna.sit(going)
    if way == "browser":
        answer = operator.http.post(f"{PATH}/people/{id_of(anna)}/rename", json={"name": new})
        assert answer.status_code == 204
    else:
        assert admin(server, "rename", id_of(anna), new) == 0
    socket.see(lambda state: state["table"]["seats"][0]["name"] == new)
    until(lambda: names_at(anna, played)[0] == new)
    assert search_public(operator, player=rude) == [] and search_public(operator, player=new) == [played]
    assert rude not in anna.http.get("/api/matches/records").text.replace(f"{rude} 2", "")
    assert anna.get("/api/me")["name"] == new
    assert report(boris, played, 0) == (204, "")
    capsys.readouterr()
    assert admin(server, "reports", "--json") == 0
    shown = [one for one in json.loads(capsys.readouterr().out) if one["table"] == played]
    assert [(one["name"], one["said"]) for one in shown] == [(new, [{"name": new, "text": "between us"}])]


def test_operator_reads_record_of_reported_match_only(server: Server, browser: Browsers) -> None:
    operator = new_operator(server, browser)
    anna, _, reported = play_two(browser, "Reported")
    _, _, other = play_two(browser, "Other")
    record = f"/api/tables/{reported}/record"
    assert operator.http.get(record).status_code == 403
    assert report(anna, reported, 1, text="See the chat") == (204, "")
    assert operator.http.get(record).status_code == 200
    assert operator.http.get(f"/api/tables/{other}/record").status_code == 403
    assert browser().http.get(record).status_code == 403
    (shown,) = [one for one in reports_of(operator) if one["table"] == reported]
    assert [one["text"] for one in shown["said"]] == ["between us"] and shown["closed"] is None
    assert (shown["name"], shown["reporter_name"]) == ("Reported 2", "Reported")
    done = {"table": reported, "guest": shown["guest"]}
    assert operator.http.post(f"{PATH}/reports/close", json=done).status_code == 204
    assert reported not in [one["table"] for one in reports_of(operator)]
    assert reported in [one["table"] for one in reports_of(operator, "true")]
    wrong = {"table": other, "guest": shown["guest"]}
    assert error(operator.http.post(f"{PATH}/reports/close", json=wrong)) == (404, "not_found")


def reports_of(operator: Browser, closed: str = "false") -> list[Json]:
    answer: list[Json] = operator.get(f"{PATH}/reports?closed={closed}")["reports"]
    return answer


def test_command_line_does_the_same(
    server: Server, browser: Browsers, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, boris = browser(), browser()
    register(anna, "Twice")
    register(boris, "Twice")
    capsys.readouterr()
    assert admin(server, "ban", "Twice", "Noise") == 2
    assert "several accounts have the name 'Twice'" in capsys.readouterr().err
    assert admin(server, "ban", id_of(boris), "Noise", "--until", "2999-12-31") == 0
    assert admin(server, "bans") == 0 and "2999-12-31 00:00 UTC Twice" in capsys.readouterr().out
    assert admin(server, "accounts", "--name", "twice") == 0
    assert capsys.readouterr().out.count("(banned)") == 1
    assert admin(server, "unban", id_of(boris)) == 0
    assert admin(server, "unban", id_of(boris)) == 2
    assert admin(server, "operator", "nobody") == 2
    assert admin(server, "close", "nothing", "nobody") == 2
    guest = browser()
    guest.create("me", "open", "open")
    assert admin(server, "operator", id_of(guest)) == 2
    with pytest.raises(SystemExit):
        admin(server, "ban", id_of(guest), "Noise", "--until", "2001-01-01")
    assert "'2001-01-01' is not a future day" in capsys.readouterr().err


def test_id_of_a_person_comes_before_a_name_that_is_the_same(server: Server, browser: Browsers) -> None:
    anna, other = browser(), browser()
    register(anna, "Anna")
    register(other, id_of(anna))
    assert admin(server, "operator", id_of(anna)) == 0
    assert anna.http.get(f"{PATH}/bans").status_code == 200
    assert other.http.get(f"{PATH}/bans").status_code == 404


def test_commands_work_without_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "new.db"

    async def make() -> None:
        storage = Storage(database_url(str(database)))
        await storage.migrate()
        await storage.close()

    for what in ("reports", "tables", "accounts", "bans"):
        assert main(["admin", what, "--database", str(database)]) == 2
        assert f"there is no database '{database}'" in capsys.readouterr().err and not database.exists()
    asyncio.run(make())
    for what in ("reports", "tables", "accounts", "bans"):
        assert main(["admin", what, "--database", str(database)]) == 0
        assert capsys.readouterr().out == "There is nothing.\n"
