"""A game's types for its board: views, events, and what is printed on the pieces."""

from importlib import import_module
from typing import Any

from tenka.kernel.event_kinds import EventKind
from tenka.kernel.game import Game
from web.generate.typescript import Declarations

HEAD = """\
// Generated from the game's own types by `./dev generate`; do not edit.
import type { View } from "$src/table/model.svelte";

"""
TOLD = """\
/** Something that happened, and the rule it follows from; `to` is the only seat that is told of it. */
export interface Told<K extends string, D> {
  kind: K;
  data: D;
  to: number | null;
  rule: string;
}
"""


def game_types(game: Game) -> str:
    """The types of a game, in one file."""
    view = import_module(f"{game.package}.schema.view").VIEW
    board = import_module(f"{game.package}.schema.board").Board
    made = Declarations()
    made.interface(view, "View", "  events: Happened[];\n")
    made.interface(board)
    kinds = [f"\n  | {_told(kind, made)}" for kind in game.events.declared.values()]
    happened = f"/** All that can happen, as a seat is told of it. */\nexport type Happened ={''.join(kinds)};\n"
    return f"{HEAD}{made}\n{TOLD}\n{happened}"


def board_data(package: str) -> Any:
    """What a board knows by itself."""
    return import_module(f"{package}.schema.board").board()


def _told(kind: EventKind, made: Declarations) -> str:
    return f'Told<"{kind.name}", {made.literal(dict(kind.data))}>'
