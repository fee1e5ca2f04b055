"""Winter: rice is lost, provinces are supplied or rise (H22); then points, and a new year or the end (H23, H24)."""

from typing import Final

from tenka.games.shogun.rules import scoring, seasons
from tenka.games.shogun.rules.actions.revolt import fight_revolt
from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.components.pieces import EVENTS, LOSSES, PROVINCES, YEARS
from tenka.games.shogun.rules.position import NOBODY, OVER, REVOLTS, WINTERING, Position
from tenka.games.shogun.rules.vocabulary import REVOLT
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import bits


def _by_missing() -> list[tuple[int, int]]:
    """Revolts and more farmers in each, by the number of unsupplied provinces."""
    found = [(0, 0)]
    for missing in range(1, len(PROVINCES) + 1):
        row = [each for each in DATA.shortage if each.missing <= missing][-1]
        found.append((row.revolts, row.farmers))
    return found


SHORTAGE: Final = _by_missing()


def begin(position: Position) -> None:
    """The event that is left tells the loss; shortages are fixed before the first revolt."""
    event = position.open_events[0]
    loss = LOSSES[event]
    if position.events_on:
        position.tell("winter", {"year": position.year, "event": EVENTS[event], "loss": loss})
    position.rice = [rice - loss if rice > loss else 0 for rice in position.rice]
    position.missing = [_missing(position, seat) for seat in range(position.players)]
    if position.events_on:
        for seat in position.order:
            _tell_supplied(position, seat)
    position.turn = 0
    position.phase = WINTERING
    _draw(position)
    run(position)


def _missing(position: Position, seat: int) -> int:
    short = position.owned[seat].bit_count() - position.rice[seat]
    return short if short > 0 else 0


def _tell_supplied(position: Position, seat: int) -> None:
    revolts, farmers = SHORTAGE[position.missing[seat]]
    has = {"rice": position.rice[seat], "provinces": position.owned[seat].bit_count()}
    lacks = {"missing": position.missing[seat], "revolts": revolts, "farmers": farmers}
    position.tell("supplied", {"seat": seat, **has, **lacks})


def _draw(position: Position) -> None:
    """The provinces that rise of the one whose turn it is, drawn openly."""
    seat = position.order[position.turn]
    count = SHORTAGE[position.missing[seat]][0]
    if count == 0:
        position.rising = []
        return
    counter = position.round() * len(EVENTS) + seat
    position.rising = position.stream.shuffled(bits(position.owned[seat]), "revolts", counter)[:count]
    if position.events_on:
        drawn = [PROVINCES[province] for province in position.rising]
        position.tell("revolts_drawn", {"seat": seat, "provinces": drawn})


def run(position: Position) -> None:
    """Go on until somebody chooses the next revolt, or all are over."""
    while position.phase == WINTERING:
        if len(position.rising) > 1:
            position.phase = REVOLTS
            position.seat = position.order[position.turn]
            position.mark_irreversible()
        elif position.rising:
            _fight(position, position.rising[0])
        elif position.turn + 1 < position.players:
            position.turn += 1
            _draw(position)
        else:
            _end(position)


def _fight(position: Position, province: int) -> None:
    seat = position.order[position.turn]
    position.rising = [each for each in position.rising if each != province]
    fight_revolt(position, seat, province, SHORTAGE[position.missing[seat]][1])


def legal(position: Position) -> list[int]:
    """The next revolt to fight."""
    return [REVOLT + province for province in position.rising]


def play(position: Position, move: int) -> None:
    """Fight the revolt chosen."""
    position.mark_irreversible()
    position.phase = WINTERING
    position.seat = NOBODY
    _fight(position, move - REVOLT)
    run(position)


def refusal(position: Position, move: int) -> IllegalMove:
    """Why a province is not the next to fight in."""
    return IllegalMove("H22", "no-revolt-there", {"province": PROVINCES[move - REVOLT]})


def _end(position: Position) -> None:
    """Points; then unrest off, rice to 0 and new events, or the end (H24)."""
    scoring.score(position)
    position.gone_events = [*position.gone_events, position.open_events[0]]
    position.open_events = []
    position.missing = [0] * position.players
    if position.year == YEARS:
        position.phase = OVER
        position.seat = NOBODY
        if position.events_on:
            position.tell("ranked", {"seats": scoring.ranking(position), "winners": scoring.winners(position)})
        return
    if position.events_on:
        position.tell("year_ended", {"year": position.year})
    position.unrest = [0] * len(PROVINCES)
    position.rice = [0] * position.players
    position.year += 1
    position.season = 0
    seasons.open_events(position)
    seasons.begin_round(position)
