import re
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenka.server.description.examples import example
from tenka.server.description.schemas import meaning, name
from tenka.server.description.socket import CLOSE_CODES, QUERY
from tenka.wire.live import FromClient, FromServer
from tests.server.description.documents import LIVE, at, is_valid, references

TOLD = get_args(FromServer)
HEARD = get_args(FromClient)
CHANNEL = LIVE["channels"]["table"]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


def made(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a type, as msgspec understands it."""
    return of(msgspec.inspect.type_info(kind))


def of(info: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    match info:
        case msgspec.inspect.StructType(cls=cls, fields=fields):
            needed = {one.name: of(one.type) for one in fields if one.required}
            other = {one.name: of(one.type) for one in fields if not one.required}
            return st.fixed_dictionaries(needed, optional=other).map(lambda values: cls(**values))
        case msgspec.inspect.UnionType(types=types):
            return st.one_of([of(one) for one in types])
        case msgspec.inspect.ListType(item_type=item, min_length=least, max_length=most):
            return st.lists(of(item), min_size=least or 0, max_size=min(most or 3, 3))
        case msgspec.inspect.Metadata(type=inner):
            return of(inner)
        case _:
            return plain(info)


def plain(info: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    match info:
        case msgspec.inspect.StrType(pattern=str(pattern), max_length=most):
            return st.from_regex(re.compile(pattern), fullmatch=True).filter(lambda text: len(text) <= (most or 64))
        case msgspec.inspect.StrType(min_length=least, max_length=most):
            return st.text(min_size=least or 0, max_size=min(most or 20, 20))
        case msgspec.inspect.IntType(ge=least):
            return st.integers(least or 0, max(4, least or 0))
        case msgspec.inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.NoneType():
            return st.none()
        case msgspec.inspect.DictType():
            return st.dictionaries(st.text(max_size=3), JSON, max_size=3)
        case _:
            return JSON


def test_every_reference_leads_somewhere() -> None:
    for place in set(references(LIVE)):
        assert at(LIVE, place)


def test_it_has_the_parts_that_asyncapi_asks_for() -> None:
    assert LIVE["asyncapi"] == "3.0.0"
    assert {"title", "version"} <= set(LIVE["info"])
    for operation in LIVE["operations"].values():
        assert operation["action"] in {"send", "receive"}
        assert operation["channel"] == {"$ref": "#/channels/table"}
    for parameter in re.findall(r"\{(\w+)\}", CHANNEL["address"]):
        assert parameter in CHANNEL["parameters"]


def test_every_message_of_the_types_is_there_and_nothing_else() -> None:
    told = {name(kind) for kind in (*TOLD, *HEARD)}
    assert told == set(CHANNEL["messages"]) == set(LIVE["components"]["messages"])


def test_the_server_sends_its_messages_and_receives_the_others() -> None:
    sent = {place.rpartition("/")[2] for place in references(LIVE["operations"]["tell"]["messages"])}
    received = {key for key, operation in LIVE["operations"].items() if operation["action"] == "receive"}
    assert sent == {name(kind) for kind in TOLD}
    assert received == {name(kind) for kind in HEARD}


def test_every_submission_may_be_refused() -> None:
    for kind in HEARD:
        assert "#/channels/table/messages/refused" in set(references(LIVE["operations"][name(kind)]["reply"]))


def test_the_channel_tells_how_to_come_in_and_why_one_is_sent_away() -> None:
    assert set(CHANNEL["bindings"]["ws"]["query"]["properties"]) == set(QUERY)
    for code in CLOSE_CODES:
        assert f"`{code}`" in CHANNEL["description"]


def test_every_component_is_a_schema_also_for_the_older_draft_of_asyncapi() -> None:
    for schema in LIVE["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)
        jsonschema_rs.meta.validate(schema | {"$schema": "http://json-schema.org/draft-07/schema#"})


@pytest.mark.parametrize("kind", [*TOLD, *HEARD], ids=name)
def test_a_message_is_described_with_its_docstring_and_an_example(kind: type[msgspec.Struct]) -> None:
    message = LIVE["components"]["messages"][name(kind)]
    assert message["description"] == meaning(kind)
    (shown,) = message["examples"]
    assert shown["payload"] == example(kind)
    assert is_valid(LIVE, message["payload"], shown["payload"])


@pytest.mark.parametrize("kind", [*TOLD, *HEARD], ids=name)
@given(data=st.data())
@settings(max_examples=25)
def test_what_is_sent_is_as_described(kind: type[msgspec.Struct], data: st.DataObject) -> None:
    message = LIVE["components"]["messages"][name(kind)]
    sent = msgspec.json.decode(msgspec.json.encode(data.draw(made(kind))))
    assert is_valid(LIVE, message["payload"], sent)


@pytest.mark.parametrize("kind", HEARD, ids=name)
def test_what_is_not_described_is_not_taken(kind: type[msgspec.Struct]) -> None:
    message = LIVE["components"]["messages"][name(kind)]
    assert not is_valid(LIVE, message["payload"], example(kind) | {"more": 1})
