"""The rules in words."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tenka.terminal.boxes import differences, line
from tenka.terminal.conformance import figures
from tenka.terminal.screen import Screen
from tenka.words import Words


class Rulebook:
    """Shows rules by number, or all of them."""

    def __init__(self, words: Words, screen: Screen) -> None:
        assert words.game is not None
        self._words = words
        self._screen = screen
        self._sentences = figures(words.game.package)
        self._numbers = {number.casefold(): number for number in words.game.rule_numbers}

    def show(self, typed: str) -> None:
        """One rule."""
        number = self._numbers.get(typed.casefold())
        if number is None:
            known = [*self._numbers.values()]
            self._screen.note(self._words.say("no-such-rule", typed=typed[:60], first=known[0], last=known[-1]))
            return
        self._screen.show(self._rule(number))

    def browse(self, typed: str) -> None:
        """One rule, or everything page by page."""
        if typed:
            self.show(typed)
            return
        say = self._words.say
        about = [say("game-about"), say("rules-components"), say("game-provenance")]
        game, box = self._words.game, self._words.box
        if game is not None and box is not None:
            about += [
                line(game, box, self._words),
                "\n".join(differences(game, box.values, Words(self._words.lang, game))),
            ]
        opening: list[RenderableType] = [Padding(Text(each), (0, 2, 1, 2)) for each in about]
        rules: list[RenderableType] = [self._rule(number) for number in self._numbers.values()]
        self._screen.page([*opening, *rules], f" {say('more')} ")

    def _rule(self, number: str) -> RenderableType:
        title, text = self._words.rule(number)
        heading = Padding(Text.assemble((number, "bold red"), "  ", (title, "bold")), (0, 2))
        tested = self._sentences.get(number)
        if tested is None:  # a game of another package need not say how it is tested
            return Group(heading, Padding(Text(text), (0, 2, 1, 2)))
        note = Padding(Text(self._words.say("rule-sentences", **tested), "dim"), (0, 2, 1, 2))
        return Group(heading, Padding(Text(text), (0, 2)), note)
