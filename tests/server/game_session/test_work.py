"""The work that a submission makes: one copy of the state, each seat's moves listed once, however long the game is."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

import pytest

import tenka
from tenka.kernel.events import Event
from tenka.kernel.state import Entry, State
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.pace import Pace
from tenka.server.tables.reaction_timer import ReactionTimer
from tenka.server.tables.snapshot import Snapshot
from tenka.server.workers.worlds import imagined
from tests.server.game_session.test_game_session import new_course

PLAYERS = {"shitenno": 4, "shogun": 4, "tenjo": 3}
SUBMISSIONS = 120
PAST = 2000  # moves that a long game has behind it


class Play:
    """A game at a table to which everybody is connected."""

    def __init__(self, game: str, seed: int = 0) -> None:
        self.session = new_course(PLAYERS[game], seed, game)
        self.timer = ReactionTimer(Pace(), paused=True)
        self.timer.watch(self.session.now)
        self.rng = Random(seed)

    def chosen(self) -> tuple[int, list[str | int]]:
        """Whose move, and which."""
        now = self.session.now
        seat = self.rng.choice(sorted(now.state.pending))
        return seat, list(self.rng.choice(now.legal(seat)))

    def submit(self, seat: int, move: list[str | int]) -> None:
        """Carry a submission out and tell everybody, as a table does."""
        session = self.session
        turn = session.attempt(seat, [move], f"key-{session.number}")
        before = session.now
        session.take(turn)
        self.timer.watch(session.now, seat if None in turn.concerned else None)
        for observer in session.observers:
            if observer in turn.concerned:
                session.news(turn, observer, before)


class Counts:
    """Copies and listings of states, counted; states are kept, so that none is taken for another."""

    def __init__(self) -> None:
        self.copies: list[State] = []
        self.listings: list[tuple[State, int]] = []

    def clear(self) -> None:
        self.copies.clear()
        self.listings.clear()

    @property
    def repeated(self) -> int:
        """How many listings were of a position and a seat that had been listed before."""
        return len(self.listings) - len({(id(state), seat) for state, seat in self.listings})


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch, game: str) -> Counts:
    found = Counts()
    kind = type(tenka.game(game).new(PLAYERS[game], 0))
    copy, legal_ids = kind.copy, kind.legal_ids

    def copied(state: State) -> State:
        found.copies.append(state)
        return copy(state)

    def listed(state: State, seat: int) -> list[int]:
        found.listings.append((state, seat))
        return legal_ids(state, seat)

    monkeypatch.setattr(kind, "copy", copied)
    monkeypatch.setattr(kind, "legal_ids", listed)
    return found


@pytest.mark.parametrize("game", PLAYERS)
def test_a_submission_copies_once_and_lists_once_a_seat(game: str, counts: Counts) -> None:
    play = Play(game)
    for _ in range(SUBMISSIONS):
        seat, move = play.chosen()
        before = play.session.state
        counts.copies.clear()
        play.submit(seat, move)
        kept = play.session.state.steps is not None and before.steps is not None  # made in the steps kept for undo too
        played = [state for state in counts.copies if state is not play.session.state]  # but worlds for its odds
        assert played[0] is before
        assert len(played) == 1 or kept
        assert counts.repeated == 0


@pytest.mark.parametrize("game", PLAYERS)
def test_a_submission_of_several_steps_copies_once_a_step(game: str, counts: Counts) -> None:
    play = Play(game, 3)
    while True:
        seat, move = play.chosen()
        after, _ = play.session.state.played(seat, move)
        if after.can_undo(seat):
            break
        play.submit(seat, move)
    counts.clear()
    play.session.attempt(seat, [move, None, move], "several")
    assert len(counts.copies) == 3


@contextmanager
def calls() -> Iterator[Counter[str]]:
    """The functions that are called, each with how often."""
    found: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            found[frame.f_code.co_qualname] += 1

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


def with_past(session: GameSession, moves: int) -> None:
    """Let the same position have come about by more moves, every one of which told everybody something."""
    state = session.state.copy()
    for _ in range(moves):
        state.log = Entry(state.log, 0, 0, [Event("noted", {})])
    session.snapshots[-1] = session.now.followed_by(state)
    session.now.told = [count + moves for count in session.now.told]


def submission(play: Play) -> None:
    play.submit(*play.chosen())


def resumption(play: Play) -> None:
    """Somebody comes back who has missed one submission."""
    seen = play.session.version(None)
    play.submit(*play.chosen())
    assert play.session.rest(None, seen) is not None


def undoing(play: Play) -> None:
    seat, move = play.chosen()
    before = play.session.now
    play.session.take(play.session.attempt(seat, [move], "done"))
    if play.session.state.can_undo(seat):
        turn = play.session.attempt(seat, [None], "undone")
        play.session.take(turn)
        play.session.news(turn, seat, before)


@pytest.mark.parametrize("done", [submission, resumption, undoing])
@pytest.mark.parametrize("game", PLAYERS)
def test_a_late_move_is_no_more_work_than_an_early_one(game: str, done: Callable[[Play], None]) -> None:
    found = []
    for past in (0, 0, PAST):  # once to fill what the game remembers for all positions
        play = Play(game, 5)
        for _ in range(30):
            play.submit(*play.chosen())
        play.session.slim()
        with_past(play.session, past)
        with calls() as each:
            done(play)
        found.append(each)
    assert found[1] == found[2]


@pytest.mark.parametrize("game", PLAYERS)
def test_a_bots_world_is_written_without_the_story_of_the_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(game, 5)
    for _ in range(30):
        play.submit(*play.chosen())
    state = play.session.state
    told = [event for event in state.events() if event.told_to(0)]
    with monkeypatch.context() as patch:
        patch.setattr(Event, "as_json", lambda _: pytest.fail("an event was written"))
        world = imagined(state, 0, Random(0))
    assert world.dumped["start"] == world.dumped["moves"] == []
    assert world.story == told
    assert tenka.game(game).load(world.dumped).legal(0) == state.legal(0)


def test_what_was_listed_is_given_up_with_the_next_submission_but_one() -> None:
    play = Play("shitenno")
    for _ in range(5):
        play.submit(*play.chosen())
    kept = [each for each in play.session.snapshots if _lists(each)]
    assert kept == list(play.session.snapshots)[-2:]
    play.session.slim()
    assert not any(map(_lists, play.session.snapshots))


def _lists(snapshot: Snapshot) -> bool:
    return bool(snapshot._legal)
