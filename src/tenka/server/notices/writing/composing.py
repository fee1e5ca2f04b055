"""Notices in words: in the reader's language, from what the reader may know at the moment they are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import tenka
from tenka.server.lobby import houses
from tenka.server.notices.writing.letter import Item, Letter
from tenka.server.notices.writing.recap import Recap, recap
from tenka.server.people.sanitizing import sanitized, shown_name
from tenka.server.votes.rules import STAND_IN
from tenka.words import Words
from tenka.words.messages import Messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tenka.server.tables.table import Table
    from tenka.store.queries.notices.outbox import DueNotice
    from tenka.store.queries.tables.tables import TableRow

PACKAGE = "tenka.server.notices"
MINUTE = 60_000  # milliseconds
HOUR, DAY = 60 * MINUTE, 24 * 60 * MINUTE
MOST_BRIEF = 5  # lines of a recap in a digest


class Reader(NamedTuple):
    """For whom something is composed: a person, their language, and whether others may read it too."""

    person: str
    lang: str
    shared: bool = False


class TableWords:
    """How a table is spoken of to a reader."""

    def __init__(self, row: TableRow, reader: Reader) -> None:
        self.row = row
        self.reader = reader
        self.seat = row.seat_of(reader.person)
        known = row.game in tenka.games() and row.rules in tenka.game(row.game).versions
        game = tenka.game(row.game, row.rules) if known else None
        own = [house or "" for house in houses.of_seats(row)]
        self.words = Words(reader.lang, game, own, game.box_in(row.options) if game is not None else None)
        self.says = Messages(reader.lang, [PACKAGE])

    @property
    def game(self) -> str:
        """The game's name."""
        return self.words.say("game-name") if self.words.game is not None else self.row.game

    def name(self, seat: int) -> tuple[str, str]:
        """What a seat is called, and what instead: by name, or by its house or number."""
        who = self.row.seats[seat]
        house = self.words.houses[seat]
        plain = self.words.noun("house", house) if house else self.words.say("bot-name", number=seat + 1)
        return (plain, plain) if who.person is None else (shown_name(who.name) or plain, plain)

    @property
    def others(self) -> str:
        """Everybody else at the table."""
        return ", ".join(self.name(n)[0] for n in range(len(self.row.seats)) if n != self.seat)


class Composer:
    """Makes letters of notices, with links to this server."""

    def __init__(self, url: str) -> None:
        self._url = url

    def place(self, path: str) -> str:
        """The address of a page of this server."""
        return f"{self._url}{path}"

    def item(self, notice: DueNotice, table: Table, reader: Reader, *, brief: bool = False) -> Item:
        """A notice about a table in words."""
        spoken = TableWords(table.row, reader)
        told = self._recap(notice, table, spoken)
        lines, left_out = told.lines, told.earlier
        if brief:
            lines, left_out = lines[-MOST_BRIEF:], left_out + max(0, len(lines) - MOST_BRIEF)
        if left_out:
            lines = [spoken.says.text("notice-earlier", {"count": left_out}), *lines]
        return Item(
            kind=notice.kind,
            heading=self.heading(notice, spoken),
            text=self._text(notice, table, spoken),
            action=spoken.says.text(f"notice-{'vote' if 'vote' in notice.about else notice.kind}-action", {}),
            link=self.link(notice, table.row, reader),
            lines=tuple(lines),
            lead=spoken.says.text("notice-recap", {}) if lines else "",
            table=table.row.id,
        )

    def heading(self, notice: DueNotice, spoken: TableWords) -> str:
        """A notice in one line."""
        by = sanitized(str(notice.about.get("by") or ""))
        params = {"game": spoken.game, "others": spoken.others, "name": by}
        return spoken.says.text(f"notice-{_subject(notice)}-heading", params)

    def link(self, notice: DueNotice, row: TableRow, reader: Reader) -> str:
        """Where the position is; an invitation lets its reader in while it stands, and nobody else who reads it."""
        link, admission = f"{self._url}/table/{row.id}", row.admission_of(reader.person)
        welcome = notice.kind == "invited" and admission is not None and admission.invited and not reader.shared
        return f"{link}#invitation={row.invitation}" if welcome else link

    def _recap(self, notice: DueNotice, table: Table, spoken: TableWords) -> Recap:
        """What others did; where others read along, only what everybody was told."""
        if notice.kind != "turn" or spoken.seat is None or table.game_session is None:
            return Recap([])
        observer = None if spoken.reader.shared else spoken.seat
        return recap(table.game_session.state, spoken.seat, observer, spoken.words, spoken.name)

    def _text(self, notice: DueNotice, table: Table, spoken: TableWords) -> str:
        if notice.kind == "over":
            return self._outcome(table, spoken)
        if notice.kind in {"turn", "short"}:
            return self._time_left(notice, table, spoken)
        if "vote" in notice.about:
            return spoken.says.text("notice-vote-text", {"vote": str(notice.about["vote"])})
        private = "yes" if notice.about.get("private") else "no"
        return spoken.says.text(f"notice-{notice.kind}-text", {"private": private} if notice.kind == "said" else {})

    def _time_left(self, notice: DueNotice, table: Table, spoken: TableWords) -> str:
        due = None if spoken.seat is None else table.row.seats[spoken.seat].due
        if due is None:
            return spoken.says.text("notice-no-clock", {})
        left = max(0, due - table.database.time.now())
        unit, size = ("days", DAY) if left >= 2 * DAY else ("hours", HOUR) if left >= 2 * HOUR else ("minutes", MINUTE)
        return spoken.says.text("notice-left", {"unit": unit, "count": max(1, round(left / size))})

    def _outcome(self, table: Table, spoken: TableWords) -> str:
        result = None if table.game_session is None else table.game_session.state.result
        if table.row.called_off:
            return spoken.says.text("notice-called-off", {})
        if result is None:
            return spoken.says.text("notice-ended", {})
        winners = result.get("winners", result["ranking"][:1])
        if spoken.seat in winners and len(winners) == 1:
            return spoken.says.text("notice-won", {})
        names = ", ".join(spoken.name(seat)[0] for seat in winners)
        return spoken.says.text("notice-winners", {"names": names, "count": len(winners)})

    def letter(self, key: str, items: Sequence[Item], lang: str, token: str) -> Letter:
        """One message of items: of one its own, of several a digest; the token switches its channel off."""
        says = Messages(lang, [PACKAGE])
        subject = items[0].heading if len(items) == 1 else says.text("notice-digest", {"count": len(items)})
        footer = says.text("notice-footer", {"url": self.place("/account")})
        off = self.place(f"/unsubscribe/{token}")
        return Letter(key, lang, subject, tuple(items), footer, off, says.text("notice-unsubscribe", {}))

    def own(self, key: str, kind: str, lang: str, link: str, **params: str) -> Letter:
        """A letter about somebody's account, which is no notice: one cannot ask not to get it."""
        says = Messages(lang, [PACKAGE])
        heading, text, action = (says.text(f"notice-{kind}-{part}", params) for part in ("heading", "text", "action"))
        return Letter(key, lang, heading, (Item(kind, heading, text, action, link),))


def _subject(notice: DueNotice) -> str:
    """What a notice is about, as its heading calls it: a question is asked by somebody, or by somebody's clock."""
    vote = notice.about.get("vote")
    return notice.kind if vote is None else "clock" if vote == STAND_IN else "vote"
