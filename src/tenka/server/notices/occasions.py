"""What people are told of: their turn, the end, an invitation, a remark; a function for each place where it happens."""

from collections.abc import Callable, Iterable, Iterator

from tenka.server.tables.submission import Submission
from tenka.store.queries.notices.outbox import NewNotice
from tenka.store.queries.tables.admissions import AdmissionRow
from tenka.store.queries.tables.tables import TableRow
from tenka.store.queries.tables.votes import VoteRow

Wants = Callable[[str, str], bool]  # whether a person wishes to be told of a kind of thing


def nobody_wants(person: str, kind: str) -> bool:
    """Nobody is told anything."""
    return False


def after_turn(row: TableRow, turn: Submission, wants: Wants, *, by_person: bool) -> list[NewNotice]:
    """What a turn gives occasion to tell: whom the game now waits for, or that it is over.

    Who has just moved need not be called, unless it was done for them, by an order or because their time was out.
    """
    asked, asks = turn.before.state.pending, turn.snapshot.state.pending
    if not asks:
        return over(row, wants)
    anew = [seat for seat in asks if seat not in asked and seat != turn.seat]
    if not by_person and turn.seat in asks and asks[turn.seat] != asked.get(turn.seat):
        anew.append(turn.seat)
    return your_turn(row, anew, turn.snapshot.decisions, wants) if anew else []


def over(row: TableRow, wants: Wants) -> list[NewNotice]:
    """That a game is over, however it ended."""
    people = (person for _, person in _people(row))
    return [NewNotice(person, "over", row.id, f"over:{row.id}") for person in people if wants(person, "over")]


def asked_all(row: TableRow, vote: VoteRow, number: int, seats: Iterable[int], wants: Wants) -> list[NewNotice]:
    """That these seats are asked something, by a player or by the clock of one."""
    called, who = dict(_people(row)), vote.about if vote.by is None else vote.by
    about = {"by": row.seats[who].name if who is not None else None, "vote": vote.kind}
    return [
        NewNotice(called[seat], "said", row.id, f"vote:{row.id}:{number}", about)
        for seat in seats
        if seat in called and seat != vote.by and wants(called[seat], "said")
    ]


def your_turn(row: TableRow, seats: Iterable[int], decisions: list[int], wants: Wants) -> list[NewNotice]:
    """That it is the turn of these seats; those whose steward plays are left in peace."""
    called = dict(_people(row))
    return [
        NewNotice(called[seat], "turn", row.id, f"turn:{row.id}:{decisions[seat]}")
        for seat in seats
        if seat in called and row.seats[seat].steward is None and wants(called[seat], "turn")
    ]


def invited(person: str, admission: AdmissionRow, by: str, wants: Wants) -> list[NewNotice]:
    """That somebody (a name) invites a person to a table; to be written with the invitation.

    One that is given again after it was taken back is another one.
    """
    if not wants(person, "invited"):
        return []
    table = admission.table
    return [NewNotice(person, "invited", table, f"invited:{table}:{admission.id}", {"by": by})]


def said(row: TableRow, speaker: str, by: str, number: int, to: Iterable[str] | None, wants: Wants) -> list[NewNotice]:
    """That somebody (a name) has written to these people or, without them, to everybody at the table."""
    heard = {person for _, person in _people(row)} if to is None else set(to)
    about = {"by": by, "private": to is not None}
    return [
        NewNotice(person, "said", row.id, f"said:{row.id}:{number}", about)
        for person in sorted(heard - {speaker})
        if wants(person, "said")
    ]


def _people(row: TableRow) -> Iterator[tuple[int, str]]:
    return ((number, each.person) for number, each in enumerate(row.seats) if each.person is not None)
