"""`tenka serve`: the server on the command line."""

import contextlib
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from tenka.words import Words

if TYPE_CHECKING:
    from tenka.server.settings import Settings

FAILED = 1  # started, but not as far as to accept connections; the log says why


def serve_command(words: Words, kind: Callable[..., click.Command]) -> click.Command:
    """The command `serve`, made as a kind of command that lays its help out in the words given."""

    def serve(proxied: bool, no_limits: bool, **flags: Any) -> int:
        return run(words, proxied=proxied or None, limits=False if no_limits else None, **flags)

    params: list[click.Parameter] = [
        click.Option(["--host"], metavar="HOST", help=words.say("option-host")),
        click.Option(["--port"], metavar="N", help=words.say("option-port")),
        click.Option(["--database"], metavar="FILE", help=words.say("option-database")),
        click.Option(["--public-url"], metavar="URL", help=words.say("option-public-url")),
        click.Option(["--proxied"], is_flag=True, help=words.say("option-proxied")),
        click.Option(["--no-limits"], is_flag=True, help=words.say("option-no-limits")),
        click.Option(["--workers"], metavar="N", help=words.say("option-workers")),
        click.Option(["--bot-pause"], metavar="SECONDS", help=words.say("option-bot-pause")),
        click.Option(["--log-level"], metavar="LEVEL", help=words.say("option-log-level")),
    ]
    return kind(words, name="serve", params=params, callback=serve, help=words.say("cli-serve"))


def run(words: Words, **flags: Any) -> int:
    """Serve until told to stop; the exit code."""
    # Not before it is asked for: what a server needs would make every other command slow to start.
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
