"""Thinking, done in processes of its own: bots, hints, analyses."""
