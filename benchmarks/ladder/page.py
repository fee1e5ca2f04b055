"""What was measured on a ladder as a Markdown table, and its place in the docs."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from benchmarks.ladder.playing import file_of
from benchmarks.ladder.rungs import Rung
from tenka.arena import Results, figures, read
from tenka.arena.bootstrap import Interval
from tenka.arena.contest import games_a_deal, whole_deals
from tenka.arena.told import thought
from tenka.bots import knowledge_of
from tenka.games import game
from tenka.sim.table import seed_text
from tenka.words import Words

HEAD = (
    "| one among three | games won | interval | games | head to head | bar | CPU a decision | seed |",
    "|---|---:|---:|---:|---:|---:|---:|---:|",
)


class Measured(NamedTuple):
    """What a rung came to."""

    rung: Rung
    wins: Interval
    head_to_head: float
    games: int
    thought: float | None  # seconds of processor time for a decision of the one
    seed: str

    @property
    def verdict(self) -> str:
        """Whether what is asked for was reached, as far as so many games can tell."""
        if self.wins.low >= self.rung.bar:
            return "reached"
        return "missed" if self.wins.high < self.rung.bar else "open"


def measured(rung: Rung, folder: Path, games: int | None = None) -> Measured | None:
    """What a rung's file comes to, or its first games; None where there is not one whole deal."""
    there = read(file_of(rung, folder))
    return None if there is None else _measured(rung, there, games)


def _measured(rung: Rung, there: Results, games: int | None) -> Measured | None:
    contest = there.contest
    most = None if games is None else whole_deals(contest, games) * games_a_deal(contest)
    found = figures(contest, there.games[:most])
    if found is None:
        return None
    (challenge,), (pair,) = found.challenges, found.pairs
    share = pair.share.value if pair.one == rung.one else 1 - pair.share.value
    (own,) = (each for each in found.ladder if each.bot == rung.one)
    return Measured(rung, challenge.wins, share, found.games, own.thought, seed_text(bytes.fromhex(contest.seed)))


def table(found: Mapping[Rung, Measured | None]) -> list[str]:
    """A ladder's table, and which of its rungs it does not tell of."""
    lines = [_line(each) for each in found.values() if each is not None]
    missing = [_who(rung) for rung, each in found.items() if each is None]
    rest = f"Not measured yet: {', '.join(missing)}."
    return [*(HEAD if lines else ()), *lines, *([""] if lines and missing else ()), *([rest] if missing else ())]


def budgets(id: str) -> list[str]:
    """How much the levels that search look at."""
    levels = {name: level for name, level in knowledge_of(game(id)).levels.items() if level.iterations > 1}
    looks = [f"`{name}` {each.iterations:,} (at a table for {each.seconds:g} s)" for name, each in levels.items()]
    return ["", f"Iterations a decision, at most: {', '.join(looks)}."] if looks else []


def _line(row: Measured) -> str:
    cells = [
        _who(row.rung),
        _percent(row.wins.value),
        f"{100 * row.wins.low:.1f}–{_percent(row.wins.high)}",
        str(row.games),
        _percent(row.head_to_head),
        f"{_percent(row.rung.bar)}: {row.verdict}",
        thought(Words("en"), row.thought),
        row.seed,
    ]
    return f"| {' | '.join(cells)} |"


def _who(rung: Rung) -> str:
    return f"{rung.one} among {rung.others}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def with_table(text: str, id: str, lines: Iterable[str]) -> str:
    """A page with the table of a game put between its marks."""
    start, end = f"<!-- ladder: {id} -->", f"<!-- end of ladder: {id} -->"
    marked = re.compile(f"(?<={re.escape(start)}\n).*?(?={re.escape(end)})", re.DOTALL)
    if len(marked.findall(text)) != 1:
        raise ValueError(f"there is no place for the ladder of {id}, between {start} and {end}")
    table = "".join(f"{line}\n" for line in lines)
    return marked.sub(lambda _: table, text)
