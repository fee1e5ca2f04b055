"""Benchmarks: how fast the games are played, beside peers, in one run."""
