"""The command line: `tenka play`, `resume`, `verify`, `analyse`, `games`, `box`, and those of the other layers."""

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click
from rich.console import Console

import tenka
from tenka.arena.command import arena_command
from tenka.bots import BOTS
from tenka.folders import data_folder
from tenka.games import of_each
from tenka.kernel.errors import BadInput, TenkaError
from tenka.kernel.game import Game
from tenka.kernel.options.typed import options_from_text
from tenka.kernel.records.record import read_record
from tenka.kernel.stream import SEED_BYTES, seed_from_text
from tenka.server.admin.command import admin_command
from tenka.server.command import backup_command, move_command, restore_command, serve_command
from tenka.server.workers.thinking.command import think_command
from tenka.sim.command import count, sim_command
from tenka.sim.workers import MOST_JOBS, usual_jobs
from tenka.terminal.account import Account, analysed
from tenka.terminal.boxes import boxed, checked_box, our_box
from tenka.terminal.check import checked
from tenka.terminal.interrupts import Interrupts
from tenka.terminal.saving.autosave import AutoSave
from tenka.terminal.saving.saves import new_path, read_any_record, read_save
from tenka.terminal.screen import Screen, forgive, let_go
from tenka.terminal.seating import chosen_houses, seating
from tenka.terminal.session import Session
from tenka.terminal.table import TerminalTable
from tenka.terminal.usage import Group, LocalizedCommand, asked_language, complaint, whole
from tenka.tuning.command import tune_command
from tenka.words import Words, language

UNUSABLE = 2

Found = TypeVar("Found")


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run the program and leave it with its exit code."""
    code = run(sys.argv[1:] if args is None else list(args))
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:  # nobody reads us any more
            let_go(stream)
    sys.exit(code)


def run(args: list[str]) -> int:
    """Run the program; whatever was put in wrongly is answered in one line."""
    forgive(sys.stdout, "tenka.plainly")
    forgive(sys.stderr, "tenka.plainly")
    words = Words(language(None, os.environ))
    try:
        words = Words(language(asked_language(args), os.environ))
        code = program(words, asked_language(args)).main(args or ["--help"], "tenka", standalone_mode=False)
    except click.ClickException as error:
        return _complain(words, complaint(error))
    except TenkaError as error:
        return _complain(words, error)
    except click.Abort:
        return 130
    except BrokenPipeError:
        let_go(sys.stdout)
        return 1
    return code if isinstance(code, int) else 0


def _complain(words: Words, error: TenkaError) -> int:
    click.echo(words.say("error-line", error=words.error(error)), err=True)
    return UNUSABLE


def program(words: Words, asked: str | None = None) -> click.Group:
    """All commands, with their help in one language."""
    group = Group(words, name="tenka", help=words.say("cli-about"))
    group.params.insert(0, _version_option(words))
    for command in (_play(words), _resume(words, asked), _verify(words), _analyse(words), _games(words), _box(words)):
        group.add_command(command)
    group.add_command(sim_command(words, LocalizedCommand, partial(_with_box, words)))
    serving = (serve_command, think_command, backup_command, restore_command, move_command)
    for made in (arena_command, tune_command, *serving):
        group.add_command(made(words, LocalizedCommand))
    group.add_command(admin_command(words, Group, LocalizedCommand))
    return group


def _version_option(words: Words) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value:
            click.echo(words.say("version-line", version=tenka.__version__))
            ctx.exit()

    told = words.say("option-version")
    return click.Option(["--version"], is_flag=True, expose_value=False, is_eager=True, callback=show, help=told)


def _no_colour_option(words: Words) -> click.Option:
    return click.Option(["--no-colour", "--no-color"], is_flag=True, help=words.say("option-no-colour"))


def _play(words: Words) -> click.Command:
    def play(
        game: str,
        players: str | None,
        humans: str,
        bots: str | None,
        name: tuple[str, ...],
        house: tuple[str, ...],
        seed: str | None,
        option: tuple[str, ...],
        box: str | None,
        no_colour: bool,
    ) -> int:
        chosen = tenka.game(game)
        people = whole("--humans", humans)
        seats = seating(chosen, None if players is None else whole("--players", players), people, bots, name)
        key = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from_text(seed)
        options = options_from_text(option) | chosen_houses(chosen, seats, house)
        state = chosen.new(len(seats), key, _with_box(words, chosen, box, options))
        table = TerminalTable(state, seats, secrets.token_bytes(SEED_BYTES) if seed is None else state.stream.seed)
        return at_terminal(table, words.lang, new_path(data_folder(os.environ) / "saves", table), colour=not no_colour)

    params: list[click.Parameter] = [
        click.Argument(["game"]),
        click.Option(["--players"], metavar="N", help=words.say("option-players")),
        click.Option(["--humans"], metavar="N", default="1", help=words.say("option-humans")),
        click.Option(["--bots"], metavar="BOT,BOT,…", help=words.say("option-bots")),
        click.Option(["--name"], multiple=True, metavar="NAME", help=words.say("option-name")),
        click.Option(["--house"], multiple=True, metavar="HOUSE", help=words.say("option-house")),
        click.Option(["--seed"], metavar="SEED", help=words.say("option-seed")),
        click.Option(["--option"], multiple=True, metavar="NAME=VALUE", help=words.say("option-option")),
        click.Option(["--box"], metavar="FILE", help=words.say("option-box")),
        _no_colour_option(words),
    ]
    return LocalizedCommand(words, name="play", params=params, callback=play, help=words.say("cli-play"))


def _resume(words: Words, asked: str | None) -> click.Command:
    def resume(file: str, no_colour: bool) -> int:
        path = Path(file)

        def look(path: Path) -> tuple[TerminalTable, str]:
            table, lang = read_save(path)
            return table, words.lang if asked else language(lang, {})

        table, lang = _in_file(words, path, look)
        return at_terminal(table, lang, path.absolute(), colour=not no_colour)

    params: list[click.Parameter] = [click.Argument(["file"]), _no_colour_option(words)]
    return LocalizedCommand(words, name="resume", params=params, callback=resume, help=words.say("cli-resume"))


def _verify(words: Words) -> click.Command:
    def verify(file: str) -> int:
        path = Path(file)

        def look(path: Path) -> tuple[bool, list[str]]:
            game, record = read_any_record(path)
            return checked(game, record, Words(words.lang, game, box=game.box_in(record["options"])))

        sound, told = _in_file(words, path, look)
        for line in told:
            click.echo(line)
        return 0 if sound else 1

    params: list[click.Parameter] = [click.Argument(["file"])]
    return LocalizedCommand(words, name="verify", params=params, callback=verify, help=words.say("cli-verify"))


def _analyse(words: Words) -> click.Command:
    def analyse(file: str, jobs: str | None) -> None:
        workers = usual_jobs() if jobs is None else count("jobs", jobs, MOST_JOBS)

        def look(path: Path) -> Account:
            game, record = read_any_record(path)
            setup = game.opening(read_record(record)).setup
            own = Words(words.lang, game, setup.houses, setup.box)
            return Account(game, record, analysed(record, own, workers), own)

        _in_file(words, Path(file), look).show(Console())

    params: list[click.Parameter] = [
        click.Argument(["file"]),
        click.Option(["--jobs"], metavar="N", help=words.say("option-sim-jobs")),
    ]
    return LocalizedCommand(words, name="analyse", params=params, callback=analyse, help=words.say("cli-analyse"))


def _games(words: Words) -> click.Command:
    def told(game: Game) -> str:
        own, fewest, most = Words(words.lang, game), min(game.players), max(game.players)
        about = {"id": game.id, "name": own.say("game-name"), "tagline": own.say("game-tagline")}
        if fewest == most:
            return own.say("games-line-exactly", count=most, **about)
        return own.say("games-line", fewest=fewest, most=most, **about)

    def games() -> None:
        for line in of_each(told):
            click.echo(line)
        for name in BOTS:
            click.echo(words.say("bots-line", bot=name, about=words.say(f"bot-about-{name}")))

    return LocalizedCommand(words, name="games", callback=games, help=words.say("cli-games"))


def _box(words: Words) -> click.Command:
    def new(game: str) -> None:
        chosen = tenka.game(game)
        click.echo(our_box(chosen, Words(words.lang, chosen)))

    def check(file: str) -> int:
        sound, told = _in_file(words, Path(file), lambda path: checked_box(path, words.lang))
        for each in told:
            click.echo(each)
        return 0 if sound else 1

    group = Group(words, name="box", help=words.say("cli-box"))
    for told, argument, callback in (("cli-box-new", "game", new), ("cli-box-check", "file", check)):
        params: list[click.Parameter] = [click.Argument([argument])]
        name = callback.__name__
        group.add_command(LocalizedCommand(words, name=name, params=params, callback=callback, help=words.say(told)))
    return group


def _with_box(words: Words, game: Game, path: str | None, options: dict[str, Any]) -> dict[str, Any]:
    """Options, and among them the box of a file if there is one; what is wrong in it is told as `box check` does."""
    if path is None:
        return options
    return options | _in_file(Words(words.lang, game), Path(path), lambda file: boxed(game, file))


def _in_file(words: Words, path: Path, read: Callable[[Path], Found]) -> Found:
    """Read a file; what is wrong inside it is told with its name."""
    try:
        return read(path)
    except TenkaError as error:
        if "file" in error.params:
            raise
        raise BadInput("in-file", {"file": str(path), "why": words.error(error)}) from None


def at_terminal(table: TerminalTable, lang: str, path: Path, *, colour: bool) -> int:
    """Sit down at a table."""
    setup = table.state.setup
    words = Words(lang, setup.game, setup.houses, setup.box)
    with Interrupts() as interrupts:
        autosave = AutoSave(table, path, data_folder(os.environ), words)
        screen = Screen(interrupts, colour=colour)
        return Session(table, words, screen, autosave, interrupts).run()
