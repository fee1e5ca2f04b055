"""The tree of a search: what was decided, how often, and what came of it."""

from math import log, sqrt
from typing import Final

GUESS: Final = 0.3  # how much the first of the candidates is preferred while little is known

UNTRIED: Final = 1e6  # before all that was tried, in the order of the candidates

Key = tuple[int, ...]  # the seat, then the moves of its plan


class Node:
    """What followed a plan; worth is counted for the seat that chose the plan."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often the plan could be chosen
        self.total = 0.0
        self.children: dict[Key, Node] = {}

    def mean(self) -> float:
        """The share that the chooser had on average."""
        return self.total / self.visits if self.visits else 0.0

    def wide(self, widen: float) -> int:
        """How many candidates are looked at."""
        return 1 + int(widen * sqrt(self.visits))

    def choose(self, seat: int, plans: list[list[int]], explore: float, widen: float) -> tuple[int, "Node"]:
        """The place of the plan to follow and its node, new if the plan is followed for the first time."""
        count = min(len(plans), self.wide(widen))
        best, best_place = -1.0, 0
        best_node: Node | None = None
        for place in range(count):
            key = (seat, *plans[place])
            node = self.children.get(key)
            if node is None:
                node = Node()
                self.children[key] = node
            node.offered += 1
            if node.visits == 0:
                found = UNTRIED - place
            else:
                found = node.total / node.visits + explore * sqrt(log(node.offered) / node.visits)
                found += GUESS / ((1 + place) * (1 + node.visits))
            if found > best or best_node is None:
                best, best_place, best_node = found, place, node
        assert best_node is not None
        return best_place, best_node
