"""Which language to speak."""

from collections.abc import Mapping

from tenka.kernel.errors import BadInput, shown

LANGUAGES = ("en", "de", "it")


def language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, or that of the locale, or English."""
    if asked is None:
        return _of_locale(environ)
    if asked.lower() not in LANGUAGES:
        raise BadInput("unknown-language", {"language": shown(asked), "languages": ", ".join(LANGUAGES)})
    return asked.lower()


def _of_locale(environ: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            found = environ[name][:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"
