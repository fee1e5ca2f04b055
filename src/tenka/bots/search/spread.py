"""How much the outcomes of one and the same plan vary: by chance, by what others do, by what is not known."""

from math import sqrt
from typing import Final

from tenka.bots.search.tree import Node

UNKNOWN: Final = 0.2  # taken until enough was tried
LEAST: Final = 0.005  # nothing is so sure that it need not be tried twice


class Spread:
    """Outcomes of the plans of one decision, summed up plan by plan."""

    def __init__(self) -> None:
        self.count = 0
        self.squares = 0.0
        self.between = 0.0  # what the squares would be if all outcomes of a plan were the same

    def add(self, plan: Node, share: float) -> None:
        """One more outcome of a plan that it is not yet counted in."""
        total = plan.total
        if plan.visits:
            self.between -= total * total / plan.visits
        total += share
        self.between += total * total / (plan.visits + 1)
        self.squares += share * share
        self.count += 1

    def deviation(self, plans: int) -> float:
        """The standard deviation of a plan's outcomes, that of all so many plans in one."""
        free = self.count - plans
        if free <= plans:
            return UNKNOWN
        within = self.squares - self.between
        return max(LEAST, sqrt(within / free)) if within > 0.0 else LEAST
