"""The browser that the tests are run in."""

import os
import shutil

NAMES = ("chromium-headless-shell", "chromium")


def find() -> str | None:
    """Return where Chromium is, as ./dev finds it: what the variable names, or Debian's."""
    named = os.environ.get("TENKA_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)
