"""One of our games without its facts cannot pass through the kit."""

import pytest

import tenka
from tenka.testing.facts import NAMES
from tests.conformance.games import facts_in_files

OURS = [game for game in tenka.games() if tenka.game(game).package.startswith("tenka.")]
DEFAULTS = {"SHUFFLES", "DRAWS"}


@pytest.mark.parametrize("game", OURS)
def test_every_game_tells_its_facts(game: str) -> None:
    facts = facts_in_files()[game]
    for name in set(NAMES) - DEFAULTS:
        assert hasattr(facts, name), f"tests/conformance/{game}.py lacks {name}"
