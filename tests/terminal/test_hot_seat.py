"""Several people at one keyboard: nobody sees another's hand."""

import json

import tenka
from tenka.words import Words
from tests.terminal.conftest import Terminal

HAND_OVER = "Pass the keyboard to"


def test_hands_stay_hidden(terminal: Terminal) -> None:
    answers = []

    def player(shown: str) -> str | None:
        answers.append(shown)
        if len(answers) > 60:
            return None
        return "" if HAND_OVER in shown else "log" if len(answers) % 5 == 0 else "1"

    terminal.run("play shitenno --players 3 --humans 2 --name Anna --name Bert --seed 4", player)
    save = json.loads(terminal.saves[0].read_bytes())["record"]
    state = tenka.game("shitenno").replay(save)
    words = Words("en", state.setup.game)
    first = {event.data["seat"]: event.data["cards"] for event in state.start if event.kind == "hand"}
    hands = {seat: f"Your starting cards: {words.several('card', cards)}." for seat, cards in first.items()}
    assert hands[0] != hands[1]
    whose = None
    seen = {0: 0, 1: 0}
    for shown in answers:
        *_, now = shown.rpartition("\n" * 50)
        if HAND_OVER in shown:
            assert "Your starting cards" not in now
            assert "Hand" not in now
            whose = 0 if "Anna" in now.partition(HAND_OVER)[2] else 1
        elif whose is not None and "Your starting cards" in now:
            assert hands[whose] in now
            assert hands[1 - whose] not in now
            seen[whose] += 1
    assert all(seen.values())


def test_a_handover_says_what_is_to_be_done(terminal: Terminal) -> None:
    terminal.run("play shitenno --humans 2 --seed 4", ["", "1", None])  # type: ignore[list-item]
    assert "Player 1 is choosing a general" in terminal.shown[0]
    assert "Pass the keyboard to Player 2" in terminal.shown[2]


def test_one_person_is_never_asked_to_pass_the_keyboard(terminal: Terminal) -> None:
    terminal.run("play shitenno --seed 4", ["1"] * 12)
    assert HAND_OVER not in terminal.everything


def test_everybody_at_one_keyboard(terminal: Terminal) -> None:
    line = "play shitenno --players 2 --humans 2 --seed 4 --lang de"
    assert terminal.run(line, lambda shown: "" if "Gib die Tastatur" in shown else "1") == 0
    assert "Gesamt" in terminal.shown[-1]


def test_the_screen_is_left_empty(terminal: Terminal) -> None:
    terminal.run("play shitenno --players 2 --humans 2 --seed 4", ["", "q"])
    assert "Your starting cards" not in terminal.shown[-1].rpartition("\n" * 50)[2]
