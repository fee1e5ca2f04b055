"""Standing orders: given, kept, private, ended; and what they answer."""

import json
from pathlib import Path
from typing import Any

import pytest

from tenka.client import Client
from tenka.store.failures import StoreFailure
from tests.games.tenjo.positions import House, table
from tests.server.orders.standing import (
    ATTACK,
    SITE,
    STORM,
    beginning,
    field_battle,
    scene,
    stand_still,
)
from tests.server.running import running
from tests.server.wire.guests import refused
from tests.server.wire.line import line

OFFER = (["offer", 1], ["give_koku", 1], ["propose", "open"])


@pytest.fixture
def at_scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda **how: scene(tmp_path, monkeypatch, **how)


async def test_they_are_given_and_taken_back(at_scene: Any) -> None:
    async with at_scene() as at:
        takeda = at.people[1]
        assert await takeda.orders(at.id) == []
        assert await takeda.order(at.id, "never_join") == [["never_join"]]
        assert await takeda.order(at.id, "void", SITE) == [["never_join"], ["void", SITE]]
        assert await takeda.order(at.id, "never_join") == [["never_join"], ["void", SITE]]
        assert await takeda.take_back(at.id, "never_join") == [["void", SITE]]
        assert await takeda.take_back(at.id, "never_join") == [["void", SITE]]
        assert await takeda.take_back(at.id, "nonsense", 7) == [["void", SITE]]
        assert await at.people[0].orders(at.id) == []


@pytest.mark.parametrize(
    ("order", "why"),
    [
        (("conquer",), "unknown-order"),
        ((7,), "unknown-order"),
        (("void",), "bad-order"),
        (("void", "edo"), "bad-order"),
        (("void", SITE, SITE), "bad-order"),
        (("never_join", 1), "bad-order"),
        (("refuse_offers", 1), "bad-order"),  # oneself
        (("refuse_offers", 3), "bad-order"),  # nobody
        (("refuse_offers", "2"), "bad-order"),
    ],
)
async def test_what_means_nothing_is_refused(at_scene: Any, order: tuple[Any, ...], why: str) -> None:
    async with at_scene() as at:
        with refused(400, why):
            await at.people[1].order(at.id, *order)
        assert await at.people[1].orders(at.id) == []


async def test_they_are_for_those_who_play(at_scene: Any) -> None:
    async with at_scene() as at:
        stranger = await at.server.guest("Anna")
        async with stranger, Client(at.server.url) as nobody:
            with refused(403, "not-seated"):
                await stranger.order(at.id, "never_join")
            with refused(403, "not-seated"):
                await stranger.orders(at.id)
            with refused(401, "no-session"):
                await nobody.orders(at.id)
        open_table = await at.people[0].create("tenjo", ["me", "open", "open"])
        with refused(409, "not-started"):
            await at.people[0].order(open_table.id, "never_join")
        other = await at.people[0].create("shitenno", ["me", {"bot": "random"}, {"bot": "random"}], pause=False)
        await at.people[0].start(other.id)
        with refused(400, "unknown-order"):
            await at.people[0].order(other.id, "pass_reactions")


async def test_games_say_which_they_know(at_scene: Any) -> None:
    async with at_scene() as at:
        found = {game.id: game.orders for game in await at.people[0].games()}
        assert list(found["tenjo"]) == [
            *("void", "never_join", "never_parley", "refuse_offers", "pass_reactions", "pass_battle", "pass_month"),
        ]
        assert SITE in found["tenjo"]["void"]["site"]
        assert found["tenjo"]["pass_reactions"] == {}
        assert found["shitenno"] == {}


async def test_nobody_else_is_told(at_scene: Any) -> None:
    """Other sockets, players' and spectators', are sent the same bytes as if nothing had been ordered."""
    async with at_scene() as at:
        lines = [line(at.server.url, at.id, each.cookie) for each in at.people]
        async with (
            lines[0] as first,
            lines[1] as own,
            line(at.server.url, at.id, at.people[1].cookie) as second,
            lines[2] as third,
            line(at.server.url, at.id) as watching,
        ):
            for each in (first, own, second, third, watching):
                await each.fence()
            whole = [(await each._http.get(f"/api/tables/{at.id}")).text for each in at.people]
            await at.people[1].order(at.id, "void", SITE)
            await at.people[1].order(at.id, "never_join")
            await at.people[1].take_back(at.id, "void", SITE)
            for each in (own, second):
                told = await each.fence()
                assert [message["orders"] for message in told] == [
                    [["void", SITE]],
                    [["void", SITE], ["never_join"]],
                    [["never_join"]],
                ]
            for each in (first, third, watching):
                assert await each.fence() == []
            assert whole == [(await each._http.get(f"/api/tables/{at.id}")).text for each in at.people]
            lists = (await at.people[0]._http.get("/api/my-tables")).text
        assert "never_join" not in lists
        async with line(at.server.url, at.id, at.people[1].cookie) as again:
            assert (await again.next("orders"))["orders"] == [["never_join"]]
        async with line(at.server.url, at.id) as stranger:
            await stranger.fence()
            assert "order" not in {json.loads(frame)["type"].rstrip("s") for frame in stranger.frames}
        async with at.people[1].live(at.id) as live:
            while not live.orders:
                await live.news()
            assert live.orders == [["never_join"]]


async def test_an_order_that_could_not_be_saved_is_nobodys_business(
    at_scene: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been written or not: the disk knows, its giver is told, and nobody else hears anything."""
    async with at_scene() as at:
        database = at.server.services.database
        async with line(at.server.url, at.id, at.people[1].cookie) as own, line(at.server.url, at.id) as watching:
            await own.fence()
            await watching.fence()
            write = database.write

            async def fail(*given: Any, **more: Any) -> None:
                await write(*given, **more)
                raise StoreFailure("store-full", {"file": "tenka.db"})

            with monkeypatch.context() as failing:
                failing.setattr(database, "write", fail)
                with refused(503, "not-saved"):
                    await at.people[1].order(at.id, "never_join")
            assert await at.people[1].order(at.id, "pass_reactions") == [["never_join"], ["pass_reactions"]]
            told = [message["orders"] for message in await own.fence()]
            assert told == [[["never_join"]], [["never_join"], ["pass_reactions"]]]
            assert await watching.fence() == []


async def test_until_the_next_turn(at_scene: Any) -> None:
    """Given in one's own turn it lasts through others', and ends when one's next begins."""
    state = table(
        House({"echizen_w4": 20}, ["echizen"], {"echizen_castle_a": 10}),
        House({"kii_w1": 20}, ["kii"], {SITE: 30}),
        points=0,
    )
    async with at_scene(state=state, people=2) as at:
        await at.people[0].order(at.id, "pass_reactions")
        await at.people[0].order(at.id, "never_join")
        await at.people[1].order(at.id, "pass_reactions")
        async with line(at.server.url, at.id, at.people[1].cookie) as own:
            await own.fence()
            await at.play(0, ["end"])
            assert [each["orders"] for each in await own.fence() if each["type"] == "orders"] == [[]]
        assert await at.people[0].orders(at.id) == [["pass_reactions"], ["never_join"]]
        assert await at.people[1].orders(at.id) == []
        await at.play(1, ["roll"])
        await at.play(1, ["end"])
        assert await at.people[0].orders(at.id) == [["never_join"]]
        await at.table.refresh()
        assert await at.people[0].orders(at.id) == [["never_join"]]


async def test_void_answers_an_attack_on_its_castle_with_the_least_rings(at_scene: Any) -> None:
    async with at_scene() as at:
        await at.people[1].order(at.id, "void", SITE)
        await at.people[1].order(at.id, "pass_reactions")
        await at.play(0, *STORM)
        await at.move(1.5)
        assert at.asked[:2] == (1, "cards")
        await at.move(2.25)
        assert at.asked[:2] == (0, "answer")
        (played,) = [event.data for event in at.state.events() if event.kind == "played"]
        assert (played["seat"], played["element"], played["rings"]) == (1, "void", ["ring_1"])
        entries = at.table.playing().number
        assert at.table.playing().receipts
        assert entries == len(STORM) + 1 + 3


async def test_an_attack_elsewhere_is_not_its_business(at_scene: Any) -> None:
    async with at_scene() as at:
        await at.people[1].order(at.id, "void", SITE)
        await at.play(0, *ATTACK)
        await at.play_in_time(1, ["pass"])
        await at.move(30)
        assert at.asked[:2] == (1, "cards")
        await at.people[1].order(at.id, "pass_reactions")  # the moment has passed: it answers now
        await at.settle()
        assert at.asked[:2] == (0, "cards")


async def test_ones_own_answer_goes_before_an_order(at_scene: Any) -> None:
    async with at_scene() as at:
        await at.play(0, *ATTACK)
        await at.play_in_time(1, ["pass"])
        await at.people[1].order(at.id, "pass_reactions")
        await at.play(1, ["element", "void"])
        await at.play(1, ["ring", 2])
        at.play(1, ["cast"])
        await at.move(5)
        (played,) = [event.data for event in at.state.events() if event.kind == "played"]
        assert played["rings"] == ["ring_2"]


async def test_what_was_taken_back_answers_nothing(at_scene: Any) -> None:
    async with at_scene() as at:
        await at.people[1].order(at.id, "pass_reactions")
        await at.play(0, *ATTACK)
        await at.move(1)
        await at.people[1].take_back(at.id, "pass_reactions")
        await at.move(30)
        assert at.asked[:2] == (1, "parley")


@pytest.mark.parametrize("by_order", [True, False])
async def test_offers_are_refused_at_a_moment_that_a_person_waits_for_too(at_scene: Any, by_order: bool) -> None:
    async with at_scene() as at:
        if by_order:
            await at.people[1].order(at.id, "refuse_offers", 0)
        await at.play(0, *OFFER)
        if not by_order:
            at.play(1, ["decline", 0])
        began = at.clock.now
        while at.state.view(None)["offers"]:
            await at.move(0.25)
        assert at.clock.now - began == 1.5
        assert at.state.events()[-1].kind == "declined"
        await at.play(2, ["offer", 1], ["give_koku", 1], ["propose", "private"])
        await at.move(9)
        assert at.state.view(1)["private_offers"]  # of others nothing was said


async def test_they_survive_a_restart_and_answer_when_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path, monkeypatch) as at:
        await at.people[1].order(at.id, "pass_reactions")
        await at.play(0, *ATTACK)
        id, cookie = at.id, at.people[1].cookie
    with beginning(monkeypatch, field_battle()):
        async with running(tmp_path, bot_pause=0.001) as server:
            async with line(server.url, id, cookie) as own:
                assert (await own.next("orders"))["orders"] == [["pass_reactions"]]
                await own.until(lambda picture: picture.sight["view"]["pending"][0]["seat"] == 0)  # type: ignore[index]
            stand_still(server)


async def test_who_leaves_us_takes_them_along(at_scene: Any) -> None:
    async with at_scene() as at:
        takeda = at.people[1]
        await takeda.order(at.id, "pass_reactions")
        export = (await takeda._http.get("/api/me/export")).json()
        assert [each["orders"] for each in export["tables"]] == [[["pass_reactions"]]]
        await at.play(0, *ATTACK)
        await takeda.call("DELETE", "/api/me", None, password="")
        assert at.table.standing.given == {}
        await at.move(30)
        assert at.asked[:2] == (1, "parley")


async def test_a_guest_who_logs_in_keeps_them(at_scene: Any) -> None:
    async with at_scene() as at:
        takeda = at.people[1]
        async with Client(at.server.url) as account:
            await account.account("takeda", "seven samurai on a hill", name="Takeda")
        await takeda.order(at.id, "never_join")
        await takeda.login("takeda", "seven samurai on a hill", bring=True)
        assert await takeda.orders(at.id) == [["never_join"]]


async def test_they_end_with_the_game_and_a_rematch_has_none(at_scene: Any) -> None:
    state = table(
        House({"echizen_w4": 20}, ["echizen"], {"echizen_castle_a": 10}),
        House({"kii_w1": 20}, [], {}, shadows=[]),
        points=0,
    )
    async with at_scene(state=state, people=2) as at:
        await at.people[1].order(at.id, "never_join")
        await at.play(0, ["shogun"])
        assert at.state.result is not None
        for each in at.people:
            assert await each.orders(at.id) == []
        with refused(409, "game-over"):
            await at.people[1].order(at.id, "never_join")
        export = (await at.people[1]._http.get("/api/me/export")).json()
        assert [each["orders"] for each in export["tables"]] == [[]]
        again = await at.people[1].rematch(at.id)
        await at.people[0].rematch(at.id)
        await at.people[1].start(again.id)
        assert await at.people[1].orders(again.id) == []


async def test_never_join_is_for_battles_of_others(at_scene: Any) -> None:
    state = table(
        House({"echizen_w4": 20}, ["echizen"], {"echizen_castle_a": 10}),
        House({"echizen_w6": 20, SITE: 1}, ["kii"], {SITE: 30}, family={"son": "ise_castle_a"}),
        House({"echizen_w4": 5, "ise_w1": 1}, ["ise"], {"ise_castle_a": 20}),
    )
    async with at_scene(state=state) as at:
        await at.people[2].order(at.id, "never_join")
        await at.play(0, *ATTACK)
        await at.play_in_time(1, ["pass"])
        asked = []
        for _ in range(4):
            asked.append(at.asked[:2])
            if at.asked[0] != 2:
                break
            await at.move(3)
        assert asked[0] == (2, "join")
        assert asked[-1][0] != 2
        assert at.state.view(None)["battle"]["helpers"] == [[], []]
