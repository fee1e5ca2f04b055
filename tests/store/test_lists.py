"""Somebody's tables are found along an index, however many games they have finished."""

import pytest
from sqlalchemy import Connection, insert, text, update

from tenka.store.queries.tables import lists
from tenka.store.schema import game_table, person, seat

ANNA = "anna"


@pytest.fixture(autouse=True)
def anna(connection: Connection) -> None:
    connection.execute(insert(person).values(id=ANNA, name="Anna", created=0))


def add(connection: Connection, id: str, status: str, ended: int | None = None, *, waiting: bool = False) -> None:
    """A table where Anna sits."""
    row = {"id": id, "game": "shitenno", "rules": 1, "options": "{}", "public": False, "pause": False}
    times = {"created": 1, "started": 1, "ended": ended}
    connection.execute(insert(game_table).values(**row, **times, status=status, invitation=id))
    connection.execute(insert(seat).values(table_id=id, seat=0, person_id=ANNA, waiting=waiting, ended=ended))


def pages(connection: Connection, limit: int, over: bool | None) -> list[list[str]]:
    """All pages of Anna's tables."""
    found, after = [], None
    while True:
        page = lists.of_person(connection, ANNA, limit, after, over=over)
        found.append([row.id for row in page.rows])
        after = page.last
        if after is None:
            return found


def test_what_waits_comes_first_then_what_runs_then_the_open_then_the_latest_finished(connection: Connection) -> None:
    add(connection, "open", "open")
    add(connection, "runs", "running")
    add(connection, "waits", "running", waiting=True)
    for number in range(5):
        add(connection, f"over{number}", "over", ended=number)
    finished = [f"over{number}" for number in reversed(range(5))]
    assert pages(connection, 2, None) == [["waits", "runs", "open"], finished[:2], finished[2:4], finished[4:]]
    assert pages(connection, 2, False) == [["waits", "runs", "open"]]
    assert pages(connection, 3, True) == [finished[:3], finished[3:]]


def test_games_that_ended_at_one_moment_are_each_on_one_page(connection: Connection) -> None:
    for number in range(4):
        add(connection, f"over{number}", "over", ended=7)
    assert sorted(id for page in pages(connection, 1, True) for id in page) == [f"over{number}" for number in range(4)]


def test_a_place_among_public_tables_is_whole_numbers_and_an_id(connection: Connection) -> None:
    """They stand in addresses, where a page begins behind the one before."""
    add(connection, "open", "open")
    add(connection, "runs", "running")
    connection.execute(update(game_table).values(public=True, active=5))
    found = lists.ranking(connection, lists.Wanted(since=0, attended=0))
    assert found == [(1, 0, 0, -1, "runs")]
    assert all(type(each) is int for each in found[0][:-1])


@pytest.mark.parametrize("condition", ["ended IS NULL", "ended IS NOT NULL ORDER BY ended DESC, table_id DESC"])
def test_neither_list_looks_at_all_of_somebody_s_games(connection: Connection, condition: str) -> None:
    explain = "EXPLAIN QUERY PLAN"
    if connection.dialect.name == "postgresql":  # which would rather read a table that is empty
        explain = "EXPLAIN"
        connection.execute(text("SET LOCAL enable_seqscan = off"))
    plan = connection.execute(
        text(f"{explain} SELECT ended, table_id FROM seat WHERE person_id = 'anna' AND {condition}")
    )
    steps = [row[-1] for row in plan if "Cond" not in row[-1]]
    assert all("ix_seat_person_id_ended_table_id" in step for step in steps), steps
