"""A game without a picture of its own is drawn by what its view says."""

from typing import Any

from rich.console import Console

import tenka
from tenka.kernel.move import Move
from tenka.terminal.plain import PlainPicture
from tenka.words import Words
from tenka.words.messages import Messages

GAME = tenka.game("shitenno")
VIEW: dict[str, Any] = {
    "players": 2,
    "seat": 0,
    "pending": [{"seat": 0, "kind": "answer", "rule": "S8"}],
    "fingerprint": "never shown",
    "titles": ["daimyo", None],
    "card": "samurai_bushi",
    "deck": {"cards_left": 3, "open": []},
    "shuffled": True,
    "ready": [True, False],
    "result": {"ranking": [1, 0], "scores": [3, 5]},
}


def drawn(part: Any) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as said:
        console.print(part)
    return said.get()


def test_what_there_is_stands_there_in_words() -> None:
    picture, words = PlainPicture(GAME), Words("en", GAME)
    told = drawn(picture.table(VIEW, words, ["Anna", "Bruno"], 100, close=False))
    anna, bruno = (next(line for line in told.splitlines() if name in line) for name in ("Anna", "Bruno"))
    assert anna.split()[-2:] == ["Daimyō", "yes"]
    assert bruno.split()[-2:] == ["–", "no"]
    assert "Samurai + Bushi" in told
    assert "cards left 3, open –" in told
    assert "shuffled  yes" in told
    assert "True" not in told
    assert "never shown" not in told


def test_the_end_has_the_best_first() -> None:
    told = drawn(PlainPicture(GAME).final(VIEW, Words("en", GAME), ["Anna", "Bruno"]))
    assert told.index("Bruno") < told.index("Anna")
    assert "5" in told


def test_a_decision_without_words_is_asked_for_in_general_ones() -> None:
    words = Words("en", GAME)
    assert words.prompt("prompt-sing", {"song": "high"}) == "It is your turn: choose a move."
    assert words.decision("sing", "Anna") == "It is Anna’s turn"
    assert words.decision("turn", "Anna") != words.decision("sing", "Anna")


def test_a_move_or_event_without_words_is_told_by_its_ids() -> None:
    words = Words("en", GAME)
    words.messages = Messages("en", ["tenka"])
    assert words.move(Move(("use", "sohei")), {}).text == "use sohei"
    assert words.event("sung", {"seat": 0}, lambda seat: (f"Player {seat}", "")) == "event-sung"


def test_it_asks_by_the_kind_of_decision() -> None:
    picture = PlainPicture(GAME)
    assert picture.prompt(VIEW, ["Anna", "Bruno"]) == ("prompt-answer", {})
    assert tuple(GAME.vocabulary.verbs) == picture.ORDER
