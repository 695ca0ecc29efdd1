"""What the server logs: lines of text, or of JSON for a program that collects them."""

from __future__ import annotations

import logging
from contextvars import ContextVar
from datetime import UTC, datetime

from prikup.core import to_json

TABLE: ContextVar[str] = ContextVar("table")
"""The id of the table for which a task works."""


class JsonLines(logging.Formatter):
    """A line of JSON a message: ``time``, ``level``, ``logger``, ``message``, and where there are, the
    ``table`` for which was worked and the ``error`` with its traceback.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        table = TABLE.get(None)
        if table is not None:
            said["table"] = table
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return to_json(said).decode()


def start(level: str = "warning", json: bool = False) -> None:
    """Log from this level on to the standard error stream.

    What libraries say below ``info`` is left out at any level: they repeat every row, seeds of cards too.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if json else logging.Formatter("%(levelname)s: %(message)s"))
    least = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(least, logging.INFO), handlers=[handler])
    logging.getLogger("prikup").setLevel(least)
