"""What is no move and what is no seat, whatever the game."""

from typing import Any

from tenka.kernel.move import Move
from tenka.kernel.vocabulary import Vocabulary

BAD_SEATS: list[Any] = [-1, 99, 2**70, 10**5000, True, False, "0", "", None, 0.0, 1.0, b"0", [0], (0,), {}, {0}, 1j]

DEEP: list[object] = []
for _ in range(100_000):
    DEEP = [DEEP]

SHAPELESS: list[object] = [
    *[None, True, False, 0, 1, -1, 2**70, 10**5000, 1.5, float("nan"), float("inf"), 1j],
    *["", "x", "\0", "\ud800", "天下", "x" * 100_000, b"", b"done", bytearray(b"done")],
    *[{}, {"done": 1}, set(), frozenset({"done"}), object(), object, print, range(3), ..., iter(["done"])],
    *[[], (), [[]], [()], [{}], [set()], [None], [[["done"]]], [b"done"], [""], ["\ud800"], ["x" * 100_000]],
    *[["x"] * 100_000, [1] * 100_000, [10**5000], [[10**5000]], ["no such verb"], [float("nan")], [object()]],
    *[DEEP, ["x", DEEP], Move(), Move(("no such verb",)), Move((10**5000,))],
]


def malformed(vocabulary: Vocabulary) -> list[object]:
    """Things that look more or less like moves of a game and are none."""
    found = SHAPELESS[:]
    for verb in vocabulary.verbs:
        move = list(next(move for move in vocabulary.moves if move[0] == verb))
        found += [
            *[
                verb,
                [*move, "x"],
                [*move, None],
                [*move, 1],
                [*move, []],
                [move],
                [*move[:-1], [move[-1]]],
                move * 1000,
            ],
            *[{verb: move[1:]}, dict.fromkeys(move), set(move), iter(move), repr(move), [verb.upper(), *move[1:]]],
            *[
                [verb + " ", *move[1:]],
                [verb.encode(), *move[1:]],
                [True, *move[1:]],
                move[::-1] if len(move) > 1 else 0,
            ],
        ]
        for place in range(1, len(move)):
            strange: list[object] = [
                True,
                1.0,
                -1,
                99,
                2**70,
                10**5000,
                None,
                [],
                {},
                "",
                "x",
                "\ud800",
                b"x",
                float(place),
                DEEP,
            ]
            found += [[*move[:place], value, *move[place + 1 :]] for value in strange]
            found.append(move[:place])
    known = set(vocabulary.moves)
    return [move for move in found if not (isinstance(move, list) and is_exactly(move, known))]


def is_exactly(move: list[object], known: set[Move]) -> bool:
    """Whether a list is a move, not only equal to one."""
    plain = all(type(part) in {str, int} for part in move)
    return plain and Move(move) in known  # type: ignore[arg-type]
