"""The score sheet: a ledger of chips, a column for each player."""

from __future__ import annotations

from typing import Any, Final

from prikup.sheet.style import Account, SheetStyle

SHEET: Final[SheetStyle[Any]] = SheetStyle(accounts=(Account("chips"),))
