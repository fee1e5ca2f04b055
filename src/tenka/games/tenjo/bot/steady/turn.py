"""A bot's own turn: income, cards, the dice, then what an action point brings most for (T6–T13)."""

from typing import Final

from tenka.games.tenjo.bot.steady import attack as bot_attack
from tenka.games.tenjo.bot.steady import cards, trade, treasure
from tenka.games.tenjo.bot.steady import march as bot_march
from tenka.games.tenjo.bot.steady.attack import LEAST_ASSAULT, assault, assaults, is_led_at, own_stacks, targets
from tenka.games.tenjo.bot.steady.holding import NEAR_ENOUGH, guard, threat
from tenka.games.tenjo.bot.steady.march import SteadyErrand, SteadyLeading, SteadyMarshal
from tenka.games.tenjo.bot.steady.sight import SHADOW, SteadySight
from tenka.games.tenjo.bot.steady.yearend import take_income
from tenka.games.tenjo.rules.components.pieces import (
    POINT,
    POINTS,
    PROVINCE,
    PROVINCES,
    PROVINCES_OF,
    SITE_POINTS,
    SITE_PROVINCE,
)
from tenka.kernel.move import Move

END: Final = Move(("end",))
ROLL: Final = Move(("roll",))
INCOME: Final = Move(("income",))
SHOGUN: Final = Move(("shogun",))
AND_ROLL: Final = {"all_koku": "koku_and_roll", "all_samurai": "samurai_and_roll"}


def step(sight: SteadySight, legal: list[Move]) -> Move:
    """The next step of the turn."""
    if sight.step is not None:
        planned = _go_on(sight, legal)
        return planned if planned is not None and planned in legal else _anyhow(sight, legal)
    return _before_rolling(sight, legal) or _act(sight, legal)


def _before_rolling(sight: SteadySight, legal: list[Move]) -> Move | None:
    """What comes first, whatever the dice say."""
    if INCOME in legal:
        return _income(sight, legal)
    return _early(sight, legal)


def _income(sight: SteadySight, legal: list[Move]) -> Move:
    """The whole income, and the dice with it if nothing else comes before them."""
    move = take_income(sight, legal)
    rolling = Move((AND_ROLL.get(str(move[0]), ""), *move[1:]))
    at_once = rolling in legal and sight.options["province_move_any_time"]
    return rolling if at_once and _early(sight, legal) is None else move


def _early(sight: SteadySight, legal: list[Move]) -> Move | None:
    """What else does."""
    if SHOGUN in legal and rules_alone(sight):
        return SHOGUN
    word = next((move for move in legal if move[0] in {"denounce", "build"}), None)
    if word is not None:
        return word
    unmasked = shelter(sight, legal)
    if unmasked is not None:
        return unmasked
    offer = trade.offer(sight, legal) if ROLL in legal else None
    return offer or cards.begin(sight, legal)


def rules_alone(sight: SteadySight) -> bool:
    """Whether nobody else has a daimyō or castle left (T38)."""
    return not any(sum(sight.daimyo[seat]) or sight.castles_of(seat) for seat in sight.others)


def shelter(sight: SteadySight, legal: list[Move]) -> Move | None:
    """A shadow warrior where a castle has somebody before its gate and too few in it (T10)."""
    for site in sight.castles:
        move = Move(("unmask", PROVINCES[SITE_PROVINCE[site]]))
        if move in legal and _is_in_need(sight, site):
            return move
    return None


def _is_in_need(sight: SteadySight, site: int) -> bool:
    point = SITE_POINTS[site]
    return threat(sight, point, NEAR_ENOUGH) > SHADOW / 2 and sight.samurai[point] + SHADOW / 2 < guard(sight, site)


def _act(sight: SteadySight, legal: list[Move]) -> Move:
    """The best of marches, attacks and daimyō to be led; the dice before, the end after."""
    marshal = SteadyMarshal(sight)
    errands = marshal.errands()
    if ROLL in legal:
        early = not sight.options["province_move_any_time"]
        leading = _best_leading(sight, legal, errands) if early else None
        return bot_march.lead(leading) if leading is not None else ROLL
    attack = max(assaults(sight, legal), key=lambda each: (each.outlook.worth, each.point), default=None)
    marches = [each for each in errands if bot_march.is_led(sight, each)] if sight.points_left else []
    march = max(marches, key=lambda each: (each.rate, each), default=None)
    leading = _best_leading(sight, legal, errands) if sight.points_left else None
    best = max(march.rate if march else 0.0, leading.rate if leading else 0.0)
    if attack is not None and attack.outlook.worth >= max(LEAST_ASSAULT, best):
        return bot_attack.begin(attack)
    if leading is not None and leading.rate >= best:
        return bot_march.lead(leading)
    if march is not None:
        return bot_march.step_out(sight, legal, march, marshal.last(march))
    return treasure.rescue(sight, legal) or END


def calls(sight: SteadySight) -> dict[int, float]:
    """By province: what attacks wait there for a daimyō."""
    found: dict[int, float] = {}
    for foe, point in targets(sight):
        stacks = own_stacks(sight, point)
        if stacks and not is_led_at(sight, point, stacks):
            worth = assault(sight, foe, point).outlook.worth
            for province in PROVINCES_OF[point]:
                found[province] = max(found.get(province, 0.0), worth)
    return found


def _best_leading(sight: SteadySight, legal: list[Move], errands: list[SteadyErrand]) -> SteadyLeading | None:
    if not any(move[0] == "lead" for move in legal):
        return None
    return max(bot_march.leadings(sight, errands, calls(sight)), key=lambda each: (each.rate, each), default=None)


# Steps that are begun


def _go_on(sight: SteadySight, legal: list[Move]) -> Move | None:
    assert sight.step is not None
    if sight.step["element"] is not None:
        return cards.go_on(sight, legal)
    doing = sight.step["doing"]
    if doing == "march_to":
        return _march_on(sight, legal, POINT[sight.step["goal"]])
    if doing == "attack":
        return bot_attack.go_on(sight, legal)
    if doing == "lead":
        return _lead_on(sight, PROVINCE[sight.step["source"]])
    if doing == "unmask":
        return _unmask_at(sight, legal)
    if doing in {"escort", "ship"}:
        return treasure.go_on(sight, legal)
    return None


def _march_on(sight: SteadySight, legal: list[Move], goal: int) -> Move | None:
    """Who goes there and how many, as the best errand says."""
    assert sight.step is not None
    marshal = SteadyMarshal(sight)
    errands = [each for each in marshal.errands() if bot_march.is_led(sight, each) and marshal.last(each) == goal]
    errand = max(errands, key=lambda each: (each.rate, each), default=None)
    if errand is None:
        return None
    if POINT[sight.step["source"]] != errand.source:
        return Move(("march_from", POINTS[errand.source]))
    return bot_march.send(sight, legal, errand.amount)


def _lead_on(sight: SteadySight, source: int) -> Move | None:
    found = bot_march.leadings(sight, SteadyMarshal(sight).errands(), calls(sight))
    best = max((each for each in found if each.source == source), key=lambda each: (each.rate, each), default=None)
    return Move(("into", PROVINCES[best.goal])) if best is not None else None


def _unmask_at(sight: SteadySight, legal: list[Move]) -> Move | None:
    """In the castle that is in need, else with the strongest stack."""
    points = [POINT[str(move[1])] for move in legal if move[0] == "at"]
    if not points:
        return None
    return Move(
        ("at", POINTS[max(points, key=lambda each: (sight.castle_at(each) == sight.seat, -sight.samurai[each]))])
    )


def _anyhow(sight: SteadySight, legal: list[Move]) -> Move:
    """A step that we have no plan for is finished with as little harm as can be."""
    return max(legal, key=lambda move: (_ease(sight, move), move))


def _ease(sight: SteadySight, move: Move) -> float:
    if move[0] == "go":
        return 5.0
    if move[0] in {"send", "number"}:
        return 4.0 if move[1] == 1 else 0.0
    if move[0] == "to":
        return _ease_of_going(sight, POINT[str(move[1])])
    if move[0] in {"burn_daimyo", "burn_family"}:
        return cards.harmless(sight, move)
    if move[0] == "into":
        return float(len(sight.supports_in(sight.seat, PROVINCE[str(move[1])])))
    return 0.5


def _ease_of_going(sight: SteadySight, goal: int) -> float:
    """Best where nobody else is, last to where they have come from."""
    assert sight.step is not None
    if goal in sight.behind(POINT[sight.step["source"]]):
        return 0.2
    return 3.0 if not sight.foes_at(goal) else 1.0
