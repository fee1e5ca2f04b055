"""What a search was taught of a game, in `bot/search/weights.toml` of its folder: weights of judgement and policy."""

from collections.abc import Sequence
from importlib.resources import files

import msgspec

from tenka.toolkit.search.judgement import Judgement
from tenka.toolkit.search.policy_weights import PolicyWeights


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """The weights of one part of the game, by feature."""

    weights: dict[str, float]


class Taught(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of the file."""

    row: tuple[Row, ...]
    policy: dict[str, float] = {}
    defaults: dict[str, float] = {}  # of the policy, before it was trained


def read_judgement(package: str, names: Sequence[str]) -> Judgement:
    """The judgement of the game in a package."""
    return Judgement(names, [[row.weights[name] for name in names] for row in _read(package).row])


def read_policy(package: str, names: Sequence[str], seats: int) -> PolicyWeights:
    """The weights of the quick player of the game in a package."""
    taught = _read(package)
    defaults = [taught.defaults[name] for name in names] if taught.defaults else ()
    return PolicyWeights(names, [taught.policy[name] for name in names], seats, defaults)


def _read(package: str) -> Taught:
    return msgspec.toml.decode(files(f"{package}.bot.search").joinpath("weights.toml").read_bytes(), type=Taught)
