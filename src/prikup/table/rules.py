"""What a table agrees on besides the rules of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from prikup.core import Record
from prikup.options import About


class TableRules(Record, frozen=True, omit_defaults=True):
    """Time, consent and company at a table; none of it changes a result."""

    tempo: Annotated[Literal["human", "instant"], About("")] = "human"
    away_seconds: Annotated[int, msgspec.Meta(ge=10, le=3600), About("")] = 90
    undo: Annotated[bool, About("")] = True
    watchers: Annotated[bool, About("")] = True
