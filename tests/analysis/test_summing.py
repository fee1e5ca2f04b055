"""What points add up to: errors, marks, turning points, and chances without a step where the judgement moves on."""

import msgspec
import pytest

from tenka.analysis import Weighed, summed
from tenka.analysis.findings import UNFORESEEN, Drawn, Judged
from tenka.analysis.smoothing import smooth

NONE = [0.0, 0.0]


def point(
    moves: int,
    seat: int | None,
    chance: float,
    *,
    error: float = 0.01,
    luck: float = 0.0,
    shift: float = 0.0,
    play: float = 0.0,
) -> Weighed:
    """A point of a game of two, by the first one's chances."""
    variance = [error * error] * 2
    drawn = [Drawn("dice", [luck, -luck], variance)] if luck else []
    return Weighed(
        moves=moves,
        seat=seat,
        playouts=10,
        chances=[chance, 1 - chance],
        variance=variance,
        shift=[shift, -shift],
        shift_variance=variance if shift else NONE,
        drawn=drawn,
        luck_variance=variance if luck else NONE,
        usual_variance=variance,
        judged=Judged([play, -play], variance, [["did", moves]], [["instead", moves]]) if play else None,
    )


def test_luck_is_what_play_leaves() -> None:
    """By the kinds of chance that are seen, and what is left: nobody could foresee it."""
    analysis = summed([point(0, None, 0.5), point(2, 0, 0.6, luck=0.25, play=-0.1), point(3, 1, 1.0, play=0.05)])
    assert analysis.points[1].play == pytest.approx([-0.1, 0.1])
    assert analysis.points[1].luck == pytest.approx([0.2, -0.2])
    first, second = analysis.seats
    assert (first.start, first.end) == (0.5, 1.0)
    assert (first.own, first.others, first.luck) == pytest.approx((-0.1, 0.05, 0.55))
    assert (second.own, second.others, second.luck) == pytest.approx((-0.05, 0.1, -0.55))
    assert [each.kind for each in first.by] == ["dice", UNFORESEEN]
    assert [each.luck for each in first.by] == pytest.approx([0.25, 0.3])


def test_errors_of_sums_are_those_of_the_start_and_of_what_was_judged() -> None:
    """How well points in between are known makes no difference: who won is sure."""
    row = [
        point(0, None, 0.5, error=0.03),
        point(1, 0, 0.6, error=0.9),
        point(2, 0, 0.7, error=0.04, play=-0.1),
        point(3, 1, 1.0, error=0.12, play=0.2),
    ]
    first, second = summed(row).seats
    assert (first.own_error, first.others_error) == pytest.approx((0.04, 0.12))
    assert (second.own_error, second.others_error) == pytest.approx((0.12, 0.04))
    assert first.luck_error == pytest.approx(0.13)


@pytest.mark.parametrize(
    ("change", "play", "error", "mark"),
    [
        (0.2, 0.0, 0.01, "strong"),
        (0.2, -0.1, 0.01, "weak"),  # it helped, and something else would have helped more
        (-0.2, 0.0, 0.01, None),  # nothing else would have
        (0.02, 0.0, 0.0, None),
        (-0.2, -0.2, 0.1, None),
        (0.2, -0.01, 0.01, None),
    ],
)
def test_a_deed_is_marked_by_what_else_could_have_been_done(
    change: float, play: float, error: float, mark: str | None
) -> None:
    analysis = summed([point(0, None, 0.5, error=error), point(1, 0, 0.5 + change, error=error, play=play)])
    assert analysis.points[1].mark == mark


def test_mistakes_are_the_greatest_of_every_seat() -> None:
    losses = [0.0, 0.1, -0.2, 0.3, 0.01, 0.15, -0.3, 0.2]  # of the first seat; below nothing it is the second's
    points = [point(0, None, 0.5)]
    points += [point(place, int(loss < 0), 0.5, play=-loss) for place, loss in enumerate(losses[1:], 1)]
    found = summed(points).mistakes
    assert [(each.point, each.seat) for each in found] == [(2, 1), (3, 0), (5, 0), (6, 1), (7, 0)]
    assert [each.loss for each in found] == pytest.approx([0.2, 0.3, 0.15, 0.3, 0.2])
    assert (found[0].did, found[0].better) == ([["did", 2]], [["instead", 2]])


def test_luck_is_no_mark() -> None:
    assert summed([point(0, None, 0.5), point(1, 0, 0.9, luck=0.4)]).points[1].mark is None


def test_the_game_turns_where_the_leader_changes_most() -> None:
    chances = [0.5, 0.52, 0.8, 0.79, 0.5, 0.55, 1.0]
    lucks = [0.0, 0.0, 0.0, 0.0, -0.2, 0.0, 0.0]
    points = [
        point(place, place % 2 if place else None, chance, luck=luck)
        for place, (chance, luck) in enumerate(zip(chances, lucks, strict=True))
    ]
    turning = summed(points).turning
    assert [(each.point, each.cause, each.by, each.kind) for each in turning] == [
        (2, "play", 0, None),
        (4, "luck", 0, "dice"),
        (6, "play", 0, None),
    ]
    assert [each.change for each in turning] == pytest.approx([0.28, -0.29, 0.45])
    assert {each.seat for each in turning} == {0}


def test_many_turns_are_only_the_greatest() -> None:
    points = [point(0, None, 0.5)]
    points += [point(place, 0, 0.5 + (place % 2) * (0.3 + place / 100)) for place in range(1, 14)]
    turning = summed(points).turning
    assert [each.point for each in turning] == [11, 12, 13]


def test_noise_turns_nothing() -> None:
    assert summed([point(0, None, 0.5, error=0.1), point(1, 0, 0.75, error=0.1)]).turning == []


def test_where_the_judgement_moves_on_nobody_is_blamed() -> None:
    """The step is shared out among all points since the rest before."""
    points = [point(0, None, 0.5), point(1, 0, 0.5), point(2, 1, 0.5, shift=0.2), point(3, 0, 0.7)]
    assert [each.chances[0] for each in smooth(points)] == pytest.approx([0.5, 0.6, 0.7, 0.7])
    assert summed(points).points[3].luck == pytest.approx(NONE)
    assert smooth(points)[1].variance[0] == pytest.approx(0.01**2 * (1 + 0.25))


def test_where_only_the_judgement_moves_on_no_deed_is_marked_and_no_game_turns() -> None:
    found = summed([point(0, None, 0.5), point(1, 0, 0.5, shift=0.4), point(2, 1, 0.9), point(3, 0, 0.9)])
    assert [each.chances[0] for each in found.points] == pytest.approx([0.5, 0.9, 0.9, 0.9])
    assert [each.mark for each in found.points] == [None] * 4
    assert found.turning == []


@pytest.mark.parametrize("turns", [20, 60])
def test_what_a_turn_is_worth_as_such_is_in_nobodys_luck(turns: int) -> None:
    """A rest after each turn: everybody always looks better at the end of the own turn, and nobody does anything."""
    points = [point(0, None, 0.6)]
    for turn in range(turns):
        seat, chance = (0, 0.6) if turn % 2 == 0 else (1, 0.4)
        points += [point(len(points) + each, seat, chance) for each in range(5)]
        points[-1] = point(points[-1].moves, seat, chance, shift=1 - 2 * chance)
    found = summed(points).points
    for seat in (0, 1):  # what is left is at the beginning and the end
        assert abs(sum(each.luck[0] for each in found if each.seat == seat)) < 0.35


def test_sharing_out_takes_no_chance_below_nothing() -> None:
    points = [point(0, None, 0.5), point(1, 0, 0.02), point(2, 0, 0.3, shift=-0.2)]
    assert [each.chances[0] for each in smooth(points)] == pytest.approx([0.5, 0.0, 0.1])
    alone = [msgspec.structs.replace(points[2], moves=0)]
    assert smooth(alone)[0].chances == pytest.approx([0.1, 0.9])
