"""Laws of time, in games of all kinds played at random: it is given for decisions, and never for fiddling."""

from random import Random

import pytest

import tenka
from tenka.server.tables import clock_rules
from tenka.server.tables.game_session import GameSession
from tenka.store.queries.tables.clocks import NONE, SHARES, fresh
from tenka.store.queries.tables.tables import SeatRow, TableRow
from tenka.store.queries.tables.time_control import TimeControl
from tenka.testing.tables import few_or_many
from tests.server.game_session.test_game_session import steps_of

PATIENCE = 100  # seconds
WHOLE = PATIENCE * 1000


def a_table(game: str, players: int) -> TableRow:
    """People at a table with a clock."""
    seats = tuple(SeatRow(f"p{seat}", "Anna", None, waiting=False) for seat in range(players))
    return TableRow(
        *("t", game, tenka.game(game).rules, {}, False, False, "running", "", None, "00", 0, 0, None),
        *("random", TimeControl(PATIENCE), False, None, False, seats),
    )


class Stopwatch:
    """A game with its clocks, and how long each seat has been waited for since others last had to do with it."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.rng = Random(seed)
        self.game_session = GameSession(game, tenka.game(game).rules, players, f"{seed:064x}", {})
        self.now = 0
        row = a_table(game, players)
        self.row = clock_rules.with_clocks(row, clock_rules.anew(row, self.game_session.state.pending, 0))
        self.waited = [0] * players

    def pass_by(self) -> None:
        """Let some time pass, but never so much that a clock runs out, as long as there is any left."""
        least = min(self.row.seats[seat].clock.left(self.now) for seat in self.game_session.state.pending)
        spent = self.rng.randrange(max(1, least))
        self.now += spent
        for seat in self.game_session.state.pending:
            self.waited[seat] += spent

    def go_on(self) -> None:
        """Somebody does something; the clocks are as they should be."""
        seat, steps = steps_of(self.game_session.state, self.rng)
        turn = self.game_session.attempt(seat, steps, f"k{self.game_session.number}")
        before, changed = self.row, clock_rules.after(self.row, turn, self.now)
        self.row = clock_rules.with_clocks(self.row, changed)
        self.game_session.take(turn)
        asked, asks = turn.before.state.pending, turn.snapshot.state.pending
        if turn.snapshot.firm == turn.before.firm and seat in asks:
            assert changed == {}, "what can be taken back, and taking back, gives no time"
        for other, who in enumerate(self.row.seats):
            assert (who.clock.due is not None) == (other in asks), "a clock runs for whoever is asked"
            if other in asks and other not in asked and other != seat:
                assert who.clock == fresh(PATIENCE).running(self.now)
            if other not in asks and turn.goes_on:
                assert who.clock == NONE
            if who.clock.spare > before.seats[other].clock.spare or who.clock == NONE:
                self.waited[other] = 0
            assert who.clock.left(self.now) <= WHOLE
            assert self.waited[other] <= SHARES * WHOLE


@pytest.mark.parametrize("game", tenka.games())
@pytest.mark.parametrize("submissions", few_or_many(250, 5_000))
def test_time_is_given_for_decisions_alone(game: str, submissions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.game_session.test_game_session.EDIT", 0.15)
    for players in (3, 4):
        watch = Stopwatch(game, players, players)
        for _ in range(submissions):
            if not watch.game_session.state.pending:
                break
            watch.pass_by()
            watch.go_on()
