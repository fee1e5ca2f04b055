"""Tenjo's picture in the terminal: whatever is going on, for whomever, in every language and width."""

import re
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tenka.games.tenjo import GAME
from tenka.games.tenjo import terminal as board
from tenka.games.tenjo.rules.tasks.catalogue import DECISIONS
from tenka.kernel.state import State
from tenka.terminal.asking.choices import choices, drawn
from tenka.terminal.picture import picture
from tenka.words import LANGUAGES, Words
from tenka.words.messages import Messages

RARE = {
    "shogun": 0.02,
    "assault": 0.2,
    "samurai_and_roll": 0.2,
    "ask_hundreds": 0.2,
    "give_hundreds": 0.2,
    "drop": 0.1,
    "admit": 0.1,
    "shut": 0.1,
    "offer": 0.2,
    "pass": 0.3,
}
OFTEN = {"attack": 4.0, "with": 2.0, "declare": 2.0, "fight": 8.0, "march": 3.0, "propose": 3.0, "unmask": 2.0}


@pytest.fixture
def said_without_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that lacks a parameter fails the test."""

    def fail(self: Messages, id: str, errors: list[Exception]) -> None:
        assert not errors, (id, errors)

    monkeypatch.setattr(Messages, "noticed", fail)


def printed(part: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, color_system=None, legacy_windows=False)
    console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def names(view: dict[str, Any], words: Words) -> list[str]:
    return [str(board.called(view, words, seat)) for seat in range(len(view["seats"]))]


def step(state: State, random: Random) -> None:
    """A verb at random, then a move of that verb."""
    seat = next(iter(state.pending))
    legal = state.legal(seat)
    verbs = sorted({str(move[0]) for move in legal})
    (verb,) = random.choices(verbs, [RARE.get(each) or OFTEN.get(each) or 1.0 for each in verbs])
    state.play(seat, random.choice([move for move in legal if move[0] == verb]))


def look(state: State, seat: int, words: Words, width: int) -> None:
    """All that is drawn and said to a seat that is asked."""
    view = state.view(seat)
    called = names(view, words)
    for close in (False, True):
        text = printed(board.table(view, words, called, width, close), width)
        assert all(len(line) <= width for line in text.splitlines())
    printed(board.desk(view, words), width)
    id, params = board.prompt(view, called)
    assert words.tell(id, params)
    listed = choices(state, seat, view, words, picture(GAME))
    assert listed
    assert len({each.label.text for each in listed if not each.edit}) == len([each for each in listed if not each.edit])
    printed(drawn(listed, words), width)


def kind_now(state: State) -> tuple[str, str | None, str | None]:
    """The decision, and how far an unfinished step has got."""
    seat, decision = next(iter(state.pending.items()))
    unfinished = state.view(seat, events=False)["step"] or {"doing": None, "element": None}
    return decision.kind, unfinished["doing"], unfinished["element"]


@pytest.fixture(scope="module")
def moments() -> list[State]:
    """A state of each kind that games at random come to, and the last ones of the games."""
    found: dict[object, State] = {}
    for seed in range(20):
        random = Random(seed)
        state = GAME.new(2 + seed % 3, seed=seed, options={"years": 1, "build_castle": seed % 2 == 0})
        for _ in range(700):
            if state.result is not None:
                break
            found.setdefault(kind_now(state), state.copy())
            step(state, random)
        found[seed] = state
    return list(found.values())


def test_games_come_to_all_kinds_of_decisions(moments: list[State]) -> None:
    kinds = {decision.kind for state in moments for decision in state.pending.values()}
    assert set(DECISIONS) - kinds <= {"lose_daimyo", "marriage", "scout", "consent"}
    assert any(state.result is not None for state in moments)


@pytest.mark.parametrize(("lang", "width"), [("en", 80), ("de", 80), ("it", 100), ("de", 120)])
def test_every_position_can_be_drawn(moments: list[State], lang: str, width: int, said_without_error: None) -> None:
    words = Words(lang, GAME)
    for state in moments:
        for seat in state.pending:
            look(state, seat, words, width)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spectators_and_the_end(moments: list[State], lang: str, said_without_error: None) -> None:
    words = Words(lang, GAME)
    for state in moments:
        view = state.view(None)
        called = names(view, words)
        assert board.heading(view, words)
        assert printed(board.table(view, words, called, 80, False), 80)
        printed(board.desk(view, words), 80)
        if state.result is not None:
            assert words.say("score-total") in printed(board.final(view, words, called), 80)


def test_every_verb_has_its_place_in_the_list() -> None:
    assert set(board.ORDER) == set(GAME.vocabulary.verbs)
    assert len(board.ORDER) == len(set(board.ORDER))


def test_the_map_tells_whose_and_how_many() -> None:
    words = Words("en", GAME)
    state = GAME.new(2, seed=1)
    random = Random(1)
    while not state.view(0)["points"]:
        step(state, random)
    for seat in (0, 1):
        text = printed(board.table(state.view(seat), words, ["Asai", "Saitō"], 120, False), 120)
        own, foe = ("◆A", "▲S") if seat == 0 else ("▲S", "◆A")
        castles = [line for line in text.splitlines() if "⌂" in line]
        assert sum(line.count(f"{own} ⌂") for line in castles) == 2
        assert sum(line.count(f"{foe} ⌂") for line in castles) == 2
        shown = sum(state.view(seat)["own"]["samurai"].values()) // 1000
        assert sum(int(number) for number in re.findall(r" \+(\d+)", text)) == shown == 100
