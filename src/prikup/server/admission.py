"""What the server admits: every limit, in one place, for whoever runs it to set."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from prikup.core import Record
from prikup.options import About

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000), About("")]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=3_600), About("")]


class Limits(Record, frozen=True, omit_defaults=True):
    """What one process of the server admits; an operator sets each by its name (``--limit deals=100``).

    ``deals`` a table plays before the match is settled; ``tables`` that are not over a guest may have opened,
    ``arenas`` of them tables of bots alone; ``sheets`` of the score keeper a guest may show.

    A socket that has not read on for ``send_seconds`` is cut off, and so is one that does not answer a ping
    within ``ping_seconds``, which come as often.
    """

    deals: Count = 300
    tables: Count = 100
    arenas: Count = 2
    sheets: Count = 200
    send_seconds: Seconds = 10
    ping_seconds: Seconds = 15
