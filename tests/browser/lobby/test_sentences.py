"""The rules page shows every sentence of a rule, where it comes from, and its tests."""

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks.seen import tab
from tests.browser.scenes import alone
from tests.browser.words import plain
from tests.server.running import Running

SAY = plain()
GAMES = Path(__file__).parents[3] / "src" / "tenka" / "games"


@pytest.mark.parametrize(("game", "number"), [("shogun", "H18"), ("tenjo", "T12")])
async def test_a_rule_sentence_by_sentence(come: Visit, game: str, number: str) -> None:
    rule = json.loads((GAMES / game / "conformance.json").read_text("utf-8"))[number]
    anna = await come()
    await anna.go(f"/rules/{game}#{number}")
    section = anna.page.locator(f"section#{number}")
    first = section.get_by_text(rule["sentences"][0]["text"])
    await expect(first).to_be_hidden()
    await section.get_by_text(re.compile(rf"\b{rule['tests']}$")).click()
    await expect(first).to_be_visible()
    await expect(section.locator("li")).to_have_count(len(rule["sentences"]))
    for place, sentence in enumerate(rule["sentences"]):
        line = section.locator("li").nth(place)
        await expect(line).to_contain_text(sentence["number"])
        await expect(line).to_contain_text(sentence["tests"][0])
        await expect(line.locator("em")).to_have_text(
            "printed" if sentence["source"] == ["printed"] else re.compile("ruling")
        )


async def test_the_rules_at_a_table_lead_there(come: Visit, server: Running) -> None:
    anna = await come("Anna")
    await anna.table(await alone(server, anna))
    await tab(anna.page, SAY["table-tab-rules"]).click()
    link = anna.page.get_by_role("link", name=SAY["sentences-all"])
    await expect(link).to_have_attribute("href", "/rules/shitenno")
    await expect(link).to_have_attribute("target", "_blank")
