"""`pip install tenka` brings what engine, terminal and simulations need; whatever needs more says so in a line."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
ENGINE = [
    "kernel",
    "toolkit",
    "games",
    "words",
    "folders",
    "bots",
    "sim",
    "analysis",
    "arena",
    "tuning",
    "terminal",
    "cli",
]
# Where a package's name is not its module's.
MODULES = {
    "argon2-cffi": "argon2",
    "confusable-homoglyphs": "confusable_homoglyphs",
    "http-ece": "http_ece",
    "prometheus-client": "prometheus_client",
    "py-vapid": "py_vapid",
}
WITHOUT = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
"""
IMPORT_ALL = """
import importlib, pkgutil, tenka
for found in pkgutil.walk_packages(tenka.__path__, "tenka."):
    if found.name.split(".")[1] in {parts!r} and not found.name.endswith("__main__"):
        importlib.import_module(found.name)
"""
RUN = """
from tenka.cli import main
main({args!r})
"""


def extras() -> dict[str, list[str]]:
    """The modules that each extra brings."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {
        extra: [re.split(r"[^A-Za-z0-9._-]", each, maxsplit=1)[0] for each in wanted]
        for extra, wanted in project["optional-dependencies"].items()
    }
    return {extra: [MODULES.get(name, name) for name in found] for extra, found in names.items()}


def without(script: str) -> "subprocess.CompletedProcess[str]":
    """Run it as if only the package itself were installed."""
    missing = sorted({name for extra in ("client", "server", "arena", "tune") for name in extras()[extra]})
    command = [sys.executable, "-c", WITHOUT.format(missing=missing) + script]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_engine_imports_nothing_of_the_extras() -> None:
    done = without(IMPORT_ALL.format(parts=ENGINE))

    assert done.returncode == 0, done.stderr


def test_a_simulation_needs_no_extra() -> None:
    done = without(RUN.format(args=["sim", "shitenno", "--games", "1", "--bots", "random,random", "--jobs", "1"]))

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("args", "extra"),
    [
        (["serve"], "server"),
        (["backup", "there.db"], "server"),
        (["restore", "there.db"], "server"),
        (["move-database", "here.db", "there.db"], "server"),
        (["admin", "people"], "server"),
        (["arena", "shitenno", "--bots", "random,steady", "--games", "2", "--ray", "auto"], "arena"),
        (["tune", "tenjo", "--policy", "1"], "tune"),
    ],
)
def test_a_command_whose_extra_is_missing_says_in_one_line_what_to_install(args: list[str], extra: str) -> None:
    done = without(RUN.format(args=args))

    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert f"pip install 'tenka[{extra}]'" in done.stderr


def test_a_client_without_its_extra_says_what_to_install() -> None:
    done = without("import tenka.client")

    assert "ModuleNotFoundError: tenka.client needs " in done.stderr
    assert "pip install 'tenka[client]'" in done.stderr
