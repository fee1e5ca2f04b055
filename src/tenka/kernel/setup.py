"""What a game was set up with: fixed from the first moment to the last, shared by all its states."""

from typing import TYPE_CHECKING, Any

from tenka.kernel.options import houses
from tenka.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from tenka.kernel.options.box import Box
    from tenka.kernel.ruleset import Ruleset


class Setup:
    """Game, number of players, options, the fingerprint of the seed, and the box (None: ours)."""

    __slots__ = ("box", "fingerprint", "game", "houses", "options", "players", "vocabulary")

    def __init__(
        self, game: "Ruleset", players: int, options: dict[str, Any], fingerprint: str, box: "Box | None"
    ) -> None:
        self.game = game
        self.vocabulary: Vocabulary = game.vocabulary
        self.players = players
        self.options = options
        self.fingerprint = fingerprint
        self.houses: tuple[str, ...] = tuple(options.get(houses.OPTION, game.houses[:players]))  # by seat
        self.box = box
