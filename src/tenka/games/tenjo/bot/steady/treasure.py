"""Family and koku leave a castle that may fall: by a province move that nothing else is wanted for (T7)."""

from typing import Final

from tenka.games.tenjo.bot.steady.holding import threat
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.bot.steady.start import safest
from tenka.games.tenjo.bot.steady.worth import KOKU, PIECE
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import FAMILY, SITE_POINTS, SITES
from tenka.kernel.move import Move

MOST: Final = DATA.constants.carried_koku


def danger(sight: SteadySight, site: int) -> float:
    """How many samurai more than its garrison may come to a castle of ours."""
    point = SITE_POINTS[site]
    return threat(sight, point) - sight.samurai[point]


def refuge(sight: SteadySight) -> int:
    """The castle where treasure is safe; -1 if there is none, or no other is in danger."""
    safe = [site for site in sight.castles if danger(sight, site) <= 0]
    return safest(sight, safe) if safe else -1


def rescue(sight: SteadySight, legal: list[Move]) -> Move | None:
    """Something worth most that lies in danger while another castle is safe."""
    goal = refuge(sight)
    if goal < 0:
        return None
    endangered = [site for site in sight.castles if danger(sight, site) > 0]
    worths = {Move(("ship", SITES[site])): KOKU * min(MOST, sight.koku[site]) for site in endangered}
    for card, each in sight.family.items():
        if SITES.index(each["site"]) in endangered:
            worths[Move(("escort", FAMILY[card]))] = PIECE
    possible = [move for move, worth in worths.items() if move in legal and worth > 1]
    return max(possible, key=lambda move: (worths[move], move), default=None)


def go_on(sight: SteadySight, legal: list[Move]) -> Move | None:
    """How much, and to which castle."""
    assert sight.step is not None
    left = MOST - sight.step["amount"] // 1000
    if sight.step["doing"] == "ship" and left > 0 and Move(("send", "all")) in legal:
        return Move(("send", "all"))
    goal = refuge(sight)
    move = Move(("to_castle", SITES[goal])) if goal >= 0 else None
    return move if move in legal else next((each for each in legal if each[0] == "to_castle"), None)
