"""The latest remarks that are kept for those who come in: none missing, none twice, none for the wrong ears."""

import asyncio

from tenka.server.broadcast.recent_remarks import RecentPage, RecentRemarks
from tenka.store.queries.tables.chat import PAGE, ChatPage, ListenerRow, RemarkRow, Said


def row(number: int, *, private: bool = False) -> RemarkRow:
    return RemarkRow(number, 0, "Anna", f"remark {number}", number, (ListenerRow(1, "Bruno"),) if private else None)


def open_remark(number: int, private: dict[str, int] | None = None) -> Said:
    return Said(row(number), new=True, public=number, private=private or {}, told=None)


class Disk:
    """Remarks on disk, which take until `go` to be read."""

    def __init__(self, count: int, insiders: frozenset[str] = frozenset()) -> None:
        self.count = count
        self.insiders = insiders
        self.reads: list[str | None] = []
        self.begun = asyncio.Event()
        self.go = asyncio.Event()

    async def read(self, who: str | None) -> RecentPage:
        self.reads.append(who)
        self.begun.set()
        first, last = max(1, self.count - PAGE + 1), self.count + (who is not None)  # an insider has heard one more
        await self.go.wait()
        return RecentPage(ChatPage([row(n) for n in range(first, last + 1)], earlier=first > 1), self.insiders)


def numbers(recent: RecentRemarks, who: str | None = None) -> list[int]:
    page = recent.of(who)
    assert page is not None
    return [each.number for each in page.rows]


async def test_what_is_said_while_it_is_read_is_there_once() -> None:
    disk = Disk(3)
    recent = RecentRemarks(disk.read)
    reading = asyncio.create_task(recent.look_up(None))
    await disk.begun.wait()
    for number in (3, 4, 5):  # the third was written before, and is told only now
        recent.add(open_remark(number))
    disk.go.set()
    await reading
    assert numbers(recent) == [1, 2, 3, 4, 5]


async def test_many_who_come_at_once_read_once() -> None:
    disk = Disk(3)
    recent = RecentRemarks(disk.read)
    disk.go.set()
    await asyncio.gather(*(recent.look_up(who) for who in (None, "carla", None, "dora")))
    assert disk.reads == [None]
    assert numbers(recent, "carla") == numbers(recent) == [1, 2, 3]


async def test_a_page_holds_the_latest_and_says_that_there_are_others() -> None:
    disk = Disk(PAGE)
    disk.go.set()
    recent = RecentRemarks(disk.read)
    await recent.look_up(None)
    page = recent.of(None)
    assert page is not None
    assert not page.earlier
    recent.add(open_remark(PAGE + 1))
    page = recent.of(None)
    assert page is not None
    assert page.earlier
    assert numbers(recent) == list(range(2, PAGE + 2))


async def test_who_was_in_something_private_has_a_page_of_their_own() -> None:
    disk = Disk(2, frozenset({"anna"}))
    disk.go.set()
    recent = RecentRemarks(disk.read)
    await recent.look_up("anna")
    assert recent.of("anna") is None, "the strangers' page is none of hers"
    await recent.look_up("anna")
    assert disk.reads == [None, "anna"]
    assert (numbers(recent, "anna"), numbers(recent, "bruno")) == ([1, 2, 3], [1, 2])
    whispered = Said(
        row(9, private=True), new=True, public=2, private={"anna": 2, "bruno": 1}, told=frozenset({"anna", "bruno"})
    )
    recent.add(whispered)
    assert (numbers(recent, "anna"), numbers(recent)) == ([1, 2, 3, 4], [1, 2])
    assert recent.of("bruno") is None, "nor his, from now on"
    recent.add(open_remark(3, {"anna": 2, "bruno": 1}))
    assert (numbers(recent, "anna"), numbers(recent)) == ([1, 2, 3, 4, 5], [1, 2, 3])


async def test_what_was_read_before_something_changed_is_not_kept() -> None:
    disk = Disk(3)
    recent = RecentRemarks(disk.read)
    reading = asyncio.create_task(recent.look_up(None))
    await disk.begun.wait()
    recent.forget()
    disk.go.set()
    await reading
    assert recent.of(None) is None
