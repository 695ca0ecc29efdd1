"""Messages of sockets drawn at random from the descriptions: answered, never by a failure.

Every message is accepted and refused for its content many times; with ``--full``, 100,000 inputs.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from starlette.applications import Starlette

from prikup.server.http.openapi import describe_messages
from prikup.shuffle import compute_commitment
from prikup.table import events
from tests.server.fuzzed_server import Guest, count_objects, run, tell
from tests.server.fuzzing import TEXTS, Drawer, Line
from tests.server.players import Json
from tests.sizes import size


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
        await self.say(1, "phrase", phrase=self._random.choice(["thanks", "luck"]))
        await self.say(2, "allow_chat", yes=True)
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
        await self._come_back()
        for guest in self.guests:
            await guest.http.aclose()

    async def _bar(self) -> None:
        """Bar a person from another table."""
        table = await self.guests[0].open_table(bots=0)
        self.lines = [Line(self._app, table, guest.cookie) for guest in self.guests[:2]]
        await self.say(1, "sit", seat=1, name="Boris")
        await self.say(0, "list", fill_after=600)
        await self.say(0, "bar", seat=1)
        await self.say(0, "list", fill_after=None)
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

    async def _come_back(self) -> None:
        """Play again after being out of time."""
        anna = self.guests[0]
        table = await anna.open_table(decision_seconds=15)
        self.lines = [Line(self._app, table, anna.cookie)]
        await self.say(0, "agree")
        await self.until(0, lambda state: state["prompt"] is not None)
        room = await self._app.state.services.hub.get_room(table)
        await room.append(events.OutOfTime(seat=0, bot="random", time=time() + 3600))
        await self.say(0, "back")
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
        await self._ask_for_seat(table)
        await self.say(0, "wait")
        self.lines[2] = Line(self._app, table, self.guests[2].cookie)
        await self.until(0, lambda state: state["table"]["seats"][2]["here"])

    async def _ask_for_seat(self, table: str) -> None:
        """Ask with another cookie for the seat of who is away, and be refused."""
        await self.say(0, "lock", lock="open")
        stranger = "".join(self._random.choices("abcdefgh", k=43))
        self.lines[2] = Line(self._app, table, stranger)
        await self.say(2, "ask_seat", seat=2)
        request = (await self.lines[0].state())["table"]["seat_request"]
        await self.say(0, "answer_seat", request=request["at"], yes=False)
        await self.lines[2].close()

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
        if kind == "list" and isinstance(message, dict) and isinstance(message.get("fill_after"), int):
            return  # a guest opens one table at a time
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
