"""Reports of several processes about what they have lately admitted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "spendings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("amounts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_spendings"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("spendings")
