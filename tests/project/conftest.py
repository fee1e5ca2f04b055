"""The dev script, for tests that ask what it decides."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module, its folders moved to an empty place, where it may go."""
    loader = SourceFileLoader("dev", str(REPOSITORY / "dev"))
    spec = spec_from_loader("dev", loader)
    assert spec is not None
    module: Any = module_from_spec(spec)
    loader.exec_module(module)
    module.ROOT = tmp_path
    monkeypatch.chdir(tmp_path)
    module.BUILD_FILES = [tmp_path / "pyproject.toml"]
    module.STAMP = tmp_path / "installed.json"
    module.PYTHON = tmp_path / "python"
    module.COMPILED = tmp_path / "compiled"
    module.LOG = tmp_path / "dev.log"
    module.BUILD_FILES[0].write_text("a = 1")
    module.PYTHON.touch()
    return module
