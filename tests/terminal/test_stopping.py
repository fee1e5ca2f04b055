"""The program as a process in a terminal of its own: signals, a hang-up, a broken pipe, odd terminals."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "tenka", "play", "shitenno", "--seed", "5", "--lang", "en"]
PATIENCE = 20


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in {"PATH", "HOME", "PYTHONPATH"}}
    return {**kept, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color", "LANG": "C.UTF-8", **more}


class Process:
    """A process at a pseudo-terminal."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process = process
        self.end = end
        self.seen = ""

    def until(self, text: str) -> None:
        """Read until something is shown."""
        limit = time.monotonic() + PATIENCE
        start = len(self.seen)
        while text not in self.seen[start:]:
            assert time.monotonic() < limit, self.seen
            if not select.select([self.end], [], [], 0.2)[0]:
                continue
            try:
                self.seen += os.read(self.end, 65536).decode(errors="replace")
            except OSError:
                break

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def hang_up(self) -> None:
        """Take the terminal away."""
        if self.end >= 0:
            os.close(self.end)
            self.end = -1

    def leave(self) -> int:
        """Read what is left, and the exit code."""
        self.until("\0")
        return self.process.wait(PATIENCE)


@contextmanager
def at_a_terminal(tmp_path: Path, *more: str, **environ: str) -> Iterator[Process]:
    end, other = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *more],
        stdin=other,
        stdout=other,
        stderr=other,
        env=environment(tmp_path, **environ),
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509  for Ctrl-C to mean something
    )
    os.close(other)
    game = Process(process, end)
    try:
        yield game
    finally:
        process.kill()
        process.wait()
        game.hang_up()


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)], ids=["INT", "TERM", "HUP"]
)
def test_signals_stop_with_a_clear_line(tmp_path: Path, number: signal.Signals, code: int) -> None:
    with at_a_terminal(tmp_path) as game:
        game.until("Press Enter")
        game.type("\n")
        game.until("> ")
        game.type("1\n")
        game.until("> ")
        time.sleep(0.3)  # it shows the prompt a moment before it waits
        game.process.send_signal(number)
        assert game.leave() == code
        assert "Traceback" not in game.seen
        assert "tenka resume" in game.seen
    assert len(list((tmp_path / "tenka" / "saves").glob("*.json"))) == 1


def test_control_c_and_control_d(tmp_path: Path) -> None:
    for typed, code in (("\x03", 130), ("\x04", 0)):
        with at_a_terminal(tmp_path) as game:
            game.until("Press Enter")
            game.type("\n")
            game.until("> ")
            time.sleep(0.3)
            game.type(typed)
            assert game.leave() == code
            assert "tenka resume" in game.seen


def test_stopping_before_the_first_move(tmp_path: Path) -> None:
    with at_a_terminal(tmp_path) as game:
        game.until("Press Enter")
        time.sleep(0.3)
        game.type("\x03")
        assert game.leave() == 130
    (save,) = (tmp_path / "tenka" / "saves").glob("*.json")
    assert f"tenka resume {save}" in game.seen


def test_the_screen_and_its_history_are_cleared_between_people(tmp_path: Path) -> None:
    with at_a_terminal(tmp_path, "--humans", "2") as game:
        game.until("Pass the keyboard to Player 1")
        game.type("\n")
        game.until("> ")
        game.type("1\n")
        game.until("Pass the keyboard to Player 2")
        before, _, after = game.seen.rpartition("\x1b[H\x1b[2J\x1b[3J")
        assert "Samurai" in before
        assert "Samurai" not in after


@pytest.mark.parametrize(("lines", "panels"), [(24, False), (60, True)])
def test_a_low_terminal_has_the_board_in_few_lines(tmp_path: Path, lines: int, panels: bool) -> None:
    with at_a_terminal(tmp_path, COLUMNS="80", LINES=str(lines)) as game:
        game.until("to start")
        game.type("\n")
        game.until("> ")
        table = game.seen.rpartition("\x1b[H\x1b[2J")[2]
        assert table.count("╭") == (8 if panels else 0)
        assert all(name in table for name in ("Chūgoku", "Tōhoku"))
        assert table.count("\n") <= lines or panels


def test_a_dumb_terminal_gets_no_codes(tmp_path: Path) -> None:
    with at_a_terminal(tmp_path, TERM="dumb") as game:
        game.until("> ")
        game.type("1\n")
        game.until("> ")
        game.type("q\n")
        assert game.leave() == 0
        assert "\x1b" not in game.seen.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")


def test_a_terminal_without_our_letters(tmp_path: Path) -> None:
    run = subprocess.run(
        COMMAND,
        input=b"1\nq\n",
        env=environment(tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0"),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0
    shown = run.stdout.decode("ascii")
    assert "Kanto" in shown
    assert "2 x Sohei" in shown
    assert "?" not in re.sub(r'"\?"', "", shown).partition("Press")[0].partition(">")[0]


def test_a_broken_pipe_loses_nothing(tmp_path: Path) -> None:
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(2000)
    process.stdout.close()
    process.stdin.write(b"1\n" * 30)
    process.stdin.close()
    errors = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(PATIENCE) == 1
    assert errors.count("\n") == 1
    assert "tenka resume" in errors


def test_a_hang_up_loses_nothing(tmp_path: Path) -> None:
    with at_a_terminal(tmp_path) as game:
        game.until("Press Enter")
        game.type("\n")
        game.until("> ")
        game.type("1\n")
        game.until("> ")
        game.hang_up()
        game.process.send_signal(signal.SIGHUP)
        assert game.process.wait(PATIENCE) in {1, 129, -signal.SIGHUP}
    assert len(list((tmp_path / "tenka" / "saves").glob("*.json"))) == 1
