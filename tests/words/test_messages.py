"""The message files: the same in every language, complete, and nothing in them that nobody says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tenka
from tenka.bots import BOTS
from tenka.terminal.commands import COMMANDS
from tenka.words import LANGUAGES, Words
from tenka.words.messages import Messages

SOURCES = Path(__file__).parents[2] / "src" / "tenka"
PACKAGES = ["tenka", *(tenka.game(id).package for id in tenka.games())]


def read(package: str, lang: str) -> list[ast.EntryType]:
    folder = SOURCES / package.removeprefix("tenka").strip(".").replace(".", "/")
    return FluentParser().parse((folder / "words" / f"{lang}.ftl").read_text("utf-8")).body


def ids(package: str, lang: str) -> list[str]:
    return [entry.id.name for entry in read(package, lang) if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_hold_nothing_but_messages(package: str, lang: str) -> None:
    kinds = {type(entry) for entry in read(package, lang)}
    assert kinds <= {ast.Message, ast.GroupComment, ast.ResourceComment, ast.Comment}
    found = ids(package, lang)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_same_messages_in_the_same_order(package: str, lang: str) -> None:
    assert ids(package, lang) == ids(package, "en")


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_same_parameters_and_attributes(package: str, lang: str) -> None:
    ours, english = Messages(lang, [package]), Messages("en", [package])
    for id in ids(package, "en"):
        assert ours.parameters(id) == english.parameters(id), id
        assert ours.attributes(id) == english.attributes(id), id


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 7, "yes", "no"])
def test_every_message_renders(package: str, lang: str, value: object, said_without_error: None) -> None:
    messages = Messages(lang, [package])
    for id in ids(package, lang):
        if isinstance(value, str) and id.startswith("sim-"):  # figures alone
            continue
        params = dict.fromkeys(messages.parameters(id), value)
        for attribute in [None, *messages.attributes(id)]:
            assert messages.text(id, params, attribute).strip()


def raised() -> set[str]:
    """The message ids that errors anywhere in the sources are made with."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text("utf-8")
        for call in re.finditer(r"\b(?:BadInput|IllegalMove|TenkaError|Finding)\(", text):
            found |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', first_arguments(text, call.end())))
    return found


def first_arguments(text: str, start: int) -> str:
    """A call's arguments up to the first dictionary or the closing bracket."""
    depth = 1
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0 or text[place] == "{":
            return text[start:place]
    return text[start:]


FINDINGS = {"fingerprint-differs", "events-differ", "move-illegal", "result-differs"}


def test_every_error_has_words() -> None:
    games = [Words("en", tenka.game(id)) for id in tenka.games()]
    assert {"bad-seed", "not-open", "tile-chosen", "tile-same", "gild-later", "file-missing"} <= raised()
    for id in raised() - FINDINGS - {"verified"}:
        assert any(f"error-{id}" in words or f"refusal-{id}" in words for words in games), id
    assert all(f"finding-{id}" in games[0] for id in FINDINGS | {"verified"})


def literals() -> set[str]:
    """All short strings that stand in the sources as they are."""
    text = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    return set(re.findall(r"""["']([a-zA-Z_-]+)["']""", text))


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_said(package: str) -> None:
    said = literals()
    said |= {f"{kind}-{id}" for kind in ("error", "refusal", "finding") for id in said}
    said |= {f"{kind}-{name}" for kind in ("command", "help") for name in COMMANDS}
    said |= {f"{kind}-{name}" for kind in ("bot", "bot-about") for name in BOTS}
    for id in tenka.games():
        said |= words_of(id)
    assert [id for id in ids(package, "en") if id not in said] == []


def words_of(id: str) -> set[str]:
    """The ids that a game's moves, pieces, events, decisions and rules ask for."""
    game = tenka.game(id)
    found = {f"move-{verb}" for verb in game.vocabulary.verbs}
    found |= {f"rule-{number}" for number in game.rule_numbers} | {
        f"rule-title-{number}" for number in game.rule_numbers
    }
    return found | facts(id)


def facts(id: str) -> set[str]:
    assert id == "shitenno", "add the new game's pieces here"
    from tenka.games.shitenno import pieces  # noqa: PLC0415
    from tenka.games.shitenno.state import DECISIONS  # noqa: PLC0415

    found = {f"decision-{decision.kind}" for decision in DECISIONS} | {
        f"prompt-{decision.kind}" for decision in DECISIONS
    }
    found |= {f"prompt-payment-{means}" for means in pieces.MEANS} | {f"event-{kind}" for kind in event_kinds()}
    for kind, values in {
        "card": pieces.CARDS,
        "troop": pieces.TROOPS,
        "bonus": pieces.BONUSES,
        "title": pieces.TITLES,
        "general": pieces.GENERALS,
        "general-full": pieces.GENERALS,
        "colour": pieces.GENERALS,
        "province": pieces.PROVINCES,
        "means": pieces.MEANS,
        "item": ("hatamoto",),
        "packet": ("first", "second"),
        "year": ("even", "odd"),
    }.items():
        found |= {f"{kind}-{value}" for value in values}
    return found


def event_kinds() -> set[str]:
    """The kinds of events that the game tells, read off its sources."""
    text = "\n".join(path.read_text("utf-8") for path in (SOURCES / "games" / "shitenno").glob("*.py"))
    return set(re.findall(r'\btell\(\s*"([a-z_]+)"', text))


@pytest.mark.parametrize("id", tenka.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_of_a_game_has_words(id: str, lang: str) -> None:
    words = Words(lang, tenka.game(id))
    assert [each for each in sorted(words_of(id)) if each not in words] == []


def test_events_are_found_in_the_sources() -> None:
    assert {"placed", "hand_shown", "split", "ranked", "title_dealt", "reshuffled"} <= event_kinds()
