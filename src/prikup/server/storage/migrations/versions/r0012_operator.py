"""The operator's account, reports that are done with, and bans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    operator: sa.Column[bool] = sa.Column("operator", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("accounts", operator)
    op.add_column("reports", sa.Column("closed", sa.DateTime(timezone=True)))
    op.create_table(
        "bans",
        sa.Column("guest_id", sa.String(24), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("guest_id", name="pk_bans"),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_column("reports", "closed")
    op.drop_column("accounts", "operator")
