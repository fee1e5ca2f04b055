"""The command line's help and complaints in the person's language."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import click

from tenka.kernel.errors import BadInput, TenkaError
from tenka.words import Words


def called() -> str:
    """How a person can call this program again: by its name, or by its path where the name does not find it."""
    program = Path(sys.argv[0])
    if program.name != "tenka" or shutil.which("tenka") == str(program):
        return "tenka"
    return shlex.quote(str(program.absolute()))


class LocalizedCommand(click.Command):
    """A command whose help is laid out in the language of its words."""

    def __init__(self, words: Words, **attrs: Any) -> None:
        super().__init__(**attrs, add_help_option=False)
        self.words = words
        if all(param.name != "lang" for param in self.params):
            self.params.append(lang_option(words))
        self.params.append(help_option(words))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, purpose, options."""
        write_help(self, self.words, ctx, formatter)


class Group(click.Group):
    """The whole program: its commands, and its help in the language of its words."""

    def __init__(self, words: Words, **attrs: Any) -> None:
        super().__init__(**attrs, add_help_option=False)
        self.words = words
        self.params += [lang_option(words), help_option(words)]

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, purpose, options, commands."""
        write_help(self, self.words, ctx, formatter)
        rows = [(name, command.get_short_help_str(200)) for name, command in sorted(self.commands.items())]
        with formatter.section(self.words.say("cli-commands")):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command named first."""
        if args[0] not in self.commands:
            raise BadInput("no-such-command", {"command": args[0][:60]})
        return super().resolve_command(ctx, args)


def write_help(command: click.Command, words: Words, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """What every command's help has in common."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{words.say('cli-usage')}: ")
    formatter.write_paragraph()
    formatter.write_text(command.help or "")
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    rows = [row for row in (option.get_help_record(ctx) for option in options) if row is not None]
    with formatter.section(words.say("cli-options")):
        formatter.write_dl(rows)


def lang_option(words: Words) -> click.Option:
    """--lang, which is heard before anything else is said: see `asked_language`."""
    return click.Option(["--lang"], expose_value=False, metavar="LANG", help=words.say("option-lang"))


def help_option(words: Words) -> click.Option:
    """--help."""

    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["--help"], is_flag=True, expose_value=False, is_eager=True, callback=show, help=words.say("option-help")
    )


def asked_language(args: list[str]) -> str | None:
    """The language asked for anywhere on the command line."""
    found = None
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg == "--lang" and place + 1 < len(args):
            found = args[place + 1]
        elif arg.startswith("--lang="):
            found = arg.removeprefix("--lang=")
    return found


def complaint(error: click.ClickException) -> TenkaError:
    """What click complains about, as an error of ours."""
    command = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx is not None else "tenka"
    match error:
        case click.NoSuchOption():
            return BadInput("no-such-option", {"option": error.option_name[:60], "command": command})
        case click.MissingParameter():
            return BadInput("missing-argument", {"argument": _name(error.param), "command": command})
        case click.BadOptionUsage():
            takes = "option-takes-no-value" if "does not take" in error.message else "option-needs-value"
            return BadInput(takes, {"option": error.option_name})
        case _:
            return BadInput("usage", {"command": command})


def _name(param: click.Parameter | None) -> str:
    return "" if param is None else param.make_metavar(click.Context(click.Command("tenka")))


def whole(option: str, value: str) -> int:
    """A whole number given on the command line."""
    try:
        return int(value[:20])
    except ValueError:
        raise BadInput("bad-number", {"value": value[:60], "argument": option}) from None
