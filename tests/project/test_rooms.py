"""No folder asks for more than a look: about twenty entries, then there are rooms in it."""

import subprocess
from collections import defaultdict
from pathlib import PurePath

MOST = 22  # about twenty, and one or two that have just come
NEVER_COUNTED = {"__init__.py", "conftest.py"}  # every room has them
LISTS = {  # grow by one with each of their kind, and are found by number or name
    "docs/decisions",
    "docs/pictures",
    "src/tenka/store/migrations/versions",
    "tests/records/shitenno",
    "tests/records/shogun",
    "tests/records/tenjo",
}
ROOT = {"."}  # where tools look for their own files
SPLIT = (".test.ts", ".svelte.ts")  # `rolls.test.ts` stands beside `rolls.ts`, and is read with it


def rooms() -> dict[str, set[str]]:
    """What each folder of the tree holds: files that git keeps, and folders with such files."""
    kept = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout.splitlines()
    found = defaultdict[str, set[str]](set)
    for path in map(PurePath, kept):
        for inner, outer in zip((path, *path.parents), path.parents, strict=False):
            found[str(outer)].add(entry(inner.name))
    return found


def entry(name: str) -> str:
    """The name that a file counts under: a test counts with what it tests."""
    for end in SPLIT:
        name = name.replace(end, ".ts") if name.endswith(end) else name
    return name


def test_no_folder_holds_more_than_about_twenty() -> None:
    counted = {room: held - NEVER_COUNTED for room, held in rooms().items() if room not in LISTS | ROOT}
    assert {room: len(held) for room, held in counted.items() if len(held) > MOST} == {}
