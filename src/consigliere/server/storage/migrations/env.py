"""Alembic's entry: it gets an open connection from `database.migrate`."""

from alembic import context

from consigliere.server.storage.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
