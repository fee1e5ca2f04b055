"""A game at the terminal, from the first prompt to the last point."""

import sys
from collections.abc import Mapping
from typing import Any

import click
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tenka.kernel.errors import IllegalMove, TenkaError
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.terminal.asking import choices as choosing
from tenka.terminal.asking.answering import Answering
from tenka.terminal.asking.commands import Command, Commands
from tenka.terminal.asking.hinting import Hinting
from tenka.terminal.asking.onward import Onward
from tenka.terminal.asking.trading import Trading
from tenka.terminal.boxes import line
from tenka.terminal.display import Display
from tenka.terminal.interrupts import Interrupts, Stopped
from tenka.terminal.picture import picture
from tenka.terminal.rulebook import Rulebook
from tenka.terminal.saving.autosave import AutoSave
from tenka.terminal.screen import Screen, let_go
from tenka.terminal.story import TerminalStory
from tenka.terminal.table import TerminalTable
from tenka.words import Label, Words

MOST_NAMED = 6


class Session:
    """People at one keyboard, bots in the other seats."""

    def __init__(
        self, table: TerminalTable, words: Words, screen: Screen, autosave: AutoSave, interrupts: Interrupts
    ) -> None:
        self.table = table
        self.state = table.state
        self.words = words
        self.screen = screen
        self.autosave = autosave
        self.interrupts = interrupts
        self.picture = picture(self.state.setup.game)
        self.story = TerminalStory(table.seats, words, self.picture)
        self.display = Display(words, screen, self.picture, self.story)
        self.answering = Answering(table)
        self.trading = Trading(table)
        self.onward = Onward(table, self.picture)
        self.hinting = Hinting(table, words, self.picture, self.story)
        self.commands = Commands(words, trade=self.trading.possible)
        self.rulebook = Rulebook(words, screen)
        self.person: int | None = None  # who sits at the keyboard
        self.told = [_told_before(table, seat) for seat in range(len(table.seats))]
        self.news: list[dict[str, Any]] = []
        self.rule = ""  # the rule that `why` tells
        self.unasked: list[str] = []  # what went by itself since somebody last chose

    def run(self) -> int:
        """Play until the game is over or somebody stops it; the exit code."""
        try:
            return self._played_to_the_end()
        except OSError:  # nobody reads us any more
            return self._cut_off()

    def _played_to_the_end(self) -> int:
        self.autosave.keep()
        try:
            self._welcome()
            while self.state.result is None:
                self._step()
            self._finish()
        except Stopped as stopped:
            self._stop()
            return stopped.code
        return 0

    # The course of the game

    def _welcome(self) -> None:
        say = self.words.say
        self.screen.show(Rule(Text(say("game-name"), "bold")), Padding(Text(say("game-tagline"), "italic"), (0, 1)))
        if self.words.box is not None:
            self.screen.note(line(self.state.setup.game, self.words.box, self.words))
        self.screen.note(say("fingerprint-told", fingerprint=self.state.setup.fingerprint))
        self.screen.note(self.autosave.trouble or say("save-path", file=str(self.autosave.path)))
        self.screen.note(say("help-offered"))
        if self._shared and not self.screen.live:
            self.screen.note(say("cannot-hide"))
        if self.screen.live and not self._shared:
            self.screen.ask(f" {say('press-enter')} ")

    @property
    def _shared(self) -> bool:
        return len(self.table.people) > 1

    def _step(self) -> None:
        self.interrupts.check()
        trader = self.trading.waiting()
        if trader is not None:
            self._trade(trader)
            return
        bot = self.table.waiting_bot()
        if bot is not None:
            for move in self.table.bot_moves(bot):
                self._happened(self.state.play(bot, move))
            return
        waiting = list(self.state.pending)
        seat = self.person if self.person in waiting else waiting[0]
        assert seat is not None
        answer = self.answering.answer(seat)
        if answer is not None:
            self._happened(self.state.play(seat, answer))
            return
        self._sit_down(seat)
        self._turn(seat)

    def _happened(self, told: list[Event]) -> None:
        self.answering.heard(told)
        self.trading.heard(told)

    def _sit_down(self, seat: int) -> None:
        if seat != self.person:
            self.unasked = []
        if self._shared and seat != self.person:
            self._hand_over(seat)
        self.person = seat

    def _trade(self, seat: int) -> None:
        """Offers in somebody else's turn, until there is nothing more to say."""
        self._sit_down(seat)
        while self.trading.goes_on(seat):
            view = self.state.view(seat)
            listed = choosing.choices(self.state, seat, view, self.words, self.picture)
            self._show(view, listed)
            typed = self.screen.ask("> ")
            while typed and not self._answer(seat, view, listed, typed):
                typed = self.screen.ask("> ")
            if not typed:
                self.trading.leave(seat)

    def _hand_over(self, seat: int) -> None:
        """Nothing of one person's hand is left to be seen when another sits down."""
        self.screen.wipe()
        view = self.state.view(None, events=False)
        name = self.story.name(view, seat)
        if seat in self.state.pending:
            self.screen.note(self.words.decision(self.state.pending[seat].kind, name))
        self.screen.ask(f" {self.words.say('hand-over', name=name)} ")
        self.screen.wipe()
        self.news = []

    def _turn(self, seat: int) -> None:
        """Show where the game stands and take what is typed, until the game has gone on."""
        self.autosave.keep()  # with what the bots did, which they would do again
        view = self.state.view(seat)
        listed = [
            *self._orders_offered(seat),
            *choosing.choices(self.state, seat, view, self.words, self.picture),
        ]
        begun = view.get("step") or view.get("draft") or {}
        self.rule = begun.get("rule", self.state.pending[seat].rule)
        self._show(view, listed)
        while not self._answer(seat, view, listed, self.screen.ask("> ")):
            pass

    def _orders_offered(self, seat: int) -> list[choosing.MenuChoice]:
        """Who has passed often may pass for longer."""
        found = []
        for name in self.answering.offered(seat):
            text = self.words.say(f"order-{name}")
            found.append(choosing.MenuChoice(Move((name,)), Label(text, text, ""), False))
        return found

    def _answer(self, seat: int, view: Mapping[str, Any], listed: list[choosing.MenuChoice], typed: str) -> bool:
        """Do what was typed; whether the table has to be shown again."""
        if not typed:
            return True
        command = self.commands.read(typed)
        if command is not None:
            return self._dispatch(seat, view, command)
        if typed.isdecimal():
            chosen = choosing.numbered(typed, listed)
            if chosen:
                return self._try(seat, chosen[0].move)
            most = sum(each.shown for each in listed)
            self.screen.note(self.words.say("no-such-number", number=typed[:12], most=most))
            return False
        return self._named(seat, view, listed, typed)

    def _named(self, seat: int, view: Mapping[str, Any], listed: list[choosing.MenuChoice], typed: str) -> bool:
        found = choosing.named(typed, listed)
        if not found:
            found = choosing.named(typed, choosing.every_move(self.state, view, self.words, self.picture))
        if len(found) == 1:
            return self._try(seat, found[0].move)
        if not found:
            self.screen.note(self.words.say("not-understood", typed=self.words.say("quoted", text=typed[:60])))
            return False
        several = [self.words.say("quoted", text=each.label.text) for each in found[:MOST_NAMED]]
        self.screen.note(self.words.say("several-meant", moves=", ".join(several), more=len(found) - len(several)))
        return False

    def _try(self, seat: int, move: Move) -> bool:
        """Make a move, and those after it that nobody has to be asked for."""
        if not self._play(seat, move):
            return False
        self.unasked = []
        way = self.onward.move(seat)
        while way is not None:
            view = self.state.view(seat, events=False)
            label = self.words.move(way, self.picture.details(view, way) or {}, self.story.naming(view))
            self.unasked.append(self.words.say("only-way-on", move=label.text))
            self._play(seat, way)
            way = self.onward.move(seat)
        return True

    def _play(self, seat: int, move: Move) -> bool:
        if str(move[0]) in self.answering.offered(seat):
            self.answering.give(seat, str(move[0]))
            return True
        decision = self.state.pending.get(seat)
        try:
            told = self.state.play(seat, move)
        except IllegalMove as error:
            self.rule = error.rule or self.rule
            self.screen.note(self.words.error(error))
            return False
        self.answering.chosen(seat, decision, move)
        self._happened(told)
        self.autosave.keep()
        return True

    # Commands

    def _dispatch(self, seat: int, view: Mapping[str, Any], command: Command) -> bool:
        if command.name == "undo":
            return self._undo(seat)
        if command.name == "hint":
            return self._hint(seat, view, command.rest)
        if command.name == "quit":
            raise Stopped(0)
        if command.name == "trade":
            self.screen.note(self.words.say("trade-on" if self.trading.turn(seat) else "trade-off"))
            return False
        if command.name == "why":
            self.rulebook.show(command.rest or self.rule)
        elif command.name == "rules":
            self.rulebook.browse(command.rest)
        elif command.name == "log":
            self._log(seat)
        elif command.name == "save":
            self.screen.note(self.autosave.copy_to(command.rest) if command.rest else self.autosave.farewell())
        else:
            self.screen.show(self.commands.help())
        return False

    def _undo(self, seat: int) -> bool:
        try:
            self.state.undo(seat)
        except IllegalMove as error:
            self.screen.note(self.words.error(error))
            return False
        self.unasked = []
        while self.onward.move(seat) is not None and self.state.can_undo(seat):
            self.state.undo(seat)  # back to where something was chosen
        return True

    def _hint(self, seat: int, view: Mapping[str, Any], typed: str) -> bool:
        """Suggestions, or the steps of one of them done as far as they can be undone."""
        if seat not in self.state.pending:
            self.screen.note(self.words.say("hint-not-asked"))
            return False
        self.screen.note(self.words.say("insight-hint-thinking"))
        try:
            self.hinting.suggest(seat)
        except TenkaError as error:
            self.screen.note(self.words.error(error))
            return False
        if not typed:
            self.screen.page(self.hinting.told(view), f" {self.words.say('more')} ")
            return False
        return self._prepare(seat, typed)

    def _prepare(self, seat: int, typed: str) -> bool:
        moves = self.hinting.prepared(seat, typed)
        if moves:
            for move in moves:
                self._play(seat, move)
            return True
        self.screen.note(self.words.say("hint-no-such" if moves is None else "hint-nothing-to-prepare"))
        return False

    def _log(self, seat: int) -> None:
        view = self.state.view(seat)
        lines = [self.story.lines(view, [event], rules=True) for event in view["events"]]
        self.screen.page(list(lines), f" {self.words.say('more')} ")

    # What is shown

    def _show(self, view: Mapping[str, Any], listed: list[choosing.MenuChoice]) -> None:
        seat = view["seat"]
        events = view["events"]
        new = events[min(self.told[seat], len(events)) :]
        self.told[seat] = len(events)
        self.news = new or self.news
        notes = [each for each in (*self.unasked, self.autosave.trouble) if each]
        self.display.decision(view, self.news, listed, notes, self.screen.live or bool(new))

    def _finish(self) -> None:
        """Everything is open now: the last events, every point, and what proves that all was fair."""
        if self._shared:
            self.screen.wipe()
        view = self.state.view(self.person)
        self.display.end(view, [] if self.person is None else view["events"][self.told[self.person] :])
        self.screen.note(self.words.say("seed-told", seed=view["seed"], fingerprint=view["fingerprint"]))
        self.screen.note(self.autosave.close())

    def _stop(self) -> None:
        self.autosave.keep()
        if self._shared:
            self.screen.wipe()
        self.screen.console.print(Text(self.autosave.farewell()), soft_wrap=True)

    def _cut_off(self) -> int:
        """The terminal is gone; whoever reads the errors still learns how to go on."""
        let_go(sys.stdout)
        try:
            click.echo(self.autosave.farewell(), err=True)
        except OSError:
            let_go(sys.stderr)
        return 1


def _told_before(table: TerminalTable, seat: int) -> int:
    """How many events a seat knew when it last did something."""
    entries = table.state.entries()
    last = max((place for place, entry in enumerate(entries) if entry.seat == seat), default=-1)
    known = [event for entry in entries[: last + 1] for event in entry.events]
    told = table.state.start + known if last >= 0 else []
    return len([event for event in told if event.told_to(seat)])
