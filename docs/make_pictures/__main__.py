"""Makes all pictures anew; needs Chromium, as the tests in a real browser do."""

import asyncio

from docs.make_pictures import FOLDER
from docs.make_pictures.browser import make
from docs.make_pictures.terminal import pictures


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, svg in pictures().items():
        (FOLDER / name).write_text(svg, encoding="utf-8")
    asyncio.run(make(FOLDER))


if __name__ == "__main__":
    main()
