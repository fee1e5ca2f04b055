"""Randomness: one keyed stream per purpose, so that nothing drawn tells anything about what will be drawn.

A stream has no state. Block `i` of a purpose and counter is keyed BLAKE2b of all three under the 256-bit seed, and
numbers are taken from its bytes by rejection. Whoever knows the seed can check every draw, in any order.
"""

from hashlib import blake2b, sha256
from string import hexdigits

from tenka.kernel.errors import BadInput, shown

SEED_BYTES = 32
FINGERPRINT_PREFIX = b"tenka seed\0"


class Stream:
    """Everything random of one game follows from its seed."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def block(self, purpose: str, counter: int, number: int) -> bytes:
        """64 bytes that only who knows the seed can tell."""
        return blake2b(f"{purpose}\0{counter}\0{number}".encode(), key=self.seed).digest()

    def shuffled(self, items: list[int], purpose: str, counter: int) -> list[int]:
        """Up to 256 items in an order drawn at random, each order as likely as any other (Fisher–Yates)."""
        if len(items) > 256:
            raise ValueError(len(items))
        deck = items[:]
        number = 0
        data = self.block(purpose, counter, number)
        place = 0
        for last in range(len(deck) - 1, 0, -1):
            size = last + 1
            limit = 256 - 256 % size
            while True:
                if place == len(data):
                    number += 1
                    data = self.block(purpose, counter, number)
                    place = 0
                value = data[place]
                place += 1
                if value < limit:
                    break
            other = value % size
            item = deck[last]
            deck[last] = deck[other]
            deck[other] = item
        return deck


def seed_bytes(seed: object) -> bytes:
    """A seed given as a whole number or 32 bytes, as 32 bytes."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if type(seed) is int and 0 <= seed < 1 << (8 * SEED_BYTES):
        return seed.to_bytes(SEED_BYTES, "big")
    raise BadInput("bad-seed", {"seed": shown(seed)})


def seed_from_hex(text: str) -> bytes:
    """A seed written in 64 hexadecimal digits."""
    if len(text) == 2 * SEED_BYTES and set(text) <= set(hexdigits):
        return bytes.fromhex(text)
    raise BadInput("bad-seed", {"seed": shown(text)})


def seed_from_text(text: str) -> bytes:
    """A seed as a person writes it: a whole number, or 64 hexadecimal digits."""
    if len(text) == 2 * SEED_BYTES:
        return seed_from_hex(text)
    if text.isascii() and text.isdecimal() and len(text) < 4 * SEED_BYTES:
        return seed_bytes(int(text))
    raise BadInput("bad-seed", {"seed": shown(text)})


def fingerprint(seed: bytes) -> str:
    """What can be published before the game without telling the seed, and checked after it."""
    return sha256(FINGERPRINT_PREFIX + seed).hexdigest()
