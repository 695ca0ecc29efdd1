"""What a table agrees on besides the rules of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from prikup.core import Record
from prikup.options import About


class TableRules(Record, frozen=True, omit_defaults=True):
    """Time, consent and company at a table; none of it changes a result."""

    tempo: Annotated[
        Literal["human", "instant"],
        About("", "How fast bots act: as people do, so that tempo tells nothing, or at once."),
    ] = "human"
    away_seconds: Annotated[
        int,
        msgspec.Meta(ge=10, le=3600),
        About("", "Seconds a person may be gone before the others choose to wait or to let a bot play."),
    ] = 90
    undo: Annotated[
        bool,
        About("", "Whether a decision may be taken back if all agree and no hidden card was seen since."),
    ] = True
    watchers: Annotated[
        bool,
        About("", "Whether people who do not play may watch; they see only what all players see."),
    ] = True
