"""A sealed answer keeps its client's id, so that a retry is known after a crash."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sealed", sa.Column("id", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("sealed", "id")
