"""Benchmarks: how fast the games are played and the server is, beside peers, in one run."""
