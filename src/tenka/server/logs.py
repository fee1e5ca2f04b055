"""Logs: one JSON object a line, on standard error."""

import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

MINUTE = 60.0  # seconds
PROVOKED = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # uvicorn's lines about bad requests

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as a line: when, how grave, where from, what, and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _USUAL},
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def set_up(level: str) -> None:
    """Write all logs this way, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_of_our_making)
    logging.getLogger("uvicorn.error").addFilter(OncePerMinute(*PROVOKED))


class OncePerMinute(logging.Filter):
    """Lets each of these lines through once a minute: whoever scans the net writes them, and could fill a disk."""

    def __init__(self, *lines: str, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._last = dict.fromkeys(lines, float("-inf"))
        self._clock = clock

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is told."""
        last = self._last.get(record.msg)
        if last is None:
            return True
        if self._clock() - last < MINUTE:
            return False
        self._last[record.msg] = self._clock()
        return True


def _of_our_making(record: logging.LogRecord) -> bool:
    """Whether a line is about us: a client that sends broken text is answered (1007), and no matter for the log."""
    return not isinstance((record.exc_info or (None, None))[1], UnicodeDecodeError) and (
        "Invalid UTF-8" not in record.getMessage()
    )
