"""A person's notices as an Atom feed, for whoever knows its secret address."""

from xml.etree.ElementTree import Element, SubElement, tostring

from tenka.server.notices.writing.composing import PACKAGE, Composer, Reader, TableWords
from tenka.store.ids import written
from tenka.store.queries.notices.outbox import DueNotice
from tenka.store.queries.tables.tables import TableRow
from tenka.words.messages import Messages

ATOM = "http://www.w3.org/2005/Atom"
MOST = 50  # entries


def atom(composer: Composer, reader: Reader, notices: list[DueNotice], rows: dict[str, TableRow], made: int) -> bytes:
    """The feed; each entry tells that something happened, and where, but nothing of the game."""
    says = Messages(reader.lang, [PACKAGE])
    feed = Element("feed", {"xmlns": ATOM, "xml:lang": reader.lang})
    _text(feed, "title", says.text("notice-feed-title", {}))
    _text(feed, "id", composer.place(f"/people/{reader.person}"))
    _text(feed, "updated", written(max([made, *(notice.made for notice in notices)])))
    SubElement(SubElement(feed, "author"), "name").text = "Tenka"
    SubElement(feed, "link", {"href": composer.place("/")})
    for notice in notices:
        if notice.table in rows:
            _entry(feed, composer, notice, TableWords(rows[notice.table], reader))
    written_out: bytes = tostring(feed, encoding="utf-8", xml_declaration=True)
    return written_out


def _entry(feed: Element, composer: Composer, notice: DueNotice, spoken: TableWords) -> None:
    entry = SubElement(feed, "entry")
    _text(entry, "title", composer.heading(notice, spoken))
    _text(entry, "id", composer.place(f"/table/{spoken.row.id}?notice={notice.key.replace(':', '-')}"))
    _text(entry, "updated", written(notice.made))
    SubElement(entry, "link", {"href": composer.link(notice, spoken.row, spoken.reader)})


def _text(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text
