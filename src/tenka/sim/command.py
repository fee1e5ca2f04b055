"""`tenka sim`: a match between bots, with a progress bar and a table at the end."""

import secrets
import time
from collections.abc import Callable, Generator
from contextlib import closing
from typing import Any, NamedTuple

import click
from rich.console import Console

from tenka.games import game as found_game
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.game import Game
from tenka.kernel.stream import seed_from_text
from tenka.sim.figures import figures
from tenka.sim.match import MOST_GAMES, GameOutcome, Match, checked_match
from tenka.sim.progress import progress
from tenka.sim.table import show
from tenka.sim.workers import MOST_JOBS, simulate, simulate_on_ray, usual_jobs
from tenka.words import Words

Boxed = Callable[[Game, str | None, dict[str, Any]], dict[str, Any]]  # adds the box of a file to options

INTERRUPTED = 130  # what shells expect of a program ended by Ctrl-C


def sim_command(words: Words, kind: Callable[..., click.Command], boxed: Boxed) -> click.Command:
    """The command `sim`, made as a kind of command that lays its help out in the words given."""

    def sim(game: str, box: str | None, **asked: Any) -> int:
        return run(words.lang, game, boxed(found_game(game), box, {}), Asked(**asked))

    params: list[click.Parameter] = [
        click.Argument(["game"]),
        click.Option(["--games"], metavar="N", default="1000", help=words.say("option-sim-games")),
        click.Option(["--bots"], metavar="BOT,BOT,…", help=words.say("option-sim-bots")),
        click.Option(["--jobs"], metavar="N", help=words.say("option-sim-jobs")),
        click.Option(["--ray"], metavar="ADDRESS", help=words.say("option-arena-ray")),
        click.Option(["--seed"], metavar="SEED", help=words.say("option-sim-seed")),
        click.Option(["--box"], metavar="FILE", help=words.say("option-box")),
    ]
    return kind(words, name="sim", params=params, callback=sim, help=words.say("cli-sim"))


class Asked(NamedTuple):
    """What was typed."""

    games: str
    bots: str | None
    jobs: str | None
    ray: str | None
    seed: str | None


def run(lang: str, game_id: str, options: dict[str, Any], asked: Asked) -> int:
    """Play the match asked for and show its table; the exit code."""
    found = found_game(game_id)
    words = Words(lang, found)
    names = [name.strip() for name in asked.bots.split(",")] if asked.bots is not None else _usual_bots(found)
    match = checked_match(
        game_id,
        names,
        count("games", asked.games, MOST_GAMES),
        secrets.randbits(32) if asked.seed is None else seed_from_text(asked.seed),
        options,
    )
    jobs = None if asked.jobs is None else count("jobs", asked.jobs, MOST_JOBS)
    began = time.perf_counter()
    games = simulate(match, jobs or usual_jobs()) if asked.ray is None else simulate_on_ray(match, asked.ray, jobs)
    outcomes = _played(match, games, words)
    show(Console(), words, match, figures(match.bots, outcomes), time.perf_counter() - began)
    return 0 if len(outcomes) == match.games else INTERRUPTED


def _usual_bots(found: Game) -> list[str]:
    """One steady bot against as many random ones as can play."""
    return ["steady"] + ["random"] * (max(found.players) - 1)


def count(what: str, text: str, most: int) -> int:
    """A whole number from 1 to the most allowed."""
    if text.isascii() and text.isdecimal() and len(text) <= len(str(most)) and 1 <= int(text) <= most:
        return int(text)
    raise BadInput(f"bad-{what}", {what: shown(text), "most": most})


def seats(text: str) -> int:
    """A number of players as it was typed; whether a game has it is for the game to say."""
    if text.isascii() and text.isdecimal() and len(text) < 10:
        return int(text)
    raise BadInput("bad-number", {"value": text[:60], "argument": "--players"})


def _played(match: Match, games: Generator[GameOutcome, None, None], words: Words) -> list[GameOutcome]:
    """All outcomes, or after Ctrl-C those so far."""
    outcomes: list[GameOutcome] = []
    with progress(words, match.games) as advance:
        try:
            with closing(games) as played:
                for outcome in played:
                    outcomes.append(outcome)
                    advance()
        except KeyboardInterrupt:
            pass
    return outcomes
