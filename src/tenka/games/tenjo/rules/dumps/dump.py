"""The game's own part of a dump: words and numbers, complete, readable, and checked when read.

Samurai are in thousands and koku in hundreds, as the engine counts them.
"""

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from tenka.games.tenjo.knowledge import stories
from tenka.games.tenjo.knowledge.doubts import Doubt
from tenka.games.tenjo.rules import trading
from tenka.games.tenjo.rules.dumps.soundness import check
from tenka.games.tenjo.rules.dumps.task_soundness import demand
from tenka.games.tenjo.rules.elements import effects
from tenka.games.tenjo.rules.elements.effects import CardEffect
from tenka.games.tenjo.rules.elements.played import PlayedCard
from tenka.games.tenjo.rules.pieces import (
    CARD_KINDS,
    CARDS,
    CASTLES,
    ELEMENTS,
    FAMILY,
    FATES,
    ITEMS,
    POINT_COUNT,
    POINTS,
    PROVINCE_COUNT,
    PROVINCES,
    RING_VALUES,
    SITE_COUNT,
    SITES,
)
from tenka.games.tenjo.rules.position import ABSENT, DEAD, NOBODY, NOTHING, SPREAD, Position, bits
from tenka.games.tenjo.rules.tasks.catalogue import NAMED
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.games.tenjo.rules.vocabulary import VOCABULARY
from tenka.kernel.errors import BadInput
from tenka.kernel.offers import Offer
from tenka.kernel.shape import shaped

T = TypeVar("T")
Small = Annotated[int, Meta(ge=0, le=100_000)]
Signed = Annotated[int, Meta(ge=-100_000, le=100_000)]
Seat = Annotated[int, Meta(ge=0, le=3)]


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """Something that happened to a stack: how many, and who saw it (null: everybody)."""

    kind: str
    point: str
    goal: str
    samurai: Small
    who: Seat | None


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat."""

    alive: bool
    ready: bool
    samurai: dict[str, Small]
    story: list[Told]
    daimyo: dict[str, Small]
    shadows: dict[str, Small]
    hand: list[str]
    known: list[list[str]]  # by seat: what this one knows it to hold
    spread: list[Small]
    fund: Small
    shields: list[Seat]
    truces: list[Seat]
    passage: list[Seat]
    turned: Annotated[int, Meta(ge=0, le=255)]
    produced: list[Small]
    offered: Small


class Castle(msgspec.Struct, forbid_unknown_fields=True):
    """A castle."""

    owner: Seat
    card: str
    koku: Small
    ronin: bool


class Fighting(msgspec.Struct, forbid_unknown_fields=True):
    """A stack that takes part in a battle."""

    seat: Seat
    point: str


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    """An offer."""

    proposer: Seat
    recipient: Seat
    give: list[str]
    ask: list[str]
    koku: Small
    asked_koku: Small
    private: bool
    terms: Small


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Tenjo."""

    tasks: list[list[str | int]]
    year: Small
    month: Small
    order: list[Seat]
    turn: Signed
    over: bool
    why: str
    seats: list[Player]
    castles: dict[str, Castle]
    family: dict[str, str | None]
    hostages: list[str]
    unseen: list[list[Signed]]  # by observer, a spectator last
    doubts: list[list[Signed]]
    last_held: list[list[Seat]]  # by observer and family card
    element_deck: list[str]
    element_discards: list[str]
    ring_deck: list[int]
    ring_discards: list[int]
    fate_deck: list[str]
    fate_discards: list[str]
    castle_deck: list[str]
    castle_discards: list[str]
    rolls: Small
    draws: Small
    income_done: bool
    rolled: bool
    points: Small
    moved: bool
    crossing: bool
    claimed: bool
    marched: list[list[str]]  # in this turn, from point to point
    parleyed: list[Seat]
    unled: list[Small]
    doing: str | None
    source: Signed
    goal: Signed
    amount: Small
    picked: list[str]
    element: str | None
    rings: list[Small]
    battle_seat: Seat | None
    battle_foe: Seat | None
    battle_point: str | None
    masterless: bool
    attackers: list[Fighting]
    defenders: list[Fighting]
    helpers: list[list[Seat]]
    face_up: bool
    factors: list[Signed]
    engagements: Small
    overcome: list[list[Signed]]
    contest: list[list[Signed]]
    effect: list[Signed]
    offers: list[Proposal]
    drafts: list[Proposal | None]


def write(position: Position) -> dict[str, Any]:
    """A position in words and numbers."""
    p = position
    written = Written(
        tasks=[[task.name, task.seat, *task.parts()] for task in p.tasks],
        year=p.year,
        month=p.month,
        order=p.order[:],
        turn=p.turn,
        over=p.over,
        why=p.why,
        seats=[_player(p, seat) for seat in range(p.players)],
        castles={SITES[site]: _castle(p, site) for site in range(SITE_COUNT) if p.castle_owner[site] != NOBODY},
        family={
            FAMILY[card]: None if site == DEAD else SITES[site]
            for card, site in enumerate(p.family_at)
            if site != ABSENT
        },
        hostages=[FAMILY[card] for card in bits(p.hostages)],
        unseen=_by_observer(p, p.unseen),
        doubts=[doubt.parts() for doubt in p.doubts],
        last_held=_by_observer(p, p.last_held),
        element_deck=[ELEMENTS[card] for card in p.element_deck],
        element_discards=[ELEMENTS[card] for card in p.element_discards],
        ring_deck=[RING_VALUES[card] for card in p.ring_deck],
        ring_discards=[RING_VALUES[card] for card in p.ring_discards],
        fate_deck=[FATES[card] for card in p.fate_deck],
        fate_discards=[FATES[card] for card in p.fate_discards],
        castle_deck=[CASTLES[card] for card in p.castle_deck],
        castle_discards=[CASTLES[card] for card in p.castle_discards],
        rolls=p.rolls,
        draws=p.draws,
        income_done=p.income_done,
        rolled=p.rolled,
        points=p.points,
        moved=p.moved,
        crossing=p.crossing,
        claimed=p.claimed,
        marched=[[POINTS[point] for point in divmod(step, POINT_COUNT)] for step in p.marched],
        parleyed=bits(p.parleyed),
        unled=p.unled[:],
        doing=None if p.doing == NOTHING else str(VOCABULARY.moves[p.doing][0]),
        source=p.source,
        goal=p.goal,
        amount=p.amount,
        picked=[POINTS[point] for point in p.picked],
        element=None if p.element == NOTHING else ELEMENTS[p.element],
        rings=p.rings[:],
        battle_seat=_or_none(p.battle_seat),
        battle_foe=_or_none(p.battle_foe),
        battle_point=None if p.battle_point == NOTHING else POINTS[p.battle_point],
        masterless=p.masterless,
        attackers=[_stack(stack) for stack in p.attackers],
        defenders=[_stack(stack) for stack in p.defenders],
        helpers=[bits(mask) for mask in p.helpers],
        face_up=p.face_up,
        factors=p.factors[:],
        engagements=p.engagements,
        overcome=[card.parts() for card in p.overcome],
        contest=[card.parts() for card in p.contest],
        effect=_effect(p),
        offers=[_proposal(offer) for offer in p.offers],
        drafts=[None if draft is None else _proposal(draft) for draft in p.drafts],
    )
    found = msgspec.to_builtins(written)
    assert isinstance(found, dict)
    return found


def _effect(p: Position) -> list[int]:
    if p.effect is None:
        return []
    effect = effects.of(p)
    return [effects.EFFECTS.index(type(effect)), *effect.parts()]


def _by_observer(p: Position, items: list[int]) -> list[list[int]]:
    part = len(items) // (p.players + 1)
    return [items[first : first + part] for first in range(0, len(items), part)]


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _stack(stack: int) -> Fighting:
    return Fighting(stack // POINT_COUNT, POINTS[stack % POINT_COUNT])


def _cards(counts: Sequence[int]) -> list[str]:
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def _player(p: Position, seat: int) -> Player:
    points, provinces = seat * POINT_COUNT, seat * PROVINCE_COUNT
    first = seat * p.players * CARD_KINDS
    return Player(
        alive=p.lives(seat),
        ready=bool(p.ready >> seat & 1),
        samurai={POINTS[n]: count for n, count in enumerate(p.samurai[points : points + POINT_COUNT]) if count},
        story=[_told(each) for each in stories.told(p.stories[seat])],
        daimyo={
            PROVINCES[n]: count for n, count in enumerate(p.daimyo[provinces : provinces + PROVINCE_COUNT]) if count
        },
        shadows={
            PROVINCES[n]: count for n, count in enumerate(p.shadows[provinces : provinces + PROVINCE_COUNT]) if count
        },
        hand=_cards(p.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]),
        known=[
            _cards(p.known[first + each * CARD_KINDS : first + (each + 1) * CARD_KINDS]) for each in range(p.players)
        ],
        spread=p.spread[seat * SPREAD : (seat + 1) * SPREAD],
        fund=p.fund[seat],
        shields=bits(p.shields[seat]),
        truces=bits(p.truces[seat]),
        passage=bits(p.passage[seat]),
        turned=p.turned[seat],
        produced=bits(p.produced[seat]),
        offered=p.offered[seat],
    )


def _told(story: stories.Story) -> Told:
    who = None if story.who == stories.EVERYBODY else story.who
    return Told(stories.KINDS[story.kind], POINTS[story.point], POINTS[story.goal], story.samurai, who)


def _castle(p: Position, site: int) -> Castle:
    return Castle(p.castle_owner[site], CASTLES[p.castle_card[site]], p.koku[site], bool(p.ronin_castle >> site & 1))


def _proposal(offer: Offer) -> Proposal:
    give, ask = ([ITEMS[item] for item in items if item < len(ITEMS)] for items in (offer.give, offer.ask))
    koku, asked = trading.koku_of(offer.give), trading.koku_of(offer.ask)
    return Proposal(offer.proposer, offer.recipient, give, ask, koku, asked, offer.private, offer.terms)


def read(position: Position, dumped: dict[str, Any]) -> None:  # noqa: PLR0915  a statement an attribute
    """Make a fresh position what a dump says."""
    w = shaped(dumped, Written, "bad-dump")
    p = position
    p.tasks = [_task(task) for task in w.tasks]
    p.year = w.year
    p.month = w.month
    p.order = [_seat(p, seat, "order") for seat in w.order]
    p.turn = w.turn
    p.over = w.over
    p.why = w.why
    _read_seats(p, w)
    _read_castles(p, w)
    p.unseen = _of_observers(p, w.unseen, len(p.unseen), "unseen")
    p.doubts = [Doubt(*_exactly(4, doubt, "doubts")) for doubt in w.doubts]
    p.last_held = _of_observers(p, w.last_held, len(p.last_held), "last_held")
    p.element_deck = _numbers(ELEMENTS, w.element_deck, "element_deck")
    p.element_discards = _numbers(ELEMENTS, w.element_discards, "element_discards")
    p.ring_deck = _numbers(RING_VALUES, w.ring_deck, "ring_deck")
    p.ring_discards = _numbers(RING_VALUES, w.ring_discards, "ring_discards")
    p.fate_deck = _numbers(FATES, w.fate_deck, "fate_deck")
    p.fate_discards = _numbers(FATES, w.fate_discards, "fate_discards")
    p.castle_deck = _numbers(CASTLES, w.castle_deck, "castle_deck")
    p.castle_discards = _numbers(CASTLES, w.castle_discards, "castle_discards")
    p.rolls = w.rolls
    p.draws = w.draws
    p.income_done = w.income_done
    p.rolled = w.rolled
    p.points = w.points
    p.moved = w.moved
    p.crossing = w.crossing
    p.claimed = w.claimed
    p.marched = [_step(step) for step in w.marched]
    p.parleyed = _mask(p, w.parleyed, "parleyed")
    p.unled = list(w.unled)
    demand(w.doing is None or w.doing in VOCABULARY.verbs, "doing")
    p.doing = NOTHING if w.doing is None else VOCABULARY.first[w.doing]
    p.source = w.source
    p.goal = w.goal
    p.amount = w.amount
    p.picked = _numbers(POINTS, w.picked, "picked")
    p.element = NOTHING if w.element is None else _number(ELEMENTS, w.element, "element")
    p.rings = _exactly(len(RING_VALUES), w.rings, "rings")
    p.battle_seat = NOBODY if w.battle_seat is None else _seat(p, w.battle_seat, "battle_seat")
    p.battle_foe = NOBODY if w.battle_foe is None else _seat(p, w.battle_foe, "battle_foe")
    p.battle_point = NOTHING if w.battle_point is None else _number(POINTS, w.battle_point, "battle_point")
    p.masterless = w.masterless
    p.attackers = [_fighting(p, each, "attackers") for each in w.attackers]
    p.defenders = [_fighting(p, each, "defenders") for each in w.defenders]
    p.helpers = [_mask(p, seats, "helpers") for seats in _exactly(2, w.helpers, "helpers")]
    p.face_up = w.face_up
    p.factors = list(w.factors)
    p.engagements = w.engagements
    p.overcome = [PlayedCard(*_exactly(3, card, "overcome")) for card in w.overcome]
    p.contest = [PlayedCard(*_exactly(3, card, "contest")) for card in w.contest]
    p.effect = _read_effect(w.effect)
    p.offers = [_offer(p, each) for each in w.offers]
    p.drafts = [None if each is None else _offer(p, each) for each in _exactly(p.players, w.drafts, "drafts")]
    check(p)


def _task(task: list[str | int]) -> Task:
    name, *parts = task or [""]
    demand(name in NAMED and parts and all(isinstance(part, int) for part in parts), "tasks")
    seat, *more = (int(part) for part in parts)
    try:
        return NAMED[str(name)].read(seat, more)
    except (TypeError, ValueError):
        raise BadInput("bad-dump", {"where": "$.position.tasks"}) from None


def _read_effect(parts: list[int]) -> CardEffect | None:
    if not parts:
        return None
    demand(0 <= parts[0] < len(effects.EFFECTS), "effect")
    try:
        return effects.EFFECTS[parts[0]](*parts[1:])
    except TypeError:
        raise BadInput("bad-dump", {"where": "$.position.effect"}) from None


def _read_seats(p: Position, w: Written) -> None:
    seats = _exactly(p.players, w.seats, "seats")
    p.alive = sum(1 << seat for seat, each in enumerate(seats) if each.alive)
    p.ready = sum(1 << seat for seat, each in enumerate(seats) if each.ready)
    p.spread = [part for each in seats for part in _exactly(SPREAD, each.spread, "seats")]
    p.fund = [each.fund for each in seats]
    p.shields = [_mask(p, each.shields, "seats") for each in seats]
    p.truces = [_mask(p, each.truces, "seats") for each in seats]
    p.passage = [_mask(p, each.passage, "seats") for each in seats]
    p.turned = [each.turned for each in seats]
    p.produced = [sum(1 << component for component in set(each.produced) if component < 32) for each in seats]
    p.offered = [each.offered for each in seats]
    p.hands = [count for each in seats for count in _counts(each.hand)]
    p.known = [count for each in seats for hand in _exactly(p.players, each.known, "seats") for count in _counts(hand)]
    p.samurai = [count for each in seats for count in _spots(POINTS, each.samurai)]
    p.daimyo = [count for each in seats for count in _spots(PROVINCES, each.daimyo)]
    p.shadows = [count for each in seats for count in _spots(PROVINCES, each.shadows)]
    p.stories = [_story(p, each.story) for each in seats]


def _counts(cards: list[str]) -> list[int]:
    demand(set(cards) <= set(CARDS), "seats")
    return [cards.count(card) for card in CARDS]


def _spots(names: Sequence[str], counts: dict[str, int]) -> list[int]:
    demand(set(counts) <= set(names), "seats")
    return [counts.get(name, 0) for name in names]


def _story(p: Position, story: list[Told]) -> stories.Story | None:
    last: stories.Story | None = None
    for each in story:
        who = stories.EVERYBODY if each.who is None else _seat(p, each.who, "seats")
        point, goal = _number(POINTS, each.point, "seats"), _number(POINTS, each.goal, "seats")
        last = stories.Story(last, _number(stories.KINDS, each.kind, "seats"), point, goal, each.samurai, who)
    return last


def _read_castles(p: Position, w: Written) -> None:
    for id, castle in w.castles.items():
        site = _number(SITES, id, "castles")
        p.castle_owner[site] = _seat(p, castle.owner, "castles")
        p.castle_card[site] = _number(CASTLES, castle.card, "castles")
        p.koku[site] = castle.koku
        p.ronin_castle |= castle.ronin << site
    for card, at in enumerate(p.family_at):
        demand((FAMILY[card] in w.family) == (at != ABSENT), "family")
        found = w.family.get(FAMILY[card])
        if found is not None:
            p.family_at[card] = _number(SITES, found, "family")
    p.hostages = sum(1 << card for card in set(_numbers(FAMILY, w.hostages, "hostages")))


def _of_observers(p: Position, parts: list[list[int]], count: int, where: str) -> list[int]:
    each = count // (p.players + 1)
    return [item for part in _exactly(p.players + 1, parts, where) for item in _exactly(each, part, where)]


def _step(step: list[str]) -> int:
    source, goal = _numbers(POINTS, _exactly(2, step, "marched"), "marched")
    return source * POINT_COUNT + goal


def _fighting(p: Position, each: Fighting, where: str) -> int:
    return _seat(p, each.seat, where) * POINT_COUNT + _number(POINTS, each.point, where)


def _offer(p: Position, each: Proposal) -> Offer:
    give = trading.with_koku(_numbers(ITEMS, each.give, "offers"), each.koku)
    ask = trading.with_koku(_numbers(ITEMS, each.ask, "offers"), each.asked_koku)
    proposer, recipient = _seat(p, each.proposer, "offers"), _seat(p, each.recipient, "offers")
    return Offer(proposer, recipient, give, ask, each.private, each.terms)


def _number(names: Sequence[Any], word: Any, where: str) -> int:
    demand(word in names, where)
    return names.index(word)


def _numbers(names: Sequence[Any], words: Sequence[Any], where: str) -> list[int]:
    return [_number(names, word, where) for word in words]


def _mask(p: Position, seats: list[int], where: str) -> int:
    return sum(1 << _seat(p, seat, where) for seat in set(seats))


def _seat(p: Position, seat: int, where: str) -> int:
    demand(seat < p.players, where)
    return seat


def _exactly(count: int, items: list[T], where: str) -> list[T]:
    demand(len(items) == count, where)
    return items
