"""A game session: whatever an observer was sent makes up what the state shows it."""

import copy
import itertools
import json
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import tenka
from tenka.kernel.errors import IllegalMove
from tenka.kernel.state import State
from tenka.server.guard.refused import Refused
from tenka.server.tables.game_session import KEPT_SNAPSHOTS, GameSession
from tenka.server.tables.submission import Step
from tenka.store.queries.tables.log import LogEntry
from tenka.testing.tables import few_or_many
from tests.server.wire.picture import Message, Picture

UNDO = 0.3
EDIT = 0.3
SEVERAL = 0.15
OTHERS = 0.4
THOROUGH = 16  # every so many submissions all events are compared too


Choose = Callable[[State, Random], tuple[int, list[Step]]]


def new_course(players: int, seed: int = 0, id: str = "shitenno") -> GameSession:
    return GameSession(id, tenka.game(id).rules, players, f"{seed:064x}", {})


def message(sent: Any) -> Message:
    """What arrives of what is sent."""
    found: Message = json.loads(msgspec.json.encode(sent))
    return found


def steps_of(state: State, rng: Random) -> tuple[int, list[Step]]:
    """What somebody might do: go on, rearrange, take back, do several things at once."""
    undoing = [seat for seat in range(state.setup.players) if state.can_undo(seat)]
    if undoing and rng.random() < UNDO:
        return undoing[0], [None]
    seat = rng.choice(list(state.pending))
    steps: list[Step] = []
    state = state.copy()
    while not steps or (seat in state.pending and rng.random() < SEVERAL):
        edits = state.edits(seat)
        move = rng.choice(edits if edits and rng.random() < EDIT else state.legal(seat))
        state.play(seat, move)
        steps.append(list(move))
    return seat, steps


def steps_of_anybody(state: State, rng: Random) -> tuple[int, list[Step]]:
    """In Tenjo anybody may do something about offers, whoever is at the move."""
    undoing = [seat for seat in range(state.setup.players) if state.can_undo(seat)]
    if undoing and rng.random() < UNDO / 2:
        return undoing[0], [None]
    others = [seat for seat in range(state.setup.players) if state.legal(seat) and seat not in state.pending]
    if others and rng.random() < OTHERS:
        seat = rng.choice(others)
        moves = [
            move
            for move in state.legal(seat)
            if move not in (("propose", "open"), *(("offer", to) for to in state.pending))
        ]
        private = [move for move in moves if move[0] in {"accept", "propose"}]
        return seat, [list(rng.choice(private or moves))]
    seat = min(state.pending)
    marching = [move for move in state.legal(seat) if move[0] in {"march", "to", "send", "go", "roll", "pass"}]
    return seat, [list(rng.choice(marching or state.legal(seat)))]


def shown(state: State, observer: int | None, sight: Message, *, events: bool) -> None:
    """A picture shows exactly what the state shows the observer."""
    told = sight["view"] if events else {name: part for name, part in sight["view"].items() if name != "events"}
    assert told == message(state.view(observer, events))
    if observer is None:
        assert (sight["legal"], sight["edits"], sight["can_undo"], sight["decision"]) == ([], [], False, None)
    else:
        assert sight["legal"] == message(state.legal(observer))
        assert sight["edits"] == message(state.edits(observer))
        assert sight["can_undo"] == state.can_undo(observer)


class Watched:
    """A game session with everybody looking on, each with a picture put together of what they were sent."""

    def __init__(self, game_session: GameSession, rng: Random, choose: Choose = steps_of) -> None:
        self.game_session = game_session
        self.rng = rng
        self.choose = choose
        self.log: list[LogEntry] = []
        self.pictures: dict[int | None, Picture] = {}
        for observer in game_session.observers:
            self.pictures[observer] = Picture()
            self.pictures[observer].take({"type": "sight", "sight": message(game_session.sight(observer))})
        self.past: deque[dict[int | None, Picture]] = deque(maxlen=KEPT_SNAPSHOTS)

    def go_on(self) -> None:
        """A submission, and what everybody hears of it."""
        game_session = self.game_session
        seat, steps = self.choose(game_session.state, self.rng)
        key = f"key{len(self.log)}"
        before = game_session.now
        turn = game_session.attempt(seat, steps, key, game_session.now.decisions[seat])
        assert game_session.now is before, "an attempt changed something"
        game_session.take(turn)
        self.log += [
            LogEntry(seat, None if step is None else json.dumps(step), None if place else key)
            for place, step in enumerate(steps)
        ]
        for place, observer in enumerate(game_session.observers):
            if game_session.now.versions[place] == before.versions[place]:
                self.nothing_changed(before.state, observer)
            else:
                assert game_session.now.versions[place] == before.versions[place] + 1
                news = message(game_session.news(turn, observer, before))
                assert (news.get("key") == key) == (observer == seat), "a key is its sender's own"
                self.pictures[observer].take({"type": "update", **news})

    def remember(self) -> None:
        """Keep everybody's pictures of now."""
        self.past.append(copy.deepcopy(self.pictures))

    def nothing_changed(self, before: State, observer: int | None) -> None:
        """Who is sent nothing has nothing to see."""
        now = self.game_session.state
        assert now.view(observer, events=False) == before.view(observer, events=False)
        if observer is not None:
            assert now.legal(observer) == before.legal(observer)
            assert now.edits(observer) == before.edits(observer)
            assert now.can_undo(observer) == before.can_undo(observer)

    def check_pictures(self, *, events: bool) -> None:
        """Everybody's picture is what they may see now."""
        for observer, picture in self.pictures.items():
            assert picture.sight is not None
            shown(self.game_session.state, observer, picture.sight, events=events)
            if events:
                assert picture.sight == message(self.game_session.sight(observer))

    def check_rest(self) -> None:
        """Whoever comes back with any picture of the past has the present one after one update."""
        assert len(self.past) == len(self.game_session.snapshots)
        for pictures in self.past:
            for observer, then in pictures.items():
                now = copy.deepcopy(then)
                assert now.sight is not None
                rest = self.game_session.rest(observer, now.sight["version"])
                assert rest is not None
                if rest.version != now.sight["version"]:
                    now.update(message(rest))
                assert now.sight == message(self.game_session.sight(observer))


def same_course(one: GameSession, other: GameSession) -> None:
    assert one.number == other.number
    assert one.now.versions == other.now.versions
    assert one.now.decisions == other.now.decisions
    assert one.now.told == other.now.told
    assert one.state.dump() == other.state.dump()
    for observer in one.observers:
        assert one.sight(observer) == other.sight(observer)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("games", few_or_many(2, 60))
def test_updates_put_together_are_the_view_and_a_replayed_log_gives_the_same_course(players: int, games: int) -> None:
    for seed in range(games):
        watched = Watched(new_course(players, seed), Random(seed))
        replayed = Random(seed).randrange(20, 120)
        for number in itertools.count():
            watched.go_on()
            over = not watched.game_session.state.pending
            watched.check_pictures(events=over or number % THOROUGH == 0)
            if over or number == replayed:
                again = new_course(players, seed)
                list(again.replaying(watched.log))
                same_course(again, watched.game_session)
            if over:
                break


@pytest.mark.parametrize("submissions", few_or_many(400, 4000))
def test_steps_are_taken_back_from_under_what_others_did_in_secret(submissions: int) -> None:
    """In Tenjo two others may trade while somebody marches, and the march be taken back after that."""
    game_session, again = (new_course(3, 5, "tenjo") for _ in range(2))
    while game_session.state.view(None, events=False)["month"] == 0:
        for each in (game_session, again):
            seat = min(each.state.pending)
            each.take(each.attempt(seat, [list(each.state.legal(seat)[-1])], f"k{each.number}"))
    watched = Watched(game_session, Random(5), steps_of_anybody)
    under = 0
    for number in range(submissions):
        before = game_session.state.log
        watched.go_on()
        watched.check_pictures(events=number % 4 == 0)
        under += watched.log[-1].move is None and before is not None and before.seat != watched.log[-1].seat
    assert under > 2, "never was anything taken back from under another's move"
    list(again.replaying(watched.log))
    same_course(again, game_session)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("submissions", few_or_many(70, 1000))
def test_the_rest_from_any_kept_moment_leads_to_now(players: int, submissions: int) -> None:
    watched = Watched(new_course(players, 7), Random(7))
    watched.remember()
    for number in range(submissions):
        if not watched.game_session.state.pending:
            break
        watched.go_on()
        watched.remember()
        if number % 67 == 66:
            watched.check_rest()
    watched.check_rest()


def test_a_replayed_course_knows_the_outcome_of_every_key() -> None:
    watched = Watched(new_course(3), Random(3))
    for _ in range(80):
        watched.go_on()
    again = new_course(3)
    list(again.replaying(watched.log))
    assert again.receipts == watched.game_session.receipts
    assert len(again.receipts) == 80


def test_too_long_ago_there_is_no_rest() -> None:
    watched = Watched(new_course(2), Random(2))
    while len(watched.game_session.snapshots) < KEPT_SNAPSHOTS or watched.game_session.snapshots[0].versions[0] == 1:
        watched.go_on()
    oldest = watched.game_session.snapshots[0].versions
    for place, observer in enumerate(watched.game_session.observers):
        assert watched.game_session.rest(observer, oldest[place]) is not None
        assert watched.game_session.rest(observer, oldest[place] - 1) is None
        for nonsense in (0, -1, watched.game_session.version(observer) + 1, 10**9):
            assert watched.game_session.rest(observer, nonsense) is None


def test_somebodys_private_steps_leave_the_counts_of_all_others_alone() -> None:
    game_session = new_course(4)
    rng = Random(4)
    private = 0
    while private < 20:
        (seat,) = game_session.state.pending
        before = game_session.now
        turn = game_session.attempt(seat, [list(rng.choice(game_session.state.legal(seat)))], f"k{game_session.number}")
        game_session.take(turn)
        if not turn.told:
            private += 1
            others = [place for place in range(5) if place != seat]
            assert [game_session.now.versions[place] for place in others] == [
                before.versions[place] for place in others
            ]
            assert [game_session.now.decisions[place] for place in others[:-1]] == [
                before.decisions[place] for place in others[:-1]
            ]
            assert game_session.now.versions[seat] == before.versions[seat] + 1
            assert game_session.now.decisions[seat] == before.decisions[seat] + 1


def test_steps_and_their_undoing_in_one_submission_show_others_nothing() -> None:
    game_session = new_course(3)
    rng = Random(1)
    while True:
        (seat,) = game_session.state.pending
        move = list(rng.choice(game_session.state.legal(seat)))
        before = game_session.now
        trial = game_session.state.copy()
        trial.play(seat, move)
        if trial.can_undo(seat):
            break
        game_session.take(game_session.attempt(seat, [move], f"k{game_session.number}"))
    turn = game_session.attempt(seat, [move, None, move, None], "there and back")
    game_session.take(turn)
    assert turn.told == []
    assert game_session.state.dump() == before.state.dump()
    others = [place for place in range(4) if place != seat]
    assert [game_session.now.versions[place] for place in others] == [before.versions[place] for place in others]


def test_an_attempt_changes_nothing_whether_it_is_legal_or_not() -> None:
    game_session = new_course(2)
    (seat,) = game_session.state.pending
    before, dump = game_session.now, game_session.state.dump()
    legal = list(game_session.state.legal(seat)[0])
    game_session.attempt(seat, [legal], "a")
    for steps in ([["no such move"]], [legal, ["no such move"]], [None], [legal, None, None]):
        with pytest.raises(IllegalMove):
            game_session.attempt(seat, steps, "b")  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="not-your-turn"):
        game_session.attempt(1 - seat, [legal], "c")
    assert game_session.now is before
    assert game_session.state.dump() == dump
    assert game_session.number == 0
    assert game_session.outcome(seat, [legal], "a") is None


def test_a_submission_for_a_decision_that_has_passed_is_stale() -> None:
    game_session = new_course(2)
    (seat,) = game_session.state.pending
    legal = list(game_session.state.legal(seat)[0])
    for decision in (0, -1, 2, 10**30):
        with pytest.raises(Refused, match="stale"):
            game_session.attempt(seat, [legal], "a", decision)
    game_session.take(game_session.attempt(seat, [legal], "a", 1))
    with pytest.raises(Refused, match="stale"):
        game_session.attempt(seat, [legal], "b", 1)


def test_the_same_key_has_its_outcome_and_no_other_content() -> None:
    game_session = new_course(2)
    (seat,) = game_session.state.pending
    legal = list(game_session.state.legal(seat)[0])
    game_session.take(game_session.attempt(seat, [legal], "a"))
    assert game_session.outcome(seat, [legal], "a") == game_session.version(seat)
    assert game_session.outcome(1 - seat, [legal], "a") is None, "keys are a seat's own"
    with pytest.raises(Refused, match="key-used"):
        game_session.outcome(seat, [None], "a")
    with pytest.raises(Refused, match="key-used"):
        game_session.outcome(seat, [legal, legal], "a")
