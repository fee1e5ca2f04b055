"""What a messenger shows of a table's address: what any stranger may know, as Open Graph tags in the page's head."""

from html import escape

import tenka
from tenka.store.queries.tables.tables import TableRow
from tenka.words import Words
from tenka.words.languages import LANGUAGES

LANGUAGE = "en"  # whoever fetches a preview does not say what its readers speak; some tables do
PICTURE = "preview-{game}.jpg"
NO_PICTURE = "icon-512.png"
END_OF_HEAD = "</head>"


def with_preview(page: str, row: TableRow, url: str, pictures: set[str]) -> str:
    """A page whose head tells of a table; `pictures` are the names of the files beside it."""
    tags = "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in preview(row, url, pictures).items()
    )
    return page.replace(END_OF_HEAD, tags + END_OF_HEAD, 1)


def preview(row: TableRow, url: str, pictures: set[str]) -> dict[str, str]:
    """The tags: the game, who sits there by number, a picture of the board; no names."""
    if row.game not in tenka.games():  # it may have been uninstalled
        return {}
    words = Words(row.language if row.language in LANGUAGES else LANGUAGE, tenka.game(row.game))
    picture = PICTURE.format(game=row.game)
    return {
        "og:site_name": "Tenka",
        "og:type": "website",
        "og:url": f"{url}/table/{row.id}",
        "og:title": words.say("preview-title", game=words.say("game-name")),
        "og:description": _seats(row, words),
        "og:image": f"{url}/{picture if picture in pictures else NO_PICTURE}",
    }


def _seats(row: TableRow, words: Words) -> str:
    """How full the table is, in words."""
    if row.status != "open":
        return words.say("preview-running" if row.status == "running" else "preview-over", players=len(row.seats))
    free = sum(row.is_free(number) for number in range(len(row.seats)))
    return words.say("preview-open", players=len(row.seats), free=free)
