"""Standing orders: answers given in advance, by people who are not at the table when they are asked.

An order is written like a move, its name first: `["refuse_offers", 2]`. A game that has windows or offers declares the
orders it knows in a module `orders` beside its bot; two that any such game can take over are here. Like a bot, an order
sees the view of one seat and its legal moves, nothing else.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from tenka.kernel.errors import BadInput, shown
from tenka.kernel.events import Event
from tenka.kernel.move import Move

Written = Sequence[str | int]
Answer = Callable[[Written, dict[str, Any], list[Move]], Move | None]

PASS: Final = Move(("pass",))  # declines a window, in every game
DECLINE: Final = "decline"  # refuses a seat's offer, in every game that has offers
PASSED_OFTEN: Final = 5  # windows in a row, by choice
TURN: Final = "turn"  # the event that begins a seat's turn, in every game with such an order


class Order(NamedTuple):
    """An order with the name and domain of each of its parameters, and how it answers."""

    name: str
    answer: Answer
    params: tuple[tuple[str, tuple[str | int, ...]], ...] = ()
    until: tuple[str, ...] = ()  # the events that end it; TURN: one's own
    longer: bool = False  # whether it is offered to whoever has passed often in a row


def order(
    name: str, answer: Answer, *, until: tuple[str, ...] = (), longer: bool = False, **params: tuple[str | int, ...]
) -> Order:
    """Declare an order: `order("void", answer_void, site=SITES)`."""
    return Order(name, answer, tuple(params.items()), until, longer)


class Orders:
    """The orders of a game: those declared first answer first."""

    def __init__(
        self,
        declared: Iterable[Order] = (),
        is_idle: Callable[[dict[str, Any], list[Move]], bool] | None = None,
        lapsed: Callable[[dict[str, Any], list[Move]], Move | None] | None = None,
    ) -> None:
        self.declared = {each.name: each for each in declared}
        self._places = {name: place for place, name in enumerate(self.declared)}
        self._is_idle = is_idle
        self._lapsed = lapsed

    @property
    def lapses(self) -> bool:
        """Whether the rules say what becomes of a reaction that does not come in time."""
        return self._lapsed is not None

    def lapsed(self, view: dict[str, Any], possible: list[Move]) -> Move | None:
        """What is done, of legal moves and edits, for a seat whose time to react is over, if the rules say so."""
        return None if self._lapsed is None else self._lapsed(view, possible)

    def checked(self, written: Written, players: int, seat: int) -> tuple[str | int, ...]:
        """An order as it is kept; refused if there is none such, or if it means nothing to this seat."""
        name, *values = written
        known = self.declared.get(name) if isinstance(name, str) else None
        if known is None:
            raise BadInput("unknown-order", {"order": shown(name)})
        domains = [domain for _, domain in known.params]
        fits = len(values) == len(domains) and all(
            any(type(value) is type(each) and value == each for each in domain)
            for value, domain in zip(values, domains, strict=True)
        )
        seats = [value for value, (param, _) in zip(values, known.params, strict=False) if param == "seat"]
        if not fits or any(not isinstance(each, int) or each >= players or each == seat for each in seats):
            raise BadInput("bad-order", {"order": known.name, "value": shown(values)})
        return (known.name, *values)

    def ends(self, written: Written, seat: int | None, told: Iterable[Event]) -> bool:
        """Whether something has happened up to which a seat's order was given; what is no longer known stays."""
        known = self.declared.get(str(written[0]))
        if known is None or not known.until:
            return False
        return any(each.kind in known.until and (each.kind != TURN or each.data.get("seat") == seat) for each in told)

    def answer(self, given: Iterable[Written], view: dict[str, Any], legal: list[Move]) -> Move | None:
        """The move by which one of the orders given answers, if any does; what is no longer known is passed over."""
        known = [each for each in given if each[0] in self._places]
        for written in sorted(known, key=lambda each: self._places[str(each[0])]):
            move = self.declared[str(written[0])].answer(written, view, legal)
            if move is not None and move in legal:
                return move
        return None

    def is_idle(self, view: dict[str, Any], legal: list[Move]) -> bool:
        """Whether a window can be answered by `pass` alone."""
        return legal == [PASS] or (self._is_idle is not None and PASS in legal and self._is_idle(view, legal))


def pass_reactions(reacts: Callable[[dict[str, Any]], bool]) -> Order:
    """Pass wherever the seat of a view reacts to others, until its next turn begins."""

    def answer(written: Written, view: dict[str, Any], legal: list[Move]) -> Move | None:
        return PASS if reacts(view) else None

    return order("pass_reactions", answer, until=(TURN,))


def refuse_offers(seats: tuple[int, ...]) -> Order:
    """Decline whatever a seat offers."""

    def answer(written: Written, view: dict[str, Any], legal: list[Move]) -> Move | None:
        return Move((DECLINE, written[1]))

    return order("refuse_offers", answer, seat=seats)
