"""Bringing a database's schema up to date.

Releases run side by side while servers are exchanged, so a schema says by which code it can be used: the setting
`works_with` names its newest migration and the oldest one that the code must know. A migration that takes something
away, or gives it another meaning, declares its own revision under that name; one that only adds declares nothing.
"""

import io
from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, delete, insert, inspect, text

from tenka.store.failures import StoreFailure
from tenka.store.schema import setting

SCRIPTS = Path(__file__).parent / "migrations"
OURS = {"alembic_version", "setting"}  # in every database of ours, of any version
REVISIONS = "SELECT version_num FROM alembic_version"
WORKS_WITH = "works_with"  # as a migration's declaration, and as the setting's name
OLDEST = f"SELECT value FROM setting WHERE name = '{WORKS_WITH}'"  # noqa: S608  no input


def recognise(tables: Collection[str], ask: Callable[[str], Collection[str]], name: str, *, new: bool) -> None:
    """Refuse a database that is another program's, or of a version that we cannot use; `new`: it may hold nothing.

    `ask` answers a query with the values of its one column.
    """
    if new and not tables:
        return
    if not set(tables) >= OURS:
        raise StoreFailure("store-foreign", {"file": name})
    known = {script.revision for script in _scripts(SCRIPTS).walk_revisions()}
    found = set(ask(REVISIONS))
    if not found <= known and not _vouched_for(found, ask(OLDEST), known):
        raise StoreFailure("store-newer", {"file": name})


def _vouched_for(found: Collection[str], told: Collection[str], known: Collection[str]) -> bool:
    """Whether the release that made this schema says that it works with code that knows no more than we do."""
    return any(newest in found and oldest in known for newest, oldest in (each.split() for each in told))


def migrate(connection: Connection, name: str) -> bool:
    """Apply the migrations that are missing, all or none, if any; a schema that is not ours to change is left alone."""
    recognise(inspect(connection).get_table_names(), lambda query: _asked(connection, query), name, new=True)
    scripts = _scripts(SCRIPTS)
    current = MigrationContext.configure(connection).get_current_revision()
    known = [script.revision for script in scripts.walk_revisions()]  # the newest first
    if current == known[0] or (current is not None and current not in known):  # a later release was here
        return False
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    oldest = next(script for script in scripts.walk_revisions() if script.down_revision is None or _takes_away(script))
    connection.execute(delete(setting).where(setting.c.name == WORKS_WITH))
    connection.execute(insert(setting).values(name=WORKS_WITH, value=f"{known[0]} {oldest.revision}"))
    return True


def is_ours(connection: Connection) -> bool:
    """Whether the schema is the one we know, and none of a later release beside ours."""
    newest = _scripts(SCRIPTS).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


@cache
def _scripts(folder: Path) -> ScriptDirectory:
    """All migrations: they are files to be read and run, and asked for several times whenever a database is opened."""
    return ScriptDirectory(str(folder))


def _takes_away(script: Script) -> bool:
    return getattr(script.module, WORKS_WITH, None) == script.revision


def _asked(connection: Connection, query: str) -> Collection[str]:
    return connection.scalars(text(query)).all()


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
