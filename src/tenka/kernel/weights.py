"""The weights of a game's judgement, in the file `mind.toml` of its folder."""

from collections.abc import Sequence
from importlib.resources import files

import msgspec

from tenka.kernel.judgement import Judgement


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """The weights of one part of the game, by feature."""

    weights: dict[str, float]


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of the file."""

    row: tuple[Row, ...]


def read_judgement(package: str, names: Sequence[str]) -> Judgement:
    """The judgement of the game in a package."""
    read = msgspec.toml.decode(files(package).joinpath("mind.toml").read_bytes(), type=Weights)
    return Judgement(names, [[row.weights[name] for name in names] for row in read.row])
