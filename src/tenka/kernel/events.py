"""Events say what happened, in order, and who may know."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that happened; `to` is the only seat that may know of it, or None for everybody."""

    kind: str
    data: dict[str, Any]
    to: int | None = None

    def told_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of the event."""
        return self.to is None or self.to == seat

    def as_json(self) -> dict[str, Any]:
        """The event as JSON types, the caller's own."""
        return {"kind": self.kind, "data": _own(self.data), "to": self.to}

    def copied(self) -> "Event":
        """The same event, the caller's own."""
        return Event(self.kind, _own(self.data), self.to)


def _own(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value[:] if isinstance(value, list) else value for name, value in data.items()}
