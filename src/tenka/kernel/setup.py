"""What a game was set up with: fixed from the first moment to the last, shared by all its states."""

from typing import TYPE_CHECKING, Any

from tenka.kernel.options import houses
from tenka.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from tenka.kernel.options.box import Box
    from tenka.kernel.ruleset import Ruleset


class Setup:
    """Game and version of its rules, number of players, options, the seed's fingerprint, and the box (None: ours)."""

    __slots__ = ("box", "fingerprint", "game", "houses", "options", "players", "rules", "vocabulary")

    def __init__(
        self, game: "Ruleset", players: int, options: dict[str, Any], fingerprint: str, box: "Box | None"
    ) -> None:
        self.game = game
        self.rules: int = game.rules  # what a rule that has changed asks
        self.vocabulary: Vocabulary = game.vocabulary
        self.players = players
        self.options = options
        self.fingerprint = fingerprint
        self.houses: tuple[str, ...] = tuple(options.get(houses.OPTION, game.houses[:players]))  # by seat
        self.box = box
