"""Ways to a seat: inviting by name, asking to be let in, a code to scan."""

import segno
from msgspec import UNSET
from sqlalchemy import Connection

from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.guard.refused import Refused, not_found
from tenka.server.lobby.beginning import begin_if_full
from tenka.server.lobby.inviting import tell_of_invitation
from tenka.server.lobby.sitting import check_open, check_owner, check_seatable, own_seat, seat_for, sit_down
from tenka.server.people.names import login_key
from tenka.server.people.sanitizing import shown_name
from tenka.server.tables.serializing import described
from tenka.store.queries.people import circle, people, profiles
from tenka.store.queries.tables import admissions, lists, tables
from tenka.store.queries.tables.admissions import AdmissionRow
from tenka.store.queries.tables.tables import TableRow
from tenka.wire.admissions import InvitationList, Invite, Knock, QrCode, TableInvitation
from tenka.wire.tables import TableInfo

MOST_ASKING = 10  # at one table
MOST_INVITED = 20
MOST_LISTED = 50


async def knock(call: Call) -> Knock:
    """Ask to be let in at a table that has not begun."""
    table, me = await call.table(), call.person.id

    def change(connection: Connection, row: TableRow) -> None:
        if row.seat_of(me) is not None or row.admission_of(me) is not None:
            return
        seat_for(row, me)  # refuses where none is free
        check_seatable(connection, row, me)
        if admissions.count(connection, row.id, invited=False) >= MOST_ASKING:
            raise Refused(409, "too-many-knocks", {"most": MOST_ASKING})
        admissions.ask(connection, row.id, me)

    await table.change(change)
    return _knock(table.row, me)


async def read_knock(call: Call) -> Knock:
    """Whether one has asked to be let in, or may sit down."""
    return _knock((await call.table()).row, call.person.id)


def _knock(row: TableRow, me: str) -> Knock:
    found = row.admission_of(me)
    return Knock(asked=found is not None and not found.invited, invited=found is not None and found.invited)


async def turn_away(call: Call) -> None:
    """Ask no longer, or decline an invitation."""
    table, me = await call.table(), call.person.id
    if table.row.admission_of(me) is not None:  # else nobody at the table is to be told anything
        await table.change(lambda connection, row: admissions.end(connection, row.id, me))


async def invite(call: Call) -> TableInfo:
    """Invite the owner of an account, or a friend; whoever is seated may."""
    table, me = await call.table(), call.person.id
    asked: Invite = call.body
    if (asked.login is UNSET) == (asked.friend is UNSET):
        raise Refused(400, "bad-request", {"where": "login"})
    if call.person.is_new_guest:
        call.services.check_rate("invitations-new", me, None)

    def change(connection: Connection, row: TableRow) -> None:
        own_seat(row, me)
        check_open(row)
        guest = _guest(connection, me, asked)
        if row.seat_of(guest) is not None:
            raise Refused(409, "already-seated")
        if admissions.count(connection, row.id, invited=True) >= MOST_INVITED:
            raise Refused(409, "too-many-invitations", {"most": MOST_INVITED})
        new = admissions.invite(connection, row.id, guest, me)
        if new:
            tell_of_invitation(call, connection, guest, row.id)

    await table.change(change)
    return table.info(table.seat_of(me))


def _guest(connection: Connection, me: str, asked: Invite) -> str:
    """Who is invited: whoever has a login or, of those known by their page, a friend."""
    if asked.login is not UNSET:
        found = people.by_login(connection, login_key(asked.login))
        if found is None or found.banned:
            raise Refused(404, "no-such-login", {"login": asked.login})
        return found.id
    friend = str(asked.friend)
    if circle.relation(connection, me, friend) != "friend" or friend not in profiles.accounts(connection, [friend]):
        raise not_found()
    return friend


async def let_in(call: Call) -> TableInfo:
    """The owner gives a free seat to somebody who asks for one; who was merely invited sits down on their own."""
    table, me = await call.table(), call.person.id

    def change(connection: Connection, row: TableRow) -> None:
        check_owner(row, me)
        found = _admission(row, call)
        if found.invited:
            raise not_found()
        sit_down(connection, row, seat_for(row, found.person), found.person)
        begin_if_full(call, connection, row)

    await table.change(change)
    return table.info(table.seat_of(me))


async def end_admission(call: Call) -> TableInfo:
    """The owner takes an invitation back, or does not let somebody in."""
    table, me = await call.table(), call.person.id

    def change(connection: Connection, row: TableRow) -> None:
        check_owner(row, me)
        found = _admission(row, call)
        admissions.end(connection, row.id, found.person)
        if found.invited:  # the message that told them has the table's link
            tables.renew_invitation(connection, row.id)

    await table.change(change)
    return table.info(table.seat_of(me))


def _admission(row: TableRow, call: Call) -> AdmissionRow:
    check_open(row)
    found = next((each for each in row.admissions if each.id == call.path["admission"]), None)
    if found is None:
        raise not_found()
    return found


async def list_invitations(call: Call) -> InvitationList:
    """Where one is invited to sit down."""
    me, time = call.person.id, call.services.database.time

    def read(connection: Connection) -> list[tuple[AdmissionRow, TableRow]]:
        found = admissions.invitations_of(connection, me, MOST_LISTED)
        rows = {row.id: row for row in lists.in_order(connection, [each.table for each in found])}
        return [(each, rows[each.table]) for each in found if each.table in rows]

    return InvitationList(
        [
            TableInvitation(each.id, described(row, row.seat_of(me), time), shown_name(each.by))
            for each, row in await call.services.database.read(read)
        ]
    )


async def invitation_code(call: Call) -> QrCode:
    """The table's link with its secret, as a code to scan; for those who are seated."""
    table, me = await call.table(), call.person.id
    own_seat(table.row, me)
    check_open(table.row)
    link = f"{call.services.settings.url}/table/{table.row.id}#invitation={table.row.invitation}"
    code = segno.make(link, error="m", micro=False)
    return QrCode(link, ["".join("1" if dark else "0" for dark in row) for row in code.matrix])


ADMISSION = f"{TABLE}/admissions/{{admission}}"

ADMITTING = (
    Endpoint(
        *("POST", f"{TABLE}/knock", "knock", "Ask to be let in.", knock, Knock), refusals=(403, 404, 409), rate="knocks"
    ),
    Endpoint("GET", f"{TABLE}/knock", "readKnock", "Whether one has asked.", read_knock, Knock, refusals=(404, 409)),
    Endpoint(
        *("DELETE", f"{TABLE}/knock", "turnAway", "Ask no longer, or decline an invitation.", turn_away, None),
        refusals=(404, 409),
    ),
    Endpoint(
        *("POST", f"{TABLE}/admissions", "invite", "Invite the owner of an account, or a friend."),
        *(invite, TableInfo, Invite),
        refusals=(403, 404, 409),
        rate="invitations",
    ),
    Endpoint(
        *("POST", ADMISSION, "letIn", "Give a seat to somebody who asks for one.", let_in, TableInfo),
        refusals=(403, 404, 409),
    ),
    Endpoint(
        *("DELETE", ADMISSION, "endAdmission", "Take an invitation back, or do not let somebody in."),
        *(end_admission, TableInfo),
        refusals=(403, 404, 409),
    ),
    Endpoint(
        *("GET", f"{TABLE}/code", "invitationCode", "The table's link as a code to scan.", invitation_code, QrCode),
        refusals=(403, 404, 409),
    ),
    Endpoint(
        *("GET", "/api/invitations", "listInvitations", "Where one is invited.", list_invitations, InvitationList),
    ),
)
