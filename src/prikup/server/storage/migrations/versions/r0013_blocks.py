"""People who block others, and the names of the browsers that are signed in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    device: sa.Column[str] = sa.Column("device", sa.String(40), nullable=False, server_default="")
    op.add_column("sessions", device)
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("guest_id", sa.String(24), nullable=False),
        sa.Column("blocked", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
        sa.UniqueConstraint("guest_id", "blocked", name="uq_blocks_guest_id_blocked"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def downgrade() -> None:
    op.drop_table("blocks")
    op.drop_column("sessions", "device")
