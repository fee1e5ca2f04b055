"""Analyses are kept, once, as long as their table is."""

from sqlalchemy import Connection

from tenka.store.queries.people import people
from tenka.store.queries.tables import analyses, tables
from tenka.store.queries.tables.tables import NewSeat


def placed(connection: Connection) -> str:
    anna = people.add(connection, "Anna", "s1")
    return tables.create(
        connection,
        game="shitenno",
        rules=1,
        options={},
        owner=anna,
        seats=[NewSeat(person=anna), NewSeat(bot="random")],
    )


def test_it_is_found_once_it_is_kept(connection: Connection) -> None:
    table, other = placed(connection), "x" * 22
    assert analyses.find(connection, table) is None
    analyses.keep(connection, table, '{"points":[]}')
    assert analyses.find(connection, table) == '{"points":[]}'
    assert analyses.find(connection, other) is None


def test_the_last_one_stays(connection: Connection) -> None:
    table = placed(connection)
    analyses.keep(connection, table, "1")
    analyses.keep(connection, table, "2")
    assert analyses.find(connection, table) == "2"


def test_it_goes_with_its_table(connection: Connection) -> None:
    table = placed(connection)
    analyses.keep(connection, table, "1")
    tables.remove(connection, table)
    assert analyses.find(connection, table) is None
