"""Daimyō and hostages (T12, T28)."""
