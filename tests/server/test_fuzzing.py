"""Input drawn at random from the descriptions, in process and without limits: answered, never by a failure.

Every route and message is accepted and refused for its content many times; with ``--full``, 100,000 inputs.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import time
from typing import Any
from urllib.parse import quote

import httpx
import jsonschema
import msgspec
import pytest
from starlette.applications import Starlette

from prikup.core import to_json
from prikup.keeper import read_document
from prikup.server import create_app
from prikup.server.http.openapi import describe_api, describe_messages
from prikup.server.storage import tournaments
from prikup.server.tables.driver import Pace
from prikup.shuffle import compute_commitment
from tests.pages import ROOT
from tests.server.fuzzing import TEXTS, Drawer, Line
from tests.server.players import OFTEN, Json
from tests.sizes import size

LIMITS = msgspec.structs.replace(
    OFTEN, requests=10**9, events=10**9, address_events=10**9, tables=10**9, sheets=10**9
)
PACE = Pace(
    min_bot_time_s=0, max_bot_time_s=0, trick_hold_s=0, absence_grace_s=0, stale_after_s=0,
    sweep_interval_s=0.02, keep_room_s=0.1,
)  # fmt: skip
CODE = "AQ.7..A+KJ.8..K+T9.9..Q~contract+S"
RECORD = (ROOT / "examples" / "home.prikup").read_text(encoding="utf-8")
EVENING = (ROOT / "examples" / "evening.prikup").read_text(encoding="utf-8")
CUP = {"title": "Cup", "game": "preferans", "rules": "", "deals": 1}
DOCUMENT: Json = json.loads(to_json(read_document(RECORD)))
WITHOUT_INPUT = {
    "get_api_puzzles", "get_api_lessons", "get_api_openapi_json", "get_api_messages_json", "get_healthz",
    "get_readyz", "get_metrics",
}  # fmt: skip
"""Operations that read nothing that could be refused."""
SLOW = {"get_api_tables_id_luck", "get_api_tables_id_deals_deal_review", "post_api_review"}
"""Operations that compute for a second in a process of their own, of which there are fewer inputs."""


class Guest:
    """A guest with tables and a shared sheet; ``ids`` are those of what they have."""

    def __init__(self, app: Starlette, random: Random) -> None:
        self.app, self.random = app, random
        self.cookie = "".join(random.choices("abcdefgh", k=43))
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://fuzz", timeout=None)
        self.ids: dict[str, str] = {}
        self.key = ""

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request with the cookie."""
        headers = {"cookie": f"prikup={self.cookie}"} | more.pop("headers", {})
        return await self.http.request(method, path, headers=headers, **more)

    async def make(self, path: str, body: Json) -> Json:
        """Send a request that is accepted; return its answer."""
        answer = await self.ask("POST", path, json=body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    async def open_table(self, rules: str = "wikipedia-sochi", bots: int = 2, **table: Any) -> str:
        """Open a table with bots, or with open seats for others."""
        seats = ["me", *["random"] * bots, *["open"] * (2 - bots)]
        wanted = {"rules": rules, "seats": seats, "name": "Anna", "table": {"tempo": "instant"} | table}
        return str((await self.make("/api/tables", wanted))["id"])

    async def prepare(self) -> None:
        """Make what the routes are about."""
        self.ids["open"] = await self.open_table(bots=1)
        self.ids["played"] = await self.open_table(rules="wikipedia-sochi; end_deals=1")
        line = Line(self.app, self.ids["played"], self.cookie)
        await line.say('{"type":"agree"}')
        await play(line, self.random, lambda state: state["table"]["stage"] == "finished")
        await line.close()
        self.ids["playing"] = await self.open_table()
        line = Line(self.app, self.ids["playing"], self.cookie)
        await line.say('{"type":"agree"}')
        await play(line, self.random, lambda state: state["prompt"] is not None)
        await line.close()
        sheet = await self.make("/api/scores", {"record": DOCUMENT})
        self.ids["sheet"], self.ids["key"] = sheet["id"], sheet["key"]
        shared = await self.make("/api/same", {"table": self.ids["played"], "deal": 1})
        self.ids["same"] = shared["id"]
        cup = CUP | {"opens": time() - 1, "closes": time() + 10**5}
        self.ids["cup"] = (await self.make("/api/tournaments", cup))["id"]
        storage = self.app.state.storage
        opened = await tournaments.find_tournament(storage, self.ids["cup"])
        assert opened is not None
        closed = msgspec.structs.replace(opened, id="closed", closes=time())
        self.ids["closed"] = (await tournaments.store_tournament(storage, closed)).id
        lesson = (await self.ask("GET", "/api/lessons")).json()[0]
        self.ids["lesson"], self.ids["step"] = lesson["game"], str(lesson["steps"][0]["id"])
        self.ids["puzzle"] = (await self.ask("GET", "/api/puzzles")).json()["puzzles"][0]["id"]


async def play(line: Line, random: Random, done: Callable[[Json], bool]) -> None:
    """Act at random until something holds of the state."""
    while not done(state := await line.state()):
        me, table = state["table"]["me"], state["table"]
        if table["stage"] == "playing" and table["waiting"] == "next" and not table["seats"][me]["ready"]:
            await line.say('{"type":"next"}')
        elif state["prompt"] is not None and state["view"]["choices"]:
            texts = [one["text"] for one in state["view"]["choices"] if one["legal"]]
            move = {"type": "move", "prompt": state["prompt"], "text": random.choice(texts)}
            await line.say(json.dumps(move))
        else:
            await asyncio.sleep(0)


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


async def draft(guest: Guest) -> tuple[str, Json, Any]:
    shown = await guest.make("/api/board/read", {"text": CODE})
    names = ("game", "rules", "hands", "aside", "contract", "declarer", "leader")
    return "/api/board/write", {}, {name: shown[name] for name in names}


ASKED = {"code": CODE}
GOOD: dict[str, Good] = {
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
        if answer.status_code == 405 or answer.headers.get("content-type", "").startswith("text/html"):
            continue
        fuzz.note(name, answer)
        guest.cookie = cookie
    raise AssertionError(f"{name}: {fuzz.statuses[name]}")


def run(tmp_path: Path, fuzzed: Callable[[Starlette], Awaitable[None]]) -> None:
    """Run something with a server in this process."""
    made = create_app(str(tmp_path / "t.db"), "fuzz", tmp_path / "no client", PACE, LIMITS)

    async def serve() -> None:
        async with made.router.lifespan_context(made):
            await fuzzed(made)

    asyncio.run(serve())


def count_objects() -> int:
    """Return the number of objects that the garbage collector knows, without garbage."""
    gc.collect()
    return len(gc.get_objects())


def tell(statuses: dict[str, Counter[Any]]) -> None:
    """Print how often each was answered with what."""
    for name, counted in sorted(statuses.items()):
        print(f"{name:40} " + " ".join(f"{key}:{count}" for key, count in sorted(counted.items())))
    print(sum(sum(counted.values()) for counted in statuses.values()), "inputs", file=sys.stdout, flush=True)


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


class Life:
    """Three people at a table from its opening to its end: they say each message when it is accepted."""

    def __init__(self, app: Starlette, random: Random, counts: defaultdict[str, Counter[str]]) -> None:
        self.guests = [Guest(app, random) for _ in range(3)]
        self.lines: list[Line] = []
        self._app, self._random, self._counts = app, random, counts
        self._number = 0

    async def say(self, who: int, kind: str, **fields: Any) -> None:
        """Say something that is accepted."""
        self._number += 1
        message = {"type": kind, "nonce": f"n{self._number}"} | fields
        heard = await self.lines[who].say(json.dumps(message))
        errors = [one for one in heard if one["type"] == "error"]
        assert not errors, (message, errors)
        self._counts[kind]["accepted"] += 1

    async def live(self, spoil: Callable[[Line], Awaitable[None]]) -> None:
        """Play a match; spoil the sockets of two other tables, before and during their match."""
        anna = self.guests[0]
        for begins in (False, True):
            other = Line(self._app, await anna.open_table(), anna.cookie)
            if begins:
                await other.say('{"type":"agree"}')
            await spoil(other)
            await other.close()
        rules = "wikipedia-sochi; end_deals=1"
        table = await anna.open_table(rules=rules, bots=0)
        self.lines = [Line(self._app, table, guest.cookie) for guest in self.guests]
        await self._gather()
        for who in (1, 2, 0):
            await self.say(who, "agree")
        await self.until(0, lambda state: state["view"] is not None)
        await self.say(0, "say", text=self._random.choice(TEXTS[1:4]))
        await self.say(1, "ping")
        await self.say(1, "resync")
        await self._open_seeds()
        await self._take_back()
        await self._wait_for_absent(table)
        await self._play_deal()
        await self.say(0, "ask_end")
        await self._answer(0, yes=True)
        await self.until(0, lambda state: state["table"]["stage"] == "finished")
        await self.say(0, "again", yes=True)
        await self.say(1, "again", yes=False)
        for line in self.lines:
            await line.close()
        await self._bar()
        await self._hurry()
        for guest in self.guests:
            await guest.http.aclose()

    async def _bar(self) -> None:
        """Bar a person from another table."""
        table = await self.guests[0].open_table(bots=0)
        self.lines = [Line(self._app, table, guest.cookie) for guest in self.guests[:2]]
        await self.say(1, "sit", seat=1, name="Boris")
        await self.say(0, "bar", seat=1)
        for line in self.lines:
            await line.close()

    async def _hurry(self) -> None:
        """Have the rest of a deal played without pauses, at a table of four where the person deals first."""
        rests = False
        while not rests:
            self.lines = [
                Line(self._app, await self.guests[0].open_table(bots=3, tempo="slow"), self.guests[0].cookie)
            ]
            await self.say(0, "agree")
            await self.until(0, lambda state: bool(state["view"]) and state["view"]["deal_no"] == 1)
            rests = not (await self.lines[0].state())["view"]["seats"][0]["playing"]
            if rests:
                await self.say(0, "hurry")
            await self.lines[0].close()

    async def _gather(self) -> None:
        await self.say(1, "sit", seat=1, name="Boris")
        await self.say(1, "leave")
        await self.say(1, "sit", seat=1, name="Boris")
        await self.say(0, "bot", seat=2, bot="random")
        await self.say(0, "free", seat=2)
        await self.say(2, "sit", seat=2, name="Vera")
        await self.say(0, "lock", lock="all")
        await self.say(0, "rules", rules="wikipedia-sochi; end_deals=2; target=20")
        await self.say(0, "hand_over", seat=1)
        await self.say(1, "hand_over", seat=0)
        self.seeds = [f"{self._random.getrandbits(256):064x}" for _ in self.guests]
        for who, seed in enumerate(self.seeds):
            await self.say(who, "bind", commitment=compute_commitment(seed))

    async def _open_seeds(self) -> None:
        for who, seed in enumerate(self.seeds):
            shuffle = (await self.lines[who].state())["table"]["shuffle"]
            if shuffle is not None and shuffle["bindings"] and not shuffle["opened"][who]:
                await self.say(who, "open_seed", number=shuffle["number"], seed=seed)

    async def _act(self) -> int | None:
        """Let whoever is asked act; return who did."""
        for who, line in enumerate(self.lines):
            state = await line.state()
            choices = [one for one in (state["view"] or {}).get("choices", ()) if one["legal"]]
            if state["prompt"] is not None and choices:
                text = self._random.choice(choices)["text"]
                await self.say(who, "move", prompt=state["prompt"], text=text)
                return who
        await asyncio.sleep(0)
        return None

    async def _take_back(self) -> None:
        """Take a decision back."""
        while True:
            acted = await self._act()
            for who, line in enumerate(self.lines):
                if acted is not None and (await line.state())["table"]["may_undo"]["ok"]:
                    await self.say(who, "ask_undo")
                    await self._answer(who, yes=True)
                    return

    async def _answer(self, asker: int, yes: bool) -> None:
        for who in range(3):
            if who != asker:
                await self.say(who, "answer", yes=yes)

    async def _wait_for_absent(self, table: str) -> None:
        await self.say(2, "leave")
        await self.lines[2].close()
        await self.until(0, lambda state: bool(state["table"]["away"]))
        await self.say(0, "wait")
        self.lines[2] = Line(self._app, table, self.guests[2].cookie)
        await self.until(0, lambda state: state["table"]["seats"][2]["here"])

    async def _play_deal(self) -> None:
        while (await self.lines[0].state())["table"]["waiting"] != "next":
            await self._act()
        for who, line in enumerate(self.lines):
            if not (await line.state())["table"]["seats"][who]["ready"]:
                await self.say(who, "next")

    async def until(self, who: int, wanted: Callable[[Json], bool]) -> None:
        """Wait until something holds of the state."""
        while not wanted(await self.lines[who].state()):
            await asyncio.sleep(0)


@pytest.mark.timeout(14_400)
def test_every_message_is_accepted_and_refused_without_failing(tmp_path: Path) -> None:
    random = Random("sockets")
    described = describe_messages()
    drawer = Drawer(random, described["$defs"], "#/$defs/")
    kinds = {reference["$ref"].rpartition("/")[2] for reference in described["$defs"]["up"]["anyOf"]}
    tags = {described["$defs"][name]["properties"]["type"]["enum"][0]: name for name in kinds}
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    codes: Counter[str] = Counter()

    async def spoil(line: Line) -> None:
        for kind, name in tags.items():
            most = counts[kind]["refused"] + size("refused") // (2 * size("accepted")) + 1
            while counts[kind]["refused"] < most:
                await say_spoilt(line, kind, name)

    async def say_spoilt(line: Line, kind: str, name: str) -> None:
        message = drawer.spoil({"$ref": f"#/$defs/{name}"})
        if isinstance(message, dict) and random.random() < 0.8:
            message["type"] = kind
        if kind in ("leave", "ask_end") and isinstance(message, dict) and message.keys() <= {"type", "nonce"}:
            return  # the table is still needed
        text = json.dumps(message)
        frame: str | bytes = text
        if random.random() < 0.05:
            frame = text[: random.randrange(len(text))].encode()
        errors = [one for one in await line.say(frame) if one["type"] == "error"]
        counts[kind]["refused" if errors else "accepted by chance"] += 1
        codes.update(one["code"] for one in errors)

    async def fuzzed(app: Starlette) -> None:
        for number in range(size("accepted")):
            await Life(app, random, counts).live(spoil)
            if number in (size("accepted") // 4, size("accepted") - 1):
                objects.append(count_objects())

    objects: list[int] = []
    run(tmp_path, fuzzed)
    tell(dict(counts))
    tell({"codes of refusals": codes})
    assert codes["server"] == 0
    assert all(counts[kind]["refused"] >= size("refused") for kind in tags)
    assert all(counts[kind]["accepted"] >= size("accepted") for kind in tags)
    assert objects[-1] < 1.5 * objects[0] + 50_000, objects  # what tables leave behind does not add up
