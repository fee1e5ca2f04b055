"""Weighing the points of a game by quick playouts, each with all that chance has yet to decide drawn anew.

Luck is what the deed led to less what the same deed leads to where chance is drawn anew before it. Both go on by the
same dice, and where everybody is told the same they are the same: so most of the noise is in both, and falls out.
"""

from itertools import zip_longest
from random import Random
from typing import Final

from tenka.analysis.deeds import Deed, carried_out, recorded_game
from tenka.analysis.findings import Drawn, Weighed
from tenka.analysis.judging import Judge
from tenka.analysis.means import Shares, less, mean
from tenka.bots import knowledge_of
from tenka.bots.search import outcome, play_on
from tenka.kernel.errors import TenkaError
from tenka.kernel.events import Event
from tenka.kernel.rooms import room
from tenka.kernel.ruleset import Ruleset
from tenka.kernel.state import State
from tenka.sim.playing import seed_for

LEVEL: Final = "strong"  # whose horizon playouts go to
IN_ALL: Final = 80_000  # playouts of a whole game, as far as each point has
LEAST: Final = 24
MOST: Final = 400


def kinds_of(game: Ruleset) -> dict[str, str]:
    """A game's kinds of chance, by the events that show them."""
    chance = room(game.package, "knowledge.chance")
    return {} if chance is None else dict(chance.KINDS)


def moments_of(game: Ruleset) -> tuple[str, ...]:
    """The events that a turning point of a game is called by, what says most first."""
    chance = room(game.package, "knowledge.chance")
    return () if chance is None else tuple(chance.MOMENTS)


def count(record: object) -> int:
    """How many points a finished game has, the beginning among them."""
    return len(recorded_game(record).deeds) + 1


def weigh(record: object, first: int, last: int) -> list[Weighed]:
    """The points from one up to, not including, another; what is found of one does not depend on the others."""
    return Scales(record).weigh(first, last)


class Scales:
    """Weighs the points of one game, once replayed."""

    def __init__(self, record: object) -> None:
        found = recorded_game(record)
        game = found.opening.setup.game
        knowledge = knowledge_of(game)
        if LEVEL not in knowledge.levels:
            raise TenkaError("no-search", {"game": game.id})
        self.knowledge = knowledge
        self.horizon = knowledge.levels[LEVEL].horizon
        self.kinds = kinds_of(game)
        self.game = found
        weighings = 1 + len(found.deeds) + sum(deed.drew for deed in found.deeds)
        self.playouts = max(LEAST, min(MOST, IN_ALL // weighings))
        self.judge = Judge(knowledge, self.horizon, len(found.deeds))

    @property
    def count(self) -> int:
        """How many points there are, the beginning among them."""
        return len(self.game.deeds) + 1

    def weigh(self, first: int, last: int) -> list[Weighed]:
        """The points from one up to, not including, another."""
        return [self._point(number) for number in range(first, last)]

    def _point(self, number: int) -> Weighed:
        """One point, by its place."""
        deeds = self.game.deeds
        deed = deeds[number - 1] if number else None
        after = deed.after if deed else self.game.opening
        rest = self._rest(after)
        later = self._rest(deeds[number].after) if number < len(deeds) else rest
        seeds = [seed_for(self.game.seed, f"analysis\0{number}\0{each}") for each in range(self.playouts)]
        both = [self._ends(after, rest, later, seed) for seed in seeds]
        ends = [now for now, _ in both]
        chances, variance = mean(ends)
        shift, shift_variance = mean([less(then, now) for now, then in both])
        if deed is None or not deed.drew:
            drawn, luck_variance, usual_variance = [], [0.0] * len(chances), variance
        else:
            others = [self._otherwise(deed, rest, seed, end) for seed, end in zip(seeds, ends, strict=True)]
            lucks = [(kind, less(end, other)) for end, (kind, other) in zip(ends, others, strict=True)]
            drawn = [_drawn(kind, lucks) for kind in sorted({kind for kind, _ in lucks if kind})]
            luck_variance = mean([luck for _, luck in lucks])[1]
            usual_variance = mean([other for _, other in others])[1]
        return Weighed(
            moves=deed.end if deed else 0,
            seat=deed.seat if deed else None,
            playouts=self.playouts,
            chances=chances,
            variance=variance,
            shift=shift,
            shift_variance=shift_variance,
            drawn=drawn,
            luck_variance=luck_variance,
            usual_variance=usual_variance,
            judged=self.judge.judged(deed, seed_for(self.game.seed, f"judging\0{number}")) if deed else None,
        )

    def _rest(self, state: State) -> int:
        """The rest at which what follows a position is judged."""
        return self.knowledge.clock(state) + self.horizon

    def _ends(self, state: State, rest: int, later: int, seed: bytes) -> tuple[Shares, Shares]:
        """What the shares come to by one playout, judged at a rest and at a later one."""
        rng = Random(seed)
        world = state.redraw(rng)
        play_on(self.knowledge, world, rest, rng)
        now = outcome(self.knowledge, world)
        if later == rest:
            return now, now
        play_on(self.knowledge, world, later, rng)
        return now, outcome(self.knowledge, world)

    def _otherwise(self, deed: Deed, rest: int, seed: bytes, end: Shares) -> tuple[str, Shares]:
        """The same after chance came otherwise, and the kind of chance that did; none if it came to the same."""
        world = deed.before.redraw(Random(seed_for(seed, "otherwise")))
        told, _ = carried_out(world, deed.seat, deed.moves)
        if told == deed.events:
            return "", end
        shown = first_difference(deed.events, told)
        return self.kinds.get(shown, shown), self._ends(world, rest, rest, seed)[0]


def first_difference(told: list[Event], otherwise: list[Event]) -> str:
    """The kind of the first event that came otherwise."""
    one, other = next(pair for pair in zip_longest(told, otherwise) if pair[0] != pair[1])
    return str((one or other).kind)


def _drawn(kind: str, lucks: list[tuple[str, Shares]]) -> Drawn:
    """The part of the luck that one kind of chance made."""
    luck, variance = mean([luck if each == kind else [0.0] * len(luck) for each, luck in lucks])
    return Drawn(kind, luck, variance)
