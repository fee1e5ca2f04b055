"""Playing a rung: its games go into a file of their own, in which they go on after any end of a run."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from benchmarks.ladder.rungs import PLAYERS, Rung
from benchmarks.machine import ROOT
from tenka.arena import Backend, Contest, Results, Run, checked_contest, opened, read, run
from tenka.arena.contest import games_a_deal

FOLDER = ROOT / "build" / "ladder"
MODULE = "benchmarks.ladder.worker"
SEED = 77


def file_of(rung: Rung, folder: Path) -> Path:
    """Where the games of a rung are."""
    return folder / f"{rung}.jsonl"


def let_play(rung: Rung, games: int, jobs: int, folder: Path) -> None:
    """Have a rung played by the compiled package, where there is one, in a process of its own."""
    compiled = os.environ.get("TENKA_COMPILED_PATH")
    environment = os.environ | ({"PYTHONPATH": compiled} if compiled else {})
    command = [sys.executable, "-m", MODULE, *rung, str(games), str(jobs), str(folder)]
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        sys.exit(f"ladder: {rung} stopped")


def play(rung: Rung, games: int, jobs: int, folder: Path) -> Run:
    """Play until there are this many games, rounded up to whole deals; what is there already counts."""
    folder.mkdir(parents=True, exist_ok=True)
    path = file_of(rung, folder)
    there = read(path)
    contest = contest_of(rung, there)
    if there is not None and there.contest != contest:
        _go_on_or_set_aside(path, there, contest, jobs)
    with opened(path, contest) as results:
        return run(results, games, None, Backend(jobs), lambda: None)


def contest_of(rung: Rung, there: Results | None) -> Contest:
    """What is played, with the seed of what was played before."""
    seed = SEED if there is None else bytes.fromhex(there.contest.seed)
    return checked_contest(rung.game, (rung.one, rung.others), PLAYERS, seed, rung.options, "challenges")


def _go_on_or_set_aside(path: Path, there: Results, contest: Contest, jobs: int) -> None:
    """Other code's games count where ours plays its first deal alike; else they make room, and are kept."""
    if msgspec.structs.replace(there.contest, code=contest.code) == contest and _alike(there, contest, jobs):
        _, _, games = path.read_bytes().partition(b"\n")
        renewed = path.with_suffix(".new")
        renewed.write_bytes(msgspec.json.encode(contest) + b"\n" + games)
        renewed.replace(path)
    else:
        path.replace(path.with_name(f"{path.stem}.{there.contest.code}{path.suffix}"))


def _alike(there: Results, contest: Contest, jobs: int) -> bool:
    """Whether the first deal goes as it did."""
    deal = games_a_deal(contest)
    if len(there.games) < deal:
        return False
    again = run(Results(contest), deal, None, Backend(jobs), lambda: None).games
    return [game.result for game in again] == [game.result for game in there.games[:deal]]
