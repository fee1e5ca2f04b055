"""The environment in .venv, and what is built: only what changed is done again."""

import json
import os
from typing import Any

import pytest


def write_stamp(dev: Any, **changes: Any) -> None:
    stamp = {"python": dev.python_identity(), "project": dev.digest(dev.BUILD_FILES), "extras": ["dev"]}
    dev.STAMP.write_text(json.dumps(stamp | changes))


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
