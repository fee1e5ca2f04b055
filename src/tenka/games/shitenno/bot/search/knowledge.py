"""What a search knows of Shitennō."""

from random import Random
from typing import Final

from tenka.games.shitenno.bot.search import features, packets, placements
from tenka.games.shitenno.bot.search.features import FEATURES
from tenka.games.shitenno.rules.position import ANSWER, CHOICE, GILD, PACKET, SPLIT, TURN, Position
from tenka.kernel.state import State
from tenka.toolkit.search.search_knowledge import Level, SearchKnowledge
from tenka.toolkit.search.weights import read_judgement

HORIZON: Final = 2  # rounds that are played on before a position is judged


class ShitennoKnowledge(SearchKnowledge):
    """Candidates, quick play and judgement of Shitennō."""

    def plans(self, state: State, seat: int, rng: Random) -> list[list[int]]:
        """Whole packets, whole placements."""
        assert isinstance(state, Position)
        phase = state.phase
        if phase == TURN:
            return placements.turns(state, seat)
        if phase in (PACKET, SPLIT):
            return packets.packets(state, seat, rng)
        if phase == GILD:
            return placements.gildings(state, seat)
        return [[move] for move in state.legal_ids(seat)]

    def quick(self, state: State, seat: int, rng: Random) -> list[int]:
        """What a quick player would do."""
        assert isinstance(state, Position)
        phase = state.phase
        if phase == TURN:
            return placements.quick_turn(state, seat, rng)
        if phase == ANSWER:
            return packets.quick_answer(state, seat, rng)
        if phase in (PACKET, SPLIT):
            return packets.quick_packet(state, seat, rng)
        if phase == CHOICE:
            return packets.quick_choice(state, seat, rng)
        if phase == GILD:
            return placements.quick_gild(state, seat, rng)
        legal = state.legal_ids(seat)
        return [legal[int(rng.random() * len(legal))]]

    def clock(self, state: State) -> int:
        """The rounds: each begins with new cards to divide (S4)."""
        assert isinstance(state, Position)
        return state.round

    def features(self, state: State) -> list[float]:
        """What a round begins with."""
        assert isinstance(state, Position)
        return features.features(state)

    def row(self, state: State) -> int:
        """By the rounds to come."""
        assert isinstance(state, Position)
        return features.row(state)


KNOWLEDGE: Final = ShitennoKnowledge(
    {
        "beginner": Level(0, HORIZON, 0.0),
        "strong": Level(150, HORIZON, 1.0),
        "master": Level(4000, HORIZON, 3.0),
    },
    read_judgement("tenka.games.shitenno", FEATURES),
)
