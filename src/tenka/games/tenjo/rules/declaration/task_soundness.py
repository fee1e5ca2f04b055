"""What the tasks of a position must be together so that play can go on from them; what each must be it says itself."""

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import ELEMENT_KINDS, NO_ELEMENT, VOID
from tenka.games.tenjo.rules.elements import effects
from tenka.games.tenjo.rules.elements.effects import VoidsAttack
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.battle import Attack
from tenka.games.tenjo.rules.tasks.contest import Resolve
from tenka.games.tenjo.rules.tasks.kinds import SET_UP, TURN, YEAR_END, Question, RuledTask
from tenka.games.tenjo.rules.tasks.start import Distribute
from tenka.games.tenjo.rules.tasks.turn import Flow, Turn
from tenka.games.tenjo.rules.tasks.year import YearOver
from tenka.toolkit.declaration.codecs import demand


def check(p: Position) -> None:
    """The stack of tasks, each task by itself, and the cards that are played against each other."""
    tasks = [task for task in p.tasks if isinstance(task, RuledTask)]
    top = tasks[-1]
    demand(isinstance(top, Question) and (p.year == 0 or len(tasks) > 1), "tasks")
    demand(isinstance(top, Distribute) or (0 <= agenda.asked(p) < p.players and p.lives(agenda.asked(p))), "tasks")
    if p.year == 0:
        demand(isinstance(tasks[0], Distribute), "tasks")
        _check_sites(p)
    else:
        _check_course(p, tasks)
    _check_order(tasks)
    _check_part(p, tasks)
    for task in tasks:
        demand(task.is_sound(p), "tasks")
    _check_contest(p)


def _check_sites(p: Position) -> None:
    """Everybody who is still to choose a castle will have two; all have when they are laid out (T3)."""
    asked = [task.seat for task in p.tasks[1:]]
    for seat in range(p.players):
        demand(asked.count(seat) + len(p.castles(seat)) == DATA.start.castles, "tasks")
    demand(p.ready != (1 << p.players) - 1 and (p.ready == 0 or not asked), "tasks")
    demand(not any(p.samurai) and not any(p.koku), "seats")


def _check_course(p: Position, tasks: list[RuledTask]) -> None:
    """A turn of who is at it, with his own attack if there is one, or the year's end."""
    demand(isinstance(tasks[0], Flow), "tasks")
    if p.month == 0:
        demand(isinstance(tasks[1], YearOver), "tasks")
        return
    demand(isinstance(tasks[1], Turn) and p.turn >= 0 and tasks[1].seat == p.order[p.turn], "tasks")
    attacks = any(isinstance(task, Attack) for task in tasks)
    demand(not attacks or tasks[1].seat == p.battle_seat, "tasks")


def _check_order(tasks: list[RuledTask]) -> None:
    """What there is but one of, and what must lie below."""
    names = [task.name for task in tasks]
    for place, task in enumerate(tasks):
        demand(not task.once or names.count(task.name) == 1, "tasks")
        below = task.above
        demand(below is None or any(isinstance(each, below) for each in tasks[:place]), "tasks")


def _check_part(p: Position, tasks: list[RuledTask]) -> None:
    """Nothing that belongs to another part of the game."""
    barred = {TURN, YEAR_END} if p.year == 0 else {SET_UP, TURN if p.month == 0 else YEAR_END}
    demand(not any(task.during in barred for task in tasks), "tasks")


# Cards against each other


def _check_contest(p: Position) -> None:
    """A chain of cards and what the first one does, while it is not resolved."""
    demand(bool(p.contest) == any(isinstance(task, Resolve) for task in p.tasks), "contest")
    demand((p.effect is None) != bool(p.contest), "effect")
    for place, card in enumerate(p.contest):
        demand(0 <= card.seat < p.players and card.total >= 0, "contest")
        demand((NO_ELEMENT if place == 0 else 0) <= card.element < ELEMENT_KINDS, "contest")
    if p.contest:
        effect, first = effects.of(p), p.contest[0]
        demand(effect.is_sound(p, first.seat), "effect")
        demand((first.element == NO_ELEMENT) == isinstance(effect, VoidsAttack), "contest")
        demand(len(p.contest) > 1 or not isinstance(effect, VoidsAttack), "contest")


def check_overcome(p: Position) -> None:
    """Void against the attack and Void against it, over and over: the attack stands (T16)."""
    chain = p.overcome
    demand(not chain or (len(chain) % 2 == 1 and len(chain) > 1), "overcome")
    for place, card in enumerate(chain):
        seat, element = (p.battle_foe, VOID) if place % 2 else (p.battle_seat, VOID if place else NO_ELEMENT)
        demand((card.seat, card.element) == (seat, element) and card.total >= min(place, 1), "overcome")
