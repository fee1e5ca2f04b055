"""Hints at the keyboard: suggestions in sentences, in every game and language, and what can be done with them."""

import re
from typing import Any

import pytest

import tenka
from tenka.bots import Choice, knowledge_of
from tenka.kernel.errors import TenkaError
from tenka.toolkit.search.search_knowledge import Level
from tests.terminal.conftest import Terminal
from tests.terminal.test_play import Script

ID = re.compile(r"insight-|reason-|feature-|[a-z]_[a-z]|\{|\$")
HINT = {"en": "hint", "de": "tipp", "it": "suggerimento"}
TITLE = {"en": "What would the bot do?", "de": "Was würde der Bot tun?", "it": "Che mossa farebbe il bot?"}
SHARE = {"en": r"Winning chance: \d+%", "de": r"Gewinnchance: \d+\s%", "it": r"Probabilità di vittoria: \d+%"}
SHOGUN = "play shogun --players 3 --seed 3 --option start=prescribed --bots random"


@pytest.fixture(autouse=True)
def thinks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much as makes suggestions: how good they are is tested elsewhere."""
    monkeypatch.setattr("tenka.bots.hints.FEWEST", 8)
    monkeypatch.setattr("tenka.bots.hints.EACH", 4)
    for id in tenka.games():
        monkeypatch.setitem(knowledge_of(tenka.game(id)).levels, "strong", Level(1, 1, 1.0))


@pytest.mark.parametrize("game", tenka.games())
@pytest.mark.parametrize("lang", HINT)
def test_suggestions_have_steps_chances_and_reasons_in_sentences(terminal: Terminal, game: str, lang: str) -> None:
    assert terminal.run(f"play {game} --seed 3 --bots random --lang {lang}", [HINT[lang], "quit"]) == 0
    told = terminal.flat[1]
    assert TITLE[lang] in told
    assert re.search(SHARE[lang], told)
    assert re.search(r" [+−] \w.*\d.*\.", told)
    assert not ID.search(told), told


def test_the_plan_of_a_season_is_told_space_by_space_and_prepared_but_not_finished(terminal: Terminal) -> None:
    terminal.run(SHOGUN, ["hint", "hint 1", "undo", "quit"])
    before, told, prepared, _ = terminal.flat[:4]
    assert "to prepare the first suggestion" in told
    assert "Ready" not in before.rpartition("Choose")[2]
    assert "Ready" in prepared.rpartition("▸")[2]  # eleven cards lie; that it is ready is for the person to say
    assert "nothing to undo" not in terminal.everything


def test_what_was_suggested_is_not_thought_over_again(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def suggesting(*given: Any, **how: Any) -> list[Choice]:
        asked.append(given)
        return tenka.bots.hint(*given, **how)

    monkeypatch.setattr("tenka.terminal.asking.hinting.hint", suggesting)
    terminal.run(SHOGUN, ["hint", "", "hint 3", "hint", "quit"])
    assert len(asked) == 2  # once for each position


@pytest.mark.parametrize("typed", ["hint 9", "hint 0", "hint -1", "hint one", "hint 99999999999999999999", "hint ²"])
def test_a_suggestion_that_there_is_none_of(terminal: Terminal, typed: str) -> None:
    terminal.run(SHOGUN, [typed, "quit"])
    assert "There’s no suggestion with that number" in terminal.flat[1]


def test_a_suggestion_that_cannot_be_undone_is_left_to_the_person(terminal: Terminal) -> None:
    terminal.run("play shitenno --players 3 --seed 1 --bots random", Script("offers you this", ["hint 1", "q"]))
    assert "There’s nothing to prepare" in terminal.flat[-2]


def test_a_game_that_cannot_be_searched_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: Any, **how: Any) -> list[Choice]:
        raise TenkaError("no-search", {"game": "shitenno"})

    monkeypatch.setattr("tenka.terminal.asking.hinting.hint", refuse)
    terminal.run("play shitenno --seed 3", ["hint", "quit"])
    assert "Hints and analysis aren’t available for this game yet." in terminal.flat[1]


def test_who_may_trade_but_is_not_asked_gets_no_hint(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: Any, **how: Any) -> list[Choice]:
        raise TenkaError("no-search", {"game": "tenjo"})

    monkeypatch.setattr("tenka.terminal.asking.hinting.hint", refuse)
    typed = iter(["trade", *["hint", "1"] * 200])

    def asks_all_the_time(shown: str) -> str:
        return "quit" if "right now nobody is waiting for you" in " ".join(shown.split()) else next(typed)

    assert terminal.run("play tenjo --players 2 --seed 3 --bots random", asks_all_the_time) == 0
