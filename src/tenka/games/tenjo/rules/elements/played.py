"""A card that was played, or the attack that Void is played against (T26, T27)."""


class PlayedCard:
    """Who played what with how many rings; nothing in it is ever changed, so copies of a state share it."""

    def __init__(self, seat: int, element: int, total: int) -> None:
        self.seat = seat
        self.element = element  # NO_ELEMENT: an attack
        self.total = total  # what its rings count together
