"""What ./dev needs of the machine: Node, Chromium, PostgreSQL."""

from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

from web import build as pages

NODE = pages.Node(Path("node"), Path("npm"))


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
