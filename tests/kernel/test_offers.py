"""Open offers: who may know of them, and which one is between two seats."""

from tenka.toolkit.holdings.offers import Offer, between, without


def offers() -> list[Offer]:
    return [Offer(0, 1, [3], [], private=True), Offer(1, 0, [], [2, 2], private=False), Offer(0, 2, [1], [1], False, 7)]


def test_between_two_seats_one_offer_each_way_is_found() -> None:
    first, back, other = offers()
    listed = [first, back, other]
    assert between(listed, 0, 1) is first
    assert between(listed, 1, 0) is back
    assert between(listed, 0, 2) is other
    assert between(listed, 2, 0) is None


def test_a_private_offer_is_for_the_two_alone() -> None:
    first, back, other = offers()
    assert [seat for seat in (0, 1, 2, None) if first.seen_by(seat)] == [0, 1]
    assert [seat for seat in (0, 1, 2, None) if back.seen_by(seat)] == [0, 1, 2, None]
    assert other.terms == 7


def test_without_one_the_others_stay_and_nothing_is_changed_in_place() -> None:
    listed = offers()
    gone = listed[1]
    assert without(listed, gone) == [listed[0], listed[2]]
    assert len(listed) == 3
    assert without(without(listed, gone), gone) == [listed[0], listed[2]]
