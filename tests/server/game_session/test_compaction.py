"""What is done and taken back, however often, costs the log and the memory no more than a little."""

import itertools
import time
from random import Random

import pytest

from tenka.server.tables import game_session as game_sessions
from tenka.server.tables.compaction import FOLDED_FROM, KEPT_KEYS
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.submission import Step
from tenka.store.queries.tables.log import LogEntry
from tenka.testing.tables import few_or_many
from tests.server.game_session.test_game_session import new_course, same_course, steps_of, steps_of_anybody

PAIRS = 4_000
UNDO: list[Step] = [None]


class Kept:
    """A game session, and its log as a disk would have it."""

    def __init__(self, players: int = 3, seed: int = 0, id: str = "shitenno") -> None:
        self._beginning = (players, seed, id)
        self.game_session = new_course(players, seed, id)
        self.log: dict[int, LogEntry] = {}
        self.keys = itertools.count()

    def submit(self, seat: int, steps: list[Step]) -> str:
        """Do something as a table does."""
        game_session, key = self.game_session, f"key{next(self.keys)}"
        turn = game_session.attempt(seat, steps, key)
        if turn.mark is not None:
            for number in [each for each in self.log if each >= turn.mark.number]:
                del self.log[number]
        self.log |= dict(enumerate(turn.entries, game_session.number))
        game_session.take(turn)
        return key

    def replayed(self) -> GameSession:
        """The same after a restart."""
        found = new_course(*self._beginning)
        for _ in found.replaying(self.log[number] for number in sorted(self.log)):
            pass
        return found

    def check(self) -> None:
        """A restart changes nothing that anybody could see."""
        again, game_session = self.replayed(), self.game_session
        same_course(again, game_session)
        assert again.rows == game_session.rows == len(self.log)
        assert again.receipts == game_session.receipts
        assert again.now.backs == game_session.now.backs
        assert (again.now.length, again.now.firm) == (game_session.now.length, game_session.now.firm)
        for observer in game_session.observers:
            history = game_session.history(observer)
            assert again.history(observer) == history
            assert len(history) == game_session.version(observer)
            for version in range(1, game_session.version(None) + 1, 7):
                assert again.told_by(observer, version) == game_session.told_by(observer, version)


def until(kept: Kept, rng: Random, *, public: bool) -> tuple[int, list[Step]]:
    """Play until somebody can make a step that can be taken back, which others see or not."""
    while True:
        for seat in kept.game_session.state.pending:
            for move in kept.game_session.state.legal(seat):
                trial = kept.game_session.state.copy()
                told = any(event.to is None for event in trial.play(seat, move))
                if trial.can_undo(seat) and told == public:
                    return seat, [list(move)]
        kept.submit(*steps_of(kept.game_session.state, rng))


@pytest.mark.parametrize("public", [False, True])
def test_thousands_of_steps_and_their_undoing_take_a_few_entries(public: bool) -> None:
    kept = Kept()
    seat, step = until(kept, Random(5), public=public)
    before, dump, moves = len(kept.log), kept.game_session.state.dump(), kept.game_session.now.length
    version, decision = kept.game_session.version(seat), kept.game_session.now.decisions[seat]
    for number in range(PAIRS):
        kept.submit(seat, step)
        kept.submit(seat, UNDO)
        if number % 999 == 998:
            kept.check()
    assert len(kept.log) <= before + FOLDED_FROM
    assert len(kept.game_session.receipts) <= before + FOLDED_FROM + KEPT_KEYS
    assert kept.game_session.version(seat) == version + 2 * PAIRS
    assert kept.game_session.now.decisions[seat] == decision + 2 * PAIRS
    assert kept.game_session.state.dump() == dump
    assert kept.game_session.now.length == moves
    kept.submit(seat, step)
    kept.check()


def test_loading_takes_no_longer_for_it() -> None:
    plain, fiddled = Kept(), Kept()
    for kept in (plain, fiddled):
        seat, step = until(kept, Random(5), public=True)
    for _ in range(PAIRS):
        fiddled.submit(seat, step)
        fiddled.submit(seat, UNDO)
    for _ in range(FOLDED_FROM // 2):
        plain.submit(seat, step)
        plain.submit(seat, UNDO)
    once, after_all = _fastest(plain), _fastest(fiddled)
    assert after_all < 4 * once + 0.02


def _fastest(kept: Kept) -> float:
    found = []
    for _ in range(5):
        start = time.perf_counter()
        kept.replayed()
        found.append(time.perf_counter() - start)
    return min(found)


@pytest.mark.parametrize("games", few_or_many(4, 100))
def test_whatever_is_folded_a_restart_changes_nothing(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps of all kinds, many of them taken back, and folded as soon as there is anything to fold."""
    monkeypatch.setattr("tests.server.game_session.test_game_session.UNDO", 0.55)
    folds = 0
    for seed in range(games):
        monkeypatch.setattr(game_sessions, "FOLDED_FROM", 2 + seed % 9)
        kept, rng = Kept(2 + seed % 3, seed), Random(seed)
        for number in range(150):
            if not kept.game_session.state.pending:
                break
            kept.submit(*steps_of(kept.game_session.state, rng))
            if number % 29 == 28:
                kept.check()
        kept.check()
        folds += sum(entry.fold is not None for entry in kept.log.values())
    assert folds > games


def test_a_key_that_was_just_used_is_known_though_its_step_is_folded() -> None:
    kept = Kept()
    seat, step = until(kept, Random(5), public=True)
    sent: list[tuple[str, list[Step], int]] = []
    for _ in range(FOLDED_FROM):
        for steps in (step, UNDO):
            sent.append((kept.submit(seat, steps), steps, kept.game_session.version(seat)))
    for game_session in (kept.game_session, kept.replayed()):
        for key, steps, version in sent[-KEPT_KEYS:]:
            assert game_session.outcome(seat, steps, key) == version


def test_a_record_is_of_the_moves_in_force() -> None:
    kept, plain = Kept(), Kept()
    seat, step = until(kept, Random(5), public=True)
    until(plain, Random(5), public=True)
    for _ in range(FOLDED_FROM):
        kept.submit(seat, step)
        kept.submit(seat, UNDO)
    for each in (kept, plain):
        each.submit(seat, step)
    assert kept.replayed().state.record(secret=True) == plain.game_session.state.record(secret=True)


def test_a_few_steps_taken_back_stay_as_they_were() -> None:
    kept = Kept()
    seat, step = until(kept, Random(5), public=True)
    before = len(kept.log)
    for _ in range(FOLDED_FROM // 2 - 1):
        kept.submit(seat, step)
        kept.submit(seat, UNDO)
    assert len(kept.log) == before + FOLDED_FROM - 2
    assert not any(entry.fold for entry in kept.log.values())


def test_nothing_is_folded_that_others_did_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Tenjo steps are taken back from under what two others did meanwhile, which stays."""
    monkeypatch.setattr("tests.server.game_session.test_game_session.UNDO", 1.0)
    monkeypatch.setattr(game_sessions, "FOLDED_FROM", 2)
    kept, rng, folded = Kept(3, 5, "tenjo"), Random(5), 0
    for number in range(500):
        rows = len(kept.log)
        kept.submit(*steps_of_anybody(kept.game_session.state, rng))
        folded += len(kept.log) <= rows
        if number % 60 == 0:
            kept.check()
    assert folded > 5
    kept.check()
