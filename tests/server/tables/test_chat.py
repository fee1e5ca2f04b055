"""Chat at a table."""

import pytest
from sqlalchemy import func, select

from tenka.client import Client
from tenka.store.schema import remark as remarks
from tests.server.running import Running
from tests.server.tables.moving import key
from tests.server.wire.company import guests, refused, seated
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_chat_reaches_everybody_and_each_key_once(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as nobody:
        id = await seated([anna, bruno])
        async with line(server.url, id, anna.cookie) as own, line(server.url, id) as watching:
            said = key()
            for _ in range(3):
                assert (await own.ask(type="say", text="hello", key=said))["type"] == "done"
            await bruno.say(id, "hi")
            assert (await own.ask(type="say", text="how are you?", key=key()))["type"] == "done"
            await watching.until(lambda picture: len(picture.remarks) == 3)
            await watching.fence()
            texts = ["hello", "hi", "how are you?"]
            assert [each["text"] for each in watching.picture.remarks] == texts
            assert [each["number"] for each in watching.picture.remarks] == [1, 2, 3]
            assert [(each["seat"], each["name"]) for each in watching.picture.remarks] == [
                (0, "Anna"),
                (1, "Bruno"),
                (0, "Anna"),
            ]
            assert [each.text for each in (await nobody.chat(id)).remarks] == texts
            assert [each.text for each in (await nobody.chat(id, since=2)).remarks] == texts[2:]
            answer = await watching.ask(type="say", text="hello", key=key())
            assert answer["error"]["message"] == "not-seated"
        with refused(401, "no-session"):
            await nobody.say(id, "hello")
        counted = await server.house.database.read(
            lambda c: c.execute(select(func.count()).select_from(remarks)).scalar_one()
        )
        assert counted == 3
