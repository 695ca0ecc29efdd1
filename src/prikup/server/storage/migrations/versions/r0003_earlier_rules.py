"""Rules of tables opened before clauses were corrected: name the reading by which they are played."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

from prikup import registry
from prikup.errors import OptionError

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_TABLES = sa.table("tables", sa.column("id"), sa.column("game"))
_EVENTS = sa.table("events", sa.column("table_id"), sa.column("version"), sa.column("body"))
_NAMING = ("Opened", "Rules", "Agree")
"""The events in which a rules text stands."""
_DRAWN_BY_LOT = '%"type":"Draw"%"cards":[]%'
"""The event by which a first dealer was chosen before rules could say that players draw cards."""
_BY_LOT = "first_dealer=random"
"""The option that says so."""


def upgrade() -> None:
    connection = op.get_bind()
    games = {table: game for table, game in connection.execute(sa.select(_TABLES))}
    naming = sa.or_(*(_EVENTS.c.body.like(f'%"type":"{name}"%') for name in _NAMING))
    drawn = sa.select(_EVENTS.c.table_id).where(_EVENTS.c.body.like(_DRAWN_BY_LOT))
    by_lot = set(connection.execute(drawn).scalars())
    players: dict[str, int] = {}
    query = sa.select(_EVENTS).where(naming).order_by(_EVENTS.c.table_id, _EVENTS.c.version)
    for table, version, body in connection.execute(query).all():
        event = msgspec.json.decode(body)
        if event["type"] not in _NAMING:
            continue
        players.setdefault(table, event.get("players", 0))
        rules = _earlier(games[table], event.get("rules"), players[table], table in by_lot)
        if rules != event.get("rules"):
            changed = msgspec.json.encode(event | {"rules": rules}).decode()
            here = (_EVENTS.c.table_id == table) & (_EVENTS.c.version == version)
            connection.execute(sa.update(_EVENTS).where(here).values(body=changed))


def _earlier(game: str, rules: str | None, players: int, by_lot: bool) -> str | None:
    """Return rules in today's spelling, or unchanged if the game is no longer installed."""
    if rules is None:
        return None
    for text in (f"{rules}; {_BY_LOT}", rules) if by_lot and "first_dealer" not in rules else (rules,):
        try:
            found = registry.get_game(game).earlier(text, players)
            registry.get_game(game).options(found)
            return found
        except OptionError:
            continue  # a game without that option
    return rules


def downgrade() -> None:
    """Keep the texts, which mean the same to the earlier schema."""
