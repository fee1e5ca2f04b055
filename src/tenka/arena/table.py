"""A contest's figures on the terminal."""

from statistics import fmean, pstdev

from rich.console import Console, RenderableType
from rich.table import Table

from tenka.arena import told
from tenka.arena.contest import Contest
from tenka.arena.figures import ContestFigures
from tenka.arena.running import Run
from tenka.sim.table import seed_text
from tenka.words import Words


def show(console: Console, words: Words, contest: Contest, found: ContestFigures | None, run: Run) -> None:
    """Print how a contest went, however many of its games were played."""
    if found is None:
        console.print(words.say("arena-nothing-whole"), highlight=False)
        return
    parts: list[RenderableType] = [_ladder(words, contest, found)]
    if found.challenges and contest.players > 2:  # two are a pair
        parts.append(_challenges(words, contest, found))
    if found.pairs:
        parts.append(_pairs(words, found))
    parts.append(_seats(words, contest, found))
    lengths = [("sim-moves", found.moves), ("sim-rounds", found.rounds)]
    parts += [_length(words, id, values) for id, values in lengths if values]
    if run.test is not None:
        asked = run.test.question
        parts += told.test(words, run.test, contest.bots[asked.one], contest.bots[asked.other])
    if not run.finished:
        parts.append(words.say("sim-stopped", played=len(run.games), games=run.wanted))
    for part in parts:
        console.print(part, highlight=False)


def _ladder(words: Words, contest: Contest, found: ContestFigures) -> Table:
    title = words.say(
        "arena-title",
        name=words.say("game-name"),
        games=found.games,
        deals=found.deals,
        seed=seed_text(bytes.fromhex(contest.seed)),
    )
    table = _table(words, title, "arena-bot", "arena-rating", "sim-interval-heading", "arena-thought")
    for each in found.ladder:
        table.add_row(
            told.bot_name(words, each.bot),
            told.points(words, each.rating.value),
            told.points_interval(words, each.rating),
            told.thought(words, each.thought),
        )
    return table


def _challenges(words: Words, contest: Contest, found: ContestFigures) -> Table:
    """Wins of one among others."""
    title = words.say("arena-fair", share=1 / contest.players)
    table = _table(words, title, "arena-table", "sim-wins", "sim-interval-heading", "arena-games")
    for each in found.challenges:
        who = words.say(
            "arena-challenge",
            one=told.bot_name(words, each.one),
            others=told.bot_name(words, each.others),
            count=contest.players - 1,
        )
        table.add_row(who, told.share(words, each.wins.value), told.share_interval(words, each.wins), str(each.games))
    return table


def _pairs(words: Words, found: ContestFigures) -> Table:
    """Head-to-head shares."""
    table = _table(
        words, words.say("arena-about-pairs"), "arena-pairs", "arena-share", "sim-interval-heading", "arena-games"
    )
    for pair in found.pairs:
        who = words.say("arena-pair", one=told.bot_name(words, pair.one), other=told.bot_name(words, pair.other))
        table.add_row(who, told.share(words, pair.share.value), told.share_interval(words, pair.share), str(pair.games))
    return table


def _seats(words: Words, contest: Contest, found: ContestFigures) -> Table:
    table = _table(words, "", "arena-seat", "sim-wins", "sim-interval-heading")
    for number, seat in enumerate(found.seats, 1):
        table.add_row(
            words.say("sim-seat", seat=str(number)), told.share(words, seat.value), told.share_interval(words, seat)
        )
    return table


def _table(words: Words, title: str, first: str, *others: str) -> Table:
    table = Table(title=title or None, title_justify="left")
    table.add_column(words.say(first))
    for heading in others:
        table.add_column(words.say(heading), justify="right")
    return table


def _length(words: Words, id: str, values: list[int]) -> str:
    return words.say(id, mean=fmean(values), deviation=pstdev(values), least=min(values), most=max(values))
