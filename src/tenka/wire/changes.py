"""What changed between two views of one seat."""

from typing import Any

Path = list[str | int]


def changes(old: Any, new: Any) -> list[list[Any]]:
    """Pairs of a path and the value now there; put in place in order, they make the new view of the old one."""
    found: list[list[Any]] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[list[Any]]) -> None:
    """Look for differences; below the top, the values are known to differ."""
    if type(old) is dict and type(new) is dict and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif type(old) is list and type(new) is list and len(old) == len(new) and type(new[0]) in (dict, list):
        for place, value in enumerate(new):
            if old[place] != value:
                _compare(old[place], value, [*path, place], found)
    elif path or old != new:
        found.append([path, new])


def changed(view: Any, pairs: list[list[Any]]) -> Any:
    """The view after the changes; parts that did not change are shared with the old one."""
    for path, value in pairs:
        view = _put(view, path, value)
    return view


def _put(part: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    fresh = part.copy()
    fresh[path[0]] = _put(part[path[0]], path[1:], value)
    return fresh
