"""The recap in every game of ours: what the reader's seat was told, and nothing that it may not know."""

from collections.abc import Iterable
from random import Random

import pytest

import tenka
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tenka.server.notices.writing.recap import recap, since_last_move
from tenka.words import Words

MOVES = 160


def played(game: str, players: int, seed: int, moves: int) -> State:
    """A game of so many moves at random."""
    state, rng = tenka.game(game).new(players, seed), Random(seed)
    for _ in range(moves):
        if not state.pending:
            break
        seat = rng.choice(sorted(state.pending))
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def name(seat: int) -> tuple[str, str]:
    return f"Player{seat}", f"Player{seat}"


def written(events: Iterable[Event], words: Words) -> list[str]:
    return [words.event(each.kind, each.as_json()["data"], name) for each in events]


def check(state: State, seat: int, words: Words) -> int:
    """Hold a seat's recap against all that has happened; how much of that was secret."""
    events = since_last_move(state, seat)
    own = written((each for each in events if each.to in {None, seat}), words)
    public = written((each for each in events if each.to is None), words)
    secret = set(written((each for each in events if each.to not in {None, seat}), words)) - set(own)
    lines = recap(state, seat, seat, words, name).lines
    assert lines == own[-20:]
    assert not any(secret & {line} for line in lines)
    assert all(line.strip() and "{" not in line for line in lines)
    assert recap(state, seat, None, words, name).lines == public[-20:]
    return len(secret)


@pytest.mark.parametrize("lang", ["en", "de", "it"])
@pytest.mark.parametrize("game", sorted(tenka.games()))
def test_a_recap_holds_what_the_seat_was_told_and_no_secret_of_others(game: str, lang: str) -> None:
    words, secrets, private = Words(lang, tenka.game(game)), 0, 0
    players = max(tenka.game(game).players)
    for moves in range(0, MOVES, 8):
        state = played(game, players, 1, moves)
        for seat in range(players):
            private += sum(each.to not in {None, seat} for each in since_last_move(state, seat))
            secrets += check(state, seat, words)
    assert bool(secrets) == bool(private)
    assert secrets or game not in {"shitenno", "tenjo"}, "else this shows nothing"
