"""Ends a server when the session that started it has ended: python -m tests.postgresql.ending PID FOLDER [AS WHOM]…"""

import contextlib
import shutil
import subprocess
import sys

import psutil


def main(session: str, folder: str, *command: str) -> None:
    """Wait, stop the server, clear its folder away."""
    with contextlib.suppress(psutil.NoSuchProcess):
        psutil.Process(int(session)).wait()
    *whom, bin_folder, data = command
    subprocess.run([*whom, f"{bin_folder}/pg_ctl", "-D", data, "-m", "immediate", "stop"], check=False)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
