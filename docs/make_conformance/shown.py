"""What the games' own rule pages show of it: a file beside each game, read by browser and terminal."""

import json
from typing import Any

from docs.make_conformance.places import Place
from docs.make_conformance.report import Reported


def shown(rules: list[Reported]) -> str:
    """The same in JSON: by rule its sentences, its places in the code, and how many tests it has."""
    return json.dumps({each.rule.name: _rule(each) for each in rules}, ensure_ascii=False, indent=1) + "\n"


def _rule(each: Reported) -> dict[str, Any]:
    return {
        "tests": each.tests,
        "code": [_place(place) for place in each.places],
        "sentences": [
            {
                "number": held.sentence.number,
                "text": held.sentence.text,
                "source": held.sentence.source.split(", "),
                "tests": [test.name for test in held.tests],
            }
            for held in each.sentences
        ],
    }


def _place(place: Place) -> str:
    return " ".join(filter(None, (place.file.rpartition("/")[2], place.name)))
