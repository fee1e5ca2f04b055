"""Releases of a game: the example as it is, and with a rule changed from its second version on."""

import shutil
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "sekisho" / "sekisho"
PAST = "PAST if past else CAUGHT"  # E4: what a card gets that is past the barrier
METADATA = "Metadata-Version: 2.1\nName: sekisho\nVersion: {version}\n"
ENTRY = "[tenka.games]\nsekisho = sekisho:GAME\n"

# The game's __init__.py where its rules have changed: the versions are one declaration with another number.
VERSIONS = '''"""Sekisho, with the versions of its rules that can be played."""

from sekisho.state import HAND, VOCABULARY, place, start
from tenka.kernel.game import Game
from tenka.kernel.event_kinds import by_rule

EVENTS = by_rule(E1=("dealt", "hand"), E2=("guarded", "laid"), E3=("travelled", "stayed"),
                 E4=("opened", "past", "caught", "quiet"))


def version(rules: int, *earlier: Game) -> Game:
    return Game(id="sekisho", rules=rules, rule_numbers=("E1", "E2", "E3", "E4", "E5"), players=tuple(HAND),
                vocabulary=VOCABULARY, events=EVENTS, package=__name__, start=start, place=place, earlier=earlier)


GAME = '''


def release(folder: Path, declared: str | None = None) -> Path:
    """Lay a release down: the example, or one with `declared` as its versions; the folder to import it from."""
    package = folder / "sekisho"
    shutil.copytree(EXAMPLE, package, ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / "sekisho-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA.format(version=1), encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRY, encoding="utf-8")
    if declared is not None:
        (package / "__init__.py").write_text(f"{VERSIONS}{declared}\n", encoding="utf-8")
        state = package / "state.py"
        text = state.read_text(encoding="utf-8")
        assert text.count(PAST) == 1
        state.write_text(text.replace(PAST, f"({PAST}) + (past and self.setup.rules > 1)"), encoding="utf-8")
    return folder
