"""Boxes: the values of people's printed games, saved under a name, and checked wherever they come from."""

from typing import Any

from sqlalchemy import Connection

import tenka
from tenka.kernel.errors import BadInput, TenkaError
from tenka.kernel.game import BOX, Game
from tenka.kernel.options.box import Box
from tenka.server.endpoints.endpoint import Call, Endpoint, Reply
from tenka.server.endpoints.tables.acting import ID_LENGTH
from tenka.server.guard.refused import Refused, not_found, on_the_wire
from tenka.server.people.names import MOST_MARKS
from tenka.server.people.sanitizing import is_visible, sanitized
from tenka.store.ids import written
from tenka.store.queries import boxes
from tenka.store.queries.boxes import BoxRow
from tenka.wire.boxes import BoxCheck, BoxField, BoxForm, NewBox, NewBoxCheck, OwnBox

MOST_BOXES = 20  # of one person


def with_box(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a new table, a box among them checked and put as it is kept; one that is ours is left out."""
    if BOX not in options:
        return options
    try:
        box = game.form.read(options[BOX])
        _refuse_harm(game, box.name, box.values)
    except BadInput as error:
        raise _unusable(error) from None
    rest = {name: value for name, value in options.items() if name != BOX}
    return {**rest, BOX: box.as_option()} if box.values else rest


async def show_form(call: Call) -> BoxForm:
    """Everything a box of a game may say."""
    game = tenka.game(call.query.get("game", ""))
    return BoxForm(game.id, [BoxField(**field._asdict()) for field in game.form.fields.values()])


async def check(call: Call) -> BoxCheck:
    """Whether values can be played with."""
    body: NewBoxCheck = call.body
    game = tenka.game(body.game)
    found: list[TenkaError] = [*game.form.problems(body.values)]
    if not found:
        found = _harm(game, body.values)
    return BoxCheck([on_the_wire(each) for each in found])


async def list_boxes(call: Call) -> list[OwnBox]:
    """One's own, of the games that there are."""
    rows = await call.services.database.read(boxes.of_person, call.person.id)
    return [_own(row) for row in rows if row.game in tenka.games()]


async def fetch(call: Call) -> Reply:
    """A file to keep."""
    row = await call.services.database.read(boxes.find, call.person.id, _id(call))
    if row is None:
        raise not_found()
    headers = (("Content-Disposition", f'attachment; filename="{row.game}-box.json"'),)
    return Reply(NewBox(row.game, row.name, row.values), headers)


async def save(call: Call) -> OwnBox:
    """The same however often it is asked for; a box that was there is replaced."""
    body: NewBox = call.body
    me, id, game = call.person.id, _id(call), tenka.game(body.game)
    box = _checked(game, body)
    row = boxes.new_row(id, game.id, box.name, box.values)

    def saved(connection: Connection) -> None:
        if boxes.find(connection, me, id) is None and boxes.count(connection, me) >= MOST_BOXES:
            raise Refused(409, "too-many-boxes", {"most": MOST_BOXES})
        boxes.save(connection, me, row)

    await call.services.database.write(saved)
    return _own(row)


async def remove(call: Call) -> None:
    """Tables that were made with it keep it."""
    await call.services.database.write(boxes.remove, call.person.id, _id(call))


def _id(call: Call) -> str:
    id = call.path["box"]
    if len(id) != ID_LENGTH or not id.isascii():
        raise not_found()
    return id


def _checked(game: Game, body: NewBox) -> Box:
    try:
        box = game.form.read({"name": body.name, "values": body.values})
        _refuse_harm(game, box.name, box.values)
    except BadInput as error:
        raise _unusable(error) from None
    return box


def _refuse_harm(game: Game, name: str, values: dict[str, Any]) -> None:
    if not _is_sanitized(name) or not is_visible(name):
        raise BadInput("name-hides", {"name": sanitized(name)})
    for problem in _harm(game, values):
        raise problem


def _harm(game: Game, values: dict[str, Any]) -> list[TenkaError]:
    """Names among the values that others should not have to see."""
    names = {id: values[id] for id, field in game.form.fields.items() if field.kind == "name" and values.get(id)}
    return [
        BadInput("name-hides", {"field": id, "name": sanitized(name)})
        for id, name in names.items()
        if not _is_sanitized(name) or not is_visible(name)
    ]


def _is_sanitized(text: str) -> bool:
    return sanitized(text, MOST_MARKS) == text


def _unusable(error: BadInput) -> Refused:
    return Refused(422, error.message, error.params)


def _own(row: BoxRow) -> OwnBox:
    return OwnBox(
        row.id, row.game, row.name, tenka.game(row.game).form.hash(row.values), row.values, written(row.changed)
    )


BOX_PATH = "/api/boxes/{box}"
BOXES = (
    Endpoint(
        *("GET", "/api/box-form", "showBoxForm", "All values that a box of a game may give.", show_form, BoxForm),
        who="anybody",
        query=(("game", str, "Of which game."),),
    ),
    Endpoint(
        *("POST", "/api/box-check", "checkBox", "What is wrong with some values.", check, BoxCheck, NewBoxCheck),
        who="anybody",
    ),
    Endpoint("GET", "/api/boxes", "listBoxes", "My boxes.", list_boxes, list[OwnBox]),
    Endpoint("GET", BOX_PATH, "fetchBox", "One of my boxes, as a file.", fetch, NewBox, refusals=(404,)),
    Endpoint(
        *("PUT", BOX_PATH, "saveBox", "Save a box under an id of one's own choice.", save, OwnBox, NewBox),
        refusals=(404, 409, 422),
    ),
    Endpoint("DELETE", BOX_PATH, "removeBox", "Throw a box away.", remove, None, refusals=(404,)),
)
