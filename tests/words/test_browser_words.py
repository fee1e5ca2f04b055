"""The words of the browser alone: the same in every language, complete, and nothing in them that nobody says."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tenka.words import LANGUAGES, Words
from tests.words import browser
from tests.words.games import IDS, the_game

REPOSITORY = Path(__file__).parents[2]
TELLING = ["bots/reasons.py", "lessons/place.py"]  # tell the browser what to say
KINDS = [
    "web",
    "table",
    "insight",
    "replay",
    "clocks",
    "safety",
    "keys",
    "records",
    "sentences",
    "boxes",
    "learn",
    "people",
    "notices",
]


def source(kind: str, lang: str) -> str:
    return (REPOSITORY / "src/tenka/words" / kind / f"{lang}.ftl").read_text("utf-8")


def messages(kind: str, lang: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source(kind, lang)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_hold_nothing_but_their_messages(kind: str, lang: str) -> None:
    body = FluentParser().parse(source(kind, lang)).body
    assert {type(entry) for entry in body} <= {ast.Message, ast.GroupComment, ast.ResourceComment, ast.Comment}
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))
    assert [name for name in names if not name.startswith(f"{kind}-")] == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_same_messages_with_the_same_parameters(kind: str, lang: str) -> None:
    ours, english = messages(kind, lang), messages(kind, "en")
    assert list(ours) == list(english)
    assert {id: variables(each) for id, each in ours.items()} == {id: variables(each) for id, each in english.items()}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 7, "yes"])
def test_every_message_renders(kind: str, lang: str, value: object) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(kind, lang)))
    for id, message in messages(kind, lang).items():
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables(message), value))
        assert not errors, (id, errors)
        assert str(text).strip(), id


def test_no_message_is_missing() -> None:
    games = [Words("en", the_game(id)) for id in IDS]
    ours = {id for kind in KINDS for id in messages(kind, "en")}
    assert sorted(id for id in browser.said() - ours if not any(id in words for words in games)) == []
    quoted = {id for id in browser.quoted() for kind in KINDS if id.startswith(f"{kind}-")}
    assert sorted(quoted - ours) == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_message_is_said(kind: str) -> None:
    told = "".join((REPOSITORY / "src/tenka" / path).read_text("utf-8") for path in TELLING)
    assert [id for id in messages(kind, "en") if not browser.says(id) and f'"{id}"' not in told] == []
