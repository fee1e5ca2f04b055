"""The ways a letter goes: each takes it and returns, or says why not."""
