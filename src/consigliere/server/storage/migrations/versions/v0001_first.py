"""The first tables: rooms, entries, sealed, chat, drivers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_rooms_phase", "rooms", ["phase"])
    op.create_table(
        "entries",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "sealed",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("given", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(400), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "drivers",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("drivers", "chat", "sealed", "entries", "rooms"):
        op.drop_table(name)
