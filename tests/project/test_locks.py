"""Every package that is installed here is pinned with its hashes, and ./dev takes no other; what audits tell."""

import json
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from requirements import audits, locks

REPOSITORY = Path(__file__).parents[2]
PROJECT = """
[build-system]
requires = ["hatchling>=1"]
[project]
dependencies = ["click>=8", "typing_extensions>=4; python_version < '3.12'"]
[project.optional-dependencies]
dev = ["Ruff>=0.13"]
bench = []
compile = []
node = []
"""
HASHES = f" \\\n    --hash=sha256:{'a' * 64} \\\n    --hash=sha256:{'b' * 64}\n"
BASE = f"click==8.2.1{HASHES}editables==0.5{HASHES}hatchling==1.2{HASHES}"
BASE += f"typing-extensions==4.1 ; python_full_version < '3.12'{HASHES}"
INTEGRITY = f"sha512-{'A' * 86}=="


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with sound locks."""
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "web").mkdir()
    for name, pinned in {"base": BASE, "dev": f"ruff==0.13.0{HASHES}", "bench": "", "compile": "", "node": ""}.items():
        write(tmp_path, name, pinned)
    write_npm(tmp_path, {"version": "1.0.0", "integrity": INTEGRITY})
    return tmp_path


def write(root: Path, name: str, pinned: str) -> None:
    locks.lock_of(root, name).write_text(f"{locks.heading(root, name)}\n{pinned}")


def write_npm(root: Path, package: dict[str, Any]) -> None:
    lock = {"packages": {"": {"name": "web"}, "node_modules/vite": package}}
    (root / "web" / "package-lock.json").write_text(json.dumps(lock))


def test_our_own_locks_lack_nothing() -> None:
    assert list(locks.problems(REPOSITORY)) == []


def test_what_is_asked_for_with_an_extra_is_pinned_with_it() -> None:
    """Otherwise pip before 24 finds it not pinned, and all of the lock is left out."""
    text = locks.lock_of(REPOSITORY, "dev").read_text(encoding="utf-8")
    pinned = {each["name"] for each in locks.PINNED.finditer(text)}
    asked = [
        Requirement(each)
        for name in pinned
        for found in distributions(name=name)
        for each in found.requires or ()
        if "extra ==" not in each
    ]
    with_extras = [each for each in asked if each.extras and each.name in pinned]
    assert with_extras
    for each in with_extras:
        assert f"{each.name}[{','.join(sorted(each.extras))}]==" in text


def test_no_lock_says_where_packages_come_from() -> None:
    for name in locks.LOCKED:
        text = locks.lock_of(REPOSITORY, name).read_text(encoding="utf-8")
        assert "://" not in text
        assert "index-url" not in text
        assert "find-links" not in text


def test_sound_locks_are_sound(root: Path) -> None:
    assert list(locks.problems(root)) == []


@pytest.mark.parametrize(
    ("pinned", "problem"),
    [
        (BASE.replace("click==8.2.1", "click>=8"), "not pinned with hashes: click>=8"),
        (BASE + "anyio==4.0\n", "not pinned with hashes: anyio==4.0"),
        (BASE + "--find-links elsewhere\n", "not pinned with hashes: --find-links elsewhere"),
        (BASE.replace("sha256:aaaa", "md5:aaaa"), "has a hash that is no SHA-256"),
        (BASE.replace("click==", "clock=="), "base.txt: click is missing"),
    ],
)
def test_what_is_wrong_is_told(root: Path, pinned: str, problem: str) -> None:
    write(root, "base", pinned)
    assert any(problem in line for line in locks.problems(root))


def test_a_lock_is_made_anew_when_the_project_asks_for_something_else(root: Path) -> None:
    (root / "pyproject.toml").write_text(PROJECT.replace("Ruff>=0.13", "Ruff>=0.14"))
    assert [name for name in locks.LOCKED if not locks.is_current(root, name)] == ["dev"]
    assert list(locks.problems(root)) == ["requirements/dev.txt is not that of pyproject.toml: run ./dev lock"]
    locks.lock_of(root, "base").unlink()
    assert not locks.is_current(root, "base")


@pytest.mark.parametrize(
    ("package", "problem"),
    [
        ({"version": "1.0.0"}, "node_modules/vite has no hash"),
        ({"integrity": "sha1-abc"}, "node_modules/vite has no hash"),
        ({"integrity": INTEGRITY, "resolved": "https://registry.example/vite"}, "node_modules/vite names a registry"),
    ],
)
def test_npm_is_held_to_the_same(root: Path, package: dict[str, Any], problem: str) -> None:
    write_npm(root, package)
    assert list(locks.problems(root)) == [f"package-lock.json: {problem}"]


# What ./dev makes of them


def installed(dev: Any, root: Path, monkeypatch: pytest.MonkeyPatch, code: int = 0, output: str = "") -> list[str]:
    commands: list[str] = []

    def overheard(command: list[str | Path], more: object) -> tuple[int, str]:
        commands.append(" ".join(str(part) for part in command[7:]).replace(f"{root}/", ""))
        return (code, output) if "--require-hashes" in command else (0, "")

    monkeypatch.setattr(dev, "overheard", overheard)
    monkeypatch.setattr(dev, "require_pip", lambda version: None)
    dev.install(["dev"], fresh=False)
    return commands


LOCKED = "install --no-compile --require-hashes --requirement requirements/base.txt --requirement requirements/dev.txt"


def test_what_is_locked_is_installed_first(dev: Any, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = "install --no-deps --no-build-isolation --editable ."
    assert installed(dev, root, monkeypatch) == [LOCKED, own]


@pytest.mark.parametrize("outdated", [True, False])
def test_without_a_lock_that_fits_the_latest_are_installed(
    dev: Any, root: Path, outdated: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if outdated:
        write(root, "dev", "")
        (root / "pyproject.toml").write_text(PROJECT.replace("Ruff>=0.13", "Ruff>=0.14"))
    commands = installed(dev, root, monkeypatch, 1, "ERROR: No matching distribution found for click==8.2.1")
    assert commands == [*([] if outdated else [LOCKED]), "install --editable .[client,server,terminal,dev]"]
    told = capsys.readouterr().out
    why = "not that of pyproject.toml (dev)" if outdated else "No matching distribution found for click==8.2.1"
    assert told.count("without the lock") == 1
    assert why in told


def test_a_package_with_another_hash_is_never_installed(dev: Any, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(dev.FailedError, match="not the one that the lock names"):
        installed(dev, root, monkeypatch, 1, "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE")


# Audits


def test_who_is_not_answered_leaves_the_audit_out(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    skipped = {"dependencies": [{"name": "click", "skip_reason": "not found"}]}
    assert [audits.of_pip_audit(told) for told in ("", "[]", "{", json.dumps(skipped))] == [None] * 4
    assert [audits.of_npm_audit(told) for told in ("", "[]", '{"error": {}, "statusCode": 405}')] == [None] * 3
    monkeypatch.setattr(dev, "LONGEST_AUDIT", 0.05)
    assert dev.asked(["sh", "-c", "echo begun; exec sleep 60"], {}) == ""


def test_known_vulnerabilities_fail_the_check(dev: Any, capsys: pytest.CaptureFixture[str]) -> None:
    bad = {"name": "click", "version": "8.2.1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["8.2.2"]}]}
    sound: dict[str, Any] = {"name": "rich", "version": "14", "vulns": []}
    assert audits.of_pip_audit(json.dumps({"dependencies": [sound]})) == []
    found = audits.of_pip_audit(json.dumps({"dependencies": [bad, sound]}))
    assert found == ["click 8.2.1: PYSEC-1, mended in 8.2.2"]
    grave = {"vulnerabilities": {"vite": {"severity": "high"}, "axe": {"severity": "low"}}}
    assert audits.of_npm_audit(json.dumps(grave)) == ["vite: high"]
    assert (dev.tell_audit("pip-audit", found), dev.tell_audit("npm audit", []), dev.tell_audit("x", None)) == (1, 0, 0)
    assert capsys.readouterr().out.splitlines()[1:3] == ["dev: pip-audit: failed", "dev: npm audit: passed"]
