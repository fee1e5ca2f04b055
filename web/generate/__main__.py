"""`python -m web.generate`: write all files that are generated for the browser, and say which have changed."""

import sys

from web.generate.files import SOURCES, files


def main() -> None:
    """Write what is not as it should be."""
    for path, text in files().items():
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(SOURCES)}\n")


if __name__ == "__main__":
    main()
