"""docs/adding-a-game.md as a new user follows it: the files it shows, written and installed."""

import re
import subprocess
import sys
import venv
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
PAGE = REPOSITORY / "docs" / "adding-a-game.md"
NAMED = re.compile(r"^\*\*`(?P<name>[^`]+)`\*\*$|^```[a-z]+\n(?P<block>.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """What the page shows of each file, its parts put together; command lines at the end are no file's."""
    text = PAGE.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    name = ""
    for each in NAMED.finditer(text[: text.index("## Play it")]):
        name = each["name"] or name
        if each["block"] is not None:
            parts = [found[name].rstrip("\n"), each["block"]] if name in found else [each["block"]]
            found[name] = _gap(each["block"]).join(parts)
    return found


def _gap(block: str) -> str:
    """Between two parts of a file: classes and functions of their own stand apart."""
    return "\n\n" if block.startswith(" ") else "\n\n\n"


def commands() -> list[str]:
    """The command lines of the page."""
    (block,) = re.findall(r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(block).splitlines()


def installed(folder: Path) -> Path:
    """A fresh environment that has Tenka and, made from the page alone, the game; its folder of programs."""
    source = folder / "sekisho"
    for name, text in files().items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text, encoding="utf-8")
    environment = folder / "environment"
    venv.create(environment, with_pip=False)
    (site,) = environment.glob("lib/python*/site-packages")
    ours = [path for path in sys.path if path.endswith("site-packages")]
    (site / "tenka.pth").write_text("".join(f"import site; site.addsitedir({path!r})\n" for path in ours))
    programs = environment / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", str(source)], check=True)
    return programs
