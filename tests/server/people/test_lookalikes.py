"""Names that can be taken for one another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.server.people.lookalikes import alike, first_alike


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(
            ("Oda", "0da"),
            ("Oda", "Οda"),
            ("Oda", "O d a"),
            ("Oda", "ODA"),
            ("Oda", "Оdа"),
            ("Oda", "𝓞𝓭𝓪"),
            ("Oda", "O.da"),
        ),
        *(
            ("Ida", "lda"),
            ("Ida", "ida"),
            ("Ida", "1da"),
            ("Paul", "Pau1"),
            ("Mami", "Marni"),
            ("Zoë", "Zoe"),
            ("Anna", "Ａｎｎａ"),
        ),
        *(
            ("Søren", "Soren"),
            ("Đặng", "Dang"),
            ("יוֹסֵף", "יוסף"),
            ("می\u200cخواهم", "میخواهم"),
            ("葛城", "葛\U000e0100城"),
        ),
        *(("Anna", "Anna (2)"), ("Anna (1)", "Anna (2)")),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Anna", "Hanna"), ("Anna", "Ana"), ("Anna", "Anna2"), ("Oda", "Ida"), ("かい", "がい"), ("कुमार", "कमार")),
        *(("織田", "織戸"), ("🐱", "🐶"), ("...", "!!!"), ("สมชาย", "สมหญิง"), ("(1)", "(2)")),
    ],
)
def test_these_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


@given(st.text(min_size=1, max_size=20))
def test_everything_looks_like_itself_whatever_its_capitals(name: str) -> None:
    assert alike(name, name)
    assert alike(name, name.casefold())


def test_the_same_name_is_no_look_alike() -> None:
    assert first_alike("Anna", ["Bruno", "Anna"]) is None
    assert first_alike("Anna", ["Bruno", "Anna", "АNNA", "anna"]) == "АNNA"
