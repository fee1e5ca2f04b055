"""Bringing a database's schema up to date."""

import io
import sqlite3
from pathlib import Path
from typing import cast

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tenka.store.failures import StoreFailure

SCRIPTS = Path(__file__).parent / "migrations"
OURS = {"alembic_version", "setting"}  # in every database of ours, of any version


def recognise(connection: sqlite3.Connection, file: str, *, new: bool = False) -> None:
    """Refuse a database that is another program's, or of a version that we do not know; `new`: it may hold nothing."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if new and not tables:
        return
    if not tables >= OURS:
        raise StoreFailure("store-foreign", {"file": file})
    known = {script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()}
    if not {revision for (revision,) in connection.execute("SELECT version_num FROM alembic_version")} <= known:
        raise StoreFailure("store-newer", {"file": file})


def migrate(connection: Connection, file: str) -> None:
    """Apply the migrations that are missing, all or none; a schema that is not ours to change is left alone."""
    recognise(cast("sqlite3.Connection", connection.connection.driver_connection), file, new=True)
    config = _config()
    current = MigrationContext.configure(connection).get_current_revision()
    if current != ScriptDirectory.from_config(config).get_current_head():
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
