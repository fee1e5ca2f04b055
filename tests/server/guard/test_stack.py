from starlette.types import Receive, Scope, Send

from tenka.server.guard import GuardSettings, Rates, refusal
from tests.server.guard.doubles import ORIGIN, Peer, guard


async def test_the_lifespan_passes_through() -> None:
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    scope = {"type": "lifespan", "asgi": {"version": "3.0"}}
    peer = Peer()
    await guard(app=app, rates=Rates())(scope, peer.receive, peer.send)
    assert seen == [scope]


def test_the_settings_have_limits_unless_told() -> None:
    settings = GuardSettings(frozenset({ORIGIN}), https=False)
    assert settings.body_limit == 65536
    assert settings.rates.hit("requests", "x") is None


def test_a_refusal_reads_like_every_error_on_the_wire() -> None:
    response = refusal(409, "stale", {"x-y": "z"}, decision=3)
    assert response.status_code == 409
    assert response.body == b'{"error":{"message":"stale","params":{"decision":3},"rule":null}}'
    assert response.headers["x-y"] == "z"
