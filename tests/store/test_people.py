"""People and sessions, as the database keeps them."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from tenka.store.queries.people import people, sessions
from tenka.store.queries.people.people import NotDone, Person, StoredLogin
from tenka.store.queries.tables import chat
from tenka.store.schema import entry, game_table, person, remark, seat, session
from tenka.store.sqlite.database import SqliteDatabase
from tests.store.exported import exported

ANNA = StoredLogin("Anna", "anna", "hash-of-anna")


class Tables:
    """Tables as these tests need them."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def add(self, id: str, seated: list[str | None], status: str = "open", owner: str | None = None) -> None:
        row = {"id": id, "game": "shitenno", "rules": 1, "options": "{}", "public": False, "pause": True}
        row |= {"status": status, "invitation": f"secret-of-{id}", "owner_id": owner, "created": 1_000}
        self.connection.execute(insert(game_table).values(row))
        for number, whom in enumerate(seated):
            values = {"table_id": id, "seat": number, "person_id": whom, "waiting": False}
            self.connection.execute(insert(seat).values(values))

    def say(self, id: str, number: int, whom: str, text: str, key: str = "k") -> None:
        values = {"table_id": id, "number": number, "person_id": whom, "text": text, "key": key, "said": 2_000}
        self.connection.execute(insert(remark).values(values))

    def play(self, id: str, number: int, by: int, move: str | None) -> None:
        values = {"table_id": id, "number": number, "seat": by, "move": move, "key": None, "made": 3_000}
        self.connection.execute(insert(entry).values(values))

    def seated(self, id: str) -> list[str | None]:
        wanted = select(seat.c.person_id).where(seat.c.table_id == id).order_by(seat.c.seat)
        return list(self.connection.execute(wanted).scalars())

    def owner(self, id: str) -> str | None:
        return self.connection.execute(select(game_table.c.owner_id).where(game_table.c.id == id)).scalar()


@pytest.fixture
def tables(connection: Connection) -> Tables:
    return Tables(connection)


def count(connection: Connection, table: Any) -> int:
    return len(connection.execute(select(table)).all())


def account(connection: Connection, session_id: str = "first") -> Person:
    found = people.by_id(connection, people.add(connection, "Anna", session_id, ANNA))
    assert found is not None
    return found


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(NotDone) as caught:
        work()
    return caught.value.message


# Sessions


def test_a_session_is_found_with_its_person_until_it_ends(connection: Connection) -> None:
    id = people.add(connection, "Oda", "s1")
    found = sessions.find(connection, "s1")
    assert found is not None
    assert found[:3] == (id, "Oda", None)
    assert sessions.end(connection, {"s1", "never-was"}) == {"s1"}
    assert sessions.find(connection, "s1") is None


def test_all_sessions_of_a_person_end_but_one_and_nobody_elses(connection: Connection) -> None:
    oda = people.add(connection, "Oda", "s1")
    people.add(connection, "Mori", "m1")
    sessions.add(connection, "s2", oda)
    assert sessions.end_all(connection, oda, but="s2") == {"s1"}
    assert sessions.end_all(connection, oda) == {"s2"}
    assert sessions.find(connection, "m1") is not None


def test_a_session_knows_when_it_was_seen(connection: Connection) -> None:
    people.add(connection, "Oda", "s1")
    sessions.touch(connection, "s1", 12_345)
    found = sessions.find(connection, "s1")
    assert found is not None
    assert found.seen == 12_345


def test_sessions_are_forgotten_when_nobody_has_come_back(connection: Connection) -> None:
    oda = people.add(connection, "Oda", "s1")
    sessions.add(connection, "s2", oda)
    sessions.touch(connection, "s1", 999)
    sessions.touch(connection, "s2", 1000)
    sessions.forget(connection, 1000)
    assert sessions.find(connection, "s1") is None
    assert sessions.find(connection, "s2") is not None
    assert people.by_id(connection, oda) is not None


# Accounts


def test_a_guest_has_neither_login_nor_password(connection: Connection) -> None:
    id = people.add(connection, "Oda", "s1")
    assert people.by_id(connection, id) == Person(id, "Oda", None, None)


def test_an_account_is_found_by_its_key(connection: Connection) -> None:
    found = account(connection)
    assert people.by_login(connection, "anna") == found
    assert people.by_login(connection, "Anna") is None


def test_no_repr_shows_a_hash(connection: Connection) -> None:
    assert "hash-of-anna" not in repr(account(connection)) + repr(ANNA)


def test_a_guests_account_is_the_same_person_with_a_new_session(connection: Connection, tables: Tables) -> None:
    id = people.add(connection, "Oda", "s1")
    tables.add("t", [id])
    assert people.give_login(connection, id, ANNA, "s2") == {"s1"}
    found = people.by_login(connection, "anna")
    assert found is not None
    assert found.id == id
    assert tables.seated("t") == [id]
    assert sessions.find(connection, "s2") is not None


def test_a_login_belongs_to_one_person(connection: Connection) -> None:
    account(connection)
    other = people.add(connection, "Other", "o1")
    assert refused(lambda: people.give_login(connection, other, ANNA, "o2")) == "login-taken"


async def test_a_login_that_is_taken_leaves_no_person_behind(database: SqliteDatabase) -> None:
    await database.write(people.add, "Anna", "s1", ANNA)
    with pytest.raises(NotDone, match="login-taken"):
        await database.write(people.add, "Anna the second", "s2", ANNA)
    assert await database.read(count, person) == 1
    assert await database.read(count, session) == 1


def test_an_account_gets_no_second_login(connection: Connection) -> None:
    id = account(connection).id
    other = StoredLogin("Other", "other", "h")
    assert refused(lambda: people.give_login(connection, id, other, "s2")) == "already-account"


def test_who_is_gone_can_change_nothing(connection: Connection) -> None:
    assert refused(lambda: people.rename(connection, "nobody", "Oda")) == "no-session"
    assert refused(lambda: people.give_login(connection, "nobody", ANNA, "s")) == "no-session"
    assert refused(lambda: people.leave(connection, "nobody", None)) == "no-session"
    assert refused(lambda: exported(connection, "nobody")) == "no-session"


def test_a_password_changes_only_from_the_one_that_was_checked(connection: Connection) -> None:
    id = account(connection).id
    sessions.add(connection, "second", id)
    assert refused(lambda: people.change_password(connection, id, "other", "new", "first")) == "wrong-password"
    assert people.change_password(connection, id, "hash-of-anna", "new", "first") == {"second"}
    found = people.by_id(connection, id)
    assert found is not None
    assert found.password == "new"


# Logging in


def test_logging_in_puts_a_new_session_in_the_place_of_the_old(connection: Connection) -> None:
    anna = account(connection)
    assert people.log_in(connection, anna, "second", leaving="first") == {"first"}
    assert sessions.find(connection, "first") is None
    found = sessions.find(connection, "second")
    assert found is not None
    assert found.person_id == anna.id


def test_a_password_that_changed_while_it_was_checked_is_wrong(connection: Connection) -> None:
    anna = account(connection)
    people.change_password(connection, anna.id, "hash-of-anna", "new", "first")
    assert refused(lambda: people.log_in(connection, anna, "second")) == "wrong-login"


def test_a_new_hash_takes_the_place_of_an_outdated_one(connection: Connection) -> None:
    anna = account(connection)
    people.log_in(connection, anna, "second", rehashed="better")
    found = people.by_id(connection, anna.id)
    assert found is not None
    assert found.password == "better"


def test_what_a_guest_brings_becomes_the_accounts(connection: Connection, tables: Tables) -> None:
    anna, guest = account(connection), people.add(connection, "Guest", "g1")
    tables.add("t", [None, guest], owner=guest)
    tables.say("t", 1, guest, "hello")
    assert people.log_in(connection, anna, "second", leaving="g1", guest_id=guest) == {"g1"}
    assert tables.seated("t") == [None, anna.id]
    assert tables.owner("t") == anna.id
    assert connection.execute(select(remark.c.person_id)).scalar() == anna.id
    assert people.by_id(connection, guest) is None


def test_two_remarks_with_one_key_are_both_kept(connection: Connection, tables: Tables) -> None:
    anna, guest = account(connection), people.add(connection, "Guest", "g1")
    tables.add("t", [guest])
    tables.say("t", 1, guest, "mine", key="same")
    tables.say("t", 2, anna.id, "hers", key="same")
    tables.say("t", 3, guest, "other", key="another")
    people.log_in(connection, anna, "second", guest_id=guest)
    kept = connection.execute(select(remark.c.text, remark.c.key, remark.c.person_id).order_by(remark.c.number)).all()
    assert [row.text for row in kept] == ["mine", "hers", "other"]
    assert {row.person_id for row in kept} == {anna.id}
    assert kept[0].key != "same"
    assert [row.key for row in kept[1:]] == ["same", "another"]


async def test_nothing_changes_if_both_sit_at_one_table(database: SqliteDatabase) -> None:
    def prepare(connection: Connection) -> tuple[Person, str]:
        anna, guest = account(connection), people.add(connection, "Guest", "g1")
        Tables(connection).add("shared", [anna.id, guest])
        Tables(connection).add("own", [guest])
        return anna, guest

    anna, guest = await database.write(prepare)
    with pytest.raises(NotDone, match="same-table"):
        await database.write(people.log_in, anna, "second", leaving="g1", guest_id=guest)
    assert await database.read(lambda c: Tables(c).seated("shared")) == [anna.id, guest]
    assert await database.read(lambda c: Tables(c).seated("own")) == [guest]
    assert await database.read(sessions.find, "g1") is not None
    assert await database.read(sessions.find, "second") is None


def test_who_has_become_an_account_meanwhile_is_not_swallowed(connection: Connection) -> None:
    anna, guest = account(connection), people.add(connection, "Guest", "g1")
    people.give_login(connection, guest, StoredLogin("Guest", "guest", "h"), "g2")
    assert refused(lambda: people.log_in(connection, anna, "second", "g1", guest)) == "no-session"
    assert people.by_login(connection, "guest") is not None


# Leaving


def test_seats_stay_without_a_name(connection: Connection, tables: Tables) -> None:
    leaver, other = people.add(connection, "Oda", "s1"), people.add(connection, "Mori", "m1")
    tables.add("running", [leaver, other], status="running", owner=leaver)
    tables.play("running", 0, 0, '["offer"]')
    assert people.leave(connection, leaver, None) == {"s1"}
    assert tables.seated("running") == [None, other]
    assert tables.owner("running") is None
    assert count(connection, entry) == 1
    assert people.by_id(connection, leaver) is None
    assert people.by_id(connection, other) is not None


def test_open_tables_go_to_whoever_sits_there_first(connection: Connection, tables: Tables) -> None:
    leaver, *others = (people.add(connection, name, name) for name in ("Oda", "Mori", "Date"))
    tables.add("both", [leaver, None, others[1], others[0]], owner=leaver)
    tables.add("alone", [leaver, None], owner=leaver)
    tables.add("guest", [others[0], leaver], owner=others[0])
    people.leave(connection, leaver, None)
    assert tables.seated("both") == [None, None, others[1], others[0]]
    assert tables.owner("both") == others[1]
    assert tables.owner("alone") is None
    assert tables.owner("guest") == others[0]


def test_what_one_said_goes_with_one(connection: Connection, tables: Tables) -> None:
    leaver, other = people.add(connection, "Oda", "s1"), people.add(connection, "Mori", "m1")
    tables.add("t", [leaver, other])
    tables.say("t", 1, leaver, "mine")
    tables.say("t", 2, other, "theirs")
    people.leave(connection, leaver, None)
    assert [each.text for each in chat.since(connection, "t")] == ["theirs"]
    assert connection.execute(select(remark.c.text).order_by(remark.c.number)).scalars().all() == ["", "theirs"]


def test_numbers_of_remarks_are_not_used_again(connection: Connection, tables: Tables) -> None:
    leaver, other = people.add(connection, "Oda", "s1"), people.add(connection, "Mori", "m1")
    tables.add("t", [leaver, other])
    tables.say("t", 1, other, "one")
    tables.say("t", 2, leaver, "two")
    people.leave(connection, leaver, None)
    said = chat.say(connection, "t", other, 1, "three", "k3").for_reader(None)
    assert said is not None
    assert said.number == 3


def test_one_leaves_only_with_the_password_that_was_checked(connection: Connection) -> None:
    anna = account(connection)
    assert refused(lambda: people.leave(connection, anna.id, None)) == "wrong-password"
    assert people.leave(connection, anna.id, "hash-of-anna") == {"first"}


# Export


def test_the_export_holds_everything_of_ones_own(connection: Connection, tables: Tables) -> None:
    me, other = account(connection).id, people.add(connection, "Mori", "m1")
    tables.add("t", [other, me], status="running", owner=other)
    tables.add("owned", [other], owner=me)
    for number, (by, move) in enumerate([(0, '["theirs"]'), (1, '["offer", 2]'), (0, '["theirs"]'), (1, None)]):
        tables.play("t", number, by, move)
    tables.say("t", 1, me, "well met")
    found = exported(connection, me)
    assert (found["name"], found["login"]) == ("Anna", "Anna")
    assert len(found["sessions"]) == 1
    played, owned = sorted(found["tables"], key=lambda table: str(table["id"]), reverse=True)
    assert (played["id"], played["seat"], played["status"], played["owner"]) == ("t", 1, "running", False)
    assert (owned["id"], owned["seat"], owned["owner"], owned["moves"]) == ("owned", None, True, [])
    assert found["chat"] == [{"table": "t", "number": 1, "text": "well met", "said": "1970-01-01T00:00:02Z"}]


def test_own_moves_are_counted_by_themselves(connection: Connection, tables: Tables) -> None:
    """Numbers of the log would tell how often others rearrange what is secret."""
    me, other = people.add(connection, "Oda", "s1"), people.add(connection, "Mori", "m1")
    tables.add("t", [other, me], status="running")
    for number, (by, move) in enumerate([(0, '["theirs"]'), (1, '["offer", 2]'), (0, '["theirs"]'), (1, None)]):
        tables.play("t", number, by, move)
    (table,) = exported(connection, me)["tables"]
    made = "1970-01-01T00:00:03Z"
    assert table["moves"] == [
        {"number": 1, "move": ["offer", 2], "made": made},
        {"number": 2, "move": None, "made": made},
    ]
