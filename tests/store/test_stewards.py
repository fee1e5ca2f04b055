"""Stewards as they are stored: who plays for whom, and whose time has run out."""

from sqlalchemy import Connection, update

from tenka.store.queries.people import people
from tenka.store.queries.tables import clocks, log, stewards, tables
from tenka.store.queries.tables.clocks import NONE, Clock
from tenka.store.queries.tables.log import Append, LogEntry
from tenka.store.queries.tables.tables import NewSeat, TableRow, Terms
from tenka.store.queries.tables.time_control import TimeControl
from tenka.store.schema import seat
from tests.store.exported import exported


def placed(connection: Connection, terms: Terms | None = None) -> tuple[str, str, str]:
    """A table that runs, with a bot, and the two who sit there, the first of them waited for."""
    anna, bruno = people.add(connection, "Anna", "s1"), people.add(connection, "Bruno", "s2")
    table = tables.create(
        connection,
        game="shitenno",
        rules=1,
        options={},
        owner=anna,
        seats=[NewSeat(person=anna), NewSeat(person=bruno), NewSeat(bot="random")],
        terms=terms or Terms(steward="steady", control=TimeControl(3600)),
    )
    tables.start(connection, table, 1, "00", [0])
    return table, anna, bruno


def row(connection: Connection, table: str) -> TableRow:
    found = tables.find(connection, table)
    assert found is not None
    return found


NOW = 10_000  # in server time


def wind(connection: Connection, table: str, due: int) -> None:
    """Let the time of the first seat run out then."""
    clocks.put(connection, [(table, {0: Clock(due)})], NOW)


def test_a_seat_goes_to_and_fro(connection: Connection) -> None:
    table, anna, _ = placed(connection)
    wind(connection, table, NOW + 1000)
    stewards.hand_over(connection, table, 0, "steady", 3, now=0)
    found = row(connection, table)
    assert (found.seats[0].person, found.seats[0].steward, found.seats[0].due) == (anna, "steady", NOW + 1000)
    assert [found.seats[n].program for n in range(3)] == ["steady", None, "random"]
    stewards.hand_over(connection, table, 0, None, 7, now=0)
    found = row(connection, table)
    assert found.seats[0].by_person
    assert [(each.seat, each.steward, each.version) for each in found.handovers] == [(0, "steady", 3), (0, None, 7)]


def test_only_the_last_handovers_are_told(connection: Connection) -> None:
    table, *_ = placed(connection)
    for version in range(1, stewards.MOST_TOLD + 11):
        stewards.hand_over(connection, table, 1, "steady" if version % 2 else None, version, now=0)
    told = stewards.of_table(connection, table)
    assert [each.version for each in told] == list(range(11, stewards.MOST_TOLD + 11))


def test_whose_time_has_run_out_while_another_plays(connection: Connection) -> None:
    table, _, _ = placed(connection)
    assert stewards.overdue(connection, NOW) == []
    wind(connection, table, NOW + 60_000)
    assert stewards.overdue(connection, NOW) == []
    wind(connection, table, NOW - 1)
    assert stewards.overdue(connection, NOW) == [table]
    stewards.hand_over(connection, table, 1, "steady", 1, now=0)  # the other has left, and bots do not mind
    assert stewards.overdue(connection, NOW) == []
    stewards.hand_over(connection, table, 1, None, 1, now=0)
    stewards.hand_over(connection, table, 0, "steady", 1, now=0)  # once is enough
    assert stewards.overdue(connection, NOW) == []
    stewards.hand_over(connection, table, 0, None, 1, now=0)
    log.append(connection, [Append(table, 0, [LogEntry(0, '["done"]', "k")], {0: False}, clocks={0: NONE})])
    assert stewards.overdue(connection, NOW) == []


def test_a_game_that_is_over_or_has_no_steward_keeps_no_time(connection: Connection) -> None:
    over, *_ = placed(connection)
    wind(connection, over, 1)
    log.append(connection, [Append(over, 0, [LogEntry(0, '["done"]', "k")], {0: False}, over=True)])
    assert stewards.overdue(connection, NOW) == []


def test_a_time_that_is_written_with_a_move(connection: Connection) -> None:
    table, *_ = placed(connection)
    entry = LogEntry(0, '["done"]', "k")
    log.append(connection, [Append(table, 0, [entry], {0: False, 1: True}, clocks={0: NONE, 1: Clock(99)})])
    assert [each.due for each in row(connection, table).seats] == [None, 99, None]


def test_where_a_program_is_waited_for(connection: Connection) -> None:
    table, *_ = placed(connection)
    assert tables.waiting_for_bots(connection) == []
    stewards.hand_over(connection, table, 0, "steady", 1, now=0)
    assert tables.waiting_for_bots(connection) == [table]
    stewards.hand_over(connection, table, 1, "steady", 1, now=0)
    assert row(connection, table).resting
    assert tables.waiting_for_bots(connection) == []  # it rests
    connection.execute(update(seat).where(seat.c.seat == 2).values(waiting=True))
    assert tables.waiting_for_bots(connection) == []
    stewards.hand_over(connection, table, 0, None, 1, now=0)
    assert tables.waiting_for_bots(connection) == [table]


def test_who_leaves_us_is_due_at_once_where_there_is_a_steward(connection: Connection) -> None:
    table, anna, _ = placed(connection, Terms(steward="steady"))
    people.leave(connection, anna, None)
    assert stewards.overdue(connection, NOW) == [table]
    found = row(connection, table).seats[0]
    assert (found.person, found.steward) == (None, None)


def test_who_leaves_us_leaves_a_table_without_steward_as_it_is(connection: Connection) -> None:
    table, anna, _ = placed(connection, Terms())
    people.leave(connection, anna, None)
    assert [each.due for each in row(connection, table).seats] == [None, None, None]


def test_ones_handovers_are_exported(connection: Connection) -> None:
    table, anna, bruno = placed(connection)
    stewards.hand_over(connection, table, 0, "steady", 1, now=0)
    stewards.hand_over(connection, table, 0, None, 2, now=0)
    (mine,) = exported(connection, anna)["tables"]
    assert [each["steward"] for each in mine["handovers"]] == ["steady", None]
    (others,) = exported(connection, bruno)["tables"]
    assert others["handovers"] == []
