"""Rooms are deleted in two steps; what the server knows of the clock survives a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("deleted", sa.Float, nullable=True))
    op.create_table(
        "server_state",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("server_state")
    op.drop_column("rooms", "deleted")
