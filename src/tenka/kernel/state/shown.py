"""Views: all that a seat may know, built by adding."""

from typing import Any

from tenka.kernel.errors import IllegalMove, shown
from tenka.kernel.events import Event
from tenka.kernel.move import SeatLike
from tenka.kernel.state.extensible import mypyc_attr
from tenka.kernel.state.logged import Logged


def no_such_seat(seat: object) -> IllegalMove:
    """The refusal of a seat that is not at the table."""
    return IllegalMove(None, "no-such-seat", {"seat": shown(seat)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Shown(Logged):
    """A position as seats and spectators see it."""

    __slots__ = ()

    def checked(self, seat: object) -> int:
        """The seat, if it is at this table."""
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise no_such_seat(seat)
        return seat

    def view(self, seat: SeatLike | None, events: bool = True) -> dict[str, Any]:
        """All that this seat (None: a spectator) may know, as JSON types."""
        who = None if seat is None else self.checked(seat)
        view = {**self.open_view(), **self.own_view(who)}
        if events:
            view["events"] = self.told_to(who, self.events())
        return view

    def told_to(self, seat: int | None, events: list[Event]) -> list[dict[str, Any]]:
        """Some events as this seat (None: a spectator) is told of them: as JSON types, each with its rule."""
        kinds = self.setup.game.events
        return [kinds.told(event) for event in events if event.told_to(seat)]

    def open_view(self) -> dict[str, Any]:
        """The part of a view that is the same for every seat and for spectators."""
        result = self.result
        return {
            **self.heading(),
            "seed": None if result is None else self.stream.seed.hex(),
            "pending": [{"seat": s, "kind": d.kind, "rule": d.rule} for s, d in self.pending.items()],
            **self.seen_by_all(),
            "result": result,
        }

    def own_view(self, seat: SeatLike | None) -> dict[str, Any]:
        """The part of a view that is this seat's own (None: a spectator's)."""
        who = None if seat is None else self.checked(seat)
        return {"seat": who, **self.seen_by(who)}
