"""A registered game without its facts cannot pass through the kit."""

import pytest

import tenka
from tests.conformance.facts import Facts, facts_of
from tests.conformance.tables import Table, all_tables, tables

FACTS = {name for name in (*vars(Facts), *Facts.__annotations__) if not name.startswith("_")}


@pytest.mark.parametrize("game", tenka.games())
def test_every_game_tells_its_facts(game: str) -> None:
    facts = facts_of(game)
    for name in FACTS:
        assert hasattr(facts, name), f"tests/conformance/{game}.py lacks {name}"


@pytest.mark.parametrize("found", [tables(), all_tables()], ids=["some", "all"])
def test_every_game_number_of_players_and_option_has_its_table(found: list[Table]) -> None:
    for game in map(tenka.game, tenka.games()):
        mine = [table for table in found if table.game is game]
        assert {table.players for table in mine} == set(game.players)
        for name, values in game.options.items():
            assert {table.options.get(name, values[0]) for table in mine} == set(values)


def test_options_are_those_chosen(table: Table) -> None:
    chosen = table.new(0).view(None)["options"]
    assert chosen == {name: values[0] for name, values in table.game.options.items()} | dict(table.options)
