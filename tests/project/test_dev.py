"""The dev script and the build hook: what they decide, without running the tools."""

import contextlib
import json
import os
import signal
import sys
import time
import tomllib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from web import build as pages

REPOSITORY = Path(__file__).parents[2]
NODE = pages.Node(Path("node"), Path("npm"))


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


def write_stamp(dev: Any, **changes: Any) -> None:
    stamp = {"python": dev.python_identity(), "project": dev.digest(dev.BUILD_FILES), "extras": ["dev"]}
    dev.STAMP.write_text(json.dumps(stamp | changes))


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ([], ["shitenno"]),
        (["--lang", "de"], ["shitenno", "--lang", "de"]),
        (["shogun", "--seed", "3"], ["shogun", "--seed", "3"]),
    ],
)
def test_play_names_a_game(dev: Any, args: list[str], expected: list[str]) -> None:
    assert dev.with_game(args) == expected


@pytest.mark.parametrize("compiled", [True, False])
def test_play_in_the_terminal(
    dev: Any, compiled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = tmp_path / "engine"
    if compiled:
        engine.mkdir()
    became: list[object] = []
    monkeypatch.setattr(dev, "set_up", lambda *extras: None)
    monkeypatch.setattr(dev, "build_pages", lambda *extras: None)
    monkeypatch.setattr(dev, "become", lambda command, variables: became.append((command[1:], variables)))
    monkeypatch.setattr(dev, "serve", lambda command, variables: 0)
    monkeypatch.setattr(dev, "compiling_beside", lambda: contextlib.nullcontext({}))
    monkeypatch.setattr(dev, "compiled_folder", lambda: engine)
    monkeypatch.setattr(dev, "missing_tool", lambda: "")
    dev.play(["--terminal", "--seed", "3"])
    assert became == [(["play", "shitenno", "--seed", "3"], {"PYTHONPATH": str(engine)} if compiled else {})]
    assert ("./dev compile" in capsys.readouterr().out) is not compiled


def test_play_tells_its_options_and_starts_nothing(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def became(command: list[Path]) -> None:
        raise RuntimeError(*command[1:])

    monkeypatch.setattr(dev, "set_up", lambda *extras: None)
    monkeypatch.setattr(dev, "become", became)
    with pytest.raises(RuntimeError) as told:
        dev.play(["--port", "0", "--help"])
    assert told.value.args == ("serve", "--port", "0", "--help")


@pytest.mark.parametrize("state", ["there", "to be made", "no compiler"])
def test_play_starts_at_once_and_compiles_beside(
    dev: Any, state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = tmp_path / "engine"
    if state == "there":
        engine.mkdir()
    told: list[dict[str, str]] = []
    (tmp_path / "dev").write_text(f"import time; open({str(tmp_path / 'begun')!r}, 'w').close(); time.sleep(60)")

    def serve(command: list[str], variables: dict[str, str]) -> int:
        told.append(variables)
        while state == "to be made" and not (tmp_path / "begun").exists():
            time.sleep(0.01)
        return 0

    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "build_pages", lambda *extras: None)
    monkeypatch.setattr(dev, "missing_tool", lambda: "no C compiler (cc)" if state == "no compiler" else "")
    monkeypatch.setattr(dev, "compiled_folder", lambda: engine)
    monkeypatch.setattr(dev, "serve", serve)
    began = time.monotonic()
    assert dev.play([]) == 0
    assert time.monotonic() - began < 50, "the compiler outlived the server"
    assert told == [{} if state == "no compiler" else {"TENKA_ENGINE": str(engine)}]
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == (0 if state == "there" else 1)
    assert ("no C compiler (cc)" in "".join(lines)) == (state == "no compiler")


@pytest.mark.parametrize("code", [0, 1])
def test_play_opens_the_address_that_the_server_names(
    dev: Any, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(dev, "show", shown.append)
    script = f"echo Tenka; echo È su http://127.0.0.1:8360; echo anche http://other.example; exit {code}"
    assert dev.serve(["sh", "-c", script], {}) == code
    assert shown == ["http://127.0.0.1:8360"]
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_who_ends_play_ends_the_server(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "show", lambda address: os.kill(os.getpid(), signal.SIGTERM))
    script = "trap 'exit 7' TERM; echo http://127.0.0.1:8360; sleep 30 >/dev/null & wait $!"
    before = signal.getsignal(signal.SIGTERM)
    assert dev.serve(["sh", "-c", script], {}) == 7
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": "localhost:10", "SSH_CONNECTION": "a b"}, "linux", False),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({"BROWSER": "firefox", "SSH_CONNECTION": "a b"}, "linux", True),
        ({}, "darwin", True),
        ({"SSH_TTY": "/dev/pts/1"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_where_somebody_sees_it(
    dev: Any, environ: dict[str, str], platform: str, expected: bool
) -> None:
    assert dev.has_browser(environ, platform) == expected


def test_the_address_is_told_where_no_browser_opens(
    dev: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "has_browser", lambda environ, platform: False)
    dev.show("http://here")
    assert capsys.readouterr().out == "dev: open http://here in a browser\n"


@pytest.mark.parametrize(("machine", "extras"), [(NODE, ("dev",)), (None, ("dev", "node"))])
def test_node_comes_from_the_package_index_where_the_machine_has_none(
    dev: Any, machine: pages.Node | None, extras: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []
    installed: list[pages.Node] = []
    monkeypatch.setattr(pages, "machine_node", lambda: machine)
    monkeypatch.setattr(pages, "find_node", lambda packages: NODE)
    monkeypatch.setattr(dev, "set_up", lambda *extras: asked.append(extras))
    monkeypatch.setattr(dev, "install_client", installed.append)
    assert dev.node_with_packages("dev") == NODE
    assert asked[0] == extras
    assert installed == [NODE]


@pytest.mark.parametrize(
    ("found", "user", "apt", "installed", "told"),
    [
        (["here"], 0, "apt-get", 0, []),
        ([None, None, None, "here"], 0, "apt-get", 2, ["installing Chromium"]),
        ([None, None, None, None, "here"], 0, "apt-get", 3, ["installing Chromium"]),
        ([None], 0, "apt-get", 3, ["installing Chromium", "left out, there is no Chromium"]),
        ([None], 0, None, 0, ["left out, there is no Chromium"]),
        ([None], 1000, "apt-get", 0, ["left out, there is no Chromium"]),
    ],
)
def test_chromium_is_installed_where_it_may_be(
    dev: Any,
    found: list[str | None],
    user: int,
    apt: str | None,
    installed: int,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    steps: list[list[str]] = []
    answers = chain(found, repeat(found[-1]))
    monkeypatch.setattr(dev, "BUILD", dev.ROOT / "build")
    monkeypatch.setattr(dev, "chromium", lambda: next(answers))
    monkeypatch.setattr(dev.os, "geteuid", lambda: user)
    monkeypatch.setattr(dev.shutil, "which", lambda name: apt)
    monkeypatch.setattr(dev, "quietly", steps.append)
    dev.get_chromium()
    assert len(steps) == installed
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(told)
    assert all(words in line for words, line in zip(told, lines, strict=True))


@pytest.mark.parametrize(
    ("found", "user", "apt", "installed", "told"),
    [
        ([True], 0, "apt-get", 0, []),
        ([False, True], 0, "apt-get", 2, ["installing PostgreSQL"]),
        ([False], 0, "apt-get", 2, ["installing PostgreSQL", "tests on PostgreSQL: left out"]),
        ([False], 0, None, 0, ["tests on PostgreSQL: left out"]),
        ([False], 1000, "apt-get", 0, ["tests on PostgreSQL: left out"]),
    ],
)
def test_postgresql_is_installed_where_it_may_be(
    dev: Any,
    found: list[bool],
    user: int,
    apt: str | None,
    installed: int,
    told: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    steps: list[list[str]] = []
    answers = chain(found, repeat(found[-1]))
    monkeypatch.setattr(dev, "CLUSTERS", tmp_path / "etc" / "createcluster.conf")
    monkeypatch.setattr(dev, "has_postgresql", lambda: next(answers))
    monkeypatch.setattr(dev.os, "geteuid", lambda: user)
    monkeypatch.setattr(dev.shutil, "which", lambda name: apt)
    monkeypatch.setattr(dev, "quietly", steps.append)
    dev.get_postgresql()
    assert len(steps) == installed
    assert (tmp_path / "etc" / "createcluster.conf").exists() == bool(installed), "no cluster but the tests' own"
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(told)
    assert all(words in line for words, line in zip(told, lines, strict=True))


def test_an_installation_is_not_waited_for_for_ever(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "LONGEST_INSTALL", 0.05)
    dev.quietly(["sh", "-c", "echo begun; exec sleep 60"])
    assert dev.LOG.read_text() == "begun\n"
    dev.quietly(["sh", "-c", "exit 3"])


def test_chromium_is_where_the_variable_says(dev: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own"
    own.touch(mode=0o755)
    monkeypatch.setenv("TENKA_CHROMIUM", str(own))
    assert dev.chromium() == str(own)
    monkeypatch.setenv("TENKA_CHROMIUM", str(tmp_path / "none"))
    assert dev.chromium() is None
    monkeypatch.delenv("TENKA_CHROMIUM")
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in reversed(dev.CHROMIUM):
        (tmp_path / name).touch(mode=0o755)
        assert dev.chromium() == str(tmp_path / name)


def test_nothing_is_installed_twice(dev: Any) -> None:
    write_stamp(dev)
    assert dev.is_current(dev.read_stamp(), ["dev"])
    assert dev.is_current(dev.read_stamp(), [])


def test_a_missing_extra_is_installed(dev: Any) -> None:
    write_stamp(dev)
    assert not dev.is_current(dev.read_stamp(), ["dev", "bench"])


def test_a_changed_project_is_installed_again(dev: Any) -> None:
    write_stamp(dev)
    dev.BUILD_FILES[0].write_text("a = 2")
    stamp = dev.read_stamp()
    assert stamp
    assert not dev.is_current(stamp, ["dev"])


def test_another_python_needs_a_new_environment(dev: Any) -> None:
    write_stamp(dev, python="cpython 3.0.0 elsewhere")
    assert dev.read_stamp() == {}


def test_a_vanished_interpreter_needs_a_new_environment(dev: Any) -> None:
    write_stamp(dev)
    dev.PYTHON.unlink()
    assert dev.read_stamp() == {}


@pytest.mark.parametrize("text", ["", "{", "[]", "7"])
def test_a_broken_stamp_counts_as_none(dev: Any, text: str) -> None:
    dev.STAMP.write_text(text)
    assert dev.read_stamp() == {}


def test_extras_add_up(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[tuple[tuple[str, ...], bool]] = []
    monkeypatch.setattr(dev, "BUILD", dev.ROOT / "build")
    monkeypatch.setattr(dev, "install", lambda extras, *, fresh: installed.append((extras, fresh)))
    write_stamp(dev)
    dev.set_up("bench")
    dev.STAMP.unlink()
    dev.set_up()
    assert installed == [(("bench", "dev"), False), ((), True)]


@pytest.mark.parametrize(("project", "kept"), [(None, True), ("of another day", False)])
def test_what_breaks_off_while_it_adds_leaves_what_there_was(
    dev: Any, monkeypatch: pytest.MonkeyPatch, project: str | None, kept: bool
) -> None:
    def broken_off(extras: tuple[str, ...], *, fresh: bool) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "BUILD", dev.ROOT / "build")
    monkeypatch.setattr(dev, "install", broken_off)
    write_stamp(dev, **({"project": project} if project else {}))
    with pytest.raises(KeyboardInterrupt):
        dev.set_up("compile")
    assert bool(dev.read_stamp()) == kept
    assert not dev.is_current(dev.read_stamp(), ["compile"])


def test_pip_must_know_other_environments(dev: Any) -> None:
    dev.require_pip((22, 3))
    dev.require_pip((100, 0))
    with pytest.raises(dev.FailedError, match="has no pip"):
        dev.require_pip(())
    with pytest.raises(dev.FailedError, match=r"22\.3 or newer is needed, .* has 22\.2"):
        dev.require_pip((22, 2))


def test_the_reason_is_the_last_error_line(dev: Any) -> None:
    output = "Collecting a\n   ERROR: No matching distribution found for a\n   [end of output]\nnote: not from pip\n"
    assert dev.reason(output) == "No matching distribution found for a"
    assert dev.reason("first\nlast\n\n") == "last"
    assert dev.reason("") == "no reason given"


def test_a_failed_step_is_one_line(dev: Any) -> None:
    with pytest.raises(dev.FailedError) as failure:
        dev.must("cannot do it", ["sh", "-c", "echo one; echo ERROR: two >&2; exit 3"])
    assert str(failure.value) == "cannot do it: two (all of it: dev.log)"
    assert dev.LOG.read_text() == "one\nERROR: two\n"


def test_digest_sees_names_and_contents_but_no_order(dev: Any) -> None:
    one, two = dev.ROOT / "one", dev.ROOT / "two"
    one.write_text("x")
    two.write_text("y")
    before = dev.digest([one, two])
    assert before == dev.digest([two, one])
    assert before != dev.digest([one, two], "more")
    one.write_text("y")
    two.write_text("x")
    assert before != dev.digest([one, two])


def test_the_latest_builds_are_kept(dev: Any) -> None:
    for age in range(5):
        build = dev.COMPILED / str(age)
        build.mkdir(parents=True)
        os.utime(build, (1000 - age, 1000 - age))
    dev.drop_old_builds()
    assert sorted(path.name for path in dev.COMPILED.iterdir()) == ["0", "1", "2"]


def test_other_packages_stay_outside(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert "PYTHONPATH" not in dev.environment()
    assert dev.environment({"PYTHONPATH": "here"})["PYTHONPATH"] == "here"


def test_bytecode_is_kept(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in dev.environment()


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
    assert all((Path(__file__).parents[2] / path).exists() for path in [*engine, *dev.BOTH_WAYS])


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


def test_every_module_to_compile_exists() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    modules = hatch_build.find_modules(REPOSITORY, hook["compile"])
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
