"""What strangers write is harmless to show, and what honest people write in any script stays as it is."""

from unicodedata import category, is_normalized

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tenka.server.people.sanitizing import BLANK, MOST_MARKS, sanitized, shown_name

FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("a\u202egnp.exe", "agnp.exe"),
        ("\u2067left\u2069 \u2066right\u2069", "left right"),
        ("one\ntwo\r\n\n\n\tthree\u2028four\u2029five\x85six", "one two three four five six"),
        ("\x1b[31mred\x1b[0m\x07", "[31mred[0m"),
        ("zero\u200bwidth\ufeff \u2060 joined\u200dletters", "zerowidth joinedletters"),
        ("Z" + "\u0351" * 300 + "algo", "Z" + "\u0351" * MOST_MARKS + "algo"),
        ("\u0301\u0302 on nothing", "on nothing"),
        ("blank\u3164\u2800\u115f.", "blank."),
        ("tags\U000e0068\U000e0069", "tags"),
        ("private\ue000\ud800\uffff", "private"),
        ("e\u200b\u0301", "é"),
        ("\u202e \u200b", ""),
    ],
)
def test_what_harms_is_taken_out(said: str, shown: str) -> None:
    assert sanitized(said) == shown


@pytest.mark.parametrize(
    "said",
    [
        *(
            FAMILY,
            f"{FAMILY} ❤\ufe0f 👍🏿 1\ufe0f\u20e3 🏳\ufe0f\u200d🌈",
            "שָׁלוֹם עֲלֵיכֶם",
            "السَّلَامُ عَلَيْكُمْ",
            "نمی\u200cدانم",
            "क्\u200dष",
        ),
        *(
            "Xin chào Đặng Thị!",
            "สวัสดีครับ น้ำ",
            "こんにちは、葛\U000e0100城さん。",
            "안녕하세요",
            "¿Qué tal? – 100 % «bene»",
            "Straße; ﷽",
            "(╯°□°)╯︵ ┻━┻",
        ),
    ],
)
def test_what_honest_people_write_stays(said: str) -> None:
    assert sanitized(said) == said


HARMFUL = st.sampled_from(
    [*"\u200b\u200c\u200d\u200e\u200f\u061c\u202a\u202e\u2066\u2069\u00ad\ufe0f\ufe0e\u3164\u0301\u0338"]
)
NASTY = st.lists(HARMFUL | st.characters() | st.sampled_from([*"aאمक葛❤👩 \n", "\U000e0100"]), max_size=30).map("".join)


@given(NASTY)
@example("م\u0301\u0301\u0301\u0301\u064e\u200cم")
@example("👩\u200d\ufe0f👩")
def test_nothing_harmful_is_left_and_doing_it_again_changes_nothing(text: str) -> None:
    shown = sanitized(text)
    assert sanitized(shown) == shown
    assert is_normalized("NFC", shown)
    assert BLANK.isdisjoint(shown)
    hidden = [letter for letter in shown if category(letter)[0] == "C" and not "\U0001f000" <= letter <= "\U0001faff"]
    assert set(hidden) <= {"\u200c", "\u200d"}
    assert not any(mark in shown for mark in ("\u200d\u200d", "\u200c\u200c", "\ufe0f\ufe0f"))
    assert len(shown.splitlines()) <= 1
    marks = 0
    for letter in shown:
        marks = (
            marks + 1 if category(letter) in {"Mn", "Me"} and letter < "\ufe00" else marks if letter == "\u200d" else 0
        )
        assert marks <= MOST_MARKS


def test_a_name_of_old_is_shown_harmlessly() -> None:
    assert shown_name("O\u202eda") == "Oda"
    assert shown_name("\u202e") == "?"
    assert shown_name(None) is None
