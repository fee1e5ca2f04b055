"""When the compiled package is under test, it is the compiled modules that run."""

import os
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from hatch_build import find_modules

REPOSITORY = Path(__file__).parents[2]


@pytest.mark.skipif(os.environ.get("TENKA_EXPECT_COMPILED") != "1", reason="plain Python is under test")
def test_modules_listed_to_be_compiled_are_extensions() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    files = find_modules(REPOSITORY, patterns)
    assert files
    for file in files:
        name = ".".join(Path(file).with_suffix("").parts[1:]).removesuffix(".__init__")
        place = import_module(name).__file__
        assert place is not None
        assert not place.endswith(".py"), f"{name} runs from its source"
