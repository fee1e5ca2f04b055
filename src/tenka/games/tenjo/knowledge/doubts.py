"""Koku that may have gone unseen, from one hoard to another or to nobody (T31)."""


class Doubt:
    """What an observer does not know of a loss; nothing in it is ever changed, so copies of a state share it."""

    def __init__(self, observer: int, loser: int, taker: int, most: int) -> None:
        self.observer = observer
        self.loser = loser  # NOBODY: so much is thought to be lost to all, but others may have it
        self.taker = taker  # NOBODY: it is lost to all
        self.most = most  # hundred koku

    def is_sound(self, players: int) -> bool:
        """Whether it can be so in a dump from elsewhere; a spectator is the last observer."""
        nobody = -1
        if not (0 <= self.observer <= players and nobody <= self.loser < players and nobody <= self.taker < players):
            return False
        return (
            self.observer not in (self.loser, self.taker)
            and (self.loser != self.taker or self.loser == nobody)
            and self.most >= 0
        )
