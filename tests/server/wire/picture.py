"""A table as somebody puts it together of the messages alone, in the simplest way."""

import copy
from typing import Any

Message = dict[str, Any]

CHOICES = ("decision", "legal", "edits", "can_undo")


class Picture:
    """What one knows of a table; every message adds to it."""

    def __init__(self) -> None:
        self.table: Message = {}
        self.epoch = ""
        self.presence: Message = {}
        self.sight: Message | None = None
        self.remarks: list[Message] = []

    def take(self, message: Message) -> None:
        """Take a message in."""
        for part in ("table", "epoch", "presence", "sight", "remarks"):
            if part in message:
                setattr(self, part, copy.deepcopy(message[part]))
        if message["type"] == "chat":
            self.remarks.append(message["remark"])
        if message["type"] == "update":
            self.update(message)

    def update(self, message: Message) -> None:
        """Take an update in."""
        sight = self.sight
        assert sight is not None
        assert message["since"] == sight["version"], "an update that does not follow what was seen"
        assert message["version"] > message["since"], "an update that tells nothing"
        sight["version"] = message["version"]
        for path, value in message["changes"]:
            sight["view"] = put(sight["view"], path, value)
        sight["view"]["events"] = [*sight["view"]["events"][: message["kept"]], *message["events"]]
        for choice in CHOICES:
            if choice in message:
                sight[choice] = message[choice]


def put(part: Any, path: list[str | int], value: Any) -> Any:
    """A value in its place."""
    if not path:
        return copy.deepcopy(value)
    part[path[0]] = put(part[path[0]], path[1:], value)
    return part
