"""What ./dev runs for a command, and what it says of that."""

import sys
from pathlib import Path
from typing import Any

import pytest

from web import build as pages

REPOSITORY = Path(__file__).parents[3]
NODE = pages.Node(Path("node"), Path("npm"))

CHECKS = ["ruff check", "ruff format", "mypy", "lint-imports", "svelte-check", "eslint", "prettier"]
UNASKED = ["pip-audit: left out, nobody who lists vulnerabilities can be reached"]
UNASKED += ["npm audit: left out, nobody who lists vulnerabilities can be reached"]


@pytest.mark.parametrize("failing", ["ruff", "mypy", "lint-imports", "lint", "locks", None])
def test_check_runs_every_tool(
    dev: Any, failing: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "node_with_packages", lambda *extras: NODE)
    monkeypatch.setattr(
        dev, "overheard", lambda command, more: (int(any(Path(part).name == failing for part in command)), "so it is\n")
    )
    wrong = ["a package has no hash"] if failing == "locks" else []
    monkeypatch.setattr(dev.locks, "problems", lambda root: iter(wrong))
    monkeypatch.setattr(dev, "asked", lambda command, more: "")
    assert dev.check([]) == (failing is not None)
    told = capsys.readouterr().out.splitlines()
    tools = 2 * len(CHECKS)
    assert told[:tools:2] == ["so it is"] * len(CHECKS)
    assert told[tools:] == [
        *wrong,
        f"dev: locks: {'failed' if wrong else 'passed'}",
        *(f"dev: {line}" for line in UNASKED),
    ]
    lines = told[1:tools:2]
    assert [line.split(": ")[1] for line in lines] == CHECKS
    named = "eslint" if failing == "lint" else failing
    assert all(line.endswith("failed" if named and named in line else "passed") for line in lines)


@pytest.mark.parametrize("codes", [(0, 0, 0), (3, 0, 0), (0, 3, 0), (0, 0, 3)])
def test_tests_run_in_the_browser_plain_and_the_engines_compiled(
    dev: Any, codes: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[tuple[list[str], dict[str, str]]] = []

    def run(command: list[str], more: dict[str, str] | None = None) -> int:
        runs.append((command, more or {}))
        return codes[len(runs) - 1]

    monkeypatch.setattr(dev, "build_pages", lambda *extras: NODE)
    monkeypatch.setattr(dev, "get_programs", lambda: None)
    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev, "compiled_package", lambda: Path("built"))
    engine = dev.ENGINE_TESTS
    assert dev.test([]) == max(codes)
    assert [more for _, more in runs][1:] == [
        {"TENKA_BRIEFLY": "1"},
        {"PYTHONPATH": "built", "TENKA_EXPECT_COMPILED": "1"},
    ]
    assert runs[1][0][-len(engine) :] == [f"--ignore={each}" for each in engine]
    assert runs[2][0][-len(engine) - len(dev.BOTH_WAYS) :] == [*engine, *dev.BOTH_WAYS]
    assert all((REPOSITORY / path).exists() for path in [*engine, *dev.BOTH_WAYS])


def test_arguments_are_for_the_tests_in_python(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[list[str]] = []

    def run(command: list[str], more: dict[str, str] | None = None) -> int:
        runs.append(command)
        return 0

    monkeypatch.setattr(dev, "build_pages", lambda *extras: NODE)
    monkeypatch.setattr(dev, "get_programs", lambda: None)
    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev, "compiled_package", lambda: Path("built"))
    assert dev.test(["-k", "tower"]) == 0
    assert [command[-2:] for command in runs] == [["-k", "tower"]] * 2


@pytest.mark.parametrize("codes", [(0, 3, 0), (0, 0, 3)])
def test_without_a_compiler_the_engines_tests_run_plain(
    dev: Any, codes: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = iter(codes)
    monkeypatch.setattr(dev, "build_pages", lambda *extras: NODE)
    monkeypatch.setattr(dev, "get_programs", lambda: None)
    monkeypatch.setattr(dev, "run", lambda command, more=None: next(left))
    monkeypatch.setattr(dev, "compiled_package", lambda: None)
    assert dev.test([]) == 3


@pytest.mark.parametrize("code", [0, 3])
def test_what_cannot_be_compiled_fails_once_the_tests_have_run(
    dev: Any, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs: list[list[str]] = []

    def run(command: list[str], more: dict[str, str] | None = None) -> int:
        runs.append(command)
        return code

    def compiled_package() -> None:
        raise dev.FailedError("cannot compile the package")

    monkeypatch.setattr(dev, "build_pages", lambda *extras: NODE)
    monkeypatch.setattr(dev, "get_programs", lambda: None)
    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev, "compiled_package", compiled_package)
    assert dev.main(["test"]) == 1
    assert len(runs) == 2
    assert capsys.readouterr().err == "dev: cannot compile the package\n"


@pytest.mark.parametrize("package", [Path("built"), None])
def test_benchmarks_and_long_tests_are_told_where_the_compiled_package_is(
    dev: Any, package: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(dev, "set_up", lambda *extras: None)
    monkeypatch.setattr(dev, "compiled_package", lambda: package)
    monkeypatch.setattr(dev, "become", lambda command, more: became.append((command[1:], more)))
    dev.bench(["ladder"])
    dev.soak(["-k", "tower"])
    told = {"TENKA_COMPILED_PATH": "built"} if package else {}
    assert became[0] == (["-m", "benchmarks", "ladder"], told)
    spread = ["-n", "2", "--dist", "worksteal"]
    assert became[1] == (["-m", "pytest", *spread, "-m", "soak", "-o", "timeout=0", "-k", "tower"], told)


@pytest.mark.parametrize("there", [True, False])
def test_the_whole_soak_has_the_servers_tests_on_postgresql(
    dev: Any, there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(dev, "set_up", lambda *extras: None)
    monkeypatch.setattr(dev, "get_postgresql", lambda: None)
    monkeypatch.setattr(dev, "has_postgresql", lambda: there)
    monkeypatch.setattr(dev, "compiled_package", lambda: None)

    def run(command: list[str], more: dict[str, str]) -> int:
        runs.append((command[7:], more))
        return len(runs) % 2

    monkeypatch.setattr(dev, "run", run)
    assert dev.soak([]) == 1
    *server, long = runs
    assert server == ([(["tests/server"], {"TENKA_TEST_DATABASE": "postgresql"})] if there else [])
    assert long == (["-m", "soak", "-o", "timeout=0"], {})


def test_a_failure_is_one_line_and_no_traceback(
    dev: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(args: list[str]) -> int:
        raise dev.FailedError("no network") if args else KeyboardInterrupt

    monkeypatch.setitem(dev.COMMANDS, "test", fail)
    assert dev.main(["test", "-x"]) == 1
    assert capsys.readouterr().err == "dev: no network\n"
    assert dev.main(["test"]) == 130


def test_an_unknown_command_lists_the_known(dev: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["tset"]) == 2
    assert dev.main([]) == 2
    assert dev.main(["--help"]) == 0
    printed = capsys.readouterr().out
    assert all(f"  {name}" in printed for name in ["play", "test", "check", "bench", "soak", "lock"])


TESTS = """
from pathlib import Path

def again(name: str) -> int:
    times = Path(name)
    times.write_text((times.read_text() if times.exists() else "") + ".")
    return len(times.read_text())

def test_well():
    assert again("well")

def test_badly():
    assert again("badly") > {times}
"""


@pytest.mark.parametrize(("times", "code"), [(1, 0), (2, 1)])
def test_what_failed_is_run_once_more_and_alone(dev: Any, tmp_path: Path, times: int, code: int) -> None:
    dev.PYTHON = sys.executable
    (tmp_path / "test_it.py").write_text(TESTS.format(times=times))
    few_plugins = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist.plugin"}
    assert dev.run_tests(["test_it.py"], few_plugins) == code
    assert [(tmp_path / name).read_text() for name in ("well", "badly")] == [".", ".."]
