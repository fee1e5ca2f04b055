"""The other end of a foreign bot: run by path, with another version of Tenka to import, so nothing of this one is."""

import json
import sys
from random import Random
from time import process_time

import tenka
from tenka.bots import bot


def serve(game_id: str, name: str) -> None:
    """Choose for whatever state comes in, line by line, until no more comes."""
    game = tenka.game(game_id)
    player = bot(game, name)
    answer({"at": tenka.__file__, "rules": game.rules})
    for line in sys.stdin:
        asked = json.loads(line)
        world, rng = game.load(asked["state"]), Random()
        version, inner, gauss = asked["rng"]
        rng.setstate((version, tuple(inner), gauss))
        began = process_time()
        moves = player.choose(world, asked["seat"], rng)
        seconds = process_time() - began
        answer({"moves": moves, "rng": rng.getstate(), "seconds": seconds})


def answer(told: object) -> None:
    """Say something to whoever asked."""
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[2])
