"""Standing orders as they are stored."""

from sqlalchemy import Connection

from tenka.store.queries.people import people
from tenka.store.queries.tables import log, orders, tables
from tenka.store.queries.tables.log import Append, LogEntry
from tenka.store.queries.tables.tables import NewSeat


def placed(connection: Connection) -> tuple[str, str, str]:
    """A table that runs, and the two who sit there."""
    anna, bruno = people.add(connection, "Anna", "s1"), people.add(connection, "Bruno", "s2")
    seats = [NewSeat(person=anna), NewSeat(person=bruno)]
    table = tables.create(connection, game="shitenno", rules=1, options={}, owner=anna, seats=seats)
    tables.start(connection, table, 1, "00", [0])
    return table, anna, bruno


def test_they_are_kept_in_the_order_they_were_given(connection: Connection) -> None:
    table, anna, bruno = placed(connection)
    assert orders.attended(connection) == []
    orders.give(connection, table, anna, ("never_join",))
    orders.give(connection, table, bruno, ("refuse_offers", 0))
    orders.give(connection, table, anna, ("never_join",))
    assert orders.of_table(connection, table) == {anna: [("never_join",)], bruno: [("refuse_offers", 0)]}
    assert orders.attended(connection) == [table]
    orders.take_back(connection, table, anna, [("never_join",)])
    assert orders.of_table(connection, table) == {bruno: [("refuse_offers", 0)]}


def test_a_move_ends_them_or_the_end_does(connection: Connection) -> None:
    table, anna, bruno = placed(connection)
    for who in (anna, bruno):
        for written in (("pass_reactions",), ("never_join",)):
            orders.give(connection, table, who, written)
    log.append(connection, [Append(table, 0, [LogEntry(0, "[]", "k1")], ended=[(anna, ("pass_reactions",))])])
    found = orders.of_table(connection, table)
    assert found[anna] == [("never_join",)]
    assert set(found[bruno]) == {("pass_reactions",), ("never_join",)}
    log.append(connection, [Append(table, 1, [LogEntry(1, "[]", "k2")], over=True)])
    assert orders.of_table(connection, table) == {}
    assert orders.attended(connection) == []


def test_they_go_with_their_person(connection: Connection) -> None:
    table, anna, bruno = placed(connection)
    orders.give(connection, table, anna, ("never_join",))
    orders.give(connection, table, bruno, ("never_join",))
    people.leave(connection, anna, None)
    assert list(orders.of_table(connection, table)) == [bruno]
