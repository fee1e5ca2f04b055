"""What a seat can think of the cards that others drew unseen.

A generation of the deck is a known multiset; what of it was drawn unseen lies in hands, was played since, or is still
in the deck. A played card shows its kind, not the draw it came from: where a player had drawn from several generations,
it may have been any of them. All orders of the decks, each with every draw that a played card can have been, are
equally likely.
"""

from random import Random

from tenka.games.shitenno.knowledge.ledger import card_of, generation_of, played_of, seat_of
from tenka.games.shitenno.rules.position import Position


def _play(line: int, place: int) -> tuple[int, int, int, int]:
    return played_of(line), seat_of(line), card_of(line), place


class Deal:
    """The draws that a seat has not seen, and the plays they must explain."""

    def __init__(self, position: Position, seat: int | None) -> None:
        lines = position.ledger
        self.lines = lines
        self.free = [place for place, line in enumerate(lines) if seat_of(line) != seat]
        self.pools: list[list[int]] = [[] for _ in range(position.generation + 1)]  # cards by generation
        for place in self.free:
            self.pools[generation_of(lines[place])].append(card_of(lines[place]))
        self.pools[position.generation] += position.troop_deck[position.troop_next :]
        for pool in self.pools:
            pool.sort()
        # by time, seat and card, not by the draw it truly was
        played = [place for place in self.free if played_of(lines[place])]
        self.plays = [(each[0], each[3]) for each in sorted([_play(lines[place], place) for place in played])]
        self.taken: list[int] = []  # places of the draws found for the plays so far

    def explain_plays(self, rng: Random) -> dict[int, tuple[int, int]]:
        """Find a draw for every play and take its card out of the pool: by place, the card and when it was played."""
        found: dict[int, tuple[int, int]] = {}
        for number, (played, place) in enumerate(self.plays):
            card = card_of(self.lines[place])
            generation = self._generation(number, rng)
            draw = rng.choice(self._draws(number, generation))
            self._take(draw, card)
            found[draw] = card, played
        return found

    def _generation(self, number: int, rng: Random) -> int:
        """The generation a played card is said to come from."""
        possible = self._generations(number)
        if len(possible) == 1:
            return possible[0]
        weights = [self._weight_of(number, generation) for generation in possible]
        return rng.choices(possible, weights)[0]

    def _generations(self, number: int) -> list[int]:
        """The generations whose pool has the card and of which the player still has an unexplained earlier draw."""
        card = card_of(self.lines[self.plays[number][1]])
        return [g for g, pool in enumerate(self.pools) if card in pool and self._draws(number, g)]

    def _draws(self, number: int, generation: int) -> list[int]:
        """The places of the draws of a generation that a play may have come from."""
        played, place = self.plays[number]
        return [
            draw
            for draw in self.free
            if draw < played
            and seat_of(self.lines[draw]) == seat_of(self.lines[place])
            and generation_of(self.lines[draw]) == generation
            and draw not in self.taken
        ]

    def _take(self, draw: int, card: int) -> None:
        self.taken.append(draw)
        self.pools[generation_of(self.lines[draw])].remove(card)

    def _put_back(self, draw: int, card: int) -> None:
        self.taken.remove(draw)
        self.pools[generation_of(self.lines[draw])].append(card)

    def _weight(self, number: int) -> float:
        """How likely it is that the plays from this one on can be explained."""
        if number == len(self.plays):
            return 1.0
        return sum(self._weight_of(number, generation) for generation in self._generations(number))

    def _weight_of(self, number: int, generation: int) -> float:
        """The same if this play came from a generation: its chance for each of the draws, times the rest."""
        card = card_of(self.lines[self.plays[number][1]])
        pool = self.pools[generation]
        draws = self._draws(number, generation)
        chance = len(draws) * pool.count(card) / len(pool)
        self._take(draws[0], card)
        rest = self._weight(number + 1)
        self._put_back(draws[0], card)
        return chance * rest
