"""`tenka tune`: fit what a game's judgement weighs to games that bots play among themselves."""

import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click
from rich.console import Console

from tenka.bots import mind_of
from tenka.games import game
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.judgement import Judgement
from tenka.kernel.stream import seed_bytes, seed_from_text
from tenka.sim.command import count
from tenka.sim.match import MOST_GAMES
from tenka.sim.progress import progress
from tenka.sim.workers import MOST_JOBS, in_order, usual_jobs
from tenka.tuning.fitting import fitted, loss
from tenka.tuning.selfplay import samples_of
from tenka.words import Words

MOST_ITERATIONS = 100_000
HELD_BACK = 5  # every fifth game is kept to try the weights on


def tune_command(words: Words, kind: Callable[..., click.Command]) -> click.Command:
    """The command `tune`, made as a kind of command that lays its help out in the words given."""

    def tune(game: str, games: str, iterations: str, jobs: str | None, seed: str | None, write: str | None) -> int:
        return run(words.lang, game, games, iterations, jobs, seed, write)

    params: list[click.Parameter] = [
        click.Argument(["game"]),
        click.Option(["--games"], metavar="N", default="1000", help=words.say("option-tune-games")),
        click.Option(["--iterations"], metavar="N", default="0", help=words.say("option-tune-iterations")),
        click.Option(["--jobs"], metavar="N", help=words.say("option-sim-jobs")),
        click.Option(["--seed"], metavar="SEED", help=words.say("option-sim-seed")),
        click.Option(["--write"], metavar="FILE", help=words.say("option-tune-write")),
    ]
    return kind(words, name="tune", params=params, callback=tune, help=words.say("cli-tune"))


def run(
    lang: str, game_id: str, games: str, iterations: str, jobs: str | None, seed: str | None, write: str | None
) -> int:
    """Play, fit, and say how well the old and the new weights foretell games they have not seen."""
    found = game(game_id)
    words = Words(lang, found)
    mind = mind_of(found)
    if mind is None:
        raise BadInput("no-judgement", {"game": game_id})
    wanted = count("games", games, MOST_GAMES)
    thought = _iterations(iterations)
    workers = usual_jobs() if jobs is None else count("jobs", jobs, MOST_JOBS)
    key = seed_bytes(secrets.randbits(32) if seed is None else seed_from_text(seed))
    played = []
    with progress(words, wanted) as advance:
        for samples in in_order(partial(samples_of, game_id, key, thought), 0, wanted, workers):
            played.append(samples)
            advance()
    learnt = [sample for number, samples in enumerate(played) if number % HELD_BACK for sample in samples]
    tried = [sample for samples in played[::HELD_BACK] for sample in samples]
    judgement = fitted(mind.judgement, learnt)
    console = Console()
    console.print(words.say("tune-games", games=wanted, samples=len(learnt) + len(tried)), highlight=False)
    if tried:
        before, after = loss(mind.judgement, tried), loss(judgement, tried)
        console.print(words.say("tune-loss", before=before, after=after), highlight=False)
    if write is None:
        console.print(written(judgement), highlight=False, markup=False)
    else:
        _save(Path(write), judgement)
    return 0


def _iterations(text: str) -> int:
    """How long the bots think; 0: not at all."""
    if text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_ITERATIONS)) and int(text) <= MOST_ITERATIONS:
        return int(text)
    raise BadInput("bad-iterations", {"iterations": shown(text), "most": MOST_ITERATIONS})


def written(judgement: Judgement) -> str:
    """The weights as they stand in a game's `mind.toml`."""
    parts = []
    for row in judgement.rows:
        lines = [f"{name} = {weight:.4f}" for name, weight in zip(judgement.names, row, strict=True)]
        parts.append("\n".join(["[[row]]", "[row.weights]", *lines]))
    return "\n\n".join(parts)


def _save(path: Path, judgement: Judgement) -> None:
    """Write the rows into a file; the remarks at its head stay."""
    try:
        there = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        head = [line for line in there if line.startswith("#")]
        path.write_text("\n".join([*head, *([""] if head else []), written(judgement), ""]), encoding="utf-8")
    except OSError as error:
        raise BadInput("file-unwritable", {"file": str(path), "why": error.strerror or ""}) from None
