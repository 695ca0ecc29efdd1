"""Log lines as JSON, and log levels."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from contextvars import copy_context
from pathlib import Path

import pytest

from prikup.server.logs import TABLE, JsonLines
from tests.server.players import Browser, Server


def line(message: str, *args: object, error: bool = False) -> dict[str, str]:
    info = sys.exc_info() if error else None
    record = logging.LogRecord("prikup.server", logging.ERROR, "", 0, message, args, info)
    text = JsonLines().format(record)
    assert "\n" not in text
    said: dict[str, str] = json.loads(text)
    assert said.pop("time").endswith("+00:00")
    return said


def test_log_line_has_level_and_message() -> None:
    said = line("%s tables were forgotten", 3)
    assert said == {"level": "error", "logger": "prikup.server", "message": "3 tables were forgotten"}


def test_log_line_has_table_and_error() -> None:
    def at_a_table() -> dict[str, str]:
        TABLE.set("abc")
        try:
            raise ValueError("broken\nhere")
        except ValueError:
            return line("no", error=True)

    said = copy_context().run(at_a_table)
    assert said["table"] == "abc" and "ValueError: broken\nhere" in said["error"]


def test_errors_of_table_are_logged_with_its_id(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []

    class RecordingHandler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(JsonLines().format(record))

    async def broken(*_: object) -> str:
        await asyncio.sleep(0)
        raise ValueError("a bot that breaks down")

    handler = RecordingHandler()
    logging.getLogger("prikup.server").addHandler(handler)
    try:
        with Server(tmp_path / "t.db", web) as server:
            monkeypatch.setattr(server.hub.host.bots, "choose", broken)
            anna = Browser(server.url)
            table = anna.create("me", "rules", "rules")
            socket = anna.sit(table)
            socket.see(lambda state: bool(state["view"]) and bool(found))
            anna.close()
    finally:
        logging.getLogger("prikup.server").removeHandler(handler)
    said = [json.loads(one) for one in found]
    bots = [one for one in said if "bot rules failed" in one["message"]]
    assert bots and all(one["table"] == table for one in bots)


def test_verbose_libraries_are_silent_at_every_level() -> None:
    code = """
import logging
from prikup.server.logs import start_logging
start_logging("debug", json=True)
logging.getLogger("prikup.server").debug("ours")
logging.getLogger("aiosqlite").debug("a seed")
logging.getLogger("uvicorn.error").info("theirs")
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr
    assert [json.loads(line)["message"] for line in said.splitlines()] == ["ours", "theirs"]


def test_messages_below_the_level_are_not_logged() -> None:
    code = """
import logging
from prikup.server.logs import start_logging
start_logging("error")
logging.getLogger("prikup.server").warning("ours")
logging.getLogger("uvicorn.error").warning("theirs")
logging.getLogger("prikup.server").error("this")
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr
    assert said == "ERROR: this\n"
