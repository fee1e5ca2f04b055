"""The position, declared: its fields, what is written out of them, and what must hold between them."""
