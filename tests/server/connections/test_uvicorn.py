"""What we override of uvicorn's insides is there, with the parameters that we know; its version is bounded."""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tenka.server.connections.http_protocol import HttpProtocol
from tenka.server.connections.websocket_protocol import WebSocketProtocol

REPOSITORY = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("ours", "theirs"), [(HttpProtocol, HttpToolsProtocol), (WebSocketProtocol, WebSocketsSansIOProtocol)]
)
def test_whatever_calls_upon_uvicorn_finds_it_there(ours: type, theirs: type) -> None:
    for name, method in vars(ours).items():
        if not inspect.isfunction(method) or name == "__init__":
            continue
        for called in re.findall(r"super\(\)\.(\w+)", inspect.getsource(method)):
            assert hasattr(theirs, called), called
            if called == name:
                assert parameters(method) == parameters(getattr(theirs, name)), name


def parameters(method: object) -> list[str]:
    return list(inspect.signature(method).parameters)  # type: ignore[arg-type]


def test_a_request_under_way_can_be_told_that_nobody_waits() -> None:
    assert {"response_complete", "disconnected", "message_event"} <= set(_assigned(RequestResponseCycle.__init__))
    assert {"pipeline", "cycle", "flow", "transport"} <= set(_assigned(HttpToolsProtocol.__init__))


def test_the_version_is_bounded_and_one_that_was_tried() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    server = map(Requirement, project["optional-dependencies"]["server"])
    [bound] = [found.specifier for found in server if found.name == "uvicorn"]

    assert any(each.operator == "<" for each in bound)
    assert bound.contains(version("uvicorn"))


def _assigned(function: object) -> list[str]:
    """What a method gives its object."""
    code = inspect.unwrap(function).__code__  # type: ignore[arg-type]
    return list(code.co_names)
