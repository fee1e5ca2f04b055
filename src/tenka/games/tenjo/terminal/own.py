"""What one player has before them: treasury, hand, family, and the unfinished step or offer."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.tenjo.terminal.marks import mark
from tenka.games.tenjo.terminal.situation import told
from tenka.toolkit.presentation.drawing import LOUD, QUIET, Flowing, WordSource


def desk(view: Mapping[str, Any], words: WordSource) -> RenderableType:
    """What nobody else sees."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column(ratio=1)
    own = view["own"]
    if own is not None:
        if view["phase"] == "distribute":
            _spread(grid, own["spread"], words)
        elif view["phase"] != "site":
            grid.add_row(words.say("board-treasury"), _treasury(own, words))
            grid.add_row(words.say("board-family-where"), _family(view, words))
        if own["hand"]:
            grid.add_row(words.say("board-hand"), _hand(own, words))
        for known in own["known"]:
            cards = words.several("card", known["cards"])
            grid.add_row(words.say("board-known"), Text.assemble(mark(view, known["seat"]), f" {cards}"))
    if view["offer_draft"] is not None:
        draft = view["offer_draft"]
        terms = words.tell("board-offer-terms", told(draft))
        grid.add_row(words.say("board-trade"), Text.assemble("→ ", mark(view, draft["to"]), f" {terms}"))
    return Padding(grid, (0, 1))


def _spread(grid: Table, spread: list[Mapping[str, Any]], words: WordSource) -> None:
    """What has been laid out so far, by castle."""
    for castle in spread:
        parts = [
            Text(words.say("board-samurai-count", samurai=castle["samurai"])),
            Text(words.say("board-treasury-koku", koku=castle["koku"])),
            Text(f"{words.say('board-shadows')} {castle['shadows']}"),
        ]
        parts += [Text(words.noun("family", each)) for each in castle["family"]]
        grid.add_row(words.noun("site", castle["site"]), Flowing(parts, gap=3))


def _treasury(own: Mapping[str, Any], words: WordSource) -> RenderableType:
    parts = [Text(words.say("board-samurai-count", samurai=sum(own["samurai"].values())), LOUD)]
    for site, koku in own["koku"].items():
        parts.append(Text(f"{words.noun('site', site)}: {words.say('board-treasury-koku', koku=koku)}"))
    if len(own["koku"]) > 1:
        parts.append(Text(words.say("board-treasury-total", koku=sum(own["koku"].values())), QUIET))
    if not own["koku"]:
        parts.append(Text(words.say("board-treasury-none"), QUIET))
    return Flowing(parts, gap=3)


def _family(view: Mapping[str, Any], words: WordSource) -> RenderableType:
    """Own family wherever it is, and the hostages one holds."""
    parts = []
    for each in view["own"]["family"]:
        name, site = words.noun("family", each["card"]), words.noun("site", each["site"])
        text = Text(name, LOUD if each["holder"] == view["seat"] else "").append(f" ({site})", QUIET)
        parts.append(text if each["holder"] == view["seat"] else Text.assemble(text, " ", mark(view, each["holder"])))
    return Flowing(parts, gap=3)


def _hand(own: Mapping[str, Any], words: WordSource) -> RenderableType:
    counted = {card: own["hand"].count(card) for card in own["hand"]}
    return Flowing([Text(_counted(words.noun("card", card), count)) for card, count in counted.items()], gap=3)


def _counted(name: str, count: int) -> str:
    return name if count == 1 else f"{count} × {name}"
