"""The engine against the slow reference, on random positions."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from tenka.kernel.state import State
from tests.games.shitenno import reference
from tests.games.shitenno.positions import (
    BOARD,
    DOUBLES,
    KAMONS,
    KOKU_CARDS,
    PLAYERS,
    TITLES,
    TROOP_CARDS,
    TROOPS,
    Kamon,
    can,
    draft,
    fields,
    finished,
    gold,
    odd_year,
    play,
    position,
    refusal,
)

LISTED = 16
ITEMS = ("koku_1", "koku_2", "koku_3", *TROOPS, *DOUBLES, "exchange", "plus", "hatamoto")
BONUSES = ("exchange", "plus", "draw")
many = pytest.mark.parametrize("seed", range(240))


class Table(NamedTuple):
    """A random position of seat 0 in its turn, and what it has to pay with."""

    state: State
    pieces: list[str]


def random_board(rng: Random, players: int) -> dict[str, list[Kamon]]:
    """Fields filled at random with the kamons that there are, some of them gold."""
    supply = [seat for seat in range(players) for _ in range(KAMONS[players])]
    rng.shuffle(supply)
    board: dict[str, list[Kamon]] = {}
    for name in BOARD:
        seats = [supply.pop() for _ in range(min(rng.randrange(5), len(supply)))]
        board[name] = [gold(seat) if rng.random() < 0.3 else seat for seat in seats]
    return board


def random_table(rng: Random) -> Table:
    title = rng.choice(["daimyo", "hatamoto"])
    hand = rng.sample(TROOP_CARDS + KOKU_CARDS, rng.randrange(8))
    tiles = ["exchange"] * rng.randrange(5) + ["plus"] * rng.randrange(4)
    gates = {name: [f"{rng.choice(TROOPS)} {rng.choice(BONUSES)}" for _ in range(3)] for name in BOARD}
    state = odd_year(title=title, hand=hand, tiles=tiles, gates=gates, board=random_board(rng, 2))
    return Table(state, [*hand, *tiles, *["hatamoto"] * (title == "hatamoto")])


def need_of(state: State, name: str, means: str) -> reference.Need | None:
    """What the leftmost free field asks for (S13, S14); None if there is none."""
    own, printed, numbers = BOARD[name]
    words = position(state)
    number = list(BOARD).index(name)
    filled = sum(kamon is not None for kamon in words["board"][number])
    if filled == 4:
        return None
    if means == "koku":
        return reference.asked(["koku"] * numbers[filled])
    top = words["gates"][number][filled]["troop"] if filled < 3 else own
    return reference.asked([own] * printed + [top])


def placements(table: Table) -> list[tuple[str, str, reference.Need]]:
    """The placements that the reference can pay for."""
    found = []
    for name in BOARD:
        for means in ("troops", "koku"):
            need = need_of(table.state, name, means)
            if need is not None and reference.suffices(table.pieces, need):
                found.append((name, means, need))
    return found


def some_payments(rng: Random, table: Table, most: int) -> list[tuple[State, set[reference.Pieces]]]:
    """Some placements begun, each in a state of its own, with all payments for it."""
    found = []
    possible = placements(table)
    for name, means, need in rng.sample(possible, min(most, len(possible))):
        state = table.state.copy()
        play(state, ["place", name, means])
        found.append((state, reference.payments(table.pieces, need)))
    return found


def worth(payment: Sequence[str]) -> tuple[int, int, int]:
    """What is spent: symbols and koku on cards, tiles, the Hatamoto's help."""
    cards = [piece for piece in payment if piece not in ("exchange", "plus", "hatamoto")]
    symbols = sum(len(reference.symbols_of(card)[0]) for card in cards)
    hatamoto = payment.count("hatamoto")
    return symbols, len(payment) - len(cards) - hatamoto, hatamoto


def dearer(payment: Sequence[str], other: Sequence[str]) -> bool:
    """Whether a payment costs more than another in some respect and less in none."""
    return worth(payment) != worth(other) and all(a >= b for a, b in zip(worth(payment), worth(other), strict=True))


@many
def test_a_placement_can_be_begun_exactly_if_it_can_be_paid(seed: int) -> None:
    table = random_table(Random(seed))
    legal = {(str(move[1]), str(move[2])) for move in table.state.legal(0) if move[0] == "place"}
    assert legal == {(name, means) for name, means, _ in placements(table)}


def check_listed(rng: Random, state: State, payments: set[reference.Pieces]) -> None:
    """The listed payments are those that need all their pieces, cheapest first, and can be taken by number."""
    listed = [tuple(sorted(payment)) for payment in draft(state)["payments"]]
    assert len(listed) == len(set(listed)) == min(LISTED, len(payments))
    assert set(listed) <= payments
    for place, payment in enumerate(listed):
        assert not any(dearer(payment, later) for later in listed[place + 1 :])
        assert not any(dearer(payment, other) for other in payments - set(listed))
    number = rng.randrange(len(listed))
    play(state, ["pay", rng.randrange(len(listed))], ["pay", number])
    assert tuple(sorted(draft(state)["used"])) == listed[number]
    assert can(state, "confirm")
    assert len(listed) == LISTED or refusal(state, "pay", len(listed)) == ("S15", "no-such-payment")


def check_step(rng: Random, state: State, used: list[str], pieces: list[str], payments: set[reference.Pieces]) -> None:
    """Compare what may be laid out next, what is refused, and whether the payment is complete."""
    fitting = {
        item
        for item in set(pieces)
        if any(Counter([*used, item]) <= Counter(payment) for payment in payments)
    }  # fmt: skip
    moves = state.legal(0)
    assert {move[1] for move in moves if move[0] == "use"} == fitting
    complete = tuple(sorted(used)) in payments
    shown: dict[str, Any] = draft(state)
    assert shown["complete"] == complete == can(state, "confirm")
    assert (not shown["missing"]) == complete
    assert Counter(shown["used"]) == Counter(used)
    wrong = rng.choice([item for item in ITEMS if item not in fitting])
    held = pieces.count(wrong) > used.count(wrong)
    expected = {"S15"} if held else {"S12", "S21"} if wrong == "hatamoto" else {"S12"}
    assert refusal(state, "use", wrong)[0] in expected
    if not complete:
        assert refusal(state, "confirm") == ("S20", "not-enough")


def check_laid_out(rng: Random, state: State, pieces: list[str], payments: set[reference.Pieces]) -> None:
    """A payment is laid out in any order up to its confirmation, and nothing else is."""
    payment = list(rng.choice(sorted(payments)))
    rng.shuffle(payment)
    for place, piece in enumerate(payment):
        check_step(rng, state, payment[:place], pieces, payments)
        play(state, ["use", piece])
    check_step(rng, state, payment, pieces, payments)
    before = position(state)
    play(state, ["confirm"])
    after = position(state)
    assert Counter(after["hands"][0]) == Counter(before["hands"][0]) - Counter(payment)
    assert Counter(after["discards"]) == Counter(card for card in payment if card in TROOP_CARDS)


@many
def test_payments_are_those_that_need_all_their_pieces(seed: int) -> None:
    rng = Random(seed)
    table = random_table(rng)
    for state, payments in some_payments(rng, table, 2):
        check_listed(rng, state.copy(), payments)
        check_laid_out(rng, state, table.pieces, payments)


@many
def test_the_final_scoring_is_the_references(seed: int) -> None:
    rng = Random(seed)
    players = rng.choice(PLAYERS)
    cards = rng.sample(TROOP_CARDS + KOKU_CARDS, 4 * players)
    hands = [rng.sample(cards[4 * seat : 4 * seat + 4], rng.randrange(5)) for seat in range(players)]
    tiles = ["exchange"] * rng.randrange(4) + ["plus"] * rng.randrange(4)
    scores = [rng.randrange(95, 106) for _ in range(players)]
    board = random_board(rng, players)
    titles = rng.sample(TITLES, players)
    last = max(range(players), key=lambda seat: TITLES.index(titles[seat]))
    words = {"titles": titles, "seat": last, "scores": scores, "hands": hands, "draws": rng.randrange(3)}
    result = finished(players, tiles=tiles, board=board, **words).result
    assert result is not None

    koku = [reference.most_koku(hand + (tiles if seat == 0 else [])) for seat, hand in enumerate(hands)]
    winners = [reference.majority(fields(board[name]), players) for name in BOARD]
    total = [score + koku[seat] + 6 * winners.count(seat) for seat, score in enumerate(scores)]
    assert result["koku"] == koku
    assert [each["seat"] for each in result["majorities"]] == winners
    assert result["scores"] == total
    assert result["ranking"] == reference.ranking(total, titles)
