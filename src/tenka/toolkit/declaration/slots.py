"""Writes a declared position out: its slots, their types, and the copying of them, for mypyc to compile.

`python -m tenka.toolkit.declaration.slots src/tenka/games/*/rules/declaration/fields.py` writes `slots.py` beside each
of these files, which declare a `POSITION` (see fields.py in this folder). Nothing of this is needed at run time.
"""

import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tenka.toolkit.declaration.fields import Field, Part

NAME = re.compile(r"[A-Za-z_]\w*")
HEAD = '''"""The slots of a position: made of fields.py by `tenka.toolkit.declaration.slots`, and not to be edited."""

{imports}


class Slots(State):
    """What fields.py declares, and how a copy takes it over."""

    __slots__ = (
{slots}
    )
{types}

    def copy_from(self, other: State) -> None:
        """Become the same position as `other`."""
        assert isinstance(other, Slots)
        super().copy_from(other)
        source: Slots = other  # once: of what is narrowed by an assert mypyc checks the type at every use
{copies}
'''


EMPTY = "from tenka.kernel.state import State\n\n\nclass Slots(State):\n    __slots__ = ()\n"


def code(module: ModuleType) -> str:
    """What `slots.py` beside a module holds."""
    names = list(module.POSITION.fields)
    return HEAD.format(
        imports="\n".join(sorted([*_imports(module), "from tenka.kernel.state import State"])),
        slots="\n".join(f'        "{name}",' for name in names),
        types="\n".join(line for part in module.POSITION.parts for line in _types(part)),
        copies="\n".join(f"        self.{name} = source.{name}" for name in names),
    )


def _types(part: type[Part]) -> list[str]:
    """The annotations of a part's fields, under the first line of its docstring."""
    assert part.__doc__ is not None
    fields = [name for name, each in vars(part).items() if isinstance(each, Field)]
    return [f"    # {part.__doc__.splitlines()[0]}", *(f"    {name}: {part.__annotations__[name]}" for name in fields)]


def _imports(module: ModuleType) -> set[str]:
    """Where the classes that annotations speak of come from."""
    annotations = " ".join(text for part in module.POSITION.parts for text in part.__annotations__.values())
    found = {name: vars(module).get(name) for name in NAME.findall(annotations)}
    return {f"from {each.__module__} import {name}" for name, each in found.items() if isinstance(each, type)}


def write(path: Path) -> None:
    """Write `slots.py` beside a declaration, which may import it: where there is none, an empty one comes first."""
    slots = path.with_name("slots.py")
    if not slots.exists():
        slots.write_text(EMPTY, encoding="utf-8")
    slots.write_text(code(import_module(_module(path))), encoding="utf-8")


def _module(path: Path) -> str:
    """The name under which a file is imported."""
    parts = [path.stem]
    for folder in path.resolve().parents:
        if not (folder / "__init__.py").exists():
            break
        parts.append(folder.name)
    return ".".join(reversed(parts))


if __name__ == "__main__":
    for path in sys.argv[1:]:
        write(Path(path))
