"""Build hook: a wheel holds the browser's pages, and its hot modules compiled by mypyc where that works.

TENKA_COMPILE=0 leaves the modules plain, TENKA_COMPILE=1 makes it an error if they cannot be compiled.
TENKA_PAGES=0 leaves the pages out.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build front end leaves it out

from hatch_docstrings import add_docstrings
from web import build as pages

COMPILER_REQUIREMENTS = ["mypy>=1.18", "setuptools>=77"]
SOURCE_ROOT = "src"


class CannotCompileError(Exception):
    """The modules cannot be compiled here."""


class WheelHook(BuildHookInterface[BuilderConfig]):
    """Adds the browser's pages to a wheel, and the compiled modules beside their sources."""

    def dependencies(self) -> list[str]:
        """Name what building needs: nothing for what the machine has, or what will be left out."""
        return [*self._for_pages(), *self._for_compiling()]

    def _for_pages(self) -> list[str]:
        return [pages.NODE_PACKAGE] if pages_wanted() and not pages.machine_node() else []

    def _for_compiling(self) -> list[str]:
        if not self.config.get("compile") or compile_wish() == "0" or missing_tool():
            return []
        # The types of what the modules import come from the runtime dependencies.
        return [*COMPILER_REQUIREMENTS, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages; compile, and tag the wheel for this platform, or leave the modules plain."""
        if version == "editable":
            return
        if pages_wanted():
            self._add_pages(build_data)
        self._compile(build_data)

    def _add_pages(self, build_data: dict[str, Any]) -> None:
        client = pages.Client(Path(self.root), lambda line: self.app.display_info(f"tenka: {line}"))
        try:
            client.build()
        except (pages.CannotBuildError, OSError) as error:
            self.app.abort(f"tenka: {error}")
        source = Path(self.root, SOURCE_ROOT)
        build_data["force_include"].update({str(path): path.relative_to(source).as_posix() for path in client.files()})

    def _compile(self, build_data: dict[str, Any]) -> None:
        modules = find_modules(Path(self.root), self.config.get("compile", []))
        if not modules or compile_wish() == "0":
            self.app.display_info("tenka: plain Python, nothing to compile")
            return
        self._output = tempfile.TemporaryDirectory(prefix="tenka-build-")
        try:
            extensions = compile_modules(Path(self.root), modules, Path(self._output.name))
        except CannotCompileError as error:
            if compile_wish() == "1":
                self.app.abort(f"tenka: cannot compile: {error}")
            self.app.display_warning(f"tenka: plain Python, cannot compile: {str(error).splitlines()[-1]}")
            return
        build_data["force_include"].update(extensions)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"tenka: compiled {len(modules)} modules")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled once it is in the wheel."""
        if hasattr(self, "_output"):
            self._output.cleanup()


def pages_wanted() -> bool:
    """Tell whether the browser's pages go into the wheel: always, unless they are asked to stay out."""
    return os.environ.get("TENKA_PAGES") != "0"


def compile_wish() -> str:
    """Return "0" (plain), "1" (compiled or an error) or "" (whichever works)."""
    return os.environ.get("TENKA_COMPILE", "")


def missing_tool() -> str:
    """Return what the machine lacks to compile an extension module, "" if nothing obvious."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if compiler and not shutil.which(compiler[0]):
        return f"no C compiler ({compiler[0]})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.is_file() else f"no Python headers ({header})"


def find_modules(root: Path, patterns: list[str]) -> list[str]:
    """Return the files that the patterns stand for, less those of patterns with !; one for no file is a mistake."""
    found: set[str] = set()
    for pattern in patterns:
        paths = root.glob(pattern.removeprefix("!"))
        files = {path.relative_to(root).as_posix() for path in paths if path.suffix == ".py"}
        if not files:
            message = f"tool.hatch.build.targets.wheel.hooks.custom.compile: no file matches {pattern!r}"
            raise ValueError(message)
        found = found - files if pattern.startswith("!") else found | files
    return sorted(found)


def compile_modules(root: Path, modules: list[str], output: Path) -> dict[str, str]:
    """Compile in a process of its own; return where each extension lies and where in the wheel it belongs."""
    if missing := missing_tool():
        raise CannotCompileError(missing)
    command = [sys.executable, str(root / "hatch_build.py"), str(output), *modules]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotCompileError((done.stdout + done.stderr).strip() or f"mypyc stopped with {done.returncode}")
    library = output / "lib"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(path): path.relative_to(library).as_posix() for path in library.rglob(f"*{suffix}")}


def run_mypyc(output: Path, modules: list[str]) -> None:
    """Compile the modules, given relative to the current directory, into output/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.environ["MYPYPATH"] = SOURCE_ROOT
    options = [
        "--config-file=",
        "--explicit-package-bases",
        "--follow-imports=silent",
        "--ignore-missing-imports",
        f"--cache-dir={output / 'cache'}",
    ]
    extensions = mypycify(
        [*options, *modules],
        only_compile_paths=modules,
        target_dir=str(output / "c"),
        group_name="tenka",
        debug_level="0",
        multi_file=True,  # a C file a module: a single one takes twice as long
    )
    for module in modules:
        name = module.removeprefix(f"{SOURCE_ROOT}/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        add_docstrings(output / "c", name, Path(module))
    distribution = Distribution({"name": "tenka", "ext_modules": extensions})
    build = distribution.get_command_obj("build_ext")
    build.build_lib = str(output / "lib")
    build.build_temp = str(output / "temp")
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    run_mypyc(Path(sys.argv[1]), sys.argv[2:])
