"""Element and ring cards (T22–T27)."""
