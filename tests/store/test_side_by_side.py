"""Two releases on one database: the old code works on the new schema, as long as that only adds."""

import contextlib
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tenka.server.admin.moving import move_database
from tenka.store import migrate
from tenka.store.address import Address, ServerAddress
from tenka.store.failures import StoreFailure
from tenka.store.migrate import SCRIPTS
from tenka.store.opening import open_database
from tenka.store.queries.people import people
from tenka.words import Words
from tests.postgresql import cluster
from tests.postgresql.kinds import both, place

HEAD = max(path.name[:4] for path in (SCRIPTS / "versions").glob("0*.py"))
NEXT = f"{int(HEAD) + 1:04}"
MIGRATION = '''"""What a later release adds."""

import sqlalchemy as sa
from alembic import op

revision = "{next}"
down_revision = "{head}"
branch_labels = None
depends_on = None
{more}

def upgrade() -> None:
    """A column, a table and an index more."""
    op.add_column("person", sa.Column("nickname", sa.String(80)))
    op.create_table("badge", sa.Column("id", sa.String(22), primary_key=True))
    op.create_index("ix_person_nickname", "person", ["nickname"])
'''
TAKES_AWAY = re.compile(r"op\.(drop_table|drop_column|alter_column|rename_table|batch_alter_table)\b")

Upgrade = Callable[[str], None]


@pytest.fixture(params=both())
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Address]:
    found = place(tmp_path / "tenka.db", request.param)
    yield found
    if isinstance(found, ServerAddress):
        cluster.drop(found)


@pytest.fixture
def upgrade(address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """Has a release that adds, or says that it takes away, bring the database to its schema."""

    def upgraded(more: str = "") -> None:
        scripts = tmp_path / "next"
        shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
        (scripts / "versions" / f"{NEXT}_next.py").write_text(MIGRATION.format(next=NEXT, head=HEAD, more=more))
        with monkeypatch.context() as later:
            later.setattr(migrate, "SCRIPTS", scripts)
            open_database(address).close()

    return upgraded


def revision(address: Address) -> str:
    with contextlib.closing(open_database(address)) as database:
        return str(database._read(lambda connection: connection.scalars(text(migrate.REVISIONS)).one()))


async def test_a_server_goes_on_while_the_schema_grows_under_it(address: Address, upgrade: Upgrade) -> None:
    if not isinstance(address, ServerAddress):
        pytest.skip("a file has one server")
    with contextlib.closing(open_database(address)) as running:
        before = await running.write(people.add, "Anna", "one")
        upgrade("")
        after = await running.write(people.add, "Bruno", "other")
        for id in (before, after):
            assert (await running.read(people.by_id, id)) is not None


async def test_the_old_code_starts_on_the_new_schema_and_leaves_it_alone(address: Address, upgrade: Upgrade) -> None:
    upgrade("")
    with contextlib.closing(open_database(address)) as old:
        await old.write(people.add, "Anna", "one")
    assert revision(address) == NEXT


def test_the_old_code_refuses_a_schema_that_has_taken_something_away(address: Address, upgrade: Upgrade) -> None:
    upgrade(f'works_with = "{NEXT}"\n')
    with pytest.raises(StoreFailure, match="store-newer"):
        open_database(address)


def test_a_schema_that_has_grown_is_moved_by_no_release_before_it(
    address: Address, upgrade: Upgrade, tmp_path: Path
) -> None:
    """What it does not know it would leave behind."""
    upgrade("")
    place = address.url if isinstance(address, ServerAddress) else str(address)
    for ends in ((place, str(tmp_path / "other.db")), (str(tmp_path / "other.db"), place)):
        with pytest.raises(StoreFailure, match="store-newer") as caught:
            move_database(Words("en"), *ends)
        assert caught.value.params == {"file": str(address)}


def test_a_schema_that_nobody_vouches_for_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tenka.db"
    open_database(path).close()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(StoreFailure, match="store-newer"):
        open_database(path)


@pytest.mark.parametrize("path", sorted((SCRIPTS / "versions").glob("0*.py")), ids=lambda path: path.stem)
def test_migrations_add_or_say_that_they_take_away(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert not TAKES_AWAY.search(written) or f'works_with = "{path.name[:4]}"' in written
