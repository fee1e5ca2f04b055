"""What is counted at one process counts at the others: requests, and challenges of passkeys."""

from tenka.server.guard.rates import Rates, Rule
from tenka.server.people.challenges import Challenges
from tenka.server.people.households import Households
from tests.server.processes.two import Line

RULES = (Rule("guests", per="address", amount=4, seconds=60),)


def tell(one: Rates, other: Rates) -> None:
    for rule, key, count in one.news():
        other.counted_elsewhere(rule, key, str(count))


def test_limits_hold_over_processes() -> None:
    one, other = (Rates(RULES, shared=True, clock=lambda: 5.0) for _ in range(2))
    for rates in (one, one, other):
        assert rates.hit("guests", "198.51.100.7") is None
    tell(one, other)
    tell(other, one)
    assert other.hit("guests", "198.51.100.7") is None
    assert other.hit("guests", "198.51.100.7") is not None
    assert other.hit("guests", "198.51.100.8") is None
    tell(other, one)
    assert one.hit("guests", "198.51.100.7") is not None


def test_what_was_told_is_not_told_again_and_names_nobody() -> None:
    rates = Rates(RULES, shared=True, clock=lambda: 5.0)
    rates.hit("guests", "198.51.100.7")
    ((_, key, count),) = rates.news()
    assert "198" not in key
    assert count == 1
    assert rates.news() == []


def test_a_rule_of_another_version_counts_nothing() -> None:
    Rates(RULES, shared=True).counted_elsewhere("unheard-of", "00", "7")


def test_who_is_alone_notes_nothing_for_others() -> None:
    rates = Rates(RULES)
    rates.hit("guests", "198.51.100.7")
    assert rates.news() == []


def test_a_challenge_of_one_process_is_answered_at_another_once() -> None:
    lines: list[Line] = []
    one, other = (Challenges(announcements=Line(lines)) for _ in range(2))
    challenge, hers = one.ask("log-in"), one.ask("add", "anna")
    assert not other.take(hers, "add", "bruno")
    assert other.take(challenge, "log-in")
    assert not one.take(challenge, "log-in")
    assert not one.take(hers, "add", "anna")  # an answer that was wrong has used it up


def test_a_household_is_one_at_every_process() -> None:
    lines: list[Line] = []
    first, second, third = (Households(Line(lines), since) for since in (20, 10, 30))
    before = second.origin("198.51.100.7")
    assert first.origin("198.51.100.7") != before
    third.tell()  # the others answer
    assert {each.origin("198.51.100.7") for each in (first, second, third)} == {before}
    assert first.origin("198.51.100.8") != before
    assert first.origin("2001:db8::1") == third.origin("2001:db8::2")
