"""A contest as one HTML page, in light and dark, for desk and phone, that fetches nothing."""

from html import escape
from importlib.resources import files
from math import log10
from pathlib import Path

import tenka
from tenka.arena import told
from tenka.arena.bootstrap import Interval
from tenka.arena.contest import Contest
from tenka.arena.figures import ContestFigures
from tenka.arena.report.plots import Bar, Dot, bars, cloud, histogram
from tenka.arena.report.scale import linear
from tenka.arena.running import Run
from tenka.kernel.errors import BadInput
from tenka.sim.table import seed_text
from tenka.words import Words

QUICKEST = 1e-6  # seconds: less than a clock can tell


def write_page(path: Path, words: Words, contest: Contest, found: ContestFigures, run: Run) -> None:
    """Write the page into a file."""
    try:
        path.write_text(page(words, contest, found, run), "utf-8")
    except OSError as error:
        raise BadInput("file-unwritable", {"file": str(path), "why": error.strerror}) from None


def page(words: Words, contest: Contest, found: ContestFigures, run: Run) -> str:
    """The whole page."""
    return _Page(words, contest, found, run).text()


class _Page:
    def __init__(self, words: Words, contest: Contest, found: ContestFigures, run: Run) -> None:
        self._words = words
        self._contest = contest
        self._found = found
        self._run = run

    def text(self) -> str:
        title = escape(self._say("arena-page-title", name=self._say("game-name")))
        style = (files(__package__) / "style.css").read_text("utf-8")
        sections = [self._ladder(), self._pairs(), self._challenges(), self._test(), self._thinking()]
        sections += [self._seats(), self._lengths(), self._scores(), self._setup()]
        return (
            f'<!doctype html>\n<html lang="{self._words.lang}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<p>{escape(self._summary())}</p>\n"
            f"{chr(10).join(filter(None, sections))}\n"
            f"<footer>{escape(self._say('version-line', version=tenka.__version__))}</footer>\n"
            f"</main>\n</body>\n</html>\n"
        )

    def _say(self, id: str, **params: object) -> str:
        return self._words.say(id, **params)

    def _bot(self, bot: str) -> str:
        return told.bot_name(self._words, bot)

    def _points(self, value: float) -> str:
        return told.points(self._words, value)

    def _percent(self, value: float) -> str:
        return self._say("arena-percent", share=value)

    def _number(self, value: float) -> str:
        return self._say("arena-number", number=round(value))

    def _summary(self) -> str:
        count = {"games": self._found.games, "deals": self._found.deals, "players": self._contest.players}
        tables = {"duels": "arena-duels", "challenges": "arena-challenges", "mixed": "arena-mixed"}
        return f"{self._say('arena-summary', **count)} {self._say(tables[self._contest.tables])}"

    def _section(self, heading: str, about: str, inside: str) -> str:
        shown = f'<p class="about">{escape(about)}</p>' if about else ""
        return f"<section>\n<h2>{escape(heading)}</h2>\n{shown}\n{inside}\n</section>"

    def _share_bar(self, name: str, found: Interval) -> Bar:
        figures = f"{told.share(self._words, found.value)} ({told.share_interval(self._words, found)})"
        return Bar(name, figures, found.low, found.value, found.high)

    def _share_bars(self, rows: list[Bar], fair: float) -> str:
        scale = linear([fair, *(end for row in rows for end in (row.low, row.high))], 0.0, 1.0)
        return bars(rows, scale, self._percent, fair)

    def _ladder(self) -> str:
        if len(self._contest.bots) == 1:
            return ""
        rows = [
            Bar(
                self._bot(each.bot),
                self._rating(each.rating),
                each.rating.low,
                each.rating.value,
                each.rating.high,
            )
            for each in self._found.ladder
        ]
        scale = linear([end for row in rows for end in (row.low, row.high)])
        about = self._say("arena-about-ladder", bot=self._bot(self._contest.bots[0]))
        return self._section(self._say("arena-ladder"), about, bars(rows, scale, self._points, 0.0))

    def _rating(self, found: Interval) -> str:
        value = self._points(found.value)
        return value if found.low == found.high else f"{value} ({told.points_interval(self._words, found)})"

    def _pairs(self) -> str:
        rows = [
            self._share_bar(self._say("arena-pair", one=self._bot(each.one), other=self._bot(each.other)), each.share)
            for each in self._found.pairs
        ]
        if not rows:
            return ""
        return self._section(self._say("arena-pairs"), self._say("arena-about-pairs"), self._share_bars(rows, 0.5))

    def _challenges(self) -> str:
        players = self._contest.players
        if players == 2 or not self._found.challenges:  # two are a pair
            return ""
        rows = [
            self._share_bar(
                self._say("arena-challenge", one=self._bot(each.one), others=self._bot(each.others), count=players - 1),
                each.wins,
            )
            for each in self._found.challenges
        ]
        return self._section(
            self._say("arena-one-among"),
            self._say("arena-fair", share=1 / players),
            self._share_bars(rows, 1 / players),
        )

    def _test(self) -> str:
        if self._run.test is None:
            return ""
        asked = self._run.test.question
        question, *answer = told.test(
            self._words, self._run.test, self._contest.bots[asked.one], self._contest.bots[asked.other]
        )
        inside = "".join(f"<p>{escape(each)}</p>" for each in answer)
        return self._section(self._say("arena-sprt"), question, inside)

    def _thinking(self) -> str:
        dots = [
            Dot(
                self._bot(each.bot),
                log10(max(each.thought, QUICKEST)),
                each.rating.low,
                each.rating.value,
                each.rating.high,
            )
            for each in self._found.ladder
            if each.thought is not None
        ]
        if len(self._contest.bots) == 1 or not dots:
            return ""
        plot = cloud(dots, lambda power: told.thought(self._words, 10**power), self._points)
        return self._section(self._say("arena-thinking"), self._say("arena-about-thinking"), plot)

    def _seats(self) -> str:
        rows = [
            self._share_bar(self._say("sim-seat", seat=str(number)), each)
            for number, each in enumerate(self._found.seats, 1)
        ]
        fair = 1 / self._contest.players
        return self._section(
            self._say("arena-seats"), self._say("arena-about-seats", share=fair), self._share_bars(rows, fair)
        )

    def _lengths(self) -> str:
        parts = [
            f"<div><h3>{escape(self._say(id))}</h3>{histogram(values, self._number)}</div>"
            for id, values in (("arena-moves", self._found.moves), ("arena-rounds", self._found.rounds))
            if values
        ]
        inside = f'<div class="{"two" if len(parts) == 2 else "one"}">{"".join(parts)}</div>'
        return self._section(self._say("arena-lengths"), "", inside)

    def _scores(self) -> str:
        rows = []
        for each in self._found.ladder:
            least, low, middle, high, most = each.scores
            figures = f"{self._number(middle)} ({self._number(low)} – {self._number(high)})"
            rows.append(Bar(self._bot(each.bot), figures, least, middle, most, (low, high)))
        scale = linear([end for row in rows for end in (row.low, row.high)])
        return self._section(
            self._say("arena-scores"), self._say("arena-about-scores"), bars(rows, scale, self._number)
        )

    def _setup(self) -> str:
        contest = self._contest
        options = ", ".join(f"{name}={value}" for name, value in contest.options.items()) or "–"
        told_rows = [
            ("arena-setup-rules", str(contest.rules)),
            ("arena-setup-options", options),
            ("arena-setup-bots", ", ".join(contest.bots)),
            ("arena-setup-seed", seed_text(bytes.fromhex(contest.seed))),
            ("arena-setup-code", contest.code),
        ]
        inside = "".join(f"<dt>{escape(self._say(id))}</dt><dd>{escape(text)}</dd>" for id, text in told_rows)
        return self._section(self._say("arena-setup"), self._say("arena-about-setup"), f"<dl>{inside}</dl>")
