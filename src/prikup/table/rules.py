"""What a table agrees on besides the rules of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from prikup.core import Struct
from prikup.options import About


class TableRules(Struct, frozen=True, omit_defaults=True):
    """Time, consent and company at a table, and who may ask for hints; none of it changes a result.

    ``hints``: who plays against ``bots`` alone, ``all`` who play, or nobody.
    """

    tempo: Annotated[Literal["human", "instant"], About("")] = "human"
    away_seconds: Annotated[int, msgspec.Meta(ge=10, le=3600), About("")] = 90
    undo: Annotated[bool, About("")] = True
    watchers: Annotated[bool, About("")] = True
    hints: Annotated[Literal["bots", "all", "none"], About("")] = "bots"
