"""Makes the pages of docs/conformance and what the games show of them."""

from docs.make_conformance import GAMES
from docs.make_conformance.files import files


def main() -> None:
    """Write them all."""
    for game in GAMES:
        for path, text in files(game).items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
