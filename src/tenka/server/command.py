"""`tenka serve`, `backup`, `restore`, `move-database`: the server on the command line."""

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tenka.kernel.errors import BadInput
from tenka.words import Words

if TYPE_CHECKING:
    from tenka.server.settings import Settings

FAILED = 1  # started, but not as far as to accept connections; the log says why


def serve_command(words: Words, kind: Callable[..., click.Command]) -> click.Command:
    """The command `serve`, made as a kind of command that lays its help out in the words given."""

    def serve(proxied: bool, no_limits: bool, no_auto_analysis: bool, push: bool, hooks: bool, **flags: Any) -> int:
        on = {"proxied": proxied or None, "push": push or None, "hooks": hooks or None}
        off = {"limits": False if no_limits else None, "auto_analysis": False if no_auto_analysis else None}
        return run(words, **on, **off, **flags)

    params: list[click.Parameter] = [
        click.Option(["--host"], metavar="HOST", help=words.say("option-host")),
        click.Option(["--port"], metavar="N", help=words.say("option-port")),
        database_option(words),
        click.Option(["--public-url"], metavar="URL", help=words.say("option-public-url")),
        click.Option(["--proxied"], is_flag=True, help=words.say("option-proxied")),
        click.Option(["--proxies"], metavar="ADDRESSES", help=words.say("option-proxies")),
        click.Option(["--no-limits"], is_flag=True, help=words.say("option-no-limits")),
        click.Option(["--workers"], metavar="N", help=words.say("option-workers")),
        click.Option(["--engine"], metavar="FOLDER", help=words.say("option-engine")),
        click.Option(["--bot-pause"], metavar="SECONDS", help=words.say("option-bot-pause")),
        click.Option(["--no-auto-analysis"], is_flag=True, help=words.say("option-no-auto-analysis")),
        click.Option(["--log-level"], metavar="LEVEL", help=words.say("option-log-level")),
        click.Option(["--smtp-host"], metavar="HOST", help=words.say("option-smtp-host")),
        click.Option(["--smtp-port"], metavar="N", help=words.say("option-smtp-port")),
        click.Option(["--smtp-tls"], metavar="HOW", help=words.say("option-smtp-tls")),
        click.Option(["--smtp-user"], metavar="NAME", help=words.say("option-smtp-user")),
        click.Option(["--smtp-password-file"], metavar="FILE", help=words.say("option-smtp-password-file")),
        click.Option(["--mail-from"], metavar="ADDRESS", help=words.say("option-mail-from")),
        click.Option(["--push"], is_flag=True, help=words.say("option-push")),
        click.Option(["--hooks"], is_flag=True, help=words.say("option-hooks")),
        click.Option(["--holidays"], metavar="DAYS", help=words.say("option-holidays")),
    ]
    return kind(words, name="serve", params=params, callback=serve, help=words.say("cli-serve"))


def backup_command(words: Words, kind: Callable[..., click.Command]) -> click.Command:
    """The command `backup`."""

    def backup(file: str, force: bool, database: str | None) -> None:
        with installed():
            from tenka.store.sqlite.backup import back_up  # noqa: PLC0415

        to = Path(file).absolute()
        back_up(_file(database), to, force=force)
        click.echo(words.say("backup-done", file=str(to)))

    params: list[click.Parameter] = [
        click.Argument(["file"]),
        click.Option(["--force"], is_flag=True, help=words.say("option-force")),
        database_option(words),
    ]
    return kind(words, name="backup", params=params, callback=backup, help=words.say("cli-backup"))


def restore_command(words: Words, kind: Callable[..., click.Command]) -> click.Command:
    """The command `restore`."""

    def restore(file: str, database: str | None) -> None:
        with installed():
            from tenka.store.sqlite.backup import restore as put_back  # noqa: PLC0415

        kept = put_back(Path(file).absolute(), _file(database))
        click.echo(words.say("restore-done", file=file))
        if kept is not None:
            click.echo(words.say("restore-kept", file=str(kept)))

    params: list[click.Parameter] = [click.Argument(["file"]), database_option(words)]
    return kind(words, name="restore", params=params, callback=restore, help=words.say("cli-restore"))


def move_command(words: Words, kind: Callable[..., click.Command]) -> click.Command:
    """The command `move-database`."""

    def moved(source: str, target: str) -> None:
        with installed():
            from tenka.server.admin.moving import move_database  # noqa: PLC0415  what databases need takes long to load

        move_database(words, source, target)

    params: list[click.Parameter] = [
        click.Argument(["source"], metavar="FROM"),
        click.Argument(["target"], metavar="TO"),
    ]
    return kind(words, name="move-database", params=params, callback=moved, help=words.say("cli-move-database"))


def _file(database: str | None) -> Path:
    """The file of a database; one on a server is kept safe by the server's own tools."""
    from tenka.server.settings import database_address  # noqa: PLC0415  what databases need takes long to load

    address = database_address(os.environ, database)
    if isinstance(address, Path):
        return address
    raise BadInput("backup-on-server", {"database": str(address)})


def database_option(words: Words) -> click.Option:
    """Which database."""
    return click.Option(["--database"], metavar="PLACE", help=words.say("option-database"))


@contextlib.contextmanager
def installed() -> Iterator[None]:
    """Import what the server needs, or say how to get it: an engine alone comes without."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadInput("server-missing", {"module": error.name or ""}) from None


def run(words: Words, **flags: Any) -> int:
    """Serve until told to stop; the exit code."""
    # Not before it is asked for: what a server needs would make every other command slow to start.
    with installed():
        from tenka.server.serve import serve  # noqa: PLC0415
        from tenka.server.settings import settings  # noqa: PLC0415

    accepting = False

    def ready(found: "Settings") -> None:
        nonlocal accepting
        accepting = True
        with contextlib.suppress(OSError):  # nobody reads it: no reason not to serve
            announce(words, found)

    serve(settings(os.environ, **flags), ready)
    return 0 if accepting else FAILED


def announce(words: Words, settings: "Settings") -> None:
    """Say where the server is and how it ends."""
    lines = [words.say("serve-at", url=settings.url)]
    if settings.public_url is not None:
        lines.append(words.say("serve-listens", host=settings.host, port=str(settings.port)))
    click.echo("\n".join([*lines, words.say("serve-end")]))
