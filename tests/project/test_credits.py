"""Whoever's work the product stands on is credited, on the page and by the licence."""

import re
import tomllib
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
PAGE = REPOSITORY / "web" / "src" / "credits" / "Credits.svelte"
EXTRAS = ("client", "server", "postgresql")  # what people who play meet


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def required() -> set[str]:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [each for extra in EXTRAS for each in project["optional-dependencies"][extra]]
    return {plain(re.split(r"[^A-Za-z0-9._-]", each, maxsplit=1)[0]) for each in [*project["dependencies"], *extras]}


def test_every_library_that_the_product_needs_is_credited_and_none_that_it_does_not() -> None:
    listed = re.findall(r'\["([^"]+)", "[^"]+", "https://[^"]+"\]', PAGE.read_text(encoding="utf-8"))
    in_the_browser = {"svelte", "@fluent/bundle"}

    assert {plain(name) for name in listed} - in_the_browser == required()
    assert len(listed) == len(set(listed))
