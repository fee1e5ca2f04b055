"""Lists are shared between copies of a state and never changed in place."""


def put(items: list[int], place: int, value: int) -> list[int]:
    """A list with one value changed."""
    changed = items[:]
    changed[place] = value
    return changed
