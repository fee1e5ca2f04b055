"""Guided first games in the browser: who knows nothing but what the coach says finishes every chapter of every game."""

import re
from functools import partial

import pytest
from playwright.async_api import expect

from tenka.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.learn.learner import Learner, course_in
from tests.browser.looks import axe
from tests.browser.looks.paint import blank
from tests.browser.until import until
from tests.browser.visitor import PHONE, QUIET

SIZES = [(1280, 800), PHONE]
WRONG = r"status of 409"  # a click beside what was meant


@pytest.mark.parametrize("turn", [0, 1, *(pytest.param(turn, marks=pytest.mark.soak) for turn in range(2, 6))])
@pytest.mark.parametrize("game", ["shitenno", "shogun", "tenjo"])
async def test_every_chapter_is_finished_by_what_the_coach_says(come: Visit, game: str, turn: int) -> None:
    """Each chapter in both sizes and in two languages, a game in all three; the long tests have the other turns, too.

    What axe-core looks at is the same in all of them: it sees each chapter once.
    """
    visitors = {lang: await come("Anna", settings={**QUIET, "language": lang}) for lang in LANGUAGES}
    learnt = dict.fromkeys(LANGUAGES, 0)
    for number, chapter in enumerate(course_in(game).chapters, turn):
        lang = LANGUAGES[number % len(LANGUAGES)]
        page = visitors[lang].page
        visitors[lang].forgiven.append(WRONG)
        width, height = SIZES[number % len(SIZES)]
        await page.set_viewport_size({"width": width, "height": height})
        learner = Learner(visitors[lang], game, chapter)
        await learner.open()
        if turn == 0:
            assert await axe.findings(page) == []
            await blank(page)
        await learner.finish()
        learnt[lang] += 1
    for lang, visitor in visitors.items():
        await visitor.go(f"/learn/{game}")
        await expect(visitor.page.locator("li .done")).to_have_count(learnt[lang])


async def test_two_clicks_lead_from_the_lobby_to_the_first_step(come: Visit) -> None:
    visitor = await come(settings={**QUIET, "language": "en"})
    page = visitor.page
    await visitor.go("/")
    await page.locator("article", has_text="Shitennō").get_by_role("link", name="Learn in ten minutes").click()
    await page.get_by_role("link", name="Begin").click()
    coach = page.get_by_role("region", name="Coach")
    await expect(coach).to_contain_text("You play General Honda.")


async def test_a_lesson_goes_on_where_it_was_left_here_and_elsewhere_and_then_against_bots(come: Visit) -> None:
    visitor = await come("Anna", settings={**QUIET, "language": "en"})
    visitor.forgiven.append(WRONG)
    await visitor.post("/account", {"login": "anna.in.lessons", "password": "a long enough password"})
    learner = Learner(visitor, "shitenno", "first_kamon")
    await learner.open()
    for number in range(2):
        await learner.do(learner.steps[number], number)
    await expect(learner.coach).to_contain_text("click Kyūshū")
    await visitor.page.reload()
    await expect(learner.coach).to_contain_text("click Kyūshū")
    await visitor.page.get_by_role("button", name="Shikoku").first.click()
    await expect(learner.coach).to_contain_text("Your troops don’t fit there")
    await learner.coach.get_by_role("button", name="Back").click()
    await expect(learner.coach).to_contain_text("Four troops and three koku")
    await learner.coach.get_by_role("button", name="Next").click()
    await expect(learner.coach).to_contain_text("click Kyūshū")

    other = await come(settings={**QUIET, "language": "en"})
    await other.post("/login", {"login": "anna.in.lessons", "password": "a long enough password", "bring": False})
    elsewhere = Learner(other, "shitenno", "first_kamon")
    await elsewhere.open()
    await expect(elsewhere.coach).to_contain_text("click Kyūshū")
    while (await elsewhere.place())[0] < len(elsewhere.steps):
        number, _ = await elsewhere.place()
        await elsewhere.coach.locator(".deeds .button").last.click()
        await until(partial(elsewhere.is_beyond, number), f"the step after {number}")
    await elsewhere.coach.get_by_role("button", name="Go on from here against bots").click()
    await expect(other.page.get_by_role("tablist").first).to_be_visible()


async def test_a_question_about_a_single_field_is_answered_by_the_keyboard(come: Visit) -> None:
    visitor = await come("Anna", settings={**QUIET, "language": "en"})
    visitor.forgiven.append(WRONG)
    learner = Learner(visitor, "shitenno", "last_kamon")
    await learner.open()
    for number in range(2):
        await learner.do(learner.steps[number], number)
    await expect(learner.coach).to_contain_text("Click the one that gets the 6")
    page = visitor.page
    # One may look closer, and walk on the map: that is no answer.
    await page.get_by_role("button", name="Zoom in").click()
    await expect(page.get_by_role("button", name="Fit map")).to_be_visible()
    frame = await page.locator("[data-area=map] [data-frame]").bounding_box()
    assert frame is not None
    await page.mouse.move(frame["x"] + 200, frame["y"] + 200)
    await page.mouse.down()
    await page.mouse.move(frame["x"] + 140, frame["y"] + 160, steps=3)
    await page.mouse.up()
    await expect(learner.coach.locator(".objection")).to_have_count(0)
    await page.get_by_role("button", name="Fit map").press("Enter")
    await page.get_by_role("button", name=re.compile("^Kansai, ")).first.focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await expect(learner.coach).to_contain_text("A tie goes to the one furthest left")
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("Enter")
    await expect(learner.coach).to_contain_text("Where is your last kamon worth more?")
