"""The guests who had a seat at a table and have it no more, as the logs tell."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    departures = op.create_table(
        "departures",
        sa.Column("guest_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_departures_table_id"),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_departures"),
    )
    op.create_index("ix_departures_table_id", "departures", ["table_id"])
    connection = op.get_bind()
    body = sa.column("body", sa.Text)
    arrivals = (
        sa.select(sa.column("table_id", sa.String), body)
        .select_from(sa.table("events"))
        .where(sa.or_(body.like('{"type":"Sit"%'), body.like('{"type":"AskSeat"%')))
    )
    came = {(json.loads(event)["who"], table_id) for table_id, event in connection.execute(arrivals)}
    seated = {tuple(row) for row in connection.execute(sa.text("SELECT guest_id, table_id FROM seats"))}
    rows = [{"guest_id": guest, "table_id": table} for guest, table in sorted(came - seated)]
    if rows:
        op.bulk_insert(departures, rows)


def downgrade() -> None:
    op.drop_table("departures")
