"""No accidents: a control that sends a move does nothing for a moment when it appears where one has just pressed."""

import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
SENDS = re.compile(r"\b(play|playAll|give|lay|choose|place|fill|repeat|takeOff|onsay|confirm|leave)\b")
# What is there before and after: pieces of a draft that every further tap only rearranges, and cards in the hand.
REARRANGE = {
    "games/shitenno/pieces/Piece.svelte",
    "games/shogun/plan/PlanHand.svelte",
    "games/shogun/plan/SpaceTile.svelte",
    "games/tenjo/cards/Fan.svelte",
    "games/tenjo/desk/DeskTabs.svelte",
    "games/plain/Desk.svelte",
}


def buttons(source: str) -> Iterator[str]:
    """The opening tags of all buttons."""
    for found in re.finditer("<button", source):
        depth, end = 0, found.end()
        while depth or source[end] != ">":
            depth += {"{": 1, "}": -1}.get(source[end], 0)
            end += 1
        yield source[found.start() : end]


def handler(tag: str) -> str:
    """What a button does when it is pressed; nothing else that its tag says."""
    start = tag.find("onclick={")
    if start < 0:
        return ""
    depth, end = 1, start + len("onclick={")
    while depth and end < len(tag):
        depth += {"{": 1, "}": -1}.get(tag[end], 0)
        end += 1
    return tag[start:end]


def careless(path: Path) -> list[str]:
    """Buttons that send a move and do not settle."""
    name = path.relative_to(SOURCES).as_posix()
    if name in REARRANGE:
        return []
    sending = [tag for tag in buttons(path.read_text("utf-8")) if SENDS.search(handler(tag))]
    return [f"{name}: {handler(tag)[:60]}" for tag in sending if "settling(" not in tag]


def test_every_control_of_a_board_settles() -> None:
    found = [each for path in sorted((SOURCES / "games").rglob("*.svelte")) for each in careless(path)]
    found += [each for path in sorted((SOURCES / "table" / "moves").glob("*.svelte")) for each in careless(path)]
    assert not found, "\n".join(found)


def test_a_button_that_does_not_settle_is_found(tmp_path: Path) -> None:
    tags = list(buttons('<button onclick={(event) => model.play(move, event.currentTarget)} class="x">…</button>'))
    assert tags == ['<button onclick={(event) => model.play(move, event.currentTarget)} class="x"']
    assert SENDS.search(handler(tags[0]))
    assert "settling(" not in tags[0]
