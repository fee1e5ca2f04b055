"""Games of a bot against itself, and what every position at rest looked like."""

from random import Random

from tenka.bots import Bot, knowledge_of
from tenka.bots.levels import SearchBot
from tenka.games import game
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.sim.playing import seed_for
from tenka.toolkit.search.search_knowledge import Level, SearchKnowledge, final_shares
from tenka.tuning.fitting import Sample
from tenka.tuning.table import TrainingTable


class QuickPlayer:
    """Plays as playouts do."""

    def __init__(self, knowledge: SearchKnowledge) -> None:
        self._knowledge = knowledge

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """What a quick player would do."""
        moves = world.vocabulary.moves
        return [moves[number] for number in self._knowledge.quick(world, seat, rng)]


def samples_of(table: TrainingTable, seed: bytes, iterations: int, first: int, last: int) -> list[list[Sample]]:
    """The samples of each of the games from one number up to, not including, another."""
    return [_played(table, seed_for(seed, f"game\0{number}"), number, iterations) for number in range(first, last)]


def _played(table: TrainingTable, seed: bytes, number: int, iterations: int) -> list[Sample]:
    """A game; what each position at rest looked like, and who won."""
    knowledge = knowledge_of(game(table.game_id))
    horizon = max(level.horizon for level in knowledge.levels.values())  # judged positions are what is fitted
    player: Bot = (
        SearchBot(knowledge, Level(iterations, horizon, 0.0), timed=False) if iterations else QuickPlayer(knowledge)
    )
    state = table.deal(number, seed)
    rng = Random(seed_for(seed, "bots"))
    looks: list[tuple[int, list[float]]] = []
    rest = knowledge.clock(state)
    while state.pending:
        if knowledge.clock(state) != rest:
            rest = knowledge.clock(state)
            looks.append((knowledge.row(state), knowledge.features(state)))
        for seat in state.pending:
            for move in player.choose(state, seat, rng):
                state.play(seat, move, events=False)
            break
    shares = final_shares(state)
    return [Sample(row, features, shares) for row, features in looks]
