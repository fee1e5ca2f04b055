"""The game in the terminal, as SVG."""

import re
from collections.abc import Iterator
from html import escape

from rich.cells import cell_len
from rich.color import blend_rgb
from rich.console import Group, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme

import tenka
from tenka.terminal.asking import choices
from tenka.terminal.display import Display
from tenka.terminal.interrupts import Interrupts
from tenka.terminal.picture import picture
from tenka.terminal.screen import Screen
from tenka.terminal.story import TerminalStory
from tenka.terminal.table import TerminalSeat, TerminalTable
from tenka.words import Words

SEED = 16
PERSON = 0
ROUND = 3
WIDTH = 100

BLACK, RED, GREEN, YELLOW = (58, 53, 48), (205, 84, 40), (60, 145, 110), (190, 145, 20)
BLUE, MAGENTA, CYAN, WHITE = (80, 120, 210), (160, 90, 160), (50, 145, 160), (180, 174, 164)
ANSI = [BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE]
THEMES = {
    "light": TerminalTheme(background=(251, 247, 239), foreground=(42, 38, 34), normal=ANSI),
    "dark": TerminalTheme(background=(30, 28, 26), foreground=(232, 226, 214), normal=ANSI),
}

CELL_WIDTH = 12
CELL_HEIGHT = 23  # low enough for the lines of a frame to meet
FONT_SIZE = 20
MARGIN = 16
# Rich's own pictures fetch a font from a server; these take what the reader's machine has.
FONTS = "'DejaVu Sans Mono', Menlo, 'Cascadia Mono', Consolas, 'Liberation Mono', ui-monospace, monospace"
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="Shitennō in a terminal">
<rect width="{width}" height="{height}" rx="10" fill="{paper}"/>
<g font-family="{fonts}" font-size="{size}" fill="{ink}">
{body}
</g>
</svg>
"""


def someone_offered_a_packet() -> tuple[TerminalTable, int]:
    """A table at which a person is asked to accept a packet, and how many events that person already knew."""
    state = tenka.game("shitenno").new(players=4, seed=SEED)
    bots = TerminalTable(state, [TerminalSeat(None, "steady")] * 4, state.stream.seed)
    known = 0
    while state.pending:
        seat, decision = next(iter(state.pending.items()))
        if seat == PERSON and decision.kind == "answer" and state.view(seat)["round"] >= ROUND:
            return TerminalTable(state, [TerminalSeat(), *[TerminalSeat(None, "steady")] * 3], bots.bot_seed), known
        for move in bots.bot_moves(seat):
            state.play(seat, move)
        if seat == PERSON:
            known = len(state.view(seat)["events"])
    raise LookupError(SEED)


class Paper(Screen):
    """A screen that keeps what it is shown."""

    def __init__(self) -> None:
        super().__init__(Interrupts())
        self.live = False
        self.parts: list[RenderableType] = []

    @property
    def width(self) -> int:
        """The columns to draw on."""
        return WIDTH

    def fresh(self) -> None:
        """Paper is always fresh."""

    def show(self, *parts: RenderableType) -> None:
        """Keep, one below the other."""
        self.parts += parts

    def segments(self) -> list[list[Segment]]:
        """What is on it, line by line."""
        return self.console.render_lines(Group(*self.parts), self.console.options.update_width(WIDTH), pad=False)


def shown(table: TerminalTable, known: int) -> list[list[Segment]]:
    """What the person at the table is shown."""
    game = table.state.setup.game
    words, drawing, paper = Words("en", game), picture(game), Paper()
    view = table.state.view(PERSON)
    listed = choices.choices(table.state, PERSON, view, words, drawing)
    display = Display(words, paper, drawing, TerminalStory(table.seats, words, drawing))
    display.decision(view, view["events"][known:], listed, "", True)
    return paper.segments()


def drawn(lines: list[list[Segment]], theme: TerminalTheme) -> str:
    """Lines as a picture."""
    body: list[str] = []
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            body += piece(text, style or Style(), column, row, theme)
            column += cell_len(text)
    return FRAME.format(
        width=2 * MARGIN + WIDTH * CELL_WIDTH,
        height=2 * MARGIN + len(lines) * CELL_HEIGHT,
        paper=theme.background_color.hex,
        ink=theme.foreground_color.hex,
        fonts=FONTS,
        size=FONT_SIZE,
        body="\n".join(body),
    )


def piece(text: str, style: Style, column: int, row: int, theme: TerminalTheme) -> Iterator[str]:
    """A run of one style: its ground, and every part between wider gaps at its own place, whatever the font."""
    top = MARGIN + row * CELL_HEIGHT
    if style.bgcolor is not None:
        ground = style.bgcolor.get_truecolor(theme).hex
        place = f'x="{MARGIN + column * CELL_WIDTH}" y="{top}" width="{len(text) * CELL_WIDTH}" height="{CELL_HEIGHT}"'
        yield f'<rect {place} fill="{ground}"/>'
    for part in re.finditer(r"\S+(?: \S+)*", text):
        place = f'x="{MARGIN + (column + part.start()) * CELL_WIDTH}" y="{top + FONT_SIZE - 3}"'
        length = f'textLength="{len(part[0]) * CELL_WIDTH}"'
        yield f"<text {place} {length}{look(style, theme)}>{escape(part[0])}</text>"


def look(style: Style, theme: TerminalTheme) -> str:
    """The colour and face of a run, as attributes."""
    colour = theme.foreground_color if style.color is None else style.color.get_truecolor(theme)
    if style.dim:
        colour = blend_rgb(colour, theme.background_color, 0.4)
    found = "" if colour == theme.foreground_color else f' fill="{colour.hex}"'
    if style.bold:
        found += ' font-weight="bold"'
    if style.italic:
        found += ' font-style="italic"'
    return found


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    lines = shown(*someone_offered_a_packet())
    return {f"terminal-{name}.svg": drawn(lines, theme) for name, theme in THEMES.items()}
