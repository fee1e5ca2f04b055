"""Runs the migrations on the connection it is given, or writes them as SQL for a dialect."""

from alembic import context

from tenka.store.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    context.configure(
        dialect_name=context.config.attributes["dialect"], target_metadata=metadata, literal_binds=True, as_sql=True
    )
else:
    # SQLite rolls changes of the schema back, too: an upgrade happens whole or not at all.
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
