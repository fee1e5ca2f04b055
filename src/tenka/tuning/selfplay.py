"""Games of a bot against itself, and what every position at rest looked like."""

from random import Random

from tenka.bots import Bot, mind_of
from tenka.bots.levels import SearchBot
from tenka.games import game
from tenka.kernel.mind import Level, Mind, final_shares
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.sim.playing import seed_for
from tenka.tuning.fitting import Sample
from tenka.tuning.table import Table


class QuickPlayer:
    """Plays as playouts do."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """What a quick player would do."""
        moves = world.vocabulary.moves
        return [moves[number] for number in self._mind.quick(world, seat, rng)]


def samples_of(table: Table, seed: bytes, iterations: int, first: int, last: int) -> list[list[Sample]]:
    """The samples of each of the games from one number up to, not including, another."""
    return [_played(table, seed_for(seed, f"game\0{number}"), number, iterations) for number in range(first, last)]


def _played(table: Table, seed: bytes, number: int, iterations: int) -> list[Sample]:
    """A game; what each position at rest looked like, and who won."""
    mind = mind_of(game(table.game_id))
    assert mind is not None
    horizon = max(level.horizon for level in mind.levels.values())  # judged positions are what is fitted
    player: Bot = SearchBot(mind, Level(iterations, horizon, 0.0), timed=False) if iterations else QuickPlayer(mind)
    state = table.deal(number, seed)
    rng = Random(seed_for(seed, "bots"))
    looks: list[tuple[int, list[float]]] = []
    rest = mind.clock(state)
    while state.pending:
        if mind.clock(state) != rest:
            rest = mind.clock(state)
            looks.append((mind.row(state), mind.features(state)))
        for seat in state.pending:
            for move in player.choose(state, seat, rng):
                state.play(seat, move, events=False)
            break
    shares = final_shares(state)
    return [Sample(row, features, shares) for row, features in looks]
