"""What one sees of a table, and whether a picture of it is right."""

from collections.abc import Callable

from tenka.client import Client
from tenka.server.services import Services
from tests.server.wire.picture import Message, Picture


async def looked(client: Client, id: str) -> Message:
    """The whole table as somebody sees it, raw."""
    found: Message = (await client._http.get(f"/api/tables/{id}")).json()
    return found


async def same_as_looking(client: Client, id: str, picture: Picture) -> None:
    """A picture put together of messages is what one sees by looking."""
    assert picture.sight == (await looked(client, id))["sight"]


def version(picture: Picture) -> int:
    """The version one sees."""
    assert picture.sight is not None
    found: int = picture.sight["version"]
    return found


def sees(wanted: int) -> Callable[[Picture], bool]:
    """Whether one has come to a version."""
    return lambda picture: version(picture) == wanted


def kinds(messages: list[Message]) -> list[str]:
    """What the messages are."""
    return [message["type"] for message in messages]


async def ids(client: Client) -> list[str]:
    """The tables one sits at, as they are listed."""
    return [table.id for table in await client.my_tables()]


async def seed_of(services: Services, id: str) -> str:
    """The seed of a game that has begun."""
    seed = (await services.registry.table(id)).row.seed
    assert seed is not None
    return seed
