"""Records of what a server stores besides the events of its tables."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from prikup.core import Struct
from prikup.table import Ending


class GuestSeat(Struct, frozen=True):
    """A table at which a guest sits."""

    id: str
    game: str
    created: datetime
    seat: int


class ArchivedTable(Struct, frozen=True):
    """A table of a guest whose match is over; ``ending`` is None if it is not stored yet."""

    id: str
    game: str
    began: datetime
    seat: int | None
    ended: datetime | None
    ending: Ending | None


class MatchSearch(Struct, frozen=True, omit_defaults=True):
    """A search for finished matches by game, rules (a preset), player, contract and result.

    The result is that of the player who is named or, in one's own matches, of oneself.
    """

    game: Annotated[str, Meta(max_length=40)] = ""
    rules: Annotated[str, Meta(max_length=60)] = ""
    player: Annotated[str, Meta(max_length=40)] = ""
    contract: Annotated[str, Meta(max_length=20)] = ""
    result: Literal["", "won", "lost"] = ""


class SharedSheet(Struct, frozen=True):
    """A sheet that others may watch; ``record`` is JSON, and the key with ``key_hash`` changes it."""

    id: str
    key_hash: bytes
    revision: int
    record: str


class FinishedEntry(NamedTuple):
    """A guest's play that is over; ``ending`` is an :class:`~prikup.table.Ending` as JSON.

    ``has_account`` is true for the first play of an account.
    """

    guest: str
    instance: int
    ended: float
    ending: str
    has_account: bool
