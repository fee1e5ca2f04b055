"""What a seat can think of unseen cards, worked out by hand in small positions."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.shitenno.positions import odd_year

ROUNDS = 4000


def drawn(card: str, seat: int, generation: int, played: int = 0) -> dict[str, Any]:
    """A card drawn unseen."""
    return {"card": card, "seat": seat, "generation": generation, "played": played}


def shares(seat: int, **words: Any) -> dict[str, float]:
    """How often seat 2 holds which card, as this seat can think."""
    state = odd_year(3, generation=1, **words)
    rng = Random(1)
    held = Counter(state.resample(seat, rng).view(2)["hand"][0] for _ in range(ROUNDS))
    return {card: count / ROUNDS for card, count in held.items()}


@pytest.mark.parametrize(("first", "second"), [("samurai", "bushi"), ("bushi", "samurai")])
def test_S3_which_draw_was_played_first_cannot_be_told(first: str, second: str) -> None:
    """Seat 1 drew once from each deck and played both; seat 2 holds the other card of the first deck.

    The decks are known: a Samurai and a Bushi each. So either seat 1 had the Samurai from the first deck or the Bushi,
    both equally likely whichever is true.
    """
    found = shares(
        0,
        hands=[[], [], [second]],
        ledger=[drawn(first, 1, 0, 3), drawn(second, 2, 0), drawn(second, 1, 1, 3)],
        troop_deck=[first],
        discards=["samurai", "bushi"],
    )
    assert found == pytest.approx({"samurai": 0.5, "bushi": 0.5}, abs=0.03)


def test_S3_the_composition_of_each_deck_counts() -> None:
    """Seat 1 played a Samurai, from the old deck (one of two cards left of it) or the new one (one of four).

    If it was the old one, seat 1 keeps a card of the new deck and seat 2 the old Bushi: 1/2 for the old draw to be the
    Samurai. If it was the new one, 1/4 for it, and then the old draws are the Samurai and the Bushi either way round.
    So seat 2 has the Bushi with 1/2 + 1/4 · 1/2 against the Samurai with 1/4 · 1/2.
    """
    found = shares(
        0,
        hands=[[], ["sohei"], ["bushi"]],
        ledger=[drawn("samurai", 1, 0, 3), drawn("bushi", 2, 0), drawn("sohei", 1, 1)],
        troop_deck=["samurai", "shinobi", "sohei"],
        discards=["samurai"],
    )
    assert found == pytest.approx({"bushi": 5 / 6, "samurai": 1 / 6}, abs=0.03)


def test_S3_a_card_played_before_a_draw_did_not_come_from_it() -> None:
    found = shares(
        0,
        hands=[[], ["samurai"], ["bushi"]],
        ledger=[drawn("samurai", 1, 0, 2), drawn("bushi", 2, 0), drawn("samurai", 1, 1)],
        troop_deck=["bushi"],
        discards=["samurai"],
    )
    assert found == {"bushi": 1.0}
