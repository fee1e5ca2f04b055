"""What the operator asks, and is answered: a line of JSON each way."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tenka.store.queries.jobs import JobCount
from tenka.store.queries.notices.dead import DeadLine
from tenka.store.queries.processes import ProcessRow
from tenka.store.queries.safety.deeds import DeedRow
from tenka.store.queries.safety.reports import ReportRow
from tenka.store.queries.safety.roll import PersonLine, TableLine

LONGEST = 200  # letters of what the operator writes
MOST_PAGES = 100_000

Text = Annotated[str, Meta(max_length=LONGEST)]
Page = Annotated[int, Meta(ge=0, lt=MOST_PAGES)]
Status = Literal["open", "running", "over"]
ChannelKind = Literal["email", "push", "hook"]


class _Request(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class ListPeople(_Request, frozen=True):
    """People whose name or login has a text in it."""

    text: Text = ""
    banned: bool = False
    guests: bool = True
    page: Page = 0


class ListTables(_Request, frozen=True):
    """Tables, perhaps only somebody's."""

    status: Status | None = None
    person: Text | None = None
    page: Page = 0


class ListReports(_Request, frozen=True):
    """Reports, open or closed."""

    closed: bool = False
    page: Page = 0


class ListDeeds(_Request, frozen=True):
    """What operators have done."""

    page: Page = 0


class ListProcesses(_Request, frozen=True):
    """The processes that share the database, and the jobs there are."""


class ListNotices(_Request, frozen=True):
    """Messages to people that were given up."""

    page: Page = 0


class RetryNotices(_Request, frozen=True):
    """Send them once more: all, or somebody's, or those of one kind of channel."""

    person: Text | None = None
    channel: ChannelKind | None = None


class DropNotices(_Request, frozen=True):
    """Be done with them."""

    person: Text | None = None
    channel: ChannelKind | None = None


class Ban(_Request, frozen=True):
    """Let somebody in no more."""

    person: Text
    reason: Text = ""


class Unban(_Request, frozen=True):
    """Let somebody in again."""

    person: Text


class Rename(_Request, frozen=True):
    """Give somebody a name that can be read by all."""

    person: Text
    name: Text


class DeletePerson(_Request, frozen=True):
    """Delete somebody; what they have played stays, without a name."""

    person: Text


class DeleteTable(_Request, frozen=True):
    """Delete a table with its game and all that was said there."""

    table: Text


class CloseReport(_Request, frozen=True):
    """Be done with a report."""

    report: Text


Request = (
    ListPeople
    | ListTables
    | ListReports
    | ListDeeds
    | ListProcesses
    | ListNotices
    | RetryNotices
    | DropNotices
    | Ban
    | Unban
    | Rename
    | DeletePerson
    | DeleteTable
    | CloseReport
)


class _Answer(msgspec.Struct, frozen=True, tag=True):
    pass


class People(_Answer, frozen=True):
    """Some people, and whether more follow."""

    rows: list[PersonLine]
    more: bool


class Tables(_Answer, frozen=True):
    """Some tables, and whether more follow."""

    rows: list[TableLine]
    more: bool


class Reports(_Answer, frozen=True):
    """Some reports, and whether more follow."""

    rows: list[ReportRow]
    more: bool


class Deeds(_Answer, frozen=True):
    """Some of what was done, and whether there is more."""

    rows: list[DeedRow]
    more: bool


class Processes(_Answer, frozen=True):
    """Who lives, at a moment of the database's clock, and which jobs are held or wait."""

    now: int
    rows: list[ProcessRow]
    jobs: list[JobCount]


class DeadNotices(_Answer, frozen=True):
    """What could not be delivered, and whether there is more."""

    rows: list[DeadLine]
    more: bool


class Done(_Answer, frozen=True):
    """It is done, to whom or what."""

    act: str
    about: dict[str, str]


class Refusal(_Answer, frozen=True):
    """It cannot be done, and why."""

    message: str
    params: dict[str, Any]


Answer = People | Tables | Reports | Deeds | Processes | DeadNotices | Done | Refusal


def checked(request: Request) -> None:
    """Raise ValueError for what no server would read."""
    msgspec.json.decode(msgspec.json.encode(request), type=Request)
