"""A revolt: the farmers of a province against its owner (H14, H19)."""

from tenka.games.shogun.rules.actions.battle import clear, clear_farmers, throw
from tenka.games.shogun.rules.actions.losing import raze
from tenka.games.shogun.rules.components.pieces import PROVINCES
from tenka.games.shogun.rules.position import Position


def fight_revolt(position: Position, seat: int, province: int, extra: int) -> bool:
    """Fight a revolt; whether the province was held. `extra` farmers come in winter (H22)."""
    players = position.players
    markers = position.unrest[province]
    farmers = markers + extra if markers + extra < position.farmers else position.farmers
    if position.events_on:
        rose = {"seat": seat, "province": PROVINCES[province], "markers": markers}
        position.tell("rose", {**rose, "extra": extra})
    cubes = [0] * (players + 1)
    cubes[seat] = position.armies[province]
    cubes[players] = farmers
    position.farmers -= farmers
    position.garrison(province, 0)
    throw(position, cubes, [0] * (players + 1))
    armies, risen = position.tray[seat], position.tray[players]
    won = armies > risen  # all in the tray, whatever the unrest
    kept = armies - risen if won else 0
    if position.events_on:
        counts = {"armies": armies, "farmers": risen, "won": won, "kept": kept}
        position.tell("quelled", {"seat": seat, "province": PROVINCES[province], **counts})
    clear(position, seat)
    clear_farmers(position)
    if won:
        position.garrison(province, kept)
        position.add_supply(seat, -kept)
    else:
        raze(position, province)
    return won
