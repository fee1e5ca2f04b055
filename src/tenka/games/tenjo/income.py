"""Income from resource points, before rolling (T6)."""

from tenka.games.tenjo import entering, tasks
from tenka.games.tenjo.data import DATA
from tenka.games.tenjo.pieces import ENTRIES, KOKU, POINTS, RESOURCES, SITES, YIELDS_KOKU
from tenka.games.tenjo.position import NOTHING, Position
from tenka.games.tenjo.vocabulary import FIRST, KOKU_TO, SAMURAI_TO
from tenka.kernel.errors import IllegalMove


def points(position: Position, seat: int) -> list[int]:
    """The resource points held by own samurai."""
    return [point for point in RESOURCES if position.army(seat, point)]


def begin(position: Position, seat: int) -> None:
    """Take the income: with more than one point, say first which one is the first."""
    position.income_done = True
    if position.telling:
        position.tell("income_begun", {"seat": seat})
    held = points(position, seat)
    tasks.push(position, tasks.INCOME, seat, held[0] if len(held) == 1 else NOTHING, *held)
    _skip_empty(position, seat)


def _first(position: Position) -> int:
    return position.tasks[-1][2]


def _next(position: Position) -> int:
    """The point whose income comes next."""
    return position.tasks[-1][3]


def _shared(position: Position, point: int) -> int:
    """How many players have samurai on a point."""
    return sum(position.army(seat, point) > 0 for seat in range(position.players))


def _hundreds(position: Position, point: int) -> int:
    """A point's income; shared, each gets his own amount divided, down to 100."""
    whole = DATA.constants.resource_first if point == _first(position) else DATA.constants.resource_further
    return whole * KOKU // _shared(position, point)


def _stores(position: Position, seat: int) -> bool:
    """Whether koku can be kept: with a castle, and not as ronin (T32)."""
    return bool(position.castles(seat)) and not position.is_ronin(seat)


def _kinds(position: Position, seat: int, point: int) -> tuple[bool, bool]:
    """Whether koku, and whether samurai, may be taken."""
    shared = _shared(position, point) > 1
    koku = samurai = True
    if position.setup.options["resource_mode"] == "printed":
        koku, samurai = YIELDS_KOKU[point], not YIELDS_KOKU[point]
    if shared:
        koku, samurai = True, False
    if koku and not _stores(position, seat):  # it becomes samurai at once
        koku, samurai = False, True
    return koku, samurai


def legal(position: Position, seat: int) -> list[int]:
    """The first point, then for each point where its income goes."""
    if _first(position) == NOTHING:
        return [FIRST + point for point in position.tasks[-1][3:]]
    koku, samurai = _kinds(position, seat, _next(position))
    moves = [KOKU_TO + site for site in position.castles(seat)] if koku else []
    return moves + ([SAMURAI_TO + point for point in ENTRIES] if samurai else [])


def play(position: Position, seat: int, move: int) -> None:
    """A step of taking income."""
    held = position.tasks[-1][3:]
    if FIRST <= move < KOKU_TO:
        tasks.replace(position, tasks.INCOME, seat, move - FIRST, *held)
        if position.telling:
            position.tell("first_named", {"seat": seat, "point": POINTS[move - FIRST]})
        _skip_empty(position, seat)
        return
    point = held[0]
    hundreds = _hundreds(position, point)
    if position.telling:
        koku, samurai = (hundreds * 100, 0) if move < SAMURAI_TO else (0, hundreds // KOKU * 1000)
        position.tell("income", {"seat": seat, "point": POINTS[point], "koku": koku, "samurai": samurai})
    if move < SAMURAI_TO:
        entering.receive_koku(position, seat, hundreds, move - KOKU_TO)
    elif hundreds >= KOKU:
        entering.enter(position, seat, move - SAMURAI_TO, hundreds // KOKU)
    _advance(position, seat, held[1:])


def _advance(position: Position, seat: int, held: list[int]) -> None:
    if held:
        tasks.replace(position, tasks.INCOME, seat, _first(position), *held)
        _skip_empty(position, seat)
    else:
        tasks.pop(position)


def _skip_empty(position: Position, seat: int) -> None:
    """Less than 1,000 koku that would have to become samurai is lost."""
    if _first(position) == NOTHING:
        return
    point = _next(position)
    if not _kinds(position, seat, point)[0] and _hundreds(position, point) < KOKU:
        _advance(position, seat, position.tasks[-1][4:])


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why an income cannot go there."""
    if FIRST <= move < KOKU_TO:
        return IllegalMove("T6", "not-held", {"point": POINTS[move - FIRST]})
    if _first(position) == NOTHING:
        return IllegalMove("T6", "first-point-first")
    if move < SAMURAI_TO:
        return IllegalMove("T6", "no-koku-there", {"site": SITES[move - KOKU_TO]})
    if move - SAMURAI_TO not in ENTRIES:
        return IllegalMove("T11", "no-entry-point", {"point": POINTS[move - SAMURAI_TO]})
    return IllegalMove("T6", "koku-only", {"point": POINTS[_next(position)]})
