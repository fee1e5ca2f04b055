"""Compiled classes that Python code may extend: a game of another package derives its state from ours."""

from typing import TYPE_CHECKING, Any

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes: Any) -> Any:
        """What mypyc reads when it compiles a class, and nobody at run time: no package is needed for it."""
        return lambda kind: kind
