"""`tenka admin`: what the operator can look up and do, while the server runs or when it does not."""

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from tenka.kernel.errors import BadInput
from tenka.server.command import database_option, installed
from tenka.words import Words

if TYPE_CHECKING:
    from tenka.server.admin.messages import Answer, Request

STATUSES = ("open", "running", "over")
CHANNELS = ("email", "push", "hook")
MOST_PAGES = 100_000

Kind = Callable[..., click.Command]
Asked = Callable[..., "Request"]


def admin_command(words: Words, group: Callable[..., click.Group], kind: Kind) -> click.Group:
    """The command `admin`; its parts are made of a kind of command that lays its help out in the words given."""
    words.learn("admin")
    made = group(words, name="admin", help=words.say("cli-admin"))
    for part in (*_looking(words, kind), *_doing(words, kind)):
        made.add_command(part)
    return made


def _looking(words: Words, kind: Kind) -> list[click.Command]:
    """The commands that only look."""
    page = ["--page"]
    return [
        _command(
            words,
            kind,
            "people",
            lambda m, text, banned, accounts, page: m.ListPeople(text or "", banned, not accounts, _page(page)),
            click.Argument(["text"], required=False),
            click.Option(["--banned"], is_flag=True, help=words.say("option-admin-banned")),
            click.Option(["--accounts"], is_flag=True, help=words.say("option-admin-accounts")),
            click.Option(page, metavar="N", help=words.say("option-admin-page")),
        ),
        _command(
            words,
            kind,
            "tables",
            lambda m, status, of, page: m.ListTables(_status(status), of, _page(page)),
            click.Option(["--status"], metavar="STATUS", help=words.say("option-admin-status")),
            click.Option(["--of"], metavar="WHO", help=words.say("option-admin-of")),
            click.Option(page, metavar="N", help=words.say("option-admin-page")),
        ),
        _command(
            words,
            kind,
            "reports",
            lambda m, closed, page: m.ListReports(closed, _page(page)),
            click.Option(["--closed"], is_flag=True, help=words.say("option-admin-closed")),
            click.Option(page, metavar="N", help=words.say("option-admin-page")),
        ),
        _command(
            words,
            kind,
            "log",
            lambda m, page: m.ListDeeds(_page(page)),
            click.Option(page, metavar="N", help=words.say("option-admin-page")),
        ),
        _command(
            words,
            kind,
            "notices",
            lambda m, page: m.ListNotices(_page(page)),
            click.Option(page, metavar="N", help=words.say("option-admin-page")),
        ),
        _command(words, kind, "processes", lambda m: m.ListProcesses()),
    ]


def _doing(words: Words, kind: Kind) -> list[click.Command]:
    """The commands that change something; what cannot be undone asks first."""
    who, yes = click.Argument(["who"]), click.Option(["--yes"], is_flag=True, help=words.say("option-admin-yes"))
    reason = click.Option(["--reason"], metavar="TEXT", default="", help=words.say("option-admin-reason"))
    return [
        _command(words, kind, "ban", lambda m, who, reason: m.Ban(who, reason), who, reason),
        _command(words, kind, "unban", lambda m, who: m.Unban(who), who),
        _command(words, kind, "rename", lambda m, who, name: m.Rename(who, name), who, click.Argument(["name"])),
        *(
            _command(words, kind, f"{name}-notices", asked, *_which(words), *confirmed)
            for name, asked, confirmed in (
                ("retry", lambda m, who, channel: m.RetryNotices(who, _channel(channel)), ()),
                ("drop", lambda m, who, channel: m.DropNotices(who, _channel(channel)), (yes,)),
            )
        ),
        _command(words, kind, "close", lambda m, report: m.CloseReport(report), click.Argument(["report"])),
        _command(words, kind, "delete-person", lambda m, who: m.DeletePerson(who), who, yes),
        _command(words, kind, "delete-table", lambda m, table: m.DeleteTable(table), click.Argument(["table"]), yes),
    ]


def _which(words: Words) -> list[click.Parameter]:
    """Whose messages, by which way."""
    channel = click.Option(["--channel"], metavar="CHANNEL", help=words.say("option-admin-channel"))
    return [click.Argument(["who"], required=False), channel]


def _command(words: Words, kind: Kind, name: str, asked: Asked, *params: click.Parameter) -> click.Command:
    def carry_out(database: str | None, **given: Any) -> None:
        with installed():
            from tenka.server.admin import messages  # noqa: PLC0415  what databases need takes long to load
            from tenka.server.admin.client import ask  # noqa: PLC0415
            from tenka.server.admin.printing import answer_lines  # noqa: PLC0415
            from tenka.server.settings import database_address  # noqa: PLC0415

        if given.pop("yes", True) is False:
            _confirm(words, name, next(iter(given.values())) or "all")
        try:
            request = asked(messages, **given)
            messages.checked(request)
        except ValueError:
            raise BadInput("admin-too-long", {"most": messages.LONGEST}) from None
        answer: Answer = ask(database_address(os.environ, database), request)
        for line in answer_lines(words, answer):
            click.echo(line)

    own = [*params, database_option(words)]
    return kind(words, name=name, params=own, callback=carry_out, help=words.say(f"cli-admin-{name}"))


def _confirm(words: Words, act: str, what: str) -> None:
    """Ask whether it is meant; where nobody can answer, it is not."""
    if not sys.stdin.isatty():
        raise BadInput("admin-not-confirmed")
    click.echo(words.say("admin-confirm", act=act, what=what), nl=False)
    if input().strip().casefold() not in {"y", "yes", "j", "ja", "s", "sì", "si"}:
        raise BadInput("admin-not-confirmed")


def _page(given: str | None) -> int:
    if given is None:
        return 0
    if not (given.isascii() and given.isdecimal() and 0 < int(given) < MOST_PAGES):
        raise BadInput("admin-bad-page", {"page": given[:20]})
    return int(given) - 1


def _channel(given: str | None) -> Any:
    if given is not None and given not in CHANNELS:
        raise BadInput("admin-bad-channel", {"channel": given[:20]})
    return given


def _status(given: str | None) -> Any:
    if given is not None and given not in STATUSES:
        raise BadInput("admin-bad-status", {"status": given[:20]})
    return given
