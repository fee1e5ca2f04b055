"""Marches: where to and with how many (H10, H13, H20)."""

from random import Random
from typing import Final

from tenka.games.shogun.bot.search.command import SearchCommand
from tenka.games.shogun.bot.search.policy import HOPE
from tenka.games.shogun.rules.actions.marching import may_stay, targets
from tenka.games.shogun.rules.position import NOTHING, Position
from tenka.games.shogun.rules.vocabulary import SEND, STAY, TARGET

TASTE: Final = 0.4  # points by which a quick player's liking varies
CANDIDATES: Final = 16
FINELY: Final = 8  # up to so many armies every number is looked at


class SearchMarch:
    """Armies that go somewhere; none: they stay."""

    __slots__ = ("armies", "target", "worth")

    def __init__(self, worth: float, target: int, armies: int) -> None:
        self.worth = worth
        self.target = target
        self.armies = armies


def _stand(command: SearchCommand, province: int, armies: int) -> float:
    """What armies are worth where they stand: they hold, and later they attack."""
    worth = command.hold(province, armies)
    if command.rounds > 1 and armies > 1:
        best = 0.0
        for near in command.neighbours[province]:
            if command.owner[near] != command.seat:
                attack = command.attack(province, armies, near, armies - 1)
                best = max(best, attack)
        worth += command.policy[HOPE] * best
    return worth


def _move(command: SearchCommand, province: int, target: int, sent: int) -> float:
    """What it is worth to move armies into a province of ours."""
    here, there = command.armies[province], command.armies[target]
    before = _stand(command, province, here) + _stand(command, target, there)
    return _stand(command, province, here - sent) + _stand(command, target, there + sent) - before


def _worth(command: SearchCommand, province: int, target: int, sent: int) -> float:
    if command.owner[target] == command.seat:
        return _move(command, province, target, sent)
    return command.attack(province, command.armies[province], target, sent)


def _near(position: Position) -> list[int]:
    """Where to: anywhere possible, or where it was said already."""
    return targets(position) if position.target == NOTHING else [position.target]


def _steps(position: Position, march: SearchMarch) -> list[int]:
    """The steps that are still to be made."""
    if march.target == NOTHING:
        return [STAY]
    send = SEND + march.armies - 1
    return [TARGET + march.target, send] if position.target == NOTHING else [send]


def _numbers(most: int) -> list[int]:
    """How many may go; of very many only some numbers are looked at."""
    if most <= FINELY:
        return list(range(1, most + 1))
    found = [1, 2]
    for number in (most // 3, most // 2, 2 * most // 3, most - 3, most - 2, most - 1, most):
        if number > found[-1]:
            found.append(number)
    return found


def quick_march(position: Position, seat: int, rng: Random, taste: float = TASTE) -> list[int]:
    """The best with all armies but one; then whether fewer do as well."""
    command = SearchCommand(position, seat)
    province = position.province
    most = position.armies[province] - 1
    best = SearchMarch(0.0, NOTHING, 0)
    found = may_stay(position)
    if most:
        for target in _near(position):
            worth = _worth(command, province, target, most) + taste * (rng.random() - 0.5)
            if not found or worth > best.worth:
                found = True
                best = SearchMarch(worth, target, most)
    if best.target != NOTHING and most > 1:
        fewer = 1 if best.worth < 0.0 else most - 1 - int(rng.random() * most / 3)
        if fewer > 0:
            worth = _worth(command, province, best.target, fewer) + taste * (rng.random() - 0.5)
            if worth > best.worth:
                best = SearchMarch(worth, best.target, fewer)
    return _steps(position, best)


def marches(position: Position, seat: int) -> list[list[int]]:
    """Every sensible target and number, the most promising first."""
    command = SearchCommand(position, seat)
    province = position.province
    found: list[SearchMarch] = []
    numbers = _numbers(position.armies[province] - 1)
    for target in _near(position):
        for sent in numbers:
            found.append(SearchMarch(_worth(command, province, target, sent), target, sent))
    if may_stay(position):
        found.append(SearchMarch(0.0, NOTHING, 0))
    found.sort(key=lambda march: (-march.worth, march.target, march.armies))
    return [_steps(position, march) for march in found[:CANDIDATES]]
