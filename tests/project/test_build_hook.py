"""The build hook: what is compiled, and what it takes."""

import tomllib
from pathlib import Path

import pytest

import hatch_build


def test_every_module_to_compile_exists() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    modules = hatch_build.find_modules(Path(__file__).parents[2], hook["compile"])
    assert all(module.startswith(f"{hatch_build.SOURCE_ROOT}/tenka/") for module in modules)


def test_a_pattern_for_no_module_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "hot.py").touch()
    (tmp_path / "hot.toml").touch()
    (tmp_path / "cool.py").touch()
    assert hatch_build.find_modules(tmp_path, ["*", "hot.*", "!cool.py"]) == ["hot.py"]
    with pytest.raises(ValueError, match=r"no file matches 'cold\*\.py'"):
        hatch_build.find_modules(tmp_path, ["hot.py", "cold*.py"])


def test_a_compiler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O9")
    assert hatch_build.missing_tool() == "no C compiler (no-such-compiler)"
