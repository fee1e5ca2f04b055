"""The message files: the same in every language, complete, and nothing in them that nobody says."""

import ast as python
import re
from functools import cache
from importlib import import_module
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import tenka
from tenka.bots import BOTS, knowledge_of
from tenka.bots.orders import orders
from tenka.kernel.game import Game
from tenka.store.failures import OS_FAILURES, SQLITE_FAILURES
from tenka.terminal.asking.commands import COMMANDS
from tenka.words import LANGUAGES, Words
from tenka.words.messages import Messages
from tests.words import browser
from tests.words.games import IDS, SOURCES, the_game

ID = re.compile(r"[a-z]+(?:-[a-z]+)*")
PACKAGES = ["tenka", "tenka.server.notices", *(f"tenka.games.{id}" for id in IDS)]


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
        if isinstance(value, str) and id.startswith(("sim-", "arena-", "tune-", "analyse-")):  # figures alone
            continue
        params = dict.fromkeys(messages.parameters(id), value)
        for attribute in [None, *messages.attributes(id)]:
            assert messages.text(id, params, attribute).strip()


SAYING = {"BadInput", "IllegalMove", "TenkaError", "Finding", "Refused", "StoreFailure", "NotDone", "Error", "refusal"}


class Saying(NamedTuple):
    """A place in the sources where an error is made: the ids it may have, and its parameters, if they stand there."""

    ids: set[str]
    params: set[str] | None


@cache
def sayings() -> list[Saying]:
    """All places where an error that can be said to a person is made."""
    trees = [python.parse(path.read_text("utf-8")) for path in SOURCES.rglob("*.py")]
    return [saying(call) for tree in trees for call in python.walk(tree) if isinstance(call, python.Call) if says(call)]


def says(call: python.Call) -> bool:
    match call:
        case python.Call(func=python.Name(id=name)):
            return name in SAYING
        case python.Call(
            func=python.Attribute(value=python.Call(func=python.Name(id="super")), attr="__init__"),
            args=[python.Constant(), *_],
        ):
            return True
    return False


def saying(call: python.Call) -> Saying:
    named = [arg for arg in call.args if isinstance(arg, python.Dict)]
    found = {text for arg in call.args if arg not in named for text in texts(arg)}
    keys = [key for each in named for key in each.keys]
    params = {text for key in keys if key is not None for text in texts(key)}
    params |= {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    plain = all(isinstance(arg, python.Constant | python.Dict) for arg in call.args) and None not in keys
    return Saying({text for text in found if ID.fullmatch(text)}, params if plain else None)


def texts(node: python.AST) -> set[str]:
    if isinstance(node, python.IfExp):  # what it depends on is not said
        return texts(node.body) | texts(node.orelse)
    own = {node.value} if isinstance(node, python.Constant) and isinstance(node.value, str) else set()
    return own.union(*map(texts, python.iter_child_nodes(node)))


def raised() -> set[str]:
    """The message ids that errors anywhere in the sources are made with."""
    tables = {*SQLITE_FAILURES.values(), *OS_FAILURES.values()}
    return tables.union(*(each.ids for each in sayings()))


FINDINGS = {"fingerprint-differs", "events-differ", "move-illegal", "result-differs"}


def test_every_error_has_words() -> None:
    games = [Words("en", the_game(id)) for id in IDS]
    assert {"bad-seed", "not-open", "tile-chosen", "tile-same", "gild-later", "file-missing"} <= raised()
    assert {"leave-one", "card-not-yours", "prescribed-sun-only"} <= raised()
    assert {"store-full", "bot-failed", "bad-host", "wrong-method", "same-table", "log-damaged"} <= raised()
    for id in raised() - FINDINGS - {"verified"}:
        assert any(f"error-{id}" in words or f"refusal-{id}" in words for words in games), id
    assert all(f"finding-{id}" in games[0] for id in FINDINGS | {"verified"})


# Where the server leaves out what the terminal says.
UNSAID: set[str] = set()


def test_no_error_lacks_what_its_words_ask_for() -> None:
    messages = Messages("en", ["tenka"])
    lacking = [
        (id, messages.parameters(f"error-{id}") - each.params)
        for each in sayings()
        if each.params is not None
        for id in each.ids - UNSAID
        if f"error-{id}" in messages and not messages.parameters(f"error-{id}") <= each.params | {"why"}
    ]
    assert lacking == []


def literals() -> set[str]:
    """All short strings that stand in the sources as they are."""
    text = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    return set(re.findall(r"""["']([a-zA-Z_-]+)["']""", text))


@pytest.mark.parametrize("package", ["tenka", *(tenka.game(id).package for id in tenka.games())])
def test_every_message_is_said(package: str) -> None:
    said = literals()
    said |= {f"{kind}-{id}" for kind in ("error", "refusal", "finding") for id in said}
    said |= {f"{kind}-{name}" for kind in ("command", "help") for name in COMMANDS}
    said |= {f"{kind}-{name}" for kind in ("bot", "bot-about") for name in BOTS}
    for id in IDS:
        said |= words_of(id)
    assert [id for id in ids(package, "en") if id not in said and not browser.says(id)] == []


def words_of(id: str) -> set[str]:
    """The ids that a game's moves, pieces, events, decisions and rules ask for."""
    game = the_game(id)
    found = {f"move-{verb}" for verb in game.vocabulary.verbs}
    found |= {f"rule-{number}" for number in game.rule_numbers} | {
        f"rule-title-{number}" for number in game.rule_numbers
    }
    return found | facts(id) | insights(id) | boxed(id)


def boxed(id: str) -> set[str]:
    """What is said of the fields of a box."""
    fields = the_game(id).form.fields.values()
    nouns = {noun for field in fields for noun in (field.row, field.column) if noun is not None}
    return {f"{kind}-{value}" for kind, value in nouns} | {f"box-group-{field.group}" for field in fields}


def insights(id: str) -> set[str]:
    """What hints and the analysis speak of: the features a game is judged by, its kinds of chance, its moments."""
    features = knowledge_of(the_game(id)).judgement.names
    chance = import_module(f"tenka.games.{id}.knowledge.chance")
    told = {f"chance-{kind}" for kind in chance.KINDS.values()} | {f"moment-{event}" for event in chance.MOMENTS}
    return {f"feature-{name}" for name in features} | told


def facts(id: str) -> set[str]:
    found = (
        {f"event-{kind}" for kind in the_game(id).events.declared}
        | pieces(id)
        | options(the_game(id))
        | standing(the_game(id))
    )
    for kind in decision_kinds(id):
        found |= {f"decision-{kind}", f"prompt-{kind}"}
    return found


def decision_kinds(id: str) -> set[str]:
    state = import_module(f"tenka.games.{id}.rules.state")
    decisions = state.DECISIONS
    return {decision.kind for decision in (decisions.values() if isinstance(decisions, dict) else decisions)}


def options(game: Game) -> set[str]:
    """What is said of the options when a table is opened."""
    found = {f"{kind}-{name}" for kind in ("option", "option-about") for name in game.options}
    return found | {f"{name}-{str(value).lower()}" for name, values in game.options.items() for value in values}


def standing(game: Game) -> set[str]:
    """What is said of the standing orders that only this game knows."""
    own = [each for each in orders(game).declared.values() if each.name not in {"pass_reactions", "refuse_offers"}]
    return {f"order-{each.name}" for each in own} | {f"order-{each.name}-about" for each in own if each.params}


def pieces(id: str) -> set[str]:
    """The words for all pieces of a game."""
    nouns = {"shitenno": shitenno_pieces, "shogun": shogun_pieces, "tenjo": tenjo_pieces}[id]()
    return {f"{kind}-{value}" for kind, values in nouns.items() for value in values}


def shitenno_pieces() -> dict[str, tuple[str, ...]]:
    from tenka.games.shitenno.rules.components import pieces  # noqa: PLC0415

    return {
        "prompt-payment": pieces.MEANS,
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
    }


def shogun_pieces() -> dict[str, tuple[str, ...]]:
    from tenka.games.shogun.rules.components import pieces  # noqa: PLC0415

    return {
        "house": pieces.HOUSES,
        "region": pieces.REGIONS,
        "season": pieces.SEASONS,
        "column": ("a", "b", "c", "d", "e"),
        "province": pieces.PROVINCES,
        "card": tuple(card for card in pieces.CARDS if card not in pieces.PROVINCES),
        "space": ("bid",),
        "building": pieces.BUILDINGS,
        "action": pieces.ACTIONS,
        "action-about": pieces.ACTIONS,
        "special": pieces.SPECIALS,
        "special-about": pieces.SPECIALS,
        "event": pieces.EVENTS,
        "event-about": pieces.EVENTS,
    }


def tenjo_pieces() -> dict[str, tuple[str, ...]]:
    from tenka.games.tenjo.rules.components import pieces  # noqa: PLC0415

    kinds = ("waypoint", "border", "resource", "castle", "entry")
    composed = ("waypoint", "border", "resource", "entry")
    return {
        "house": pieces.HOUSES,
        "seat": tuple(str(seat) for seat in range(pieces.MOST_PLAYERS)),
        "direction": pieces.DIRECTIONS,
        "province": pieces.PROVINCES,
        "point": (*composed, *pieces.SITES),
        "spot": composed,
        "kind": kinds,
        "kind-about": kinds,
        "family": pieces.RELATIVES,
        "element": pieces.ELEMENTS,
        "element-about": pieces.ELEMENTS,
        "card": (*(card for card in pieces.CARDS if card not in pieces.ELEMENTS), *pieces.CASTLES),
        "castle-about": pieces.CASTLES,
        "fate": pieces.FATES,
        "fate-about": pieces.FATES,
        "component": pieces.COMPONENTS,
    }


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_of_a_game_has_words(id: str, lang: str) -> None:
    words = Words(lang, the_game(id))
    assert [each for each in sorted(words_of(id)) if each not in words] == []
