"""The rules of a table besides those of the game."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from prikup.core import Struct
from prikup.options import About

Tempo: TypeAlias = Literal["slow", "human", "fast", "instant"]
"""The tempo of bots; ``human`` is the usual one."""
TEMPO_FACTORS: Final[dict[Tempo, float]] = {"slow": 1.8, "human": 1.0, "fast": 0.4, "instant": 0.0}
"""By tempo, the time that bots take as a multiple of the usual one."""


class TableRules(Struct, frozen=True, omit_defaults=True):
    """Tempo, waiting, undo, watchers, hints and time at a table; none of them changes a result.

    ``changes`` says who may change rules and table before the match: its ``owner``, or ``all`` who sit at it.
    The default is the owner, since anybody with the link may sit down; a table of friends can let all.
    ``decision_seconds`` is the time for a decision (0: no limit), besides a reserve in each deal. ``hints``
    allows hints to a player whose opponents are all ``bots``, to ``all`` players, or to ``none``.
    """

    tempo: Annotated[Tempo, About("")] = "human"
    away_seconds: Annotated[int, msgspec.Meta(ge=10, le=3600), About("")] = 90
    undo: Annotated[bool, About("")] = True
    watchers: Annotated[bool, About("")] = True
    hints: Annotated[Literal["bots", "all", "none"], About("")] = "bots"
    changes: Annotated[Literal["owner", "all"], About("")] = "owner"
    decision_seconds: Annotated[Literal[0, 15, 30, 60], About("")] = 0
