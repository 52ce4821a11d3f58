"""Replays: the record of every match that is over, and of every file brought here."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("doc", sa.LargeBinary, nullable=False),
        sa.Column("kept", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("replays")
