"""`./dev play`: what is started, and where one is shown to."""

import contextlib
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest


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
