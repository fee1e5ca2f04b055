"""The recorded games of Tenjo hold what is rare: every end, every way a battle ends, ronin, builders, reactions."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "records" / "tenjo"

Record = dict[str, Any]


@cache
def records() -> list[Record]:
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.json"))]


def events(record: Record, kind: str) -> list[dict[str, Any]]:
    """The data of all events of a kind."""
    return [event["data"] for _, _, told in record["moves"] for event in told if event["kind"] == kind]


def everywhere(kind: str) -> Iterator[dict[str, Any]]:
    """The same over all records."""
    for record in records():
        yield from events(record, kind)


def ronin(record: Record) -> set[int]:
    """The seats that were once without daimyō after the set-up (T32)."""
    found = set()
    daimyo = [2] * record["players"]
    for _, _, told in record["moves"]:
        for event in told:
            if event["kind"] in {"daimyo_gained", "daimyo_lost"}:
                seat = event["data"]["seat"]
                daimyo[seat] += 1 if event["kind"] == "daimyo_gained" else -1
                if daimyo[seat] == 0:
                    found.add(seat)
    return found


def test_T38_somebody_becomes_shogun_by_conquest_and_somebody_because_all_yield() -> None:
    claimed = [record for record in records() if record["result"]["why"] == "shogun"]
    assert {bool(events(record, "yielded")) for record in claimed} == {True, False}


def test_T32_ronin_go_on_playing() -> None:
    assert any(
        ronin(record) - {data["seat"] for data in events(record, "eliminated")}
        for record in records()
        if record["result"]["why"] == "years"
    )


def test_T39_somebody_is_out_while_others_play_on() -> None:
    assert any(len(events(record, "eliminated")) > 1 for record in records() if record["players"] > 2)


def test_T40_castles_are_built_at_both_rates() -> None:
    rates = {record["options"]["build_house_rate"] for record in records() if events(record, "built")}
    assert rates == {False, True}


def test_T16_battles_end_in_every_way() -> None:
    ways = {data["why"] for data in everywhere("battle_ended")}
    assert ways == {"stopped", "destroyed", "fallen", "repelled", "peace", "void", "unled"}


def test_T29_offers_are_accepted_open_private_and_for_peace() -> None:
    accepted = {(data["private"], data["peace"]) for data in everywhere("accepted")}
    assert {(False, False), (True, False)} <= accepted
    assert {peace for _, peace in accepted} == {False, True}


def test_T27_others_react() -> None:
    for kind in ("answered", "shielded", "joined", "lent", "declined", "refused", "courted", "married"):
        assert any(everywhere(kind)), kind
    assert {data["side"] for data in everywhere("joined")} == {"attack", "defence"}


def test_T13_an_ally_leads() -> None:
    assert any(everywhere("leader_sought"))


def test_T39_hands_are_discarded() -> None:
    assert any(everywhere("hand_discarded"))
