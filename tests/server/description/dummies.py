"""A handful of endpoints like the server's own."""

from typing import Any

from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.wire import people, tables


async def nothing(call: Call) -> Any:
    return None


ENDPOINTS = (
    Endpoint("GET", "/api/me", "who-am-i", "Who one is", nothing, people.Me, who="anybody"),
    Endpoint("POST", "/api/me/guest", "be-guest", "Be a guest", nothing, people.Me, people.NewGuest, "anybody", 201),
    Endpoint("DELETE", "/api/me", "leave", "Delete oneself", nothing, None, people.Farewell, refusals=(409,)),
    Endpoint("GET", "/api/games", "games", "The games", nothing, list[tables.GameInfo], who="anybody"),
    Endpoint(
        "GET",
        "/api/tables",
        "tables",
        "Open <tables> & others",
        nothing,
        tables.TableList,
        who="anybody",
        query=(("game", str, "Only tables of this game."), ("most", tables.Seat, "At most so many.")),
    ),
    Endpoint(
        "POST", "/api/tables", "create-table", "Create a table", nothing, tables.TableInfo, tables.NewTable, status=201
    ),
    Endpoint(
        "GET", "/api/tables/{table}", "look", "Look at a table", nothing, tables.Whole, who="anybody", refusals=(404,)
    ),
    Endpoint("POST", "/api/tables/{table}/start", "start", "Start", nothing, tables.TableInfo, refusals=(404, 409)),
    Endpoint(
        "PUT",
        "/api/tables/{table}/seats/{seat:int}",
        "reseat",
        "Give a seat to a bot, or open it",
        nothing,
        tables.TableInfo,
        tables.Reseat,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/moves",
        "move",
        "Make moves",
        nothing,
        tables.Done,
        tables.Moves,
        refusals=(404, 409),
    ),
)
