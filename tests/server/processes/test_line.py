"""Announcements by NOTIFY, as far as no database is needed."""

import logging

import pytest

from tenka.server.processes.announcements import PERSON, TABLE
from tenka.server.processes.notify_line import CALL, NotifyLine


def test_what_cannot_be_understood_keeps_nobody_from_the_rest(caplog: pytest.LogCaptureFixture) -> None:
    """As when another version says more by the same word."""
    line, heard = NotifyLine({}, "me"), list[tuple[object, ...]]()
    line.on(TABLE, lambda id, revision: heard.append((id, int(revision))))
    line.on(PERSON, lambda id: heard.append((id,)))
    with caplog.at_level(logging.WARNING):
        line._take(f"other\n{TABLE} a\n{TABLE} a one\n{TABLE} a 1 more\nunheard of\n\n{TABLE} b 2\n{PERSON} p")
    assert heard == [("b", 2), ("p",)]
    told = [(each.message, each.part, each.why) for each in caplog.records]  # type: ignore[attr-defined]
    assert told == [("announcement-not-understood", TABLE, why) for why in ("TypeError", "ValueError", "TypeError")]


def test_one_hears_oneself_and_nothing_else_of_what_one_says() -> None:
    line, heard = NotifyLine({}, "me"), list[str]()
    line.on(PERSON, heard.append)
    line._take(f"me\n{PERSON} p\n{CALL} 0.0")
    assert heard == []
    assert line.lag > 0
