"""The kit as a pytest plugin: `pytest_plugins = ["tenka.testing.plugin"]` in the topmost conftest.py.

A test of the kit with a `table` runs at every table, one with a `player` is played by every kind of player, and one
with a `chapter` is about every chapter of the games that have a course. Other tests
are left alone, whatever their fixtures are called, but for those marked `soak`, which run only if `-m` speaks of them.
"""

import os
from typing import Any

import pytest

from tenka.lessons import course_of
from tenka.testing.players import PLAYERS
from tenka.testing.registry import registered
from tenka.testing.tables import KitTable, all_tables, tables

KIT = "tenka.testing.kit."
LEAST_SPREAD = 10 if os.environ.get("TENKA_BRIEFLY") else 1


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known."""
    config.addinivalue_line("markers", "soak: long runs, left out unless -m asks for them")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Seat players at tables."""
    if not metafunc.function.__module__.startswith(KIT):
        return
    if not registered():
        raise pytest.Collector.CollectError("no game to test: tenka.testing.register(GAME) belongs in conftest.py")
    if {"table", "player"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("table", "player"), pairs())
    elif "table" in metafunc.fixturenames:
        metafunc.parametrize("table", alone())
    if "any_table" in metafunc.fixturenames:
        metafunc.parametrize("any_table", spread(all_tables()))
    if {"course", "chapter"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("course", "chapter"), chapters())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long runs out where the command line says nothing about them."""
    if "soak" in config.getoption("markexpr"):
        return
    late = [item for item in items if item.get_closest_marker("soak")]
    if late:
        config.hook.pytest_deselected(items=late)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


def alone() -> list[Any]:
    """The tables that most tests are about."""
    return spread(tables())


def spread(wanted: list[KitTable]) -> list[Any]:
    """Tables; where compiled code is tested at length, some of them wait, but never the first of a game."""
    found, games = [], set()
    for place, table in enumerate(wanted):
        late = place % LEAST_SPREAD != 0 and table.game.id in games
        games.add(table.game.id)
        found.append(pytest.param(table, id=str(table), marks=[pytest.mark.soak] if late else []))
    return found


def pairs() -> list[Any]:
    """Tables and players; where a game has many, or compiled code is tested at length, some pairs wait."""
    found = []
    for place, table in enumerate(tables()):
        spread = max(table.facts.SPREAD, LEAST_SPREAD)
        for number, (name, player) in enumerate(PLAYERS.items()):
            late = (place + number) % spread != 0
            found.append(pytest.param(table, player, id=f"{table}-{name}", marks=[pytest.mark.soak] if late else []))
    return found


def chapters() -> list[Any]:
    """The chapters of all courses; where no game has one, nothing is to be tested."""
    courses = [course for course in map(course_of, registered()) if course is not None]
    return [pytest.param(each, id, id=f"{each.game.id}-{id}") for each in courses for id in each.chapters]
