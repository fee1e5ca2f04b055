"""Where things of a person's own belong on the machine."""

from collections.abc import Mapping
from pathlib import Path


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where a person's own data belongs."""
    given = Path(environ.get("XDG_DATA_HOME", ""))
    if given.is_absolute():
        return given / "tenka"
    try:
        return Path.home() / ".local" / "share" / "tenka"
    except RuntimeError:  # nobody's home
        return Path.cwd() / "tenka"
