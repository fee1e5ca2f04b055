"""Logs: one JSON object a line, on standard error."""

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

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


def _of_our_making(record: logging.LogRecord) -> bool:
    """Whether a line is about us: a client that sends broken text is answered (1007), and no matter for the log."""
    return not isinstance((record.exc_info or (None, None))[1], UnicodeDecodeError) and (
        "Invalid UTF-8" not in record.getMessage()
    )
