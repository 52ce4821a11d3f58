"""Editions: what the owners of printed copies have typed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("ref", sa.String(80), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("kept", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("editions")
