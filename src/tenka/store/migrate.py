"""Bringing a database's schema up to date."""

import io
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from tenka.store.failures import StoreFailure

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, file: str) -> None:
    """Apply the migrations that are missing, all or none; a schema from the future is left alone."""
    config = _config()
    current = MigrationContext.configure(connection).get_current_revision()
    scripts = ScriptDirectory.from_config(config)
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreFailure("store-newer", {"file": file})
    if current is None and inspect(connection).get_table_names():
        raise StoreFailure("store-foreign", {"file": file})
    if current != scripts.get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def as_sql(dialect: str) -> str:
    """All migrations as a script for a kind of database."""
    written = io.StringIO()
    config = _config(written)
    config.attributes["dialect"] = dialect
    command.upgrade(config, "head", sql=True)
    return written.getvalue()


def _config(written: io.StringIO | None = None) -> Config:
    config = Config(output_buffer=written) if written is not None else Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config
