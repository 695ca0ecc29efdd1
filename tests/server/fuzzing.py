"""Values drawn at random from JSON Schemas, and spoilt ones; a server's sockets in process."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from random import Random
from typing import Any

from starlette.applications import Starlette

from tests.server.players import Json

TEXTS = ("", "a", "Анна", "札", "pass", "6S", "\u202e", "<b>", "x" * 50, "1e999", "'; --", "{", "null")
NUMBERS = (0, 1, -1, 2, 7, 255, 2**31, -(2**63), 2**64, 10**30)
JUNK: tuple[Any, ...] = (None, True, 0, -1, 1.5, "", "x", [], {}, [[]], {"a": 1}, 10**400, "\ud800", "\0")
"""Values that are put where others belong."""


class Drawer:
    """Draws values of JSON Schemas; ``schemas`` are those that are referred to, by their reference."""

    def __init__(self, random: Random, schemas: dict[str, Json], prefix: str) -> None:
        self._random = random
        self._schemas = schemas
        self._prefix = prefix

    def draw(self, schema: Json) -> Any:
        """Return a value that the schema allows."""
        random = self._random
        schema = self._resolve(schema)
        if "anyOf" in schema:
            return self.draw(random.choice(schema["anyOf"]))
        if "const" in schema or "enum" in schema:
            return schema["const"] if "const" in schema else random.choice(schema["enum"])
        kinds = schema.get("type", "object" if "properties" in schema else "")
        match random.choice(kinds) if isinstance(kinds, list) else kinds:
            case "string":
                return self._text(schema)
            case "integer":
                low, high = schema.get("minimum", -5), schema.get("maximum", 2000)
                return random.randint(low, max(low, high))
            case "number":
                return random.uniform(-10, 10)
            case "boolean":
                return random.random() < 0.5
            case "array":
                count = random.randint(schema.get("minItems", 0), min(schema.get("maxItems", 4), 8))
                return [self.draw(schema.get("items") or {}) for _ in range(count)]
            case "object":
                needed = schema.get("required", ())
                fields = schema.get("properties", {}).items()
                return {name: self.draw(of) for name, of in fields if name in needed or random.random() < 0.5}
        return deepcopy(random.choice(JUNK[:-3]))

    def spoil(self, schema: Json) -> Any:
        """Return a value that the schema likely forbids: a drawn one with something else in one place."""
        value = self.draw(schema)
        if not isinstance(value, dict | list) or not value or self._random.random() < 0.1:
            return deepcopy(self._random.choice(JUNK))
        random: Random = self._random
        place: Any = value
        while True:
            keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = random.choice(keys)
            if isinstance(place[key], dict | list) and place[key] and random.random() < 0.7:
                place = place[key]
                continue
            match random.randrange(4) if isinstance(place, dict) else 0:
                case 1:
                    del place[key]
                case 2:
                    place[random.choice(("x", "__class__", key.upper() + "_"))] = deepcopy(
                        random.choice(JUNK)
                    )
                case 3:
                    place[key] = random.choice((*NUMBERS, *TEXTS))
                case _:
                    place[key] = deepcopy(random.choice(JUNK))
            return value

    def _resolve(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].removeprefix(self._prefix)]
        return schema

    def _text(self, schema: Json) -> str:
        if "64" in schema.get("pattern", "") and "a-f" in schema["pattern"]:
            return "".join(self._random.choices("0123456789abcdef", k=64))
        if "pattern" in schema:
            return "".join(self._random.choices("abcXYZ019", k=self._random.randint(1, 12)))
        text = self._random.choice(TEXTS)
        return text[: schema.get("maxLength", 100)]


class Line:
    """A socket at a table, in process."""

    def __init__(self, app: Starlette, table: str, cookie: str) -> None:
        self.heard: list[Json] = []
        self.closed = False
        self._inbox: asyncio.Queue[Json] = asyncio.Queue()
        self._news = asyncio.Event()
        headers = [(b"host", b"fuzz"), (b"cookie", f"prikup={cookie}".encode())]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": f"/ws/tables/{table}", "raw_path": b"", "query_string": b"", "headers": headers,
            "client": ("127.0.0.1", 5), "server": ("fuzz", 80), "subprotocols": [], "state": {},
        }  # fmt: skip
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(app(scope, self._inbox.get, self._send))
        self._serving.add_done_callback(lambda _: self._news.set())

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = True
        self._news.set()

    async def say(self, frame: str | bytes) -> list[Json]:
        """Send a frame and then a ping; return what is heard before the pong."""
        self.heard.clear()
        kind = "text" if isinstance(frame, str) else "bytes"
        self._inbox.put_nowait({"type": "websocket.receive", kind: frame})
        self._inbox.put_nowait({"type": "websocket.receive", "text": '{"type":"ping"}'})
        wanted = 2 if frame == '{"type":"ping"}' else 1
        await self.until(lambda: sum(one["type"] == "pong" for one in self.heard) >= wanted)
        return list(self.heard)

    async def until(self, wanted: Any) -> None:
        """Wait until something holds."""
        while not wanted():
            if self._serving.done():
                self._serving.result()
            assert not self.closed and not self._serving.done(), self.heard[-2:]
            self._news.clear()
            await self._news.wait()

    async def state(self) -> Json:
        """Return the whole state as it is now."""
        self.heard.clear()
        self._inbox.put_nowait({"type": "websocket.receive", "text": '{"type":"resync"}'})
        await self.until(lambda: any(one["type"] == "state" for one in self.heard))
        return next(one for one in self.heard if one["type"] == "state")

    async def close(self) -> None:
        """Hang up."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving
