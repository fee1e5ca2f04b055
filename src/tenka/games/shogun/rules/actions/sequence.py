"""The ten actions in their order, each done by all before the next (H9, H10)."""

from tenka.games.shogun.rules import seasons, winter
from tenka.games.shogun.rules.actions import building, collecting, marching, recruiting
from tenka.games.shogun.rules.components.pieces import (
    ACTIONS,
    ARMY_1,
    BATTLE_A,
    CARDS,
    CHEST_CARD,
    NO_CARD,
    RICE_ACTION,
    SPACE_COUNT,
    TAX_ACTION,
    WINTER,
)
from tenka.games.shogun.rules.position import ACTING, NOBODY, NOTHING, Position
from tenka.toolkit.holdings.lists import put


def begin(position: Position) -> None:
    """Places are taken: the first action."""
    position.step = NOTHING
    _next(position)
    run(position)


def _next(position: Position) -> None:
    """The action that is over is put aside and the next hidden card opened (H9); then the next action."""
    if position.step != NOTHING:
        _open_card(position)
    position.step += 1
    position.turn = 0
    position.phase = ACTING
    position.seat = NOBODY
    if position.events_on:
        position.tell("action", {"number": position.step + 1, "action": ACTIONS[position.actions[position.step]]})


def _open_card(position: Position) -> None:
    opened = seasons.open_actions(position)
    if opened == len(ACTIONS):
        return
    position.mark_irreversible()
    if position.events_on:
        position.tell("action_opened", {"number": opened + 1, "action": ACTIONS[position.actions[opened]]})


def run(position: Position) -> None:
    """Go on until somebody must decide, or the round is over."""
    players = position.players
    while position.phase == ACTING:
        if position.turn < players:
            _act(position, position.order[position.turn], position.actions[position.step])
        elif position.step + 1 < len(ACTIONS):
            _next(position)
        else:
            _end(position)


def _end(position: Position) -> None:
    seasons.end_round(position)
    if position.season == WINTER:
        winter.begin(position)
    else:
        seasons.begin_round(position)


def _act(position: Position, seat: int, action: int) -> None:
    """A seat shows its card, whatever it is, and does the action if it can."""
    space = action + 1
    card = position.plan[seat * SPACE_COUNT + space]
    position.shown = put(position.shown, seat, position.shown[seat] | 1 << space)
    if position.events_on:
        shown = CARDS[NO_CARD if card == NOTHING else card]
        position.tell("shown", {"seat": seat, "action": ACTIONS[action], "card": shown})
    if not 0 <= card < CHEST_CARD:
        position.turn += 1
    elif action >= BATTLE_A:
        marching.begin(position, seat, card, action)
    elif action == ARMY_1:
        if recruiting.recruit(position, seat, card, action):
            marching.begin_move(position, seat, card)
        else:
            position.turn += 1
    else:
        _carry_out(position, seat, card, action)
        position.turn += 1


def _carry_out(position: Position, seat: int, province: int, action: int) -> None:
    """An action in which there is nothing to decide."""
    if action < RICE_ACTION:
        building.build(position, seat, province, action)
    elif action <= TAX_ACTION:
        collecting.collect(position, seat, province, action)
    else:
        recruiting.recruit(position, seat, province, action)
