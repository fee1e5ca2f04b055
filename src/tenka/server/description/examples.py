"""What requests and messages look like: real ones, encoded as they travel."""

from typing import Any

import msgspec

from tenka.wire import boxes, insight, live, people, profiles, safety, tables
from tenka.wire.errors import Error

PASSWORD = "seven samurai on a hill"  # noqa: S105 - for a reader's eyes
KEY = "k-1"
ANSWER = {"id": "4Kb8", "rawId": "4Kb8", "type": "public-key", "response": {}}
CREATED = "2026-01-31T20:15:00Z"

ODA = tables.SeatInfo(open=False, name="Oda", bot=None, waiting=True, you=True)
STEADY = tables.SeatInfo(open=False, name=None, bot="steady", waiting=False)
TABLE = tables.TableInfo(
    id="q3Zc0fV9S2mXr7uJb1LkTA",
    game="shitenno",
    rules=1,
    options={},
    public=False,
    pause=True,
    status="running",
    seats=[ODA, STEADY, STEADY],
    owner=0,
    created=CREATED,
    invitation="Jw8nT5cYp0aKd4RsVx2hGg",
)
PRESENCE = tables.Presence(seats=[True, True, True], spectators=1)
LEGAL = [["general", "honda"], ["general", "ii"]]
SIGHT = tables.Sight(seat=0, version=0, view={"round": 1, "events": []}, decision=0, legal=LEGAL)
REMARK = tables.Remark(number=1, seat=0, name="Oda", text="Well met.", said=CREATED)

EXAMPLES: tuple[msgspec.Struct, ...] = (
    people.NewGuest("Oda"),
    people.NewAccount("oda", PASSWORD),
    people.Credentials("oda", PASSWORD, bring=True),
    people.PasskeyWish("oda"),
    people.NewPasskey("Phone", ANSWER),
    people.NewPasskeyAccount("oda", "Phone", ANSWER),
    people.PasskeyCredentials(ANSWER, bring=True),
    people.PasskeyRename("Key ring"),
    people.Rename("Nobunaga"),
    profiles.ProfileSettings(profiles.Face("kikyo", "asanoha", "lapis"), opponents="friends"),
    people.PasswordChange(PASSWORD + "top", PASSWORD),
    people.Farewell(PASSWORD),
    tables.NewTable("shitenno", ["me", tables.BotSeat("steady"), tables.BotSeat("steady")]),
    tables.LiveClock(900, 20),
    tables.DecisionClock(86_400, "Europe/Rome"),
    tables.Join(seat=1),
    tables.Choose("sanada"),
    tables.Reseat(tables.BotSeat("steady")),
    tables.NewRemark("Well met.", to=[1]),
    tables.NewOrder(["refuse_offers", 2]),
    tables.Moves([["general", "honda"]]),
    tables.Undo(),
    safety.TableReport(remark=3, why="An insult."),
    safety.NameReport("An insult."),
    boxes.NewBox("tenjo", "My Tenjo", {"card.CC01.defence": 5}),
    boxes.NewBoxCheck("tenjo", {"card.CC01.defence": 5}),
    insight.Trial([insight.TrialMove(0, ["general", "honda"])]),
    live.WholeMessage(TABLE, "e5", PRESENCE, SIGHT, [REMARK]),
    live.ResumedMessage(TABLE, PRESENCE),
    live.SightMessage(SIGHT),
    live.UpdateMessage(1, 0, [[["round"], 2]], 0, [], decision=1, legal=[], key=KEY),
    live.DoneMessage(KEY, 1),
    live.RefusedMessage(KEY, Error("stale")),
    live.TableMessage(TABLE),
    live.ChatMessage(REMARK),
    live.PresenceMessage(PRESENCE),
    live.OrdersMessage([["refuse_offers", 2]]),
    live.AnsweringMessage("order"),
    live.StewardsMessage([tables.Handover(0, "steady", CREATED, 12, "time")]),
    live.TimeMessage("overtime"),
    live.MovesMessage([["general", "honda"]], 0, KEY),
    live.UndoMessage(1, "k-2"),
    live.SayMessage("Well met.", "k-3", to=[1]),
    live.LookMessage(False),
)
_BY_TYPE = {type(one): one for one in EXAMPLES}


def example(kind: Any) -> Any:
    """One of this type in plain JSON; a request says only what is not as usual. None where we have none."""
    found = _BY_TYPE.get(kind)
    if found is None:
        return None
    everything: dict[str, Any] = msgspec.to_builtins(found)
    is_request = found.__struct_config__.forbid_unknown_fields
    return _spared(found, everything) if is_request else everything


def _spared(found: msgspec.Struct, everything: dict[str, Any]) -> dict[str, Any]:
    usual = {field.encode_name: _usual(field) for field in msgspec.structs.fields(found)}
    return {name: value for name, value in everything.items() if name not in usual or value != usual[name]}


def _usual(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
