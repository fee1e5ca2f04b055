"""Text from strangers, harmless to show: nothing invisible, nothing that turns or piles up what stands beside it."""

from functools import lru_cache
from unicodedata import category, name, normalize

MOST_MARKS = 4  # on one letter: a pointed Hebrew one in a verse has as many
NOTHING = "?"

NON_JOINER, JOINER = "\u200c", "\u200d"
EMOJI_STYLE = "\ufe0f"
# Letters, marks and signs that show nothing: fillers, a blank in Braille, joiners and vowels without a shape.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
# Scripts whose letters change by a joiner between them, as Unicode's names begin.
JOINED = (
    *("ARABIC ", "SYRIAC ", "MONGOLIAN ", "DEVANAGARI ", "BENGALI ", "GURMUKHI ", "GUJARATI ", "ORIYA ", "TAMIL "),
    *("TELUGU ", "KANNADA ", "MALAYALAM ", "SINHALA ", "KHMER ", "MYANMAR "),
)
WITH_STYLE = frozenset("#*0123456789‼⁉〰")  # not symbols, but there are emoji of them


@lru_cache(1024)
def sanitized(text: str, most_marks: int = MOST_MARKS) -> str:
    """A text on one line, composed, with single spaces, without all that could harm; the same if done again."""
    if text.isascii() and text.isprintable() and " ".join(text.split()) == text:
        return text
    while (cleaned := _cleaned(text, most_marks)) != text:
        text = cleaned
    return text


def shown_name(stored: str | None) -> str | None:
    """A name as others see it, whatever could be chosen when it was stored."""
    return None if stored is None else sanitized(stored) or NOTHING


def is_visible(text: str) -> bool:
    """Whether there is more than spaces, marks and blanks."""
    return any(_is_visible(letter) and category(letter)[0] not in "MZ" for letter in text)


def _cleaned(text: str, most_marks: int) -> str:
    spaced = " ".join(normalize("NFC", text).split())
    visible = "".join(letter for letter in spaced if _is_visible(letter) or _is_modifier(letter))
    return normalize("NFC", _without_idle_modifiers(_with_few_marks(visible, most_marks)))


def _is_visible(letter: str) -> bool:
    return (category(letter)[0] != "C" and letter not in BLANK and not _is_selector(letter)) or _is_new_emoji(letter)


def _is_new_emoji(letter: str) -> bool:
    """Whether it is reserved for emoji, which a newer Unicode than this Python's may have."""
    return "\U0001f000" <= letter <= "\U0001faff" and category(letter) == "Cn"


def _is_selector(letter: str) -> bool:
    """Whether it chooses a variant of what it follows, and shows nothing itself."""
    return (
        "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef" or letter in "\u180b\u180c\u180d\u180f"
    )


def _is_modifier(letter: str) -> bool:
    """Whether it shows nothing itself, and still has its place beside some letters."""
    return letter in {NON_JOINER, JOINER, EMOJI_STYLE} or "\U000e0100" <= letter <= "\U000e01ef"


def _with_few_marks(text: str, most: int) -> str:
    """Leave no more marks on a letter than that, and none where there is no letter below."""
    kept: list[str] = []
    room = 0
    for letter in text:
        if category(letter) in {"Mn", "Me"} and not _is_modifier(letter):
            if room == 0:
                continue
            room -= 1
        elif not _is_modifier(letter):
            room = 0 if letter == " " else most
        kept.append(letter)
    return "".join(kept)


def _without_idle_modifiers(text: str) -> str:
    kept: list[str] = []
    for place, letter in enumerate(text):
        before, after = kept[-1] if kept else " ", text[place + 1 : place + 2] or " "
        if not _is_modifier(letter) or _modifies(letter, before, after):
            kept.append(letter)
    return "".join(kept)


def _modifies(letter: str, before: str, after: str) -> bool:
    """Whether something looks different for it."""
    if letter == EMOJI_STYLE:
        return category(before)[0] == "S" or before in WITH_STYLE or _is_new_emoji(before)
    if letter == JOINER and _is_emoji(before) and _is_emoji(after) and after != EMOJI_STYLE:
        return True
    if letter in {NON_JOINER, JOINER}:
        return _is_joined(before) and _is_joined(after)
    return name(before, "").startswith("CJK UNIFIED")


def _is_emoji(letter: str) -> bool:
    return category(letter) in {"So", "Sk"} or letter == EMOJI_STYLE or _is_new_emoji(letter)


def _is_joined(letter: str) -> bool:
    return category(letter)[0] in "LM" and name(letter, "").startswith(JOINED)
