"""The operator's desk: who and what is here, what was reported, and what is done about it."""
