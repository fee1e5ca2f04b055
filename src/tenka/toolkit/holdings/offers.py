"""Offers: something for something, from one seat to another, open or between the two.

A game says what its items are (small numbers), who can give what, and carries an exchange out; here it is kept which
offers are open. Between two seats one offer each way can be open. Nothing in an offer is ever changed.
"""


class Offer:
    """What a seat gives to another, and what it asks for; `terms` are the game's own."""

    __slots__ = ("ask", "give", "private", "proposer", "recipient", "terms")

    def __init__(
        self, proposer: int, recipient: int, give: list[int], ask: list[int], private: bool, terms: int = 0
    ) -> None:
        self.proposer = proposer
        self.recipient = recipient
        self.give = give
        self.ask = ask
        self.private = private
        self.terms = terms

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of the offer."""
        return not self.private or seat in (self.proposer, self.recipient)


def between(offers: list[Offer], proposer: int, recipient: int) -> Offer | None:
    """The open offer of one seat to another."""
    for offer in offers:
        if offer.proposer == proposer and offer.recipient == recipient:
            return offer
    return None


def without(offers: list[Offer], gone: Offer) -> list[Offer]:
    """The offers but for one."""
    return [offer for offer in offers if offer is not gone]
