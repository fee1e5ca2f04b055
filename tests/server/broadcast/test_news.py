"""News for a crowd: in their order, for everybody, and made one for those who are behind."""

import asyncio
from typing import Any

from tenka.server.broadcast.socket import Socket
from tenka.server.broadcast.spectators import BATCH, News, Spectators


async def nowhere(_: dict[str, Any]) -> None:
    """Send nothing."""


def watcher() -> Socket:
    return Socket(nowhere, None, None)


def told(socket: Socket) -> list[str]:
    return list(socket._unsent)


def update(since: int, version: int) -> News:
    return News(f"{since}-{version}", since, version)


def crowd(count: int, version: int = 0) -> tuple[Spectators, list[Socket]]:
    """Spectators who can be brought from any version to this one."""
    found = Spectators(lambda since: update(since, version) if version else None)
    sockets = [watcher() for _ in range(count)]
    for socket in sockets:
        found.join(socket)
    return found, sockets


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def test_a_few_are_told_at_once_and_all_of_them_soon() -> None:
    all_of_them, sockets = crowd(3 * BATCH)
    all_of_them.tell(News("a"))
    assert [told(each) for each in sockets[:BATCH]] == [["a"]] * BATCH
    assert not any(told(each) for each in sockets[BATCH:]), "others have their turn in between"
    all_of_them.tell(News("b"))
    await settled()
    assert [told(each) for each in sockets] == [["a", "b"]] * len(sockets)


async def test_who_is_behind_gets_one_update_instead_of_several() -> None:
    all_of_them, sockets = crowd(2 * BATCH, version=4)
    for news in (update(1, 2), News("table"), update(2, 3), update(3, 4)):
        all_of_them.tell(news)
    await settled()
    assert {tuple(told(each)) for each in sockets[:BATCH]} == {("1-2", "table", "2-4")}
    assert {tuple(told(each)) for each in sockets[BATCH:]} == {("1-4", "table")}


async def test_updates_that_do_not_follow_each_other_are_not_made_one() -> None:
    all_of_them, sockets = crowd(BATCH + 1, version=9)
    for news in (update(1, 2), News("sight of version 8"), update(8, 9)):
        all_of_them.tell(news)
    await settled()
    assert {tuple(told(each)) for each in sockets} == {("1-2", "sight of version 8", "8-9")}


async def test_an_update_to_elsewhere_is_not_taken_for_the_rest() -> None:
    all_of_them, sockets = crowd(BATCH + 1, version=9)
    for news in (update(1, 2), update(2, 3)):
        all_of_them.tell(news)
    await settled()
    assert {tuple(told(each)) for each in sockets} == {("1-2", "2-3")}


async def test_who_comes_in_between_gets_what_follows_and_who_leaves_nothing_more() -> None:
    all_of_them, sockets = crowd(2 * BATCH)
    all_of_them.tell(News("a"))
    late = watcher()
    all_of_them.join(late)
    all_of_them.leave(sockets[-1])
    all_of_them.tell(News("b"))
    await settled()
    assert (told(late), told(sockets[-1])) == (["b"], [])
    assert len(all_of_them) == 2 * BATCH


async def test_who_is_told_something_alone_has_heard_everything_before() -> None:
    all_of_them, sockets = crowd(2 * BATCH)
    all_of_them.tell(News("a"))
    all_of_them.catch_up(sockets[-1])
    sockets[-1].push("for you alone")
    all_of_them.tell(News("b"), but=[sockets[-1], sockets[-2]])
    await settled()
    assert told(sockets[-1]) == ["a", "for you alone"]
    assert told(sockets[-2]) == ["a"]
    assert told(sockets[-3]) == ["a", "b"]


async def test_nothing_is_kept_of_what_everybody_was_told() -> None:
    all_of_them, _ = crowd(2 * BATCH)
    for number in range(100):
        all_of_them.tell(News(str(number)))
    await settled()
    assert not all_of_them._news
    assert not all_of_them._bundles
