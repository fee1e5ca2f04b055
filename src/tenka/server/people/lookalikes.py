"""Names that can be taken for one another: by Unicode's list of look-alikes (UTS 39), capitals, accents and spaces."""

import json
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from unicodedata import category, combining, normalize

from fluent.runtime import FluentBundle, FluentResource

from tenka.wire.tables import MOST_SEATS
from tenka.words.languages import LANGUAGES

# What a seat is called that nobody sits in: nobody may be called so.
NO_PERSON = {"words": ("bot-name",), "words/table": ("table-seat-open", "table-somebody-gone")}
NUMBER_BEHIND = re.compile(r"\s*\(\d+\)$")  # what tells people of one name apart
DIRECTION = "\u200e"


def alike(one: str, other: str) -> bool:
    """Whether a hasty reader may take one name for the other."""
    return not _looks(one).isdisjoint(_looks(other))


def first_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of some names that looks like this one without being the same."""
    return next((other for other in others if other != name and alike(name, other)), None)


def is_reserved(name: str) -> bool:
    """Whether a name could be taken for what a seat without a person is called, in any language."""
    return not _looks(name).isdisjoint(_reserved())


@lru_cache(2048)
def _looks(name: str) -> frozenset[str]:
    """What a name looks like, read with its capitals (I is like l) and without (I is like i)."""
    return frozenset({_look(name), _look(name.casefold())})


def _look(name: str) -> str:
    plain = normalize("NFKD", NUMBER_BEHIND.sub("", name) or name)
    letters = [letter for letter in plain if not _is_slight(letter)] or plain
    prototypes = _prototypes()
    skeleton = "".join(prototypes.get(letter, letter) for letter in letters).casefold()
    return "".join(letter for letter in normalize("NFKD", skeleton) if not _is_slight(letter)) or plain


def _is_slight(letter: str) -> bool:
    """Whether it is easily overlooked: a space, a joiner, punctuation, an accent, a point of Hebrew or Arabic.

    Marks of other scripts are letters in all but name.
    """
    kind = category(letter)
    height = combining(letter)
    overlooked = height == 1 or 10 <= height <= 35 or height >= 200 or "\ufe00" <= letter <= "\ufe0f"
    return kind[0] in "ZCP" or (kind == "Mn" and (overlooked or letter >= "\U000e0100"))


@cache
def _prototypes() -> dict[str, str]:
    """For each character the one, or those, that stand for all that look like it.

    The list gives each pair in both directions. What many look like stands for them, and so does a sequence; of two
    that look like each other alone, either would do.
    """
    path = files("confusable_homoglyphs").joinpath("confusables.json")
    listed = {
        one.replace(DIRECTION, ""): [each["c"].replace(DIRECTION, "") for each in others]
        for one, others in json.loads(path.read_text("utf-8")).items()
    }
    found = {}
    for one, others in listed.items():
        if len(one) == 1 and len(others) == 1:
            (other,) = others
            if len(other) > 1 or len(listed.get(other, ())) > 1 or other < one:
                found[one] = other
    return {one: "".join(found.get(letter, letter) for letter in other) for one, other in found.items()}


@cache
def _reserved() -> frozenset[str]:
    return frozenset().union(*(_looks(said) for lang in LANGUAGES for said in _said(lang)))


def _said(lang: str) -> list[str]:
    """How a language calls a seat that nobody sits in."""
    said = []
    for folder, ids in NO_PERSON.items():
        lines = files("tenka").joinpath(folder, f"{lang}.ftl").read_text("utf-8").splitlines()
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource("\n".join(line for line in lines if line.startswith(ids))))
        for id in ids:
            pattern = bundle.get_message(id).value
            assert pattern is not None
            said += [str(bundle.format_pattern(pattern, {"number": number + 1})[0]) for number in range(MOST_SEATS)]
    return said
