"""Games of a bot against itself, and what every position at rest looked like."""

from random import Random

from tenka.bots import mind_of
from tenka.bots.levels import QuickBot, SearchBot
from tenka.games import game
from tenka.kernel.mind import Level, final_shares
from tenka.sim.playing import seed_for
from tenka.tuning.fitting import Sample

HORIZON = 2  # rests that a thinking player looks ahead: judged positions are what is fitted


def samples_of(game_id: str, seed: bytes, iterations: int, first: int, last: int) -> list[list[Sample]]:
    """The samples of each of the games from one number up to, not including, another."""
    return [_played(game_id, seed_for(seed, f"game\0{number}"), number, iterations) for number in range(first, last)]


def _played(game_id: str, seed: bytes, number: int, iterations: int) -> list[Sample]:
    """A game with every number of players in turn; what each position at rest looked like, and who won."""
    found = game(game_id)
    mind = mind_of(found)
    assert mind is not None
    players = found.players[number % len(found.players)]
    thinking = Level(iterations, HORIZON, 0.0)
    player = SearchBot(mind, thinking, timed=False) if iterations else QuickBot(mind)
    state = found.new(players, seed)
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
