"""Lists and sets in a position: lists are shared between copies and never changed in place, sets are bits."""


def put(items: list[int], place: int, value: int) -> list[int]:
    """A list with one value changed."""
    changed = items[:]
    changed[place] = value
    return changed


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
