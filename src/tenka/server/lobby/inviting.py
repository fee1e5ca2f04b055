"""Invitations are told to whom they are for, unless they do not wish to hear from whoever invites them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server.notices.occasions import invited
from tenka.store import ids
from tenka.store.queries.notices import outbox
from tenka.store.queries.safety import muting
from tenka.store.queries.tables import admissions

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tenka.server.endpoints.endpoint import Call


def tell_of_invitation(call: Call, connection: Connection, guest: str, table: str) -> None:
    """Tell somebody that who asks invites them to a table; who ignores or has muted them is told nothing."""
    admission = admissions.find(connection, table, guest)
    if admission is not None and not muting.deaf(connection, call.person.id, [guest]):
        told = invited(guest, admission, call.person.name, call.services.notices.wants)
        outbox.add(connection, told, ids.now())
