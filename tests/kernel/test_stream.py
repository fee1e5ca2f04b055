"""The keyed stream: fixed, fair, and different for every purpose, counter and seed."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tenka import BadInput
from tenka.kernel.stream import Stream, fingerprint, seed_bytes, seed_from_hex

SEVEN = seed_bytes(7)
RISING = bytes(range(32))

BAD_SEEDS = [
    *[-1, 1 << 256, 10**5000, True, False, 7.0, None, "7", "", "00" * 32],
    *[b"", b"7", bytes(31), bytes(33), bytearray(32), [7], {}],
]
BAD_HEX = ["", "7", "00" * 31, "00" * 33, "0" * 63, "g" * 64, " " * 64, "é" * 64, "٣" * 64, "0x" + "00" * 31]


def test_known_answers() -> None:
    stream = Stream(SEVEN)
    assert stream.block("troops", 0, 0).hex() == (
        "e82030c6d69287a71f025dd3ab73ee8c9941c12679f90f440051d7e96816ce50"
        "86151a7248f01ff612915bb992c1c20c553c359ae5a4a18a5ada5f00c387f8f0"
    )
    assert stream.shuffled(list(range(34)), "troops", 0)[:12] == [3, 25, 30, 20, 19, 22, 6, 13, 11, 15, 0, 31]
    assert stream.shuffled(list(range(34)), "troops", 1)[:12] == [22, 5, 31, 8, 20, 4, 14, 26, 13, 2, 6, 12]
    assert stream.shuffled(list(range(256)), "tiles", 0)[:12] == [243, 125, 62, 112, 55, 40, 187, 36, 35, 71, 57, 69]
    assert Stream(RISING).shuffled(list(range(10)), "天下", 3) == [3, 4, 2, 5, 9, 6, 7, 1, 0, 8]
    assert fingerprint(SEVEN) == "087c014cf87c9baf771ba0c6bf554631a006f6e7c081de144ae36a95dab3a018"
    assert fingerprint(RISING) == "9ffd5a971f56b21592ad1dcc4f3796aba0d6c2e8982fd5b1054e1183c9a91311"


def test_every_order_is_as_likely() -> None:
    samples = 12_000
    stream = Stream(SEVEN)
    found = Counter(tuple(stream.shuffled([0, 1, 2, 3], "fair", counter)) for counter in range(samples))
    expected = samples / 24
    assert set(found) == set(permutations(range(4)))
    assert (
        sum((count - expected) ** 2 / expected for count in found.values()) < 60
    )  # 23 degrees of freedom: 1 in 30,000


def test_bytes_that_would_favour_low_numbers_are_rejected() -> None:
    """Of 256 bytes modulo 200 the first 56 would come twice as often."""
    samples = 4_000
    low = sum(Stream(SEVEN).shuffled(list(range(200)), "biased", counter)[-1] < 56 for counter in range(samples))
    assert abs(low / samples - 56 / 200) < 0.03


@pytest.mark.parametrize("size", [0, 1, 2, 34, 128, 255, 256])
def test_shuffling_loses_nothing(size: int) -> None:
    items = list(range(size))
    assert sorted(Stream(SEVEN).shuffled(items, "all", 0)) == items == list(range(size))


def test_more_items_than_a_byte_can_number_are_refused() -> None:
    with pytest.raises(ValueError, match="257"):
        Stream(SEVEN).shuffled(list(range(257)), "all", 0)


def test_purposes_counters_and_seeds_are_independent() -> None:
    items = list(range(34))
    streams: list[Any] = [
        lambda n: Stream(SEVEN).shuffled(items, "troops", n),
        lambda n: Stream(SEVEN).shuffled(items, "troops", n + 1),
        lambda n: Stream(SEVEN).shuffled(items, "koku", n),
        lambda n: Stream(RISING).shuffled(items, "troops", n),
    ]
    rounds = 300
    for one in range(len(streams)):
        for other in range(one):
            same = sum(a == b for n in range(rounds) for a, b in zip(streams[one](n), streams[other](n), strict=True))
            assert abs(same / rounds - 1) < 0.25  # two independent orders agree in one place on average


def test_blocks_differ() -> None:
    stream = Stream(SEVEN)
    blocks = {stream.block(purpose, c, n) for purpose in ("a", "a\0001", "b") for c in range(12) for n in range(12)}
    assert len(blocks) >= 2 * 12 * 12


def test_seeds_as_numbers_and_bytes() -> None:
    assert seed_bytes(7) == bytes(31) + b"\7" == seed_bytes(bytes(31) + b"\7")
    assert seed_bytes(0) == bytes(32)
    assert seed_bytes((1 << 256) - 1) == b"\xff" * 32
    assert seed_from_hex(RISING.hex()) == RISING


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=lambda seed: type(seed).__name__)
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(BadInput) as caught:
        seed_bytes(seed)
    assert caught.value.message == "bad-seed"


@pytest.mark.parametrize("text", [*BAD_HEX, "00 " * 32], ids=ascii)
def test_bad_hexadecimal_seeds_are_refused(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        seed_from_hex(text)
    assert caught.value.message == "bad-seed"
