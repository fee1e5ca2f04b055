"""A bot as the arena names it: one of ours, or `NAME@FOLDER`, one of another version in a process of its own."""

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from typing import Any

from tenka.bots import Bot, bot
from tenka.kernel.errors import BadInput, TenkaError
from tenka.kernel.game import Game
from tenka.kernel.move import Move
from tenka.kernel.state import State

SCRIPT = Path(__file__).with_name("foreign_process.py")


def contender(found: Game, name: str) -> Bot:
    """The bot of this name, ready to play one game."""
    own, sign, folder = name.partition("@")
    return ForeignBot(_foreign_process(found, own, folder)) if sign else bot(found, name)


def folder_of(name: str) -> Path | None:
    """Where the version lies that a foreign bot belongs to; None for one of ours."""
    _, sign, folder = name.partition("@")
    return Path(folder) if sign else None


class ForeignBot:
    """Hands every decision over; the rng goes along and comes back, so that the same code plays the same game."""

    def __init__(self, process: "ForeignProcess") -> None:
        self._process = process
        self.seconds: dict[int, float] = {}  # of processor time, by seat

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """What the other version chooses."""
        told = self._process.ask({"state": world.dump(), "seat": seat, "rng": rng.getstate()})
        version, inner, gauss = told["rng"]
        rng.setstate((version, tuple(inner), gauss))
        self.seconds[seat] = self.seconds.get(seat, 0.0) + told["seconds"]
        return [Move(tuple(each)) for each in told["moves"]]


class ForeignProcess:
    """A process with another version of Tenka; it ends when nobody can ask it any more."""

    def __init__(self, game_id: str, name: str, folder: Path) -> None:
        self._name = f"{name}@{folder}"
        self._errors = TemporaryFile()  # noqa: SIM115
        self._process = subprocess.Popen(  # noqa: S603 - who names a folder asks for its code to be run
            [sys.executable, "-P", SCRIPT, game_id, name],
            env={**os.environ, "PYTHONPATH": str(folder.absolute())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            start_new_session=True,  # Ctrl-C is for the one who asks
        )
        atexit.register(self.close)
        self.greeting = self._answer()

    def ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._failure() from None
        return self._answer()

    def close(self) -> None:
        """Ask no more, and see the process end."""
        atexit.unregister(self.close)
        self._process.communicate()
        self._errors.close()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._failure()
        found: dict[str, Any] = json.loads(line)
        return found

    def _failure(self) -> TenkaError:
        self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return BadInput("foreign-failed", {"bot": self._name, "why": lines[-1][:200] if lines else "–"})


@cache
def _foreign_process(found: Game, name: str, folder: str) -> ForeignProcess:
    """One process for each bot, however many games it plays."""
    place = Path(folder)
    if not folder or not (place / "tenka" / "__init__.py").is_file():
        raise BadInput("no-such-version", {"folder": folder})
    process = ForeignProcess(found.id, name, place)
    if process.greeting["rules"] != found.rules:
        raise BadInput("foreign-rules", {"bot": f"{name}@{folder}"})
    if not Path(process.greeting["at"]).resolve().is_relative_to(place.resolve()):
        raise BadInput("no-such-version", {"folder": folder})
    return process
