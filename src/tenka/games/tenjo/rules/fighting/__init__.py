"""Attacks and battles (T13–T21)."""
