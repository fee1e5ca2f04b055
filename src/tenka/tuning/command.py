"""`tenka tune`: teach what a search knows by games that bots play among themselves, its judgement or its weights."""

import secrets
from collections.abc import Callable
from functools import partial

import click
from rich.console import Console

from tenka.bots import knowledge_of
from tenka.games import game
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.options.typed import options_from_text
from tenka.kernel.stream import seed_bytes, seed_from_text
from tenka.sim.command import count, seats
from tenka.sim.match import MOST_GAMES
from tenka.sim.progress import progress
from tenka.sim.workers import MOST_JOBS, in_order, usual_jobs
from tenka.toolkit.search.judgement import Judgement
from tenka.toolkit.search.policy_weights import PolicyWeights
from tenka.toolkit.search.search_knowledge import SearchKnowledge
from tenka.tuning.fitting import PULL, fitted, loss
from tenka.tuning.policy import generations, policy_of, verdict
from tenka.tuning.selfplay import samples_of
from tenka.tuning.table import TrainingTable
from tenka.tuning.writing import save, written
from tenka.words import Words

MOST_ITERATIONS = 100_000
MOST_GENERATIONS = 100_000
MOST_PULL = 1_000_000
HELD_BACK = 5  # every fifth game is kept to try the weights on


def tune_command(words: Words, kind: Callable[..., click.Command]) -> click.Command:
    """The command `tune`, made as a kind of command that lays its help out in the words given."""

    def tune(
        game: str,
        games: str,
        players: str | None,
        option: tuple[str, ...],
        iterations: str,
        policy: str | None,
        pull: str,
        jobs: str | None,
        seed: str | None,
        write: str | None,
    ) -> int:
        table = _table(game, players, option)
        return run(words.lang, table, games, iterations, policy, pull, jobs, seed, write)

    params: list[click.Parameter] = [
        click.Argument(["game"]),
        click.Option(["--games"], metavar="N", default="1000", help=words.say("option-tune-games")),
        click.Option(["--players"], metavar="N", help=words.say("option-tune-players")),
        click.Option(["--option"], multiple=True, metavar="NAME=VALUE", help=words.say("option-option")),
        click.Option(["--iterations"], metavar="N", default="0", help=words.say("option-tune-iterations")),
        click.Option(["--policy"], metavar="N", help=words.say("option-tune-policy")),
        click.Option(["--pull"], metavar="N", default=f"{PULL:g}", help=words.say("option-tune-pull")),
        click.Option(["--jobs"], metavar="N", help=words.say("option-sim-jobs")),
        click.Option(["--seed"], metavar="SEED", help=words.say("option-sim-seed")),
        click.Option(["--write"], metavar="FILE", help=words.say("option-tune-write")),
    ]
    return kind(words, name="tune", params=params, callback=tune, help=words.say("cli-tune"))


def run(
    lang: str,
    table: TrainingTable,
    games: str,
    iterations: str,
    policy: str | None,
    pull: str,
    jobs: str | None,
    seed: str | None,
    write: str | None,
) -> int:
    """Play and learn; then show what was learnt, or write it."""
    found = game(table.game_id)
    words = Words(lang, found)
    knowledge = knowledge_of(found)
    if not knowledge.judgement.names:
        raise BadInput("no-judgement", {"game": table.game_id})
    wanted = count("games", games, MOST_GAMES)
    thought = _iterations(iterations)
    held = _pull(pull)
    workers = usual_jobs() if jobs is None else count("jobs", jobs, MOST_JOBS)
    key = seed_bytes(secrets.randbits(32) if seed is None else seed_from_text(seed))
    console = Console()
    judgement, usual = knowledge.judgement, knowledge.policy
    if policy is None:
        judgement = _judgement(words, console, table, knowledge, key, wanted, thought, held, workers)
    else:
        usual = _policy(words, console, table, key, _generations(policy), wanted, workers)
    if write is None:
        console.print(written(judgement, usual), highlight=False, markup=False)
    else:
        save(write, judgement, usual)
    return 0


def _table(game_id: str, players: str | None, options: tuple[str, ...]) -> TrainingTable:
    """What is played, refused if the game has no such number of players or options."""
    table = TrainingTable(game_id, None if players is None else seats(players), options_from_text(options))
    table.deal(0, bytes(32))
    return table


def _judgement(
    words: Words,
    console: Console,
    table: TrainingTable,
    knowledge: SearchKnowledge,
    key: bytes,
    games: int,
    thought: int,
    pull: int,
    jobs: int,
) -> Judgement:
    """Fit the weights, and say how well the old and the new ones foretell games they have not seen."""
    played = []
    with progress(words, games) as advance:
        for samples in in_order(partial(samples_of, table, key, thought), 0, games, jobs):
            played.append(samples)
            advance()
    training = [sample for number, samples in enumerate(played) if number % HELD_BACK for sample in samples]
    tried = [sample for samples in played[::HELD_BACK] for sample in samples]
    judgement = fitted(knowledge.judgement, training, pull)
    console.print(words.say("tune-games", games=games, samples=len(training) + len(tried)), highlight=False)
    if tried:
        before, after = loss(knowledge.judgement, tried), loss(judgement, tried)
        console.print(words.say("tune-loss", before=before, after=after), highlight=False)
    return judgement


def _policy(
    words: Words, console: Console, table: TrainingTable, key: bytes, count: int, games: int, jobs: int
) -> PolicyWeights:
    """Find better weights, and say how they do against the usual ones in games they were not found by."""
    policy = policy_of(table.game_id)
    figures = policy.usual
    with progress(words, count) as advance:
        for found in generations(table, key, count, games, jobs):
            figures = found
            advance()
    told = verdict(table, key, figures, games, jobs)
    console.print(
        words.say("tune-policy", games=games, lead=told.lead, error=told.error, share=told.share), highlight=False
    )
    return PolicyWeights(policy.names, figures, 0, policy.defaults)


def _iterations(text: str) -> int:
    """How long the bots think; 0: not at all."""
    if (found := _whole(text, 0, MOST_ITERATIONS)) is None:
        raise BadInput("bad-iterations", {"iterations": shown(text), "most": MOST_ITERATIONS})
    return found


def _generations(text: str) -> int:
    if (found := _whole(text, 1, MOST_GENERATIONS)) is None:
        raise BadInput("bad-policy", {"policy": shown(text), "most": MOST_GENERATIONS})
    return found


def _pull(text: str) -> int:
    if (found := _whole(text, 1, MOST_PULL)) is None:
        raise BadInput("bad-pull", {"pull": shown(text), "most": MOST_PULL})
    return found


def _whole(text: str, least: int, most: int) -> int | None:
    """A whole number between two others, if it is one."""
    plain = text.isascii() and text.isdecimal() and len(text) <= len(str(most))
    return int(text) if plain and least <= int(text) <= most else None
