"""Endings of matches, and challenges.

The endings of earlier matches are computed when somebody asks for them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_endings_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_endings"),
    )
    op.create_table(
        "sames",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("owner", sa.String(24)),
        sa.Column("source", sa.String(24)),
        sa.Column("deal", sa.Integer()),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.Column("ending", sa.Text()),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_sames_owner"),
        sa.ForeignKeyConstraint(["source"], ["tables.id"], name="fk_sames_source"),
        sa.PrimaryKeyConstraint("id", name="pk_sames"),
    )
    op.create_index("ix_sames_owner", "sames", ["owner"])
    op.create_index("ix_sames_source", "sames", ["source"])
    op.create_table(
        "plays",
        sa.Column("same_id", sa.String(24), nullable=False),
        sa.Column("guest_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["same_id"], ["sames.id"], name="fk_plays_same_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_plays_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_plays_table_id"),
        sa.PrimaryKeyConstraint("same_id", "guest_id", name="pk_plays"),
    )
    op.create_index("ix_plays_guest_id", "plays", ["guest_id"])
    op.create_index("ix_plays_table_id", "plays", ["table_id"])


def downgrade() -> None:
    for table in ("plays", "sames", "endings"):
        op.drop_table(table)
