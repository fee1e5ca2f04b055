"""A game's words can be read, and are there for whatever can be said."""

from fluent.syntax import ast, parse

from tenka.kernel.game import Game
from tenka.testing.registry import registered
from tenka.words import LANGUAGES
from tenka.words.messages import source

ABOUT = ("game-name", "game-tagline", "game-about", "game-provenance", "rules-components")


def test_every_message_can_be_read() -> None:
    unread = [
        f"{game.id}, {lang}: {(each.content or '').strip().splitlines()[:1]}"
        for game in registered()
        for lang in LANGUAGES
        for each in parse(source(game.package, lang)).body
        if isinstance(each, ast.Junk)
    ]
    assert unread == []


def test_there_are_words_for_moves_events_and_rules() -> None:
    assert [f"{game.id}: {id}" for game in registered() for id in missing(game)] == []


def missing(game: Game) -> list[str]:
    """The messages that a game cannot do without, and that are not in English, which is spoken where others lack."""
    said = {each.id.name for each in parse(source(game.package, "en")).body if isinstance(each, ast.Message)}
    rules = [f"{kind}-{number}" for number in game.rule_numbers for kind in ("rule-title", "rule")]
    events = [f"event-{kind}" for kind in game.events.declared]
    needed = [*ABOUT, *(f"move-{verb}" for verb in game.vocabulary.verbs), *events, *rules]
    return [id for id in needed if id not in said]
