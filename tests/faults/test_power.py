"""Power failure: what the files hold at the moment of an acknowledgement is all that will be left."""

import asyncio
import os
import signal
from pathlib import Path

import psutil
from sqlalchemy import text

from tests.faults.disk import check, copied, noted
from tests.faults.players import Circle
from tests.faults.process import LONG, process
from tests.server.running import running

COPIES = 12


async def test_an_acknowledged_move_is_in_the_files_at_that_moment(tmp_path: Path) -> None:
    async with process(tmp_path) as server:
        circles = [Circle(server.url, f"{n}", 2, ["random"]) for n in range(2)]
        copies: list[Path] = []

        def copy(key: str) -> None:
            """Stop time, before anything else can happen, and take what there is."""
            if len(copies) == COPIES or sum(map(ord, key)) % 5:
                return
            frozen = psutil.Process(server.pid)
            frozen.send_signal(signal.SIGSTOP)
            while frozen.status() != psutil.STATUS_STOPPED:
                os.sched_yield()
            copies.append(copied(server.database, tmp_path / f"copy-{len(copies)}"))
            frozen.send_signal(signal.SIGCONT)
            with Path(f"{copies[-1]}-wal").open("ab") as log:
                log.write(os.urandom(5000))  # what was being written when the power went
            check(copies[-1], noted(game for circle in circles for game in circle.games))

        async with asyncio.timeout(LONG), circles[0], circles[1]:
            for circle in circles:
                circle.on_acknowledged = copy
            await asyncio.gather(*(circle.play(lambda: len(copies) == COPIES) for circle in circles))
        server.assert_no_traceback()


async def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        level = await server.services.database.write(lambda each: each.execute(text("PRAGMA synchronous")).scalar())
        assert level == 2  # FULL: the log is synced before a commit returns
