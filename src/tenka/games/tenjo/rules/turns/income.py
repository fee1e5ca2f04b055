"""Income from resource points, before rolling: as a whole, or point by point (T6)."""

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import ENTRIES, KOKU, POINTS, RESOURCES, SITES, YIELDS_KOKU
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.turn import Income
from tenka.games.tenjo.rules.turns import entering
from tenka.games.tenjo.rules.vocabulary import (
    ALL_KOKU,
    ALL_SAMURAI,
    FIRST,
    KOKU_AND_ROLL,
    KOKU_TO,
    SAMURAI_AND_ROLL,
    SAMURAI_TO,
)
from tenka.kernel.errors import IllegalMove


def points(position: Position, seat: int) -> list[int]:
    """The resource points held by own samurai."""
    return [point for point in RESOURCES if position.army(seat, point)]


def begin(position: Position, seat: int) -> None:
    """Take the income point by point; where points differ in what they bring, say first which one is the first."""
    held = points(position, seat)
    _begin(position, seat, held, held[0] if _are_alike(position, seat, held) else NOTHING)
    _skip_empty(position, seat)


def _begin(position: Position, seat: int, held: list[int], first: int) -> None:
    position.income_done = True
    if position.events_on:
        position.tell("income_begun", {"seat": seat})
    agenda.push(position, Income(seat, first, *held))


def _are_alike(position: Position, seat: int, held: list[int]) -> bool:
    """Whether it is all the same which point is the first: none is shared by more players, or brings something else."""
    for point in held:
        if _shared(position, point) != _shared(position, held[0]):
            return False
        if _kinds(position, seat, point) != _kinds(position, seat, held[0]):
            return False
    return True


def _least_lost(position: Position, seat: int, held: list[int]) -> int:
    """The first point by which the whole is largest: the one most shared; samurai, worth less, before koku."""
    best, found = -1, held[0]
    for point in held:
        koku = _kinds(position, seat, point)[0]
        worth = 2 * _shared(position, point) + (0 if koku else 1)
        if worth > best:
            best, found = worth, point
    return found


def _task(position: Position) -> Income:
    task = position.tasks[-1]
    assert isinstance(task, Income)
    return task


def _shared(position: Position, point: int) -> int:
    """How many players have samurai on a point."""
    return sum(position.army(seat, point) > 0 for seat in range(position.players))


def _hundreds(position: Position, point: int, first: int) -> int:
    """A point's income; shared, each gets his own amount divided, down to 100."""
    whole = DATA.constants.resource_first if point == first else DATA.constants.resource_further
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


# The whole income


def whole(position: Position, seat: int) -> list[int]:
    """All koku to one castle, or all samurai to one entry point: of the points that bring them."""
    held = _left(position, seat)
    kinds = [_kinds(position, seat, point) for point in held]
    moves = [ALL_KOKU + site for site in position.castles(seat)] if any(koku for koku, _ in kinds) else []
    entries = range(len(ENTRIES)) if any(samurai for _, samurai in kinds) else range(0)
    return moves + [ALL_SAMURAI + place for place in entries]


def before_rolling(position: Position, seat: int) -> list[int]:
    """All koku to one castle, or all samurai to one entry point, and the dice, where nothing else need come."""
    kinds = [_kinds(position, seat, point) for point in points(position, seat)]
    moves = [KOKU_AND_ROLL + site for site in position.castles(seat)] if all(koku for koku, _ in kinds) else []
    if all(samurai for _, samurai in kinds):
        moves += [SAMURAI_AND_ROLL + place for place in range(len(ENTRIES))]
    return moves


def _left(position: Position, seat: int) -> list[int]:
    """The points whose income is still to come."""
    top = position.tasks[-1]
    return top.points if isinstance(top, Income) else points(position, seat)


def brings(position: Position, seat: int) -> tuple[int, int]:
    """What the whole comes to, in hundreds: if koku is taken wherever it can be, and if samurai are."""
    held = _left(position, seat)
    if not held:
        return 0, 0
    first = _first_of(position, seat, held)
    koku = samurai = 0
    for point in held:
        kinds = _kinds(position, seat, point)
        hundreds = _hundreds(position, point, first)
        koku += hundreds if kinds[0] else 0
        samurai += hundreds // KOKU * KOKU if kinds[1] else 0
    return koku, samurai


def _first_of(position: Position, seat: int, held: list[int]) -> int:
    top = position.tasks[-1]
    if isinstance(top, Income) and top.first != NOTHING:
        return top.first
    return _least_lost(position, seat, held)


def take(position: Position, seat: int, move: int) -> None:
    """All that comes as koku, or as samurai, at once; what does not is asked for point by point."""
    held = _left(position, seat)
    first = _first_of(position, seat, held)
    if not isinstance(position.tasks[-1], Income):
        _begin(position, seat, held, first)
    as_koku = move < ALL_SAMURAI
    taken = [point for point in held if _kinds(position, seat, point)[0 if as_koku else 1]]
    koku, samurai = brings(position, seat)
    if position.events_on:
        got = {"koku": koku * 100, "samurai": 0} if as_koku else {"koku": 0, "samurai": samurai * 100}
        position.tell("income_whole", {"seat": seat, "points": [POINTS[point] for point in taken], **got})
    if as_koku:
        entering.receive_koku(position, seat, koku, move - ALL_KOKU)
    elif samurai:
        entering.enter(position, seat, ENTRIES[move - ALL_SAMURAI], samurai // KOKU)
    _advance(position, seat, [point for point in held if point not in taken], first)


# Point by point


def legal(position: Position, seat: int) -> list[int]:
    """The first point, then for each point where its income goes; or all that is left at once."""
    task = _task(position)
    if task.first == NOTHING:
        return [FIRST + point for point in task.points] + whole(position, seat)
    koku, samurai = _kinds(position, seat, task.points[0])
    moves = [KOKU_TO + site for site in position.castles(seat)] if koku else []
    moves += [SAMURAI_TO + point for point in ENTRIES] if samurai else []
    return moves + whole(position, seat) if len(task.points) > 1 else moves


def only_answer(position: Position, seat: int) -> int:
    """All to the only castle, where what is left can be nothing but koku; NOTHING where there is a choice."""
    sites = position.castles(seat)
    task = _task(position)
    if len(sites) != 1 or task.first == NOTHING:
        return NOTHING
    if any(_kinds(position, seat, point)[1] for point in task.points):
        return NOTHING
    return ALL_KOKU + sites[0]


def play(position: Position, seat: int, move: int) -> None:
    """A step of taking income."""
    task = _task(position)
    if move >= ALL_KOKU:
        take(position, seat, move)
        return
    if FIRST <= move < KOKU_TO:
        agenda.replace(position, Income(seat, move - FIRST, *task.points))
        if position.events_on:
            position.tell("first_named", {"seat": seat, "point": POINTS[move - FIRST]})
        _skip_empty(position, seat)
        return
    point = task.points[0]
    hundreds = _hundreds(position, point, task.first)
    if position.events_on:
        koku, samurai = (hundreds * 100, 0) if move < SAMURAI_TO else (0, hundreds // KOKU * 1000)
        position.tell("income", {"seat": seat, "point": POINTS[point], "koku": koku, "samurai": samurai})
    if move < SAMURAI_TO:
        entering.receive_koku(position, seat, hundreds, move - KOKU_TO)
    elif hundreds >= KOKU:
        entering.enter(position, seat, move - SAMURAI_TO, hundreds // KOKU)
    _advance(position, seat, task.points[1:], task.first)


def _advance(position: Position, seat: int, held: list[int], first: int) -> None:
    if held:
        agenda.replace(position, Income(seat, first, *held))
        _skip_empty(position, seat)
    else:
        agenda.pop(position)


def _skip_empty(position: Position, seat: int) -> None:
    """Less than 1,000 koku that would have to become samurai is lost."""
    task = _task(position)
    if task.first == NOTHING:
        return
    point = task.points[0]
    if not _kinds(position, seat, point)[0] and _hundreds(position, point, task.first) < KOKU:
        _advance(position, seat, task.points[1:], task.first)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why an income cannot go there."""
    if ALL_SAMURAI <= move < KOKU_AND_ROLL or move >= SAMURAI_AND_ROLL:
        return IllegalMove("T6", "koku-only", {"point": POINTS[_left(position, seat)[0]]})
    if move >= ALL_KOKU:
        return IllegalMove(
            "T6", "no-koku-there", {"site": SITES[move - (ALL_KOKU if move < ALL_SAMURAI else KOKU_AND_ROLL)]}
        )
    if FIRST <= move < KOKU_TO:
        return IllegalMove("T6", "not-held", {"point": POINTS[move - FIRST]})
    task = _task(position)
    if task.first == NOTHING:
        return IllegalMove("T6", "first-point-first")
    if move < SAMURAI_TO:
        return IllegalMove("T6", "no-koku-there", {"site": SITES[move - KOKU_TO]})
    if move - SAMURAI_TO not in ENTRIES:
        return IllegalMove("T11", "no-entry-point", {"point": POINTS[move - SAMURAI_TO]})
    return IllegalMove("T6", "koku-only", {"point": POINTS[task.points[0]]})
