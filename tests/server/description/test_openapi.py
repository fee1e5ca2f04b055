import json
import os
import subprocess
import sys
from http import HTTPStatus

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from schemathesis.core.result import Ok

from tenka.server.description.examples import EXAMPLES, example
from tenka.server.description.openapi import openapi, path, success
from tenka.server.description.refusals import MEANINGS, statuses
from tenka.server.description.serving import encoded
from tenka.server.endpoints.endpoint import Endpoint
from tenka.wire import people, tables
from tests.server.description.documents import HTTP, at, is_valid, references
from tests.server.description.dummies import ENDPOINTS, nothing

REQUESTS = [
    kind
    for module in (people, tables)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields
    if kind is not tables.BotSeat
]


def described(endpoint: Endpoint) -> dict[str, object]:
    found: dict[str, object] = HTTP["paths"][path(endpoint)][endpoint.method.lower()]
    return found


def test_every_reference_leads_somewhere() -> None:
    found = set(references(HTTP))
    assert found
    for place in found:
        assert at(HTTP, place)


def test_every_component_is_a_schema() -> None:
    for schema in HTTP["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)


def test_a_program_can_read_it() -> None:
    schema = schemathesis.openapi.from_dict(json.loads(encoded(HTTP)))
    read = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
    assert {(one.method.upper(), one.path) for one in read} == {
        (endpoint.method, path(endpoint)) for endpoint in ENDPOINTS
    }


def test_every_endpoint_is_described_and_nothing_else() -> None:
    told = {operation["operationId"] for methods in HTTP["paths"].values() for operation in methods.values()}
    assert told == {endpoint.name for endpoint in ENDPOINTS}


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
def test_an_endpoint_is_described_as_it_answers(endpoint: Endpoint) -> None:
    found = described(endpoint)
    assert found["summary"] == endpoint.summary
    assert ("requestBody" in found) == (endpoint.body is not None)
    expected = {str(status) for status in (success(endpoint), *statuses(endpoint))}
    assert isinstance(found["responses"], dict)
    assert set(found["responses"]) == expected


def test_what_a_person_alone_may_needs_the_session() -> None:
    me, leave = described(ENDPOINTS[0]), described(ENDPOINTS[2])
    assert {} in me["security"]  # type: ignore[operator]
    assert leave["security"] == [{"session": []}]


def test_refusals_depend_on_what_is_asked() -> None:
    reading = Endpoint("GET", "/api/x", "x", "X", nothing, None, who="anybody")
    changing = Endpoint("POST", "/api/x", "x", "X", nothing, None, people.Rename, refusals=(409,))
    assert statuses(reading) == [414, 421, 429, 500, 503]
    assert statuses(changing) == [400, 401, 403, 408, 409, 413, 414, 415, 421, 429, 500, 503]


def test_every_refusal_says_what_it_means_and_has_the_same_body() -> None:
    for found in HTTP["components"]["responses"].values():
        assert found["description"] in MEANINGS.values()
        assert found["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Failure"}
    assert "Retry-After" in HTTP["components"]["responses"]["Refused429"]["headers"]


def test_an_unusual_refusal_has_the_words_of_http() -> None:
    found = openapi([Endpoint("GET", "/api/x", "x", "X", nothing, None, refusals=(410,))])
    assert found["components"]["responses"]["Refused410"]["description"] == HTTPStatus.GONE.phrase


def test_paths_lose_their_converters_and_tell_their_types() -> None:
    reseat = HTTP["paths"]["/api/tables/{table}/seats/{seat}"]["put"]
    table, seat = reseat["parameters"]
    assert is_valid(HTTP, table["schema"], "q3Zc0fV9S2mXr7uJb1LkTA")
    assert not is_valid(HTTP, table["schema"], "../secret")
    assert seat["schema"] == {"type": "integer", "minimum": 0, "exclusiveMaximum": tables.MOST_SEATS}


def test_a_query_tells_its_meaning() -> None:
    game, _ = HTTP["paths"]["/api/tables"]["get"]["parameters"]
    assert (game["name"], game["in"], game["description"]) == ("game", "query", "Only tables of this game.")


def test_a_reply_without_a_body_is_204() -> None:
    assert "content" not in HTTP["paths"]["/api/me"]["delete"]["responses"]["204"]


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_every_request_has_an_example_that_is_one(kind: type[msgspec.Struct]) -> None:
    assert msgspec.convert(example(kind), kind) in EXAMPLES


def test_docstrings_are_descriptions() -> None:
    told = HTTP["components"]["schemas"]["Update"]["description"]
    assert "\n\n`changes` are pairs" in told


def test_the_same_endpoints_give_the_same_bytes() -> None:
    line = (
        "import sys; from tests.server.description.documents import HTTP, LIVE;"
        "from tenka.server.description.serving import encoded;"
        "sys.stdout.buffer.write(encoded(HTTP) + encoded(LIVE))"
    )
    written = {
        subprocess.run(
            [sys.executable, "-c", line], env=os.environ | {"PYTHONHASHSEED": seed}, check=True, capture_output=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(written) == 1
