"""The lines of a table's record; those of older tables are written when somebody asks for one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deals_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_deals"),
    )


def downgrade() -> None:
    op.drop_table("deals")
