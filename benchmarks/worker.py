"""A contender in a process of its own: it is given CPU-seconds, a line each, and answers what it did in them."""

import json
import os
import subprocess
import sys
from statistics import median
from typing import Any

from benchmarks.machine import ROOT


class Worker:
    """A contender's process."""

    def __init__(self, title: str, module: str, contender: str, path: str | None = None) -> None:
        self.title = title
        self.contender = contender
        self.answers: list[dict[str, Any]] = []
        environment = os.environ | ({"PYTHONPATH": path} if path else {})
        command = [sys.executable, "-m", module, contender]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        )

    def ask(self, seconds: float, *, counts: bool) -> None:
        """Let it do its work for some CPU-seconds; what it answers may not count."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"bench: {self.title} stopped")
        answer = json.loads(line)
        assert isinstance(answer, dict)
        if counts:
            self.answers.append(answer)

    def median(self, figure: str) -> float:
        """The median of a figure in all answers."""
        return float(median(answer[figure] for answer in self.answers))
