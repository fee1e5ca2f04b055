"""What is being divided in an even year."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tenka.games.shitenno.terminal.marks import listed, mark, titled
from tenka.toolkit.presentation.drawing import QUIET, WordSource


def division(view: Mapping[str, Any], words: WordSource, names: Sequence[str]) -> list[RenderableType]:
    """The open cards and tiles, the offer, and the packets that have found their owners."""
    found = view["division"]
    if found is None:
        return []
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(f" {words.say('board-tairo')}", _who(view, names, found["tairo"]))
    if found["split"] is None:
        grid.add_row(f" {words.say('board-open-cards')}", listed(words, found["open"]))
        grid.add_row(f" {words.say('board-hierarchy')}", _titles(words, found["tiles"]))
    for packet, name in zip(found["split"] or [], ("first", "second"), strict=False):
        grid.add_row(f" {words.noun('packet', name)}", _packet(words, packet))
    if found["offer"] is not None:
        grid.add_row(f" {words.say('board-offer')}", _packet(words, found["offer"]))
    if found["refused"]:
        refused = Text(", ").join([_who(view, names, seat) for seat in found["refused"]])
        grid.add_row(f" {words.say('board-refused')}", refused)
    for place, packet in enumerate(found["packets"]):
        owner = Text.assemble(_who(view, names, packet["seat"]), ": ", _packet(words, packet))
        grid.add_row("" if place else f" {words.say('board-packets')}", owner)
    return [grid]


def _who(view: Mapping[str, Any], names: Sequence[str], seat: int) -> Text:
    return Text.assemble(mark(view, seat), " ", names[seat])


def _titles(words: WordSource, titles: Sequence[str]) -> Text:
    return Text("   ").join([titled(words, title) for title in titles])


def _packet(words: WordSource, packet: Mapping[str, Any]) -> Text:
    return Text.assemble(titled(words, packet["title"]), "  ", listed(words, packet["cards"]))
