"""A table whose game follows another version of the rules is there, and says why it cannot be shown."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from tenka.client import RefusedError
from tenka.store.schema import game_table
from tests.server.running import running
from tests.server.test_whole_game import seated


async def test_a_game_of_other_rules_is_refused_as_what_it_is(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people, id = await seated(server, ["Anna", "Bruno"])
        await people[0].start(id)

        def age(connection: Connection) -> None:
            connection.execute(update(game_table).values(rules=0))

        await server.services.database.write(age)
        del server.services.registry.tables[id]
        with pytest.raises(RefusedError) as refused:
            await people[0].look(id)
        assert (refused.value.status, refused.value.message) == (409, "other-rules")
        for asked in (people[0].hint, people[0].try_out, people[0].analysis, people[0].analyse):
            with pytest.raises(RefusedError, match="other-rules"):
                await asked(id)
        assert [table.id for table in await people[0].my_tables()] == [id]
        for person in people:
            await person.close()
