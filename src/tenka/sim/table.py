"""A match's figures as a table."""

from rich.console import Console
from rich.table import Table

from tenka.sim.figures import MatchFigures, MeanAndDeviation, ResultRow
from tenka.sim.match import Match
from tenka.words import Words


def show(console: Console, words: Words, match: Match, found: MatchFigures | None, seconds: float) -> None:
    """Print how a match went, however many of its games were played."""
    if found is None:
        console.print(words.say("sim-nothing-played"), highlight=False)
        return
    told = [_table(words, match, found), *_lines(words, match, found, seconds)]
    for each in told:
        console.print(each, highlight=False)


def _table(words: Words, match: Match, found: MatchFigures) -> Table:
    title = words.say("sim-title", name=words.say("game-name"), games=found.games, seed=seed_text(match.seed))
    table = Table(title=title, title_justify="left")
    table.add_column(words.say("sim-who"))
    for heading in ("sim-wins", "sim-interval-heading", "sim-score"):
        table.add_column(words.say(heading), justify="right")
    for row in found.bots:
        table.add_row(words.say("sim-bot", bot=words.say(f"bot-{row.name}"), places=row.places), *_cells(words, row))
    table.add_section()
    for row in found.seats:
        table.add_row(words.say("sim-seat", seat=row.name), *_cells(words, row))
    return table


def _cells(words: Words, row: ResultRow) -> list[str]:
    return [
        words.say("sim-share", share=row.share),
        words.say("sim-interval", low=row.low, high=row.high),
        words.say("sim-mean", mean=row.scores.mean, deviation=row.scores.deviation),
    ]


def _lines(words: Words, match: Match, found: MatchFigures, seconds: float) -> list[str]:
    lines = [_length(words, "sim-moves", found.moves)]
    if found.rounds is not None:
        lines.append(_length(words, "sim-rounds", found.rounds))
    lines.append(words.say("sim-speed", speed=found.games / max(seconds, 1e-9)))
    if found.games < match.games:
        lines.append(words.say("sim-stopped", played=found.games, games=match.games))
    return lines


def _length(words: Words, id: str, spread: MeanAndDeviation) -> str:
    return words.say(id, mean=spread.mean, deviation=spread.deviation, least=spread.least, most=spread.most)


def seed_text(seed: bytes) -> str:
    """A seed as it can be given again: as a whole number if it is a short one."""
    number = int.from_bytes(seed, "big")
    return str(number) if number < 1 << 64 else seed.hex()
