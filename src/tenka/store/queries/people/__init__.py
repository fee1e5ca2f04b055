"""Queries about people: who they are, whom they know, how strong they play."""
