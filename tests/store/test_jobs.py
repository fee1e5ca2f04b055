"""Jobs: taken with a lease, renewed, finished, handed back; nobody loses one by dying, nobody does one twice."""

from sqlalchemy import Connection

from tenka.store.queries import jobs
from tenka.store.queries.jobs import JobName, TakenJob

LEASE = 10_000  # milliseconds
ANALYSIS = JobName("analysis", "t1")
OTHER = JobName("analysis", "t2")


def taken(connection: Connection, holder: str, now: int, limit: int = 10) -> list[str]:
    return [each.name.key for each in jobs.take(connection, ["analysis"], holder, now, LEASE, limit)]


def test_a_job_is_written_down_once(connection: Connection) -> None:
    assert jobs.put(connection, ANALYSIS, 5, {"points": 3})
    assert not jobs.put(connection, ANALYSIS, 9, {"points": 4})
    assert jobs.take(connection, ["analysis"], "a", 5, LEASE) == [TakenJob(ANALYSIS, {"points": 3}, 0)]


def test_a_job_is_taken_when_it_is_due_and_by_those_alone_who_do_its_kind(connection: Connection) -> None:
    jobs.put(connection, ANALYSIS, 5)
    assert taken(connection, "a", 4) == []
    assert jobs.take(connection, ["think"], "a", 5, LEASE) == []
    assert taken(connection, "a", 5) == ["t1"]


def test_the_oldest_are_taken_first_and_no_more_than_asked_for(connection: Connection) -> None:
    jobs.put(connection, ANALYSIS, 6)
    jobs.put(connection, OTHER, 5)
    assert taken(connection, "a", 9, limit=1) == ["t2"]
    assert taken(connection, "a", 9, limit=1) == ["t1"]


def test_what_one_holds_no_other_takes_until_the_lease_has_ended(connection: Connection) -> None:
    jobs.put(connection, ANALYSIS, 0)
    assert taken(connection, "a", 1000) == ["t1"]
    assert taken(connection, "b", 1000 + LEASE) == []
    assert jobs.take(connection, ["analysis"], "b", 1001 + LEASE, LEASE) == [TakenJob(ANALYSIS, {}, 1)]


def test_a_renewed_lease_goes_on(connection: Connection) -> None:
    jobs.put(connection, ANALYSIS, 0)
    taken(connection, "a", 0)
    assert jobs.renew(connection, [ANALYSIS], "a", 8000, LEASE) == {ANALYSIS}
    assert taken(connection, "b", 8000 + LEASE) == []


def test_who_lost_a_lease_renews_finishes_and_hands_back_nothing(connection: Connection) -> None:
    jobs.put(connection, ANALYSIS, 0)
    taken(connection, "a", 0)
    taken(connection, "b", LEASE + 1)
    assert jobs.renew(connection, [ANALYSIS], "a", LEASE + 2, LEASE) == set()
    assert not jobs.finish(connection, ANALYSIS, "a")
    jobs.hand_back(connection, [ANALYSIS], "a", 0)
    jobs.hand_all_back(connection, "a")
    assert taken(connection, "c", LEASE + 3) == []
    assert jobs.finish(connection, ANALYSIS, "b")


def test_a_job_is_finished_once(connection: Connection) -> None:
    jobs.put(connection, ANALYSIS, 0)
    taken(connection, "a", 0)
    assert jobs.finish(connection, ANALYSIS, "a")
    assert not jobs.finish(connection, ANALYSIS, "a")
    assert taken(connection, "b", 10 * LEASE) == []


def test_what_is_handed_back_is_taken_from_its_moment_on(connection: Connection) -> None:
    jobs.put(connection, ANALYSIS, 0)
    taken(connection, "a", 0)
    jobs.hand_back(connection, [ANALYSIS], "a", 500)
    assert taken(connection, "b", 499) == []
    assert taken(connection, "b", 500) == ["t1"]


def test_who_leaves_hands_everything_back_at_once(connection: Connection) -> None:
    jobs.put(connection, ANALYSIS, 0)
    jobs.put(connection, OTHER, 0)
    taken(connection, "a", 0, limit=1)
    taken(connection, "b", 0, limit=1)
    jobs.hand_all_back(connection, "a")
    assert taken(connection, "c", 1) == ["t1"]


def test_a_claim_makes_takes_and_keeps(connection: Connection) -> None:
    assert jobs.claim(connection, [ANALYSIS, OTHER], "a", 0, LEASE) == {ANALYSIS, OTHER}
    assert jobs.claim(connection, [ANALYSIS], "b", LEASE, LEASE) == set()
    assert jobs.claim(connection, [ANALYSIS], "a", LEASE, LEASE) == {ANALYSIS}
    assert jobs.claim(connection, [ANALYSIS, OTHER], "b", LEASE + 1, LEASE) == {OTHER}
    assert jobs.claim(connection, [], "b", LEASE, LEASE) == set()


def test_they_are_counted_by_kind(connection: Connection) -> None:
    jobs.put(connection, ANALYSIS, 3)
    jobs.put(connection, OTHER, 5)
    jobs.put(connection, JobName("think", "x"), 7)
    taken(connection, "a", 3)
    assert jobs.waiting(connection, 4) == [("analysis", 2, 1, 3), ("think", 1, 0, 7)]


def test_what_nobody_holds_any_more_is_forgotten_whoever_died_or_left(connection: Connection) -> None:
    for holder, name in (("dead", ANALYSIS), ("left", OTHER), ("alive", JobName("analysis", "t3"))):
        jobs.claim(connection, [name], holder, 1000, LEASE)
    jobs.hand_all_back(connection, "left")
    jobs.renew(connection, [JobName("analysis", "t3")], "alive", 2 * LEASE, LEASE)
    jobs.forget(connection, ["analysis"], 1000)
    assert jobs.waiting(connection, 0) == [("analysis", 3, 2, 1000)]
    jobs.forget(connection, ["analysis"], 1001 + LEASE)
    assert jobs.waiting(connection, 0) == [("analysis", 1, 1, 1000)]
