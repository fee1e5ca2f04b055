"""The end of the game and the final scoring (S23–S26)."""

from tenka.games.shitenno.knowledge import ledger
from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.components.pieces import FIELDS, PROVINCES
from tenka.games.shitenno.rules.paying.sufficiency import koku_of
from tenka.games.shitenno.rules.placement import score
from tenka.games.shitenno.rules.position import GOLD, NOBODY, OVER, Position
from tenka.games.shitenno.schema.view import Result


def reasons(position: Position) -> list[str]:
    """Why the game ends with this odd year; empty if it goes on (S23)."""
    found = []
    if 0 in position.supply:
        found.append("kamons")
    if position.koku_next == len(position.koku_deck):
        found.append("koku")
    return found


def finish(position: Position) -> None:
    """Show all hands, score koku and majorities, rank (S24–S26)."""
    position.mark_irreversible()
    position.phase = OVER
    position.seat = NOBODY
    ledger.keep(position, [])  # all hands are shown
    if position.events_on:
        position.tell("ended", {"reasons": reasons(position)})
        for seat in range(position.players):
            position.tell("hand_shown", {"seat": seat, "cards": position.cards(position.hands[seat])})
    position.koku_points = [koku_points(position, seat) for seat in range(position.players)]
    for seat, points in enumerate(position.koku_points):
        if points:
            score(position, seat, points, "koku", None)
    position.majorities = [majority(position, province) for province in range(len(PROVINCES))]
    for province, seat in enumerate(position.majorities):
        if seat != NOBODY:
            score(position, seat, DATA.majority.points, "majority", PROVINCES[province])
    if position.events_on:
        position.tell("ranked", {"seats": ranking(position)})


def koku_points(position: Position, seat: int) -> int:
    """Koku in hand, troops exchanged into koku, and +1 where there is a koku (S24)."""
    return koku_of(position.hands[seat] + position.tiles[seat])


def majority(position: Position, province: int) -> int:
    """The seat with the most kamons, gold counting two; a tie goes to the leftmost kamon (S25)."""
    best, most = NOBODY, 0
    counts = [0] * position.players
    kamons = [position.kamon(province, field) for field in range(FIELDS)]
    for kamon in kamons:
        if kamon:
            counts[(kamon - 1) & ~GOLD] += 2 if kamon >= GOLD else 1
    for kamon in kamons:  # from the left, so that the first to reach the most keeps it
        seat = (kamon - 1) & ~GOLD
        if kamon and counts[seat] > most:
            best, most = seat, counts[seat]
    return best


def ranking(position: Position) -> list[int]:
    """The seats, best first; a tie goes to the higher title of the last year (S26)."""
    return sorted(range(position.players), key=lambda seat: (-position.scores[seat], position.titles[seat]))


def result(position: Position) -> Result:
    """The outcome of a finished game."""
    winners = [None if seat == NOBODY else seat for seat in position.majorities]
    return {
        "scores": position.scores[:],
        "ranking": ranking(position),
        "reasons": reasons(position),
        "koku": position.koku_points[:],
        "majorities": [{"province": PROVINCES[p], "seat": seat} for p, seat in enumerate(winners)],
    }
