"""`tenka analyse`: how a finished game went, what was play and what was luck."""

from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import partial
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tenka.analysis import Analysis, TurningPoint, Weighed, count, kinds_of, moments_of, summed, weigh
from tenka.analysis.findings import UNFORESEEN
from tenka.kernel.game import Game
from tenka.sim.progress import progress
from tenka.sim.workers import in_order
from tenka.terminal.picture import picture
from tenka.terminal.story import TerminalStory
from tenka.terminal.table import TerminalSeat
from tenka.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
LEAST_BARS: Final = 10
ROUNDED: Final = 0.005  # what is shown as nothing
BESIDE_BARS: Final = 24  # columns for sign, start and end


def analysed(record: dict[str, Any], words: Words, jobs: int) -> Analysis:
    """The analysis of a finished game, made by a number of processes."""
    points = count(record)
    found: list[Weighed] = []
    with (
        progress(words, points, "analyse-weighing") as advance,
        closing(in_order(partial(weigh, record), 0, points, jobs)) as weighed,
    ):
        for point in weighed:
            found.append(point)
            advance()
    return summed(found)


class Account:
    """Tells of an analysis."""

    def __init__(self, game: Game, record: Mapping[str, Any], analysis: Analysis, words: Words) -> None:
        state = game.replay(record)
        self._moves = state.moves()
        self._chance = kinds_of(game)
        self._moments = moments_of(game)
        self._analysis = analysis
        self._words = words
        self._picture = picture(game)
        self._view = state.view(None)
        self._story = TerminalStory([TerminalSeat() for _ in analysis.seats], words, self._picture)
        self._names = self._story.names(self._view)

    def show(self, console: Console) -> None:
        """All of it, one part below the other."""
        say, analysis = self._words.say, self._analysis
        console.print(
            say("analyse-title", name=say("game-name"), points=len(analysis.points), playouts=analysis.playouts),
            style="bold",
            highlight=False,
        )
        parts = {
            "analyse-chances": self._chances(console.width),
            "analyse-sums": self._sums(),
            "analyse-kinds": self._kinds(),
            "analyse-turns": self._turns(),
        }
        for heading, part in parts.items():
            console.print()
            console.print(say(heading), style="bold", highlight=False)
            console.print(Padding(part, (0, 0, 0, 1)), highlight=False)
        console.print()
        console.print(say("analyse-note"), style="dim", highlight=False)

    def _chances(self, width: int) -> Grid:
        """Everybody's chances from the beginning to the end."""
        grid = Grid.grid(padding=(0, 1))
        longest = max(map(len, self._names))
        for seat, name in enumerate(self._names):
            chances = [point.chances[seat] for point in self._analysis.points]
            bars = _bars(chances, max(LEAST_BARS, width - longest - BESIDE_BARS))
            start, end = self._part(chances[0]), self._part(chances[-1])
            grid.add_row(self._picture.mark(self._view, seat), name, start, bars, end)
        return grid

    def _sums(self) -> Grid:
        """What made of the chances at the start those at the end."""
        grid = self._grid(["analyse-start", "analyse-own", "analyse-others", "analyse-luck", "analyse-end"])
        for seat, each in enumerate(self._analysis.seats):
            grid.add_row(
                self._named(seat),
                self._part(each.start),
                self._change(each.own, each.own_error),
                self._change(each.others, each.others_error),
                self._change(each.luck, each.luck_error),
                self._part(each.end),
            )
        return grid

    def _kinds(self) -> Grid:
        """What each kind of chance gave and took."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column()
        for seat in range(len(self._names)):
            grid.add_column(self._named(seat), justify="right")
        sums = [{each.kind: each for each in seat.by} for seat in self._analysis.seats]
        for kind in self._analysis.seats[0].by:
            row = [each[kind.kind] for each in sums]
            told = [self._change(each.luck, each.error) for each in row]
            grid.add_row(self._kind(kind.kind), *told)
        return grid

    def _turns(self) -> Grid | Text:
        """Where the game turned, each with what everybody was told."""
        grid = Grid.grid(padding=(0, 1))
        for turn in self._analysis.turning:
            grid.add_row(Text(self._turn(turn)))
            grid.add_row(Padding(Text(self._told(turn), "dim"), (0, 0, 0, 2)))
        return grid if self._analysis.turning else Text(self._words.say("analyse-no-turns"))

    def _turn(self, turn: TurningPoint) -> str:
        told = {
            "move": self._analysis.points[turn.point].moves,
            "name": self._names[turn.seat],
            "change": self._change(turn.change),
        }
        if turn.kind is None:
            return self._words.say("analyse-turn-play", by=self._names[turn.by], **told)
        return self._words.say("analyse-turn-luck", kind=self._kind(turn.kind), **told)

    def _kind(self, kind: str) -> str:
        return self._words.say("analyse-unforeseen" if kind == UNFORESEEN else f"chance-{kind}")

    def _told(self, turn: TurningPoint) -> str:
        """What everybody was told when the game turned: what shows the luck, what it is called by, or the first."""
        _, _, told = self._moves[self._analysis.points[turn.point].moves - 1]
        events = [event for event in told if event["to"] is None]
        showing = [event for event in events if turn.kind is not None and self._chance.get(event["kind"]) == turn.kind]
        calling = [event for kind in self._moments for event in events if event["kind"] == kind]
        return next((self._story.line(self._view, event) for event in showing or calling or events), "")

    def _grid(self, headings: Sequence[str]) -> Grid:
        grid = Grid(box=None, pad_edge=False)
        grid.add_column()
        for heading in headings:
            grid.add_column(self._words.say(heading), justify="right")
        return grid

    def _named(self, seat: int) -> Text:
        return Text.assemble(self._picture.mark(self._view, seat), " ", self._names[seat])

    def _part(self, chance: float) -> str:
        return self._words.say("analyse-part", part=chance)

    def _change(self, change: float, error: float | None = None) -> str:
        sign = "" if abs(change) < ROUNDED else "−" if change < 0 else "+"
        told = sign + self._part(abs(change))
        return told if error is None else told + self._words.say("analyse-error", error=error)


def _bars(chances: Sequence[float], width: int) -> str:
    """A line of chances as small bars, each of as many points as there must be in one."""
    size = len(chances)
    width = min(width, size)
    slices = [chances[place * size // width : (place + 1) * size // width] for place in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(sum(part) / len(part) * len(BARS)))] for part in slices)
