"""The documentation site: it builds without a warning, every link and picture in it is there, no page is left out."""

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

REPOSITORY = Path(__file__).parents[2]
INTERFACE = [
    "tenka.game",
    "tenka.kernel.game.Game.new",
    "tenka.kernel.state.State.play",
    "tenka.kernel.errors.IllegalMove",
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as ./dev docs builds it."""
    folder = tmp_path_factory.mktemp("site")
    options = ["-b", "html", "-q", "-W", "--keep-going", "-c", "docs/site", "-d", str(folder / "trees")]
    command = [sys.executable, "-m", "sphinx", *options, ".", str(folder / "html")]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "html"


class Links(HTMLParser):
    """Where a page leads, and what it shows."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[str] = []
        self.ids: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids.add(given.get("id") or "")
        self.found += [link for name in ("href", "src", "srcset") if (link := given.get(name))]


def test_every_link_and_picture_is_there(site: Path) -> None:
    pages = {page: Links(page) for page in sorted(site.rglob("*.html"))}

    for page, links in pages.items():
        for link in links.found:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            assert target.exists(), f"{page.name}: {link}"
            if parts.fragment and target in pages:
                assert unquote(parts.fragment) in pages[target].ids, f"{page.name}: {link}"


def test_every_page_of_the_repository_is_in_it(site: Path) -> None:
    for page in [*REPOSITORY.glob("*.md"), *(REPOSITORY / "docs").rglob("*.md")]:
        assert (site / page.relative_to(REPOSITORY)).with_suffix(".html").exists(), page.name


def test_the_reference_tells_the_public_interface(site: Path) -> None:
    ids = Links(site / "docs" / "python" / "reference.html").ids

    assert set(INTERFACE) <= ids
