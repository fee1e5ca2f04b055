"""The migrations: they make the schema, step by step, and speak no dialect."""

import contextlib

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from tenka.store.migrate import _config, as_sql, migrate
from tenka.store.queries import server_time
from tenka.store.queries.notices import channels
from tenka.store.queries.people import profiles, sessions
from tenka.store.queries.tables import chat, stewards, tables, upkeep
from tenka.store.queries.tables.clocks import COURTESY, NONE, Clock, fresh
from tenka.store.queries.tables.time_control import UNLIMITED, TimeControl
from tenka.store.schema import metadata

TABLES = set(metadata.tables)
REVISIONS = [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True, "target_metadata": metadata}
        )
        return list(compare_metadata(context, metadata))


def test_they_make_the_schema(engine: Engine) -> None:
    with engine.begin() as connection:
        migrate(connection, "tenka.db")
    assert differences(engine) == []
    assert set(inspect(engine).get_table_names()) == TABLES | {"alembic_version"}


def test_the_comparison_notices_what_is_missing(engine: Engine) -> None:
    with engine.begin() as connection:
        migrate(connection, "tenka.db")
        connection.exec_driver_sql("DROP INDEX ix_seat_waiting_bot")
        connection.exec_driver_sql("ALTER TABLE entry RENAME COLUMN made TO said")
    assert len(differences(engine)) == 3


def test_every_one_follows_the_one_before(engine: Engine) -> None:
    assert [f"{number:04}" for number in range(1, len(REVISIONS) + 1)] == REVISIONS
    for revision in REVISIONS:
        config = _config()
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            assert MigrationContext.configure(connection).get_current_revision() == revision
    assert differences(engine) == []


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_older_schema_is_brought_up_to_date(engine: Engine, revision: str) -> None:
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    with engine.begin() as connection:
        migrate(connection, "tenka.db")
    assert differences(engine) == []


def test_what_was_said_before_there_was_private_talk_is_for_everybody(engine: Engine) -> None:
    """A database of the first schema, in use, is brought up to date and used on."""
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for statement in (
            "INSERT INTO person (id, name, created) VALUES ('a', 'Anna', 1), ('b', 'Bruno', 1), ('c', 'Carla', 1)",
            "INSERT INTO game_table (id, game, rules, options, public, pause, status, invitation, created)"
            " VALUES ('t', 'shitenno', 1, '{}', false, true, 'open', 'i', 1)",
            "INSERT INTO remark (table_id, number, person_id, seat, text, key, said)"
            " VALUES ('t', 1, 'a', 0, 'one', 'k1', 1), ('t', 2, 'b', 1, 'two', 'k2', 2)",
        ):
            connection.exec_driver_sql(statement)
    with engine.begin() as connection:
        migrate(connection, "tenka.db")
    with engine.begin() as connection:
        old = [(1, "one", None), (2, "two", None)]
        for reader in (None, "a", "c"):
            assert [(row.number, row.text, row.to) for row in chat.since(connection, "t", reader)] == old
        chat.say(connection, "t", "a", 0, "psst", "k3", {1: "b"})
        chat.say(connection, "t", "a", 0, "three", "k4")
        for reader, heard in (("b", ["psst", "three"]), ("c", ["three"]), (None, ["three"])):
            rows = chat.since(connection, "t", reader, 2)
            assert [row.text for row in rows] == heard
            assert [row.number for row in rows] == list(range(3, 3 + len(heard)))


def test_a_game_of_before_there_were_stewards_goes_on_without_one(engine: Engine) -> None:
    """A database of the schema before, with a running game, is brought up to date and used on."""
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for statement in (
            "INSERT INTO person (id, name, created) VALUES ('a', 'Anna', 1), ('b', 'Bruno', 1)",
            "INSERT INTO game_table (id, game, rules, options, public, pause, status, invitation, seed, created)"
            " VALUES ('t', 'shitenno', 1, '{}', false, true, 'running', 'i', '00', 1)",
            "INSERT INTO seat (table_id, seat, person_id, bot, waiting)"
            " VALUES ('t', 0, 'a', NULL, true), ('t', 1, 'b', NULL, false), ('t', 2, NULL, 'steady', false)",
        ):
            connection.exec_driver_sql(statement)
    with engine.begin() as connection:
        migrate(connection, "tenka.db")
    with engine.begin() as connection:
        found = tables.find(connection, "t")
        assert found is not None
        assert (found.steward, found.control, found.handovers) == (None, UNLIMITED, ())
        assert [(each.steward, each.due) for each in found.seats] == [(None, None)] * 3
        assert (found.resting, stewards.overdue(connection, 10**15), tables.waiting_for_bots(connection)) == (
            False,
            [],
            [],
        )
        stewards.hand_over(connection, "t", 0, "steady", 1, now=2)
        assert tables.waiting_for_bots(connection) == ["t"]


def test_what_happened_last_at_older_tables_is_known(engine: Engine) -> None:
    """Tables of the schema before are in use since then, and nobody's neighbour made them."""
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        connection.exec_driver_sql(
            "INSERT INTO game_table"
            " (id, game, rules, options, public, pause, status, invitation, created, started, ended)"
            " VALUES ('a', 'shitenno', 1, '{}', true, true, 'open', 'i', 1, NULL, NULL),"
            " ('b', 'shitenno', 1, '{}', true, true, 'running', 'i', 1, 2, NULL),"
            " ('c', 'shitenno', 1, '{}', true, true, 'over', 'i', 1, 2, 3)"
        )
    with engine.begin() as connection:
        migrate(connection, "tenka.db")
        found = connection.exec_driver_sql("SELECT id, active, origin FROM game_table ORDER BY id").all()
        assert [tuple(row) for row in found] == [("a", 1, None), ("b", 2, None), ("c", 3, None)]
        assert upkeep.expired(connection, 10, 10) == ["a"]


def test_whoever_was_to_decide_by_the_machines_clock_has_the_whole_time_by_the_servers(engine: Engine) -> None:
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        for statement in (
            "INSERT INTO game_table"
            " (id, game, rules, options, public, pause, status, invitation, seed, created, steward, patience)"
            " VALUES ('t', 'shitenno', 1, '{}', false, true, 'running', 'i', '00', 1, 'steady', 90)",
            "INSERT INTO seat (table_id, seat, waiting, due)"
            " VALUES ('t', 0, true, 1800000000000), ('t', 1, true, 0), ('t', 2, false, NULL)",
        ):
            connection.exec_driver_sql(statement)
    with engine.begin() as connection:
        migrate(connection, "tenka.db")
    with engine.begin() as connection:
        found = tables.find(connection, "t")
        assert found is not None
        assert [each.due for each in found.seats] == [90_000, 0, None], "who has left us has left us"
        assert found.control == TimeControl(90)
        assert found.seats[0].clock == fresh(90).running(0)
        assert server_time.resumed(connection).now() < 1000


def test_a_time_for_each_decision_of_before_there_were_banks_goes_on(engine: Engine) -> None:
    """A database of the schema before, in use: whose time ran has it still, to the millisecond, whose stood as well."""
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0015")
        for statement in (
            "INSERT INTO game_table"
            " (id, game, rules, options, public, pause, status, invitation, seed, created, steward, patience)"
            " VALUES ('t', 'shitenno', 1, '{}', false, true, 'running', 'i', '00', 1, 'steady', 300),"
            " ('u', 'shitenno', 1, '{}', false, true, 'running', 'i', '00', 1, 'steady', NULL)",
            "INSERT INTO seat (table_id, seat, waiting, due, rest, spare, grace)"
            " VALUES ('t', 0, true, 12345, NULL, 99, 60000), ('t', 1, true, NULL, 777, 5, 0),"
            " ('t', 2, false, NULL, NULL, 0, 0), ('u', 0, true, NULL, NULL, 0, 0)",
            "INSERT INTO handover (table_id, number, seat, steward, version, made) VALUES ('t', 1, 1, 'steady', 3, 1)",
        ):
            connection.exec_driver_sql(statement)
    with engine.begin() as connection:
        migrate(connection, "tenka.db")
        found, without = tables.find(connection, "t"), tables.find(connection, "u")
        assert found is not None
        assert without is not None
        assert (found.control, found.weekend, without.control) == (TimeControl(300), False, UNLIMITED)
        assert [each.clock for each in found.seats] == [
            Clock(12345, None, 99, 60_000, COURTESY),
            Clock(None, 777, 5, 0, COURTESY),
            NONE,
        ]
        assert [each.cause for each in found.handovers] == [None]
        assert [each.clock for each in without.seats] == [NONE]


def test_stewards_of_before_it_was_noted_for_whom_they_played(engine: Engine) -> None:
    """A database of the schema before, with handovers and a browser that is called."""
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0022")
        for statement in (
            "INSERT INTO person (id, name, created) VALUES ('a', 'Anna', 1), ('b', 'Bruno', 1)",
            "INSERT INTO game_table"
            " (id, game, rules, options, public, pause, status, invitation, seed, created, patience, ended)"
            " VALUES ('t', 'shitenno', 1, '{}', false, true, 'over', 'i', '00', 1, 300, 2)",
            "INSERT INTO seat (table_id, seat, person_id, waiting, ended)"
            " VALUES ('t', 0, 'a', false, 2), ('t', 1, 'b', false, 2)",
            "INSERT INTO handover (table_id, number, seat, steward, version, made, cause) VALUES"
            " ('t', 1, 0, 'steady', 3, 1, 'replaced'), ('t', 2, 0, NULL, 4, 1, 'joined'),"
            " ('t', 3, 1, 'steady', 5, 1, 'time')",
            "INSERT INTO channel (id, person_id, kind, mode, target, made) VALUES ('c', 'a', 'push', 'once', '{}', 1)",
        ):
            connection.exec_driver_sql(statement)
    with engine.begin() as connection:
        migrate(connection, "tenka.db")
        assert profiles.reliability(connection, "a", profiles.lately(connection, "a")) == (1, 1), (
            "who stood in before her was not her steward"
        )
        assert profiles.reliability(connection, "b", profiles.lately(connection, "b")) == (1, 0)
        sessions.end_all(connection, "a")
        assert [each.id for each in channels.of_person(connection, "a")] == ["c"]


def test_all_or_none(engine: Engine) -> None:
    with contextlib.suppress(ZeroDivisionError), engine.begin() as connection:
        migrate(connection, "tenka.db")
        raise ZeroDivisionError
    assert inspect(engine).get_table_names() == []


def test_twice_is_as_good_as_once(engine: Engine) -> None:
    for _ in range(2):
        with engine.begin() as connection:
            migrate(connection, "tenka.db")
    assert differences(engine) == []


def test_they_speak_to_postgresql() -> None:
    script = as_sql("postgresql")
    assert [name for name in TABLES if f"CREATE TABLE {name} (" not in script] == []
    assert "ALTER TABLE remark ADD COLUMN private BOOLEAN DEFAULT false NOT NULL;" in script
    assert "ALTER TABLE seat ADD COLUMN due BIGINT;" in script
    assert "BEGIN;" in script
    assert script.rstrip().endswith("COMMIT;")
    for word in ("SQLITE", "PRAGMA", "AUTOINCREMENT", "ROWID", "DATETIME(", "GLOB"):
        assert word not in script.upper()
