"""Receipts: which submissions were carried out, by their keys, in a few bytes each."""

from array import array
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from tenka.server.guard.refused import Refused

_encoder = msgspec.json.Encoder()


class Receipt(NamedTuple):
    """A submission's key and content, each as a number that stands for it, and the seat's version after it."""

    key: int
    content: int
    version: int


class Receipts:
    """The receipts of a game, in order."""

    def __init__(self) -> None:
        self._keys = array("Q")
        self._contents = array("Q")
        self._versions = array("I")

    def __len__(self) -> int:
        return len(self._keys)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Receipts) and self.since(0) == other.since(0)

    __hash__ = None  # type: ignore[assignment]

    def find(self, seat: int, steps: Sequence[Any], key: str) -> int | None:
        """The version after the submission of this key, if there was one; refused if its content was another."""
        try:
            place = self._keys.index(_number(seat, key))
        except ValueError:
            return None
        if self._contents[place] != _number(steps):
            raise Refused(409, "key-used")
        return self._versions[place]

    def add(self, receipt: Receipt) -> None:
        """Take note of a submission."""
        self._keys.append(receipt.key)
        self._contents.append(receipt.content)
        self._versions.append(receipt.version)

    def since(self, place: int) -> list[Receipt]:
        """All from a place on."""
        return list(map(Receipt, self._keys[place:], self._contents[place:], self._versions[place:]))

    def replace(self, place: int, kept: Sequence[Receipt]) -> None:
        """Forget all from a place on but for these."""
        for each in (self._keys, self._contents, self._versions):
            del each[place:]
        for receipt in kept:
            self.add(receipt)


def receipt(seat: int, steps: Sequence[Any], key: str, version: int) -> Receipt:
    """The receipt of a submission."""
    return Receipt(_number(seat, key), _number(steps), version)


def _number(*what: Any) -> int:
    """63 bits that stand for something: every database and reader of JSON can keep them."""
    return int.from_bytes(blake2b(_encoder.encode(what), digest_size=8).digest()) >> 1
