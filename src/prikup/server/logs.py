"""The log of the server: lines of text, or of JSON for programs."""

from __future__ import annotations

import logging
from contextvars import ContextVar
from datetime import UTC, datetime

from prikup.core import to_json

TABLE: ContextVar[str] = ContextVar("table")
"""The id of the table for which the current task works."""


class JsonLines(logging.Formatter):
    """A formatter that writes each message as a line of JSON.

    Its keys are ``time``, ``level``, ``logger``, ``message`` and, if there are any, ``table`` and ``error``
    (a traceback).
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a message."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        table = TABLE.get(None)
        if table is not None:
            line["table"] = table
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return to_json(line).decode()


def start_logging(level: str = "warning", json: bool = False) -> None:
    """Log messages of this level and above to standard error.

    Messages of libraries below ``info`` are left out at any level, since they contain every row, even seeds.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if json else logging.Formatter("%(levelname)s: %(message)s"))
    min_level = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(min_level, logging.INFO), handlers=[handler])
    logging.getLogger("prikup").setLevel(min_level)
