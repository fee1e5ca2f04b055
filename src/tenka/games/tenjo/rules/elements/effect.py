"""What a card does once it stands: the kinds are in effects.py."""


class Effect:
    """What a card was played for; nothing in it is ever changed, so copies of a state share it."""
