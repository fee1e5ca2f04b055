"""Makes the pictures of the README out of the game itself: `.venv/bin/python -m docs.make_pictures`."""

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "pictures"
