"""The browser that the tests are run in."""

import os
import shutil


def find() -> str | None:
    """Return where Chromium is, as ./dev finds it: what the variable names, or Debian's."""
    return shutil.which(os.environ.get("TENKA_CHROMIUM") or "chromium")
