"""The part of a document that is shared with watchers."""

from __future__ import annotations

from prikup.errors import check_argument
from prikup.records import MatchRecord


def shared_copy(record: MatchRecord) -> MatchRecord:
    """Return a document with its names and deals, but without notes."""
    check_argument("record", record, MatchRecord)
    return MatchRecord(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        dealer=record.dealer,
        deals=record.deals,
        removed=record.removed,
        finish=record.finish,
    )
