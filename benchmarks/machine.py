"""What is measured on."""

import os
import platform
import time
from pathlib import Path
from statistics import median

import psutil

ROOT = Path(__file__).parent.parent
BLOCK = 4096
IN_MEMORY = {"tmpfs", "ramfs"}


def processor() -> str:
    """The processor's name."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.split(":", 1)[1].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        if names:
            return names[0]
    return platform.processor() or platform.machine()


def file_system(folder: Path) -> str:
    """The kind of file system that a folder is on."""
    path = folder.resolve()
    found = [each for each in psutil.disk_partitions(all=True) if path.is_relative_to(each.mountpoint)]
    return max(found, key=lambda each: len(each.mountpoint)).fstype if found else "an unknown file system"


def syncing(folder: Path, repeats: int = 50) -> float:
    """Milliseconds until a block written to a file there is on disk; the median."""
    file = folder / "block"
    taken = []
    with file.open("wb", buffering=0) as opened:
        for _ in range(repeats):
            start = time.perf_counter()
            opened.write(bytes(BLOCK))
            os.fsync(opened.fileno())
            taken.append(time.perf_counter() - start)
    file.unlink()
    return median(taken) * 1000
