"""The documentation site: every page of docs/ and the pages beside it, with a reference of the Python interface."""

import shutil
import tomllib
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[2]

project = "Tenka"
author = "Tenka contributors"
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
include_patterns = ["*.md", "docs/**.md"]
exclude_patterns = ["docs/make_*"]
root_doc = "docs/index"
nitpicky = True
nitpick_ignore_regex = [("py:.*", r".*")]  # types of the standard library and of games are shown, not linked

myst_heading_anchors = 4
suppress_warnings = ["myst.header"]  # a page may begin with a picture

autodoc_member_order = "bysource"
autodoc_typehints = "description"

html_theme = "furo"
html_title = "Tenka"
html_copy_source = False
html_show_sphinx = False


def setup(app: Sphinx) -> None:
    """Take the pictures along: pages show them in HTML of their own, light or dark."""
    app.connect("build-finished", _copy_pictures)


def _copy_pictures(app: Sphinx, failed: Exception | None) -> None:
    if failed is None:
        shutil.copytree(ROOT / "docs" / "pictures", app.outdir / "docs" / "pictures", dirs_exist_ok=True)
