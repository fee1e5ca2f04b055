"""`tenka think`: thinking for servers, on the command line."""

import asyncio
import contextlib
import os
from collections.abc import Callable
from typing import Any

import click

from tenka.kernel.errors import BadInput
from tenka.server.command import database_option, installed
from tenka.words import Words


def think_command(words: Words, kind: Callable[..., click.Command]) -> click.Command:
    """The command `think`, made as a kind of command that lays its help out in the words given."""

    def think(**flags: Any) -> None:
        run(words, **flags)

    params: list[click.Parameter] = [
        database_option(words),
        click.Option(["--workers"], metavar="N", help=words.say("option-think-workers")),
        click.Option(["--engine"], metavar="FOLDER", help=words.say("option-engine")),
        click.Option(["--log-level"], metavar="LEVEL", help=words.say("option-log-level")),
    ]
    return kind(words, name="think", params=params, callback=think, help=words.say("cli-think"))


def run(words: Words, **flags: Any) -> None:
    """Think until told to stop."""
    with installed():
        from tenka.server.settings import thinking_settings  # noqa: PLC0415  what a server needs takes long to load
        from tenka.store.address import ServerAddress  # noqa: PLC0415

        found = thinking_settings(os.environ, **flags)
    if not isinstance(found.database, ServerAddress):
        raise BadInput("think-needs-server", {"database": str(found.database)})
    address = found.database

    def ready() -> None:
        with contextlib.suppress(OSError):  # nobody reads it
            click.echo(words.say("think-for", database=str(address), count=found.thinking_places))
            click.echo(words.say("think-end"))

    try:
        from tenka.server.workers.thinking.thinker import think  # noqa: PLC0415
    except ImportError as error:
        raise BadInput("postgresql-missing", {"module": error.name or "psycopg"}) from None
    asyncio.run(think(address, found, ready))
