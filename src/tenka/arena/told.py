"""Figures of a contest in words, for the terminal and the page alike."""

from tenka.arena.bootstrap import Interval
from tenka.arena.sprt import Sprt
from tenka.words import Words

SHORT = 0.1  # seconds, below which they are told in thousandths


def bot_name(words: Words, bot: str) -> str:
    """What a bot is called; one that has no words goes by its id, a foreign one by its folder too."""
    own, sign, folder = bot.partition("@")
    return (words.say(f"bot-{own}") if f"bot-{own}" in words else own) + sign + folder


def share(words: Words, value: float) -> str:
    """A share in percent."""
    return words.say("sim-share", share=value)


def share_interval(words: Words, found: Interval) -> str:
    """The interval of a share."""
    return words.say("sim-interval", low=found.low, high=found.high)


def points(words: Words, value: float) -> str:
    """Elo points, whole ones."""
    return _signed(words.say("arena-number", number=round(value)))


def points_interval(words: Words, found: Interval) -> str:
    """The interval of Elo points; that of the bot from which they are counted is none."""
    if found.low == found.high:
        return "–"
    return words.say("arena-points-interval", low=points(words, found.low), high=points(words, found.high))


def thought(words: Words, seconds: float | None) -> str:
    """Processor time for a choice, in two figures or so."""
    if seconds is None:
        return "–"
    if seconds < SHORT:
        return words.say("arena-milliseconds", time=float(f"{seconds * 1000:.2g}"))
    return words.say("arena-seconds", time=float(f"{seconds:.2g}"))


def test(words: Words, sprt: Sprt, one: str, other: str) -> list[str]:
    """What a test asked, and its answer."""
    asked = sprt.question
    answer = {"elo1": "arena-sprt-stronger", "elo0": "arena-sprt-not", "open": "arena-sprt-open"}[sprt.answer]
    names = {"one": bot_name(words, one), "other": bot_name(words, other)}
    low, high = points(words, asked.elo0), points(words, asked.elo1)
    ratio = _decimals(words, ratio=sprt.ratio, low=sprt.low, high=sprt.high)
    return [
        words.say("arena-sprt-asked", **names, low=low, high=high, alpha=asked.alpha, beta=asked.beta),
        words.say(answer, **names, low=low, high=high),
        words.say("arena-sprt-ratio", **ratio, deals=sprt.deals),
    ]


def _decimals(words: Words, **values: float) -> dict[str, str]:
    return {name: _signed(words.say("arena-decimal", number=value)) for name, value in values.items()}


def _signed(text: str) -> str:
    """With a minus that is none of the hyphens."""
    return text.replace("-", "−")
