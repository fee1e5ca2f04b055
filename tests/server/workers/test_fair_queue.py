"""Fair turns: one who asks forty times waits himself."""

import asyncio
import contextlib

import pytest

from tenka.server.guard.refused import Refused
from tenka.server.workers import fair_queue
from tenka.server.workers.fair_queue import FairQueue
from tenka.server.workers.turns import Asker, Turns

ATTACKER, BYSTANDER = Asker("10.0.0.1", "Mallory"), Asker("10.0.0.2", "Anna")


def drained(turns: Turns[str]) -> list[str]:
    """What is served, each when the one before is done."""
    found = []
    while (ticket := turns.take()) is not None:
        found.append(ticket.item)
        turns.end(ticket)
    return found


def test_people_are_served_in_turn_whoever_asked_more_often() -> None:
    turns: Turns[str] = Turns()
    for number in range(4):
        turns.add(ATTACKER, f"m{number}")
    for number in range(2):
        turns.add(BYSTANDER, f"a{number}")
    assert drained(turns) == ["m0", "a0", "m1", "a1", "m2", "m3"]


def test_who_comes_while_one_is_served_is_next() -> None:
    turns: Turns[str] = Turns()
    for number in range(40):
        turns.add(ATTACKER, f"m{number}")
    for _ in range(5):
        ticket = turns.take()
        assert ticket is not None
        turns.end(ticket)
    under_way = turns.take()
    assert under_way is not None
    waiting = turns.add(BYSTANDER, "anna")
    assert turns.ahead(waiting) == 0
    turns.end(under_way)
    assert drained(turns)[0] == "anna"


def test_many_people_of_one_address_are_together_one_among_addresses() -> None:
    turns: Turns[str] = Turns()
    for person in range(30):
        turns.add(Asker("10.0.0.1", f"guest {person}"), f"m{person}")
    turns.add(BYSTANDER, "a0")
    turns.add(BYSTANDER, "a1")
    assert drained(turns)[:4] == ["m0", "a0", "m1", "a1"]


def test_people_of_one_address_are_served_in_turn_too() -> None:
    turns: Turns[str] = Turns()
    for number in range(3):
        turns.add(Asker("home", "Mallory"), f"m{number}")
    turns.add(Asker("home", "Anna"), "a")
    assert drained(turns) == ["m0", "a", "m1", "m2"]


def test_who_asks_again_and_again_is_never_before_who_waits() -> None:
    """Somebody with one request at a time is as new each time as whoever has not been served yet."""
    turns: Turns[str] = Turns()
    for number in range(3):
        turns.add(BYSTANDER, f"a{number}")
    found = []
    turns.add(ATTACKER, "m")
    while ticket := turns.take():
        found.append(ticket.item)
        turns.end(ticket)
        if ticket.item == "m" and len(found) < 12:
            turns.add(ATTACKER, "m")
    assert found[:6] == ["a0", "m", "a1", "m", "a2", "m"]


def test_of_one_person_no_more_is_done_at_once_than_may_be() -> None:
    turns: Turns[str] = Turns(at_once=1)
    turns.add(ATTACKER, "m0")
    turns.add(ATTACKER, "m1")
    first = turns.take()
    assert first is not None
    assert turns.take() is None
    turns.add(BYSTANDER, "a")
    second = turns.take()
    assert second is not None
    assert second.item == "a"
    turns.end(first)
    assert drained(turns) == ["m1"]


def test_nothing_is_kept_of_those_who_have_gone() -> None:
    turns: Turns[str] = Turns(at_once=1)
    for number in range(100):
        turns.add(Asker(f"{number % 7}", f"{number % 13}"), "x")
    for ticket in list(turns)[:20]:
        turns.end(ticket)
    drained(turns)
    assert not turns._served
    assert not turns._here
    assert not turns._busy
    assert not len(turns)


async def test_a_bystander_waits_for_one_slice_of_somebody_elses_forty() -> None:
    queue = FairQueue(most_of_one=50)
    served: list[str] = []

    async def ask(asker: Asker) -> None:
        async with queue.turn(asker):
            await asyncio.sleep(0)
            served.append(asker.person)

    attack = [asyncio.create_task(ask(ATTACKER)) for _ in range(40)]
    while not served:
        await asyncio.sleep(0)
    await ask(BYSTANDER)
    assert served.index("Anna") <= 3
    await asyncio.gather(*attack)
    assert queue.waiting == 0


async def test_who_has_too_many_waiting_is_refused_and_nobody_else() -> None:
    queue = FairQueue(most_of_one=3)
    places = [queue.enter(ATTACKER) for _ in range(3)]
    with pytest.raises(Refused) as caught:
        queue.enter(ATTACKER)
    assert (caught.value.status, caught.value.message) == (429, "too-many-requests")
    assert caught.value.params["seconds"] > 0
    other = queue.enter(BYSTANDER)
    for place in (*places, other):
        queue.leave(place)
    queue.leave(queue.enter(ATTACKER))


async def test_more_than_anybody_could_wait_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST", 4)
    queue = FairQueue()
    places = [queue.enter(Asker("", str(number))) for number in range(5)]  # the first is served
    with pytest.raises(Refused, match="busy"):
        queue.enter(BYSTANDER)
    for place in places:
        queue.leave(place)


@pytest.mark.parametrize("steps", range(4))
async def test_who_leaves_gives_up_their_turn(steps: int) -> None:
    """Whenever it is: while they wait, when they have just been called, or in the middle."""
    queue = FairQueue()
    first = queue.enter(ATTACKER)

    async def ask() -> None:
        async with queue.turn(BYSTANDER):
            await asyncio.sleep(30)

    leaving = asyncio.create_task(ask())
    await asyncio.sleep(0)
    if steps:
        queue.leave(first)
        for _ in range(steps - 1):
            await asyncio.sleep(0)
    leaving.cancel()
    if not steps:
        queue.leave(first)
    with contextlib.suppress(asyncio.CancelledError):
        await leaving
    async with asyncio.timeout(5), queue.turn(ATTACKER):
        pass
    assert queue.waiting == 0


async def test_several_are_served_at_once_but_of_each_one() -> None:
    queue = FairQueue(at_once=3)
    places = [queue.enter(asker) for asker in (ATTACKER, ATTACKER, BYSTANDER, ATTACKER)]
    assert [place.item.done() for place in places] == [True, False, True, False]
    assert [queue.ahead(places[number]) for number in (1, 3)] == [0, 1]
    queue.leave(places[0])
    assert [place.item.done() for place in places[1:]] == [True, True, False]
