"""What is lit on the board is exactly what the server lists."""

import pytest

from tenka.games.shitenno import terminal as picture
from tenka.kernel.state import State
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.scenes import Wish, alone, asked, play_until
from tests.browser.words import words
from tests.server.running import Running

SCENES = {
    "tile": asked(0, "packet", "add", "tile"),
    "packet": asked(0, "packet", "add", "offer"),
    "answer": asked(0, "answer"),
    "split": asked(0, "split", "rest_tile"),
    "choice": asked(0, "choice"),
    "turn": asked(0, "turn", "place"),
    "payment": asked(0, "turn", "use", "pay"),
    "gild": asked(0, "gild", "gild"),
}


@pytest.mark.parametrize("wish", SCENES.values(), ids=SCENES)
async def test_exactly_what_is_listed_is_lit(wish: Wish, come: Visit, server: Running) -> None:
    anna = await come("Anna")
    id = await alone(server, anna)
    await play_until(server, id, wish)
    listed = names((await server.services.registry.table(id)).playing().state)
    await anna.table(id)
    player = Player(anna.page)

    await player.wait()
    assert set((await player.see()).beside) == listed
    state = (await server.services.registry.table(id)).playing().state
    open_to = {str(move[1]) for move in state.legal(0) if move[0] in {"place", "gild"}}
    lit = await anna.page.locator("[data-lit]").evaluate_all("all => all.map((each) => each.dataset.lit)")
    paid_for = (state.view(0)["draft"] or {}).get("province")
    assert set(lit) == open_to | ({paid_for} - {None})


def names(state: State) -> set[str]:
    """What the controls for all listed moves are called."""
    say = words()
    view = state.view(0)
    found = set()
    for move in [*state.legal(0), *state.edits(0)]:
        told = say.move(move, picture.details(view, move) or {}).text
        found.add(say.noun("item", str(move[1])) if move[0] == "use" else told)
    return found
