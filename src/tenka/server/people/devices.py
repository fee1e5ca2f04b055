"""What somebody comes with, in two words, read from what the browser says of itself.

It is for its owner to recognise, not to rely on: anybody can say anything. Nothing else of it is kept.
"""

from tenka.store.queries.people.sessions import Device

LONGEST = 500  # characters that are looked at

# Most name others before themselves, to be let in where those are: the first that is found here counts.
BROWSERS = (
    ("Edg", "edge"),
    ("OPR/", "opera"),
    ("SamsungBrowser/", "samsung"),
    ("Firefox/", "firefox"),
    ("FxiOS/", "firefox"),
    ("CriOS/", "chrome"),
    ("Chrome/", "chrome"),
    ("Safari/", "safari"),
)
SYSTEMS = (
    ("Android", "android"),
    ("iPhone", "ios"),
    ("iPad", "ios"),
    ("CrOS", "chromeos"),
    ("Windows", "windows"),
    ("Macintosh", "macos"),
    ("Linux", "linux"),
)


def device(agent: str) -> Device:
    """Browser and system by a user agent."""
    told = agent[:LONGEST]
    return Device(_first(told, BROWSERS), _first(told, SYSTEMS))


def _first(told: str, known: tuple[tuple[str, str], ...]) -> str | None:
    return next((name for mark, name in known if mark in told), None)
