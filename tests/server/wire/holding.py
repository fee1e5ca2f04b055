"""What was sent, held against what should have been."""

import re

import msgspec

from tests.server.wire.heard import Heard
from tests.server.wire.moments import Moments, update
from tests.server.wire.picture import Message

WORDS = re.compile(r"[\w-]+")  # all secrets of guests are such words
SEAT_FIELDS = {
    "open",
    "name",
    "bot",
    "waiting",
    "you",
    "steward",
    "time",
    "alike",
    "house",
    "hosted",
    "kept",
    "kept_for",
    "vacant",
    "vanished",
}
OF_THE_PAST = {
    "told",
    "seat",
    "version",
    "view",
    "decision",
    "legal",
    "edits",
    "can_undo",
    "error",
    "remarks",
    "earlier",
}
MESSAGE_FIELDS = {"table": {"table"}, "presence": {"presence"}, "orders": {"orders"}, "answering": {"by"}}
FOR_PLAYERS = {"orders", "answering"}
TABLE_FIELDS = {
    *("id", "game", "rules", "options", "public", "pause", "status", "seats", "owner", "created", "rematch"),
    *("invitation", "steward", "clock", "hints", "uploaded", "rated", "language", "matched", "admissions"),
    *("overtime", "suspended", "called_off", "votes"),
}


def check_table(told: Message, seat: int | None) -> None:
    """A table's description says who one is, and the invitation only to those who sit there."""
    assert set(told) == TABLE_FIELDS
    assert all(set(each) == SEAT_FIELDS for each in told["seats"])
    assert [n for n, each in enumerate(told["seats"]) if each["you"]] == ([] if seat is None else [seat])
    assert (told["invitation"] is None) == (seat is None)


def check_lines(heard: Heard, moments: Moments, keys: set[str]) -> None:
    """Every message follows from the observer's own views; every update came, once, in order."""
    for each in heard.lines:
        due = None
        for message in map(msgspec.json.decode, each.frames):
            kind = message["type"]
            if kind == "update":
                assert due is not None
                key = message.pop("key", None)
                assert key is None or key in keys, "somebody else's key"
                assert message == moments.updates[due], "an update tells something else than the views do"
                due += 1
            elif kind == "whole":
                assert set(message) == {"type", "table", "epoch", "presence", "sight", "remarks", "earlier"}
                if message["sight"] is not None:
                    due = message["sight"]["version"] - 1
                    assert message["sight"] == moments.sights[due]
            elif kind == "sight":
                due = message["sight"]["version"] - 1
                assert message == {"type": "sight", "sight": moments.sights[due]}
            elif kind in MESSAGE_FIELDS:
                assert set(message) == {"type", *MESSAGE_FIELDS[kind]}
                assert heard.seat is not None or kind not in FOR_PLAYERS, "only who plays has orders"
            elif kind == "chat":
                assert set(message["remark"]) == {"number", "seat", "name", "text", "said"}
            elif kind == "refused":
                assert message["error"]["message"] in {"bad-json", "stale", "nothing-to-undo"}
            else:
                assert kind == "done"
                assert message["key"] in keys
            if "table" in message:
                check_table(message["table"], heard.seat)
            if "presence" in message:
                assert set(message["presence"]) == {"seats", "spectators"}
        assert due == len(moments.updates), "all there was to know came"


def check_replies(heard: Heard, moments: Moments) -> None:
    """Whatever a reply shows of the game is one of the observer's own moments."""
    for path, body in heard.replies:
        if not body or "/tables/" not in path:
            continue
        told = msgspec.json.decode(body)
        sight = told.get("sight")
        if sight is not None:
            assert sight == moments.sights[sight["version"] - 1]
        if told.get("update") is not None:
            new, old = moments.sights[told["version"] - 1], moments.sights[told["update"]["since"] - 1]
            assert {"type": "update", **told["update"]} == update(old, new)
        if "/at/" in path and "error" not in told:
            expected = moments.sights[told["version"] - 1]
            assert (told["view"], told["seat"]) == (expected["view"], heard.seat)
        if path.endswith("/history") and "error" not in told:
            counts = [len(each["view"]["events"]) for each in moments.sights]
            assert told["told"] == counts[: len(told["told"])]
        if path.endswith(("/history", "/chat")) or "/at/" in path:
            assert set(told) <= OF_THE_PAST
        if "table" in told:
            check_table(told["table"], heard.seat)


def check_secrets(heard: Heard, secret: dict[str, set[str]], invitation: str, seed: str, own: set[str]) -> None:
    """No secret anywhere; the seed only once the game is over, the invitation only for those who sit there."""
    allowed = own | ({invitation} if heard.seat is not None else set())
    for text in heard.texts:
        words = set(WORDS.findall(text))
        for kind, values in secret.items():
            assert words & values <= allowed | {seed}, f"a {kind} was told"
        if seed in text:
            assert '"result":{' in text or '["result"],{' in text, "the seed before the end"
