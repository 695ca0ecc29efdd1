"""The tables to which anybody may come, as they stand in the list of open tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_listings_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_listings"),
    )


def downgrade() -> None:
    op.drop_table("listings")
