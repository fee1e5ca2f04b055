"""A game of Shogun at its moments, on one table that goes on from each to the next."""

from collections.abc import AsyncIterator
from typing import Any

from tenka.kernel.state import State
from tests.browser.scenes import Wish, alone, asked, over, play_until
from tests.browser.shogun.daimyo import GAME
from tests.browser.visitor import Visitor
from tests.server.running import Running

START: dict[str, Any] = {"game": GAME, "start": "prescribed"}


def about_to_fight(state: State) -> bool:
    """The first seat has chosen whom to attack; how many march is the last question before cubes fall."""
    moves = state.legal(0) if 0 in state.pending else []
    if not moves or moves[0][0] != "armies":
        return False
    return any(event.kind == "thrown" for event in state.copy().play(0, moves[0]))


def second_year(state: State) -> bool:
    """A winter is over."""
    return asked(0, "plan")(state) and bool(state.view(0, events=False)["winters"])


# In the order in which a game comes to them.
SCENES: dict[str, Wish] = {
    "planning": asked(0, "plan"),
    "planned": asked(0, "plan", "ready"),
    "bidding": asked(0, "place"),
    "marching": asked(0, "march", "target"),
    "fighting": about_to_fight,
    "second year": second_year,
    "revolts": asked(0, "revolt"),
    "over": over,
}


async def moments(server: Running, visitor: Visitor) -> AsyncIterator[str]:
    """Show a visitor, who sits in the first seat, one scene after the other."""
    id = await alone(server, visitor, 3, GAME)
    await visitor.table(id)
    yield "draft"
    id = await alone(server, visitor, 3, **START)
    for name, wish in SCENES.items():
        await play_until(server, id, wish)
        await visitor.table(id)
        await visitor.page.locator("svg [data-province]").first.wait_for(state="attached")
        if name == "over":
            await visitor.page.get_by_role("dialog").get_by_role("table").first.wait_for()
        yield name


async def before_a_battle(server: Running, visitor: Visitor) -> str:
    """A table where the visitor is asked with how many armies to attack."""
    id = await alone(server, visitor, 3, **START)
    await play_until(server, id, about_to_fight)
    await visitor.table(id)
    await visitor.page.locator(".march .confirm").wait_for()
    await visitor.page.locator("section.tower").wait_for(state="attached")
    return id
