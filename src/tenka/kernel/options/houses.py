"""Houses: by which seats are told apart where a game has more of them than rules about them.

Which seat has which house changes nothing in a game but what its players are called and how they are drawn.
"""

from collections.abc import Sequence

from tenka.kernel.errors import BadInput, shown

OPTION = "houses"  # a list, seat by seat; where it is missing every seat has the one that is its own


def checked(known: tuple[str, ...], players: int, given: object) -> list[str]:
    """Houses as they were given, if each seat has one and nobody another's."""
    if not isinstance(given, list | tuple) or len(given) != players or len(set(map(shown, given))) != players:
        raise BadInput("bad-option", {"option": OPTION, "value": shown(given)})
    for house in given:
        check(known, house)
    return list(given)


def check(known: tuple[str, ...], house: object) -> None:
    """Refuse a house that the game does not have."""
    if not known:
        raise BadInput("no-houses")
    if house not in known:
        raise BadInput("no-such-house", {"house": shown(house), "known": ", ".join(known)})


def shared_out(known: tuple[str, ...], chosen: Sequence[str | None]) -> list[str]:
    """A house for every seat: the one it chose, or else its own or, where that is taken, the first one left."""
    left = [house for house in known if house not in chosen]
    own = [None if house or known[seat] not in left else known[seat] for seat, house in enumerate(chosen)]
    rest = iter([house for house in left if house not in own])
    return [house or mine or next(rest) for house, mine in zip(chosen, own, strict=True)]
