"""`tenka arena`: bots measured against each other, with a file to go on from and a page to show."""

import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import NamedTuple

import click
from rich.console import Console

from tenka.arena.contest import Contest, checked_contest, games_a_deal, whole_deals
from tenka.arena.figures import figures
from tenka.arena.lineups import TABLES
from tenka.arena.report.page import write_page
from tenka.arena.results import Results, opened, read_header
from tenka.arena.running import Backend, run
from tenka.arena.sprt import Hypotheses, checked_question
from tenka.arena.table import show
from tenka.games import game
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.options.typed import options_from_text
from tenka.kernel.stream import seed_from_text
from tenka.sim.command import INTERRUPTED, count, seats
from tenka.sim.match import MOST_GAMES
from tenka.sim.progress import progress
from tenka.sim.workers import MOST_JOBS
from tenka.words import Words


class CommandLine(NamedTuple):
    """The command line as it was typed."""

    game: str
    bots: str | None
    games: str
    players: str | None
    option: tuple[str, ...]
    tables: str
    jobs: str | None
    ray: str | None
    seed: str | None
    out: str | None
    report: str | None
    sprt: str | None
    elo0: str
    elo1: str
    alpha: str
    beta: str


def arena_command(words: Words, kind: Callable[..., click.Command]) -> click.Command:
    """The command `arena`, made as a kind of command that lays its help out in the words given."""

    def arena(**typed: object) -> int:
        return perform(words.lang, CommandLine(**typed))  # type: ignore[arg-type]

    params: list[click.Parameter] = [
        click.Argument(["game"]),
        click.Option(["--bots"], metavar="BOT,BOT,…", help=words.say("option-arena-bots")),
        click.Option(["--games"], metavar="N", default="400", help=words.say("option-arena-games")),
        click.Option(["--players"], metavar="N", help=words.say("option-players")),
        click.Option(["--option"], multiple=True, metavar="NAME=VALUE", help=words.say("option-option")),
        click.Option(["--tables"], metavar="|".join(TABLES), default=TABLES[0], help=words.say("option-arena-tables")),
        click.Option(["--jobs"], metavar="N", help=words.say("option-sim-jobs")),
        click.Option(["--ray"], metavar="ADDRESS", help=words.say("option-arena-ray")),
        click.Option(["--seed"], metavar="SEED", help=words.say("option-sim-seed")),
        click.Option(["--out"], metavar="FILE", help=words.say("option-arena-out")),
        click.Option(["--report"], metavar="FILE.html", help=words.say("option-arena-report")),
        click.Option(["--sprt"], metavar="BOT,BOT", help=words.say("option-arena-sprt")),
        click.Option(["--elo0"], metavar="ELO", default="0", help=words.say("option-arena-sprt-low")),
        click.Option(["--elo1"], metavar="ELO", default="30", help=words.say("option-arena-sprt-high")),
        click.Option(["--alpha"], metavar="P", default="0.05", help=words.say("option-arena-sprt-alpha")),
        click.Option(["--beta"], metavar="P", default="0.05", help=words.say("option-arena-sprt-beta")),
    ]
    return kind(words, name="arena", params=params, callback=arena, help=words.say("cli-arena"))


def perform(lang: str, asked: CommandLine) -> int:
    """Play what is asked for, or what is left of it, and show its figures; the exit code."""
    words = Words(lang, game(asked.game))
    out = None if asked.out is None else Path(asked.out)
    contest = _contest(asked, out)
    games = count("games", asked.games, MOST_GAMES)
    question = None if asked.sprt is None else _question(asked, contest)
    place = Backend(None if asked.jobs is None else count("jobs", asked.jobs, MOST_JOBS), asked.ray)
    report = _page_path(asked.report, out)
    with _results(out, contest) as results:
        wanted = whole_deals(contest, games) * games_a_deal(contest)
        with progress(words, wanted) as advance:
            done = run(results, games, question, place, advance)
        found = figures(contest, done.games)
        show(Console(), words, contest, found, done)
        if report is not None and found is not None:
            write_page(report, words, contest, found, done)
    return 0 if done.finished else INTERRUPTED


def _contest(asked: CommandLine, out: Path | None) -> Contest:
    """What is to be played; where no seed is given, that of the file, or a new one."""
    header = None if out is None else read_header(out)
    if asked.seed is not None:
        seed: int | bytes = seed_from_text(asked.seed)
    else:
        seed = secrets.randbits(32) if header is None else bytes.fromhex(header.seed)
    if asked.bots is None:
        raise BadInput("missing-argument", {"argument": "--bots", "command": "tenka arena"})
    players = None if asked.players is None else seats(asked.players)
    options = options_from_text(asked.option)
    return checked_contest(asked.game, names(asked.bots), players, seed, options, asked.tables)


def names(typed: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in typed.split(",")]


def _question(asked: CommandLine, contest: Contest) -> Hypotheses:
    pair = names(asked.sprt or "")
    if len(pair) != 2 or len(set(pair)) != 2 or not set(pair) <= set(contest.bots):
        raise BadInput("sprt-two-bots", {"sprt": shown(asked.sprt)})
    one, other = (contest.bots.index(name) for name in pair)
    figures = [("elo0", asked.elo0), ("elo1", asked.elo1), ("alpha", asked.alpha), ("beta", asked.beta)]
    return checked_question(one, other, *(_figure(name, typed) for name, typed in figures))


def _figure(name: str, typed: str) -> float:
    try:
        return float(typed)
    except ValueError:
        raise BadInput("bad-figure", {"option": f"--{name}", "value": shown(typed)}) from None


def _results(out: Path | None, contest: Contest) -> AbstractContextManager[Results]:
    return nullcontext(Results(contest)) if out is None else opened(out, contest)


def _page_path(typed: str | None, out: Path | None) -> Path | None:
    """Where the page goes, found to be writable before hours of play."""
    if typed is None:
        return None
    path = Path(typed)
    if out is not None and path.absolute() == out.absolute():
        raise BadInput("results-are-report", {"file": typed})
    try:
        path.touch()
    except OSError as error:
        raise BadInput("file-unwritable", {"file": typed, "why": error.strerror}) from None
    return path
