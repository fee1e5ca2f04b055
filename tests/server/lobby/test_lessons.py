"""Lessons on the server: a place and a move lead to the next place, and each person's place is remembered."""

from typing import Any

import pytest

import tenka
from tenka.client import Client
from tenka.lessons import LessonCourse, course_of, line_to
from tenka.wire.lessons import ChapterInfo, CourseInfo, CourseWords, LessonPlace
from tenka.wire.people import Export
from tenka.wire.tables import GameInfo, TableInfo
from tests.server.running import Running
from tests.server.wire.guests import guests, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")
GAMES = ["shitenno", "shogun", "tenjo"]
FIRST = "first_kamon"
PAY, CONFIRM = [["use", "bushi"], ["use", "bushi"], ["use", "samurai"]], ["confirm"]
PASSWORD = "a long enough password"


def taught(game: str) -> LessonCourse:
    found = course_of(tenka.game(game))
    assert found is not None
    return found


async def course(person: Client, game: str = "shitenno") -> CourseInfo:
    found: CourseInfo = await person.call("GET", f"/api/courses/{game}", CourseInfo)
    return found


async def chapter(person: Client, id: str = FIRST, game: str = "shitenno") -> ChapterInfo:
    return next(each for each in (await course(person, game)).chapters if each.id == id)


async def go(person: Client, step: int, id: str = FIRST, game: str = "shitenno", **what: Any) -> LessonPlace:
    path = f"/api/courses/{game}/chapters/{id}"
    found: LessonPlace = await person.call("POST", path, LessonPlace, step=step, **what)
    return found


def step_of(name: str, id: str = FIRST, game: str = "shitenno") -> int:
    return [step.name for step in taught(game).chapter(id).steps].index(name)


async def test_every_game_that_has_a_course_says_so(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        games: list[GameInfo] = await anna.call("GET", "/api/games", list[GameInfo])
        assert {each.id for each in games if each.lessons} == {*GAMES}


@pytest.mark.parametrize("game", GAMES)
async def test_a_course_is_gone_through_from_its_first_step_to_its_end(server: Running, game: str) -> None:
    async with guests(server, "Anna") as (anna,):
        for id, each in taught(game).chapters.items():
            place = await go(anna, 0, id, game)
            while place.step < len(each.steps):
                step = each.steps[place.step]
                assert (place.name, place.point, place.choices) == (step.name, step.point, step.choices)
                assert place.told <= len(place.sight.view["events"])
                if step.do:
                    (move, *_) = [*place.sight.legal, *place.sight.edits]
                    place = await go(anna, place.step, id, game, done=place.done, moves=[move])
                elif step.tap:
                    assert place.asks
                    place = await go(anna, place.step, id, game, tap=[step.tap[0]])
                else:
                    assert not place.sight.legal
                    place = await go(anna, place.step + 1, id, game)
            assert (place.name, place.sight.legal, place.sight.edits) == ("lesson", [], [])
        assert all(each.finished and each.step == each.steps for each in (await course(anna, game)).chapters)


async def test_several_moves_are_made_at_once_or_none_and_taken_back_by_a_shorter_place(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        pay = step_of("pay")
        begun = await go(anna, pay, moves=PAY[:2])
        assert (begun.step, begun.done, begun.sight.can_undo) == (pay, PAY[:2], True)
        with refused(409, f"lesson-{FIRST}-pay-shinobi"):
            await go(anna, pay, moves=[PAY[0], ["use", "shinobi"]])
        assert (await chapter(anna)).done == PAY[:2]
        back = await go(anna, pay, done=PAY[:1])
        assert (back.step, back.done, back.sight.can_undo) == (pay, PAY[:1], True)
        paid = await go(anna, pay, done=PAY[:1], moves=[*PAY[1:], CONFIRM])
        assert (paid.step, paid.done) == (step_of("confirm") + 1, [])


async def test_wrong_turns_are_answered_by_the_coach_or_by_the_rules(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        kyushu, tie = step_of("kyushu"), step_of("tie")
        with refused(409, f"lesson-{FIRST}-kyushu-koku"):
            await go(anna, kyushu, moves=[["place", "kyushu", "koku"]])
        with refused(409, "learn-not-yet"):
            await go(anna, kyushu, moves=[["done"]])
        with refused(409, f"lesson-{FIRST}-tie-left"):
            await go(anna, tie, tap=["field=kyushu-2", "province=kyushu"])
        with refused(409, "learn-not-there"):
            await go(anna, tie, tap=["province=kanto"])
        with refused(400, "nothing-asked"):
            await go(anna, kyushu, tap=["province=kyushu"])


async def test_places_that_are_none_are_refused(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        end = len(taught("shitenno").chapter(FIRST).steps)
        places: list[tuple[int, dict[str, Any]]] = [
            (end + 1, {}),
            (0, {"done": [CONFIRM]}),
            (step_of("pay"), {"done": [*PAY, CONFIRM]}),
        ]
        for step, what in places:
            with refused(400, "no-such-step"):
                await go(anna, step, **what)
        with refused(400, "no-such-chapter"):
            await go(anna, 0, "nowhere")
        with refused(400, "unknown-game"):
            await go(anna, 0, FIRST, "go")
        huge: list[dict[str, Any]] = [
            {"step": 1 << 40},
            {"step": -1},
            {"step": 0, "moves": [["use", "bushi"]] * 65},
            {"step": 0, "moves": [["use", 1 << 40]]},
            {"step": 0, "tap": ["x" * 81]},
            {"step": 0, "tap": []},
            {"step": 0, "place": 1},
        ]
        for body in huge:
            with refused(400, "bad-request"):
                await anna.call("POST", f"/api/courses/shitenno/chapters/{FIRST}", LessonPlace, **body)
        with refused(413, "too-large"):
            await go(anna, 0, moves=[["use", "x" * 70_000]])
        assert (await course(anna)).last is None


async def test_strangers_read_what_there_is_and_do_nothing(server: Running) -> None:
    async with Client(server.url) as stranger:
        found = await course(stranger)
        assert [each.id for each in found.chapters] == [*taught("shitenno").chapters]
        assert {each.step for each in found.chapters} == {None}
        for lang, word in [("en", "The first kamon"), ("de", "kamon"), ("it", "kamon")]:
            words = await stranger.call("GET", f"/api/courses/shitenno/words/{lang}", CourseWords)
            assert word.lower() in words.messages.lower()
        with refused(401, "no-session"):
            await go(stranger, 0)
        with refused(401, "no-session"):
            await stranger.call("POST", f"/api/courses/shitenno/chapters/{FIRST}/table", TableInfo)


async def test_each_persons_place_is_remembered_on_every_device(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as elsewhere:
        await anna.account("anna.learns", PASSWORD)
        await go(anna, step_of("pay"), moves=PAY[:1])
        await elsewhere.login("anna.learns", PASSWORD)
        found = await chapter(elsewhere)
        assert (found.step, found.done, found.finished) == (step_of("pay"), PAY[:1], False)
        assert (await course(elsewhere)).last == FIRST
        await go(elsewhere, found.steps)
        await go(elsewhere, 0)
        again = await chapter(anna)
        assert (again.step, again.finished) == (0, True)  # what was finished stays so
        assert (await chapter(bruno)).step is None


async def test_what_a_guest_has_learnt_goes_along_into_an_account(server: Running) -> None:
    async with guests(server, "Anna") as (guest,), Client(server.url) as first:
        await first.account("learnt.before", PASSWORD, name="Anna")
        await go(first, len(taught("shitenno").chapter(FIRST).steps))
        await go(guest, 2)
        await go(guest, 1, "cut")
        await guest.login("learnt.before", PASSWORD, bring=True)
        found = await chapter(guest)
        assert (found.step, found.finished) == (2, True)
        assert (await chapter(guest, "cut")).step == 1


async def test_places_are_exported_and_deleted_with_their_person(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        await go(anna, step_of("pay"), moves=PAY[:1])
        exported: Export = await anna.call("GET", "/api/me/export", Export)
        (own,) = exported.lessons
        assert (own.game, own.chapter, own.step, own.done) == ("shitenno", FIRST, step_of("pay"), PAY[:1])
        await anna.call("DELETE", "/api/me", None)
        count = await server.services.database.read(
            lambda connection: connection.exec_driver_sql("SELECT count(*) FROM lesson WHERE step = 3").scalar_one()
        )
        assert count == 0


@pytest.mark.parametrize(("game", "id"), [("shitenno", "first_kamon"), ("shogun", "spring"), ("tenjo", "roads")])
async def test_a_game_goes_on_against_bots_from_the_end_of_its_chapter(server: Running, game: str, id: str) -> None:
    async with guests(server, "Anna") as (anna,):
        assert (await chapter(anna, id, game)).goes_on
        path = f"/api/courses/{game}/chapters/{id}/table"
        made: TableInfo = await anna.call("POST", path, TableInfo)
        assert made.status == "running"
        assert [each.you for each in made.seats].index(True) == taught(game).seat
        assert {each.bot for each in made.seats if not each.you} == {"steady"}
        table = await server.services.registry.table(made.id)
        played = [(seat, list(move)) for seat, move, _ in table.playing().state.dump()["moves"]]
        line = [(seat, list(move)) for seat, move in line_to(taught(game), id)]
        assert played[: len(line)] == line


async def test_where_no_game_can_go_on_none_is_begun(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        for game, id in [("tenjo", "storm"), ("shitenno", "last_kamon")]:
            assert not (await chapter(anna, id, game)).goes_on
            with refused(409, "lesson-without-game"):
                await anna.call("POST", f"/api/courses/{game}/chapters/{id}/table", TableInfo)
