"""Requests drawn at random from the descriptions, without limits: answered, never by a failure.

Every route is accepted and refused for its content many times; with ``--full``, 100,000 inputs.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import time
from typing import Any
from urllib.parse import quote

import httpx
import jsonschema
import pytest
from starlette.applications import Starlette

from prikup.server.http.openapi import describe_api
from prikup.server.storage import moderation
from prikup.server.storage.reports import list_reports
from tests.pages import ROOT
from tests.server.authenticator import Authenticator
from tests.server.fuzzed_server import CUP, DOCUMENT, RECORD, Guest, count_objects, run, tell
from tests.server.fuzzing import TEXTS, Drawer, Line
from tests.server.players import Json
from tests.sizes import size

CODE = "AQ.7..A+KJ.8..K+T9.9..Q~contract+S"
EVENING = (ROOT / "examples" / "evening.prikup").read_text(encoding="utf-8")
WITHOUT_INPUT = {
    "get_api_puzzles", "get_api_lessons", "get_api_openapi_json", "get_api_messages_json", "get_healthz",
    "get_readyz", "get_metrics", "post_api_account_sign-in_options", "get_api_open",
    "get_api_operator_tables", "get_api_operator_bans", "get_api_blocks",
}  # fmt: skip
"""Operations that read nothing that could be refused."""
ORIGIN = "http://localhost"
SLOW = {"get_api_tables_id_luck", "get_api_tables_id_deals_deal_review", "post_api_review"}
"""Operations that compute for a second in a process of their own, of which there are fewer inputs."""


Good = Callable[[Guest], Awaitable[tuple[str, Json, Any]]]
"""Returns the path, the query and the body of a request that is accepted."""


def at(path: str, query: Json | None = None, body: Any = None) -> Good:
    """Return a maker of the same request each time; a word in braces is the id of what a guest has."""

    async def make(guest: Guest) -> tuple[str, Json, Any]:
        return path.format(**guest.ids), dict(query or {}), body

    return make


async def new_table(guest: Guest) -> tuple[str, Json, Any]:
    body = {
        "game": "preferans",
        "seats": ["me", "open", "random"],
        "name": guest.random.choice(["Анна", "A"]),
    }
    return "/api/tables", {}, body


async def new_challenge(guest: Guest) -> tuple[str, Json, Any]:
    other = Guest(guest.app, guest.random)
    guest.cookie = other.cookie  # everybody takes a deal up once
    return "/api/same/today/play", {}, {"name": "Anna", "tempo": "instant"}


async def new_look(guest: Guest) -> tuple[str, Json, Any]:
    guest.cookie = Guest(guest.app, guest.random).cookie
    return "/api/same/today/look", {}, None


async def new_sheet(guest: Guest) -> tuple[str, Json, Any]:
    return "/api/scores", {}, {"record": DOCUMENT}


async def next_sheet(guest: Guest) -> tuple[str, Json, Any]:
    guest.key = guest.ids["key"]
    now = (await guest.ask("GET", f"/api/scores/{guest.ids['sheet']}")).json()["revision"]
    return f"/api/scores/{guest.ids['sheet']}", {}, {"record": DOCUMENT, "revision": now + 1}


async def another_sheet(guest: Guest) -> tuple[str, Json, Any]:
    sheet = await guest.make("/api/scores", {"record": DOCUMENT})
    guest.key = sheet["key"]
    return f"/api/scores/{sheet['id']}", {}, None


async def any_score(guest: Guest) -> tuple[str, Json, Any]:
    how = {"lang": guest.random.choice(["en", "ru", "ja"]), "viewer": guest.random.choice([None, 0, 3])}
    return "/api/score", {}, {"text": RECORD} | how


async def same_deal(guest: Guest) -> tuple[str, Json, Any]:
    return "/api/same", {}, {"table": guest.ids["played"], "deal": 1}


async def new_tournament(guest: Guest) -> tuple[str, Json, Any]:
    guest.cookie = Guest(guest.app, guest.random).cookie  # a guest has few that are not closed
    opens = time() - guest.random.random()
    return "/api/tournaments", {}, CUP | {"opens": opens, "closes": opens + 1000}


async def new_entry(guest: Guest) -> tuple[str, Json, Any]:
    guest.cookie = Guest(guest.app, guest.random).cookie  # everybody enters once
    return f"/api/tournaments/{guest.ids['cup']}/play", {}, {"name": "Anna", "tempo": "instant"}


async def another_guest(guest: Guest) -> Guest:
    """Let a guest be somebody new, without an account."""
    guest.cookie = Guest(guest.app, guest.random).cookie
    return guest


async def another_account(guest: Guest) -> str:
    """Let a guest be somebody new with an account; return the recovery key."""
    answer = await (await another_guest(guest)).ask("POST", "/api/account", json={"name": "Anna"})
    assert answer.status_code == 201, answer.text
    guest.cookie = answer.cookies["prikup"]
    return str(answer.json()["recovery"])


async def new_account(guest: Guest) -> tuple[str, Json, Any]:
    await another_guest(guest)
    return "/api/account", {}, {"name": guest.random.choice(["Анна", "A"])}


def as_account(path: str, body: Any = None) -> Good:
    """Return a maker of a request of somebody new with an account."""

    async def make(guest: Guest) -> tuple[str, Json, Any]:
        await another_account(guest)
        return path, {}, body

    return make


async def signing_in(guest: Guest) -> tuple[str, Json, Any]:
    key = await another_account(guest)
    if guest.random.random() < 0.5:
        return "/api/account/sign-in", {}, {"recovery": key}
    device = await add_passkey(guest)
    options = (await guest.ask("POST", "/api/account/sign-in/options")).json()["options"]
    return "/api/account/sign-in", {}, {"passkey": device.sign(options)}


async def new_passkey(guest: Guest) -> tuple[str, Json, Any]:
    await another_account(guest)
    options = (await guest.ask("POST", "/api/account/passkeys/options")).json()["options"]
    credential = Authenticator(ORIGIN).register(options)
    return "/api/account/passkeys", {}, {"name": "phone", "credential": credential}


async def add_passkey(guest: Guest) -> Authenticator:
    """Add a passkey to the account of a guest."""
    device = Authenticator(ORIGIN)
    options = (await guest.ask("POST", "/api/account/passkeys/options")).json()["options"]
    await guest.make("/api/account/passkeys", {"name": "phone", "credential": device.register(options)})
    return device


async def old_passkey(guest: Guest) -> tuple[str, Json, Any]:
    await another_account(guest)
    await add_passkey(guest)
    account = (await guest.ask("GET", "/api/account")).json()["account"]
    return f"/api/account/passkeys/{account['passkeys'][0]['id']}", {}, None


async def find_table(guest: Guest) -> tuple[str, Json, Any]:
    if guest.random.random() < 0.5:
        guest.cookie = Guest(guest.app, guest.random).cookie
    return "/api/open/find", {}, {"game": "preferans", "rules": "", "name": "Anna", "fill_after": 0}


async def report(guest: Guest) -> tuple[str, Json, Any]:
    return "/api/tables/{shared}/report".format(**guest.ids), {}, {"seat": 1, "reason": "words"}


async def as_operator(guest: Guest) -> str:
    """Let a guest be an operator; return the id of somebody with a report at the shared table."""
    path, _, body = await report(guest)
    await guest.ask("POST", path, json=body)
    await another_account(guest)
    me = (await guest.ask("GET", "/api/account/export")).json()["ids"][0]
    assert await moderation.set_operator(guest.app.state.storage, me, True)
    found = await list_reports(guest.app.state.storage, 1)
    return found[0].report.reported


def for_operator(path: str, query: Json | None = None, body: Any = None) -> Good:
    """Return a maker of a request of an operator; {reported} is the id of somebody."""

    async def make(guest: Guest) -> tuple[str, Json, Any]:
        reported = await as_operator(guest)
        given = body and {name: value.format(reported=reported, **guest.ids) for name, value in body.items()}
        return path.format(reported=reported), dict(query or {}), given

    return make


async def end_ban(guest: Guest) -> tuple[str, Json, Any]:
    reported = await as_operator(guest)
    await guest.ask("POST", "/api/operator/bans", json={"guest": reported, "reason": "words"})
    return f"/api/operator/bans/{reported}", {}, None


async def unlist(guest: Guest) -> tuple[str, Json, Any]:
    table = await (await another_guest(guest)).open_table(bots=0)
    line = Line(guest.app, table, guest.cookie)
    await line.say('{"type":"list","fill_after":0}')
    await guest.keep_open(line)  # with nobody there the table leaves the list
    await as_operator(guest)
    return f"/api/operator/tables/{table}/unlist", {}, None


async def end_block(guest: Guest) -> tuple[str, Json, Any]:
    path = f"/api/tables/{guest.ids['shared']}/blocks"
    await guest.ask("POST", path, json={"seat": 1, "yes": True})
    found = (await guest.ask("GET", "/api/blocks")).json()["blocks"]
    return f"/api/blocks/{found[0]['id']}", {}, None


async def draft(guest: Guest) -> tuple[str, Json, Any]:
    shown = await guest.make("/api/board/read", {"text": CODE})
    names = ("game", "rules", "hands", "aside", "contract", "declarer", "leader")
    return "/api/board/write", {}, {name: shown[name] for name in names}


ASKED = {"code": CODE}
GOOD: dict[str, Good] = {
    "get_api_account": at("/api/account"),
    "post_api_account": new_account,
    "delete_api_account": as_account("/api/account"),
    "get_api_account_export": as_account("/api/account/export"),
    "post_api_account_recovery": as_account("/api/account/recovery"),
    "post_api_account_link": as_account("/api/account/link"),
    "post_api_account_passkeys": new_passkey,
    "post_api_account_passkeys_options": as_account("/api/account/passkeys/options"),
    "delete_api_account_passkeys_id": old_passkey,
    "post_api_account_sign-in": signing_in,
    "post_api_account_sign-in_options": at("/api/account/sign-in/options"),
    "post_api_account_sign-out": as_account("/api/account/sign-out", {"everywhere": True}),
    "get_api_matches_search": at("/api/matches/search", {"player": "anna", "result": "won"}),
    "get_api_matches_records": at("/api/matches/records", {"before": "none"}),
    "get_api_matches_statistics": at("/api/matches/statistics"),
    "post_api_matches_id_public": at("/api/matches/{played}/public", body={"yes": True}),
    "get_api_public": at("/api/public", {"contract": "6S"}),
    "get_api_games": at("/api/games", {"lang": "ru"}),
    "get_api_rules": at("/api/rules", {"text": "wikipedia-sochi; target=10"}),
    "get_api_words_game": at("/api/words/preferans"),
    "get_api_me": at("/api/me"),
    "get_api_matches": at("/api/matches"),
    "post_api_tables": new_table,
    "get_api_tables_id": at("/api/tables/{playing}"),
    "get_api_tables_id_hint": at("/api/tables/{playing}/hint"),
    "get_api_tables_id_sheet_svg": at("/api/tables/{played}/sheet.svg", {"form": "classic", "deal": "1"}),
    "get_api_tables_id_record": at("/api/tables/{played}/record"),
    "get_api_tables_id_deals": at("/api/tables/{played}/deals"),
    "get_api_tables_id_deals_deal": at("/api/tables/{played}/deals/1"),
    "get_api_tables_id_deals_deal_review": at("/api/tables/{played}/deals/1/review"),
    "get_api_tables_id_luck": at("/api/tables/{played}/luck"),
    "get_api_tables_id_proof": at("/api/tables/{played}/proof"),
    "post_api_tables_id_report": report,
    "get_api_operator_reports": for_operator("/api/operator/reports"),
    "post_api_operator_reports_close": for_operator(
        "/api/operator/reports/close", body={"table": "{shared}", "guest": "{reported}"}
    ),
    "get_api_operator_tables": for_operator("/api/operator/tables"),
    "post_api_operator_tables_id_unlist": unlist,
    "get_api_operator_accounts": for_operator("/api/operator/accounts", {"name": "A"}),
    "post_api_operator_people_id_rename": for_operator("/api/operator/people/{reported}/rename", body={}),
    "get_api_operator_bans": for_operator("/api/operator/bans"),
    "post_api_operator_bans": for_operator(
        "/api/operator/bans", body={"guest": "{reported}", "reason": "words"}
    ),
    "delete_api_operator_bans_id": end_ban,
    "get_api_blocks": at("/api/blocks"),
    "delete_api_blocks_id": end_block,
    "get_api_tables_id_blocks": at("/api/tables/{shared}/blocks"),
    "post_api_tables_id_blocks": at("/api/tables/{shared}/blocks", body={"seat": 1, "yes": True}),
    "post_api_account_name": as_account("/api/account/name", {"name": "Vera"}),
    "post_api_board_read": at("/api/board/read", body={"text": CODE}),
    "post_api_board_write": draft,
    "post_api_board_values": at("/api/board/values", body=ASKED),
    "post_api_board_table": at("/api/board/table", body=ASKED),
    "post_api_board_deals": at("/api/board/deals", body=ASKED | {"sees": 0}),
    "post_api_board_reply": at("/api/board/reply", body=ASKED),
    "post_api_review": at("/api/review", body={"record": EVENING}),
    "post_api_score": any_score,
    "post_api_scores": new_sheet,
    "get_api_scores_id": at("/api/scores/{sheet}", {"lang": "ru"}),
    "put_api_scores_id": next_sheet,
    "delete_api_scores_id": another_sheet,
    "post_api_same": same_deal,
    "get_api_same_id": at("/api/same/{same}"),
    "post_api_same_id_play": new_challenge,
    "post_api_same_id_look": new_look,
    "get_api_tournaments": at("/api/tournaments"),
    "get_api_open": at("/api/open"),
    "post_api_open_find": find_table,
    "post_api_tournaments": new_tournament,
    "get_api_tournaments_id": at("/api/tournaments/{cup}"),
    "post_api_tournaments_id_play": new_entry,
    "get_api_tournaments_id_deals_deal": at("/api/tournaments/{closed}/deals/1"),
    "get_api_puzzles": at("/api/puzzles"),
    "post_api_puzzles_id": at("/api/puzzles/{puzzle}", body={"give_up": True}),
    "get_api_lessons": at("/api/lessons"),
    "post_api_lessons_game_step": at("/api/lessons/{lesson}/{step}", body={"give_up": True}),
    "get_api_openapi_json": at("/api/openapi.json"),
    "get_api_messages_json": at("/api/messages.json"),
    "get_healthz": at("/healthz"),
    "get_readyz": at("/readyz"),
    "get_metrics": at("/metrics"),
}
"""A request of each operation that is accepted."""


class Fuzz:
    """The counts by operation and status, and the checks of every answer."""

    def __init__(self, described: Json) -> None:
        self.statuses: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.operations = {
            one["operationId"]: (path, method.upper(), one)
            for path, of_path in described["paths"].items()
            for method, one in of_path.items()
        }
        self._described = described
        self._checked: Counter[tuple[str, int]] = Counter()

    def note(self, name: str, answer: httpx.Response) -> None:
        """Count an answer; it must be one that is described."""
        status = answer.status_code
        self.statuses[name][status] += 1
        described = self.operations[name][2]["responses"]
        asked = f"{answer.request.method} {answer.request.url} {answer.request.content[:300]!r}"
        assert str(status) in described, f"{asked}: {status} {answer.text[:300]}"
        self._checked[name, status] += 1
        if self._checked[name, status] <= 3 and answer.headers.get("content-type") == "application/json":
            content = described[str(status)].get("content") or self._refusal()
            schema = content["application/json"]["schema"] | {"components": self._described["components"]}
            jsonschema.Draft202012Validator(schema).validate(answer.json())

    def _refusal(self) -> Json:
        return dict(self._described["components"]["responses"]["Refusal"]["content"])

    def count(self, name: str, accepted: bool) -> int:
        """Return how often an operation was accepted, or refused for its content."""
        return sum(count for status, count in self.statuses[name].items() if (status < 400) is accepted)


def spoilt_request(
    random: Random, drawer: Drawer, operation: Json, path: str, good: tuple[str, Json, Any]
) -> tuple[str, Json, Any]:
    """Return an accepted request with one part spoilt: its path, its query or its body."""
    where, query, body = good
    parts = ["path"] if "{" in path else []
    names = [one["name"] for one in operation["parameters"] if one["in"] == "query"]
    parts += ["query"] if names else []
    if "requestBody" in operation:
        parts += ["body"] * 3
    parts += ["cookie"] if "401" in operation["responses"] else []
    match random.choice(parts):
        case "path":
            pieces, holes = where.split("/"), path.split("/")
            at = random.choice([number for number, hole in enumerate(holes) if "{" in hole])
            pieces[at] = quote(random.choice((*TEXTS[1:], "..", "0" * 30, "-1", "\0")), safe="") or "x"
            return "/".join(pieces), query, body
        case "query":
            junk = random.choice((*TEXTS, "x" * 5000, "99999999", "-1", "\0"))
            return where, query | {random.choice(names): junk}, body
        case "body":
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            draw = drawer.spoil if random.random() < 0.8 else drawer.draw
            return where, query, draw(schema)
    return where, query, body


def encode(body: Any) -> bytes:
    """Return JSON, also of what is no text."""
    return json.dumps(body).encode("utf-8", "surrogatepass")


async def fuzz_http(guest: Guest, fuzz: Fuzz, drawer: Drawer, name: str, part: int) -> None:
    """Send accepted and spoilt requests of one operation until ``1 / part`` of those wanted is reached."""
    path, method, operation = fuzz.operations[name]
    accepted, refused = (-(-size(kind) // part) for kind in ("accepted", "refused"))
    most = 100 * size("refused")
    if name in SLOW:
        accepted, refused = accepted // 4 + 1, refused // 4 + 1
    cookie = guest.cookie
    for number in range(most):
        if fuzz.count(name, True) >= accepted and (
            name in WITHOUT_INPUT or fuzz.count(name, False) >= refused
        ):
            await guest.keep_open(None)
            return
        good = await GOOD[name](guest)
        spoils = number % 4 != 0 and name not in WITHOUT_INPUT
        where, query, body = good
        if spoils or fuzz.count(name, True) >= accepted:
            where, query, body = spoilt_request(guest.random, drawer, operation, path, good)
        headers = {"x-score-key": guest.key, "content-type": "application/json"}
        if (where, query, body) == good and spoils:
            headers["cookie"] = "prikup=" + guest.random.choice(["x", "+" * 43, "Ж".encode().hex()])
        content = None if body is None else encode(body)
        answer = await guest.ask(method, where, params=query, content=content, headers=headers)
        if answer.status_code == 404 and answer.json()["error"]["name"] in ("not_found", "method"):
            continue  # it was no request of this operation
        if answer.request.url.raw_path.count(b"/") != path.count("/"):
            continue  # a part ".." led to another operation
        if answer.status_code == 405 or answer.headers.get("content-type", "").startswith("text/html"):
            continue
        fuzz.note(name, answer)
        guest.cookie = cookie
    raise AssertionError(f"{name}: {fuzz.statuses[name]}")


@pytest.mark.timeout(14_400)
def test_every_operation_accepts_and_refuses_without_failing(tmp_path: Path) -> None:
    random = Random("http")

    async def fuzzed(app: Starlette) -> None:
        described = describe_api(app.routes)
        fuzz = Fuzz(described)
        drawer = Drawer(random, described["components"]["schemas"], "#/components/schemas/")
        guest = Guest(app, random)
        await guest.prepare()
        assert fuzz.operations.keys() == GOOD.keys()
        objects = []
        for part in (2, 1):
            for name in sorted(GOOD):
                await fuzz_http(guest, fuzz, drawer, name, part)
            objects.append(count_objects())
        tell(dict(fuzz.statuses))
        assert objects[1] < 1.1 * objects[0] + 20_000, objects  # what requests leave behind does not add up
        assert not any(500 in counted for counted in fuzz.statuses.values())
        await guest.http.aclose()

    run(tmp_path, fuzzed)
