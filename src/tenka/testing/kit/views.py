"""What goes out to a seat does not depend on what others alone know; checked without resampling."""

import json
from random import Random

import pytest

from tenka.testing.players import Player, audience, positions, seats, some_positions
from tenka.testing.tables import KitTable, few_or_many


@pytest.mark.parametrize("games", few_or_many(1, 20))
def test_views_are_the_same_whatever_another_seat_hides(table: KitTable, player: Player, games: int) -> None:
    table.needs("exchanged")
    compared = 0
    for seed in range(table.games(games)):
        rng = Random(seed)
        for state in some_positions(table.new(seed), player, Random(seed), table.share()):
            owner = rng.choice(seats(state))
            dump = table.facts.exchanged(state.dump(), owner, rng)
            if dump is None:
                continue
            other = table.game.load(dump)
            for seat in audience(state):
                same = json.dumps(other.view(seat)) == json.dumps(state.view(seat))
                assert same == (seat != owner)
            compared += 1
    assert compared > table.games(games)


@pytest.mark.parametrize("games", few_or_many(1, 20))
def test_what_nobody_is_told_nobody_else_sees(table: KitTable, player: Player, games: int) -> None:
    """A step without events for others leaves their views as they are: drafts are private."""
    for seed in range(table.games(games)):
        state, rng = table.new(seed), Random(seed)
        while state.pending:
            mover, move = player(state, rng)
            if not table.looks(rng):
                state.play(mover, move)
                continue
            before = {seat: state.view(seat) for seat in audience(state)}
            events = state.play(mover, move)
            for seat, view in before.items():
                if seat != mover and not any(event.told_to(seat) for event in events):
                    assert state.view(seat) == view


def test_every_event_is_of_a_declared_kind_and_follows_from_a_rule(table: KitTable, player: Player) -> None:
    state, game = table.new(29), table.game
    for after in positions(state, player, Random(29)):
        if not after.pending:
            break
    if game.events.declared:  # a game need not declare any
        assert {event.kind for event in state.events()} <= set(game.events.declared)
    told = {event["rule"] for event in state.view(None)["events"]}
    assert told <= {*game.rule_numbers, None}
    assert None not in told or not game.events.declared


def test_private_events_reach_their_seat_alone(table: KitTable, player: Player) -> None:
    state = table.new(31)
    for after in positions(state, player, Random(31)):
        if not after.pending:
            break
    kinds = state.setup.game.events
    everything = [kinds.told(event) for event in state.events()]
    for seat in audience(state):
        assert state.view(seat)["events"] == [event for event in everything if event["to"] in {None, seat}]
