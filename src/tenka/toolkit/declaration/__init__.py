"""A position declared once: fields, how they are written and read, and what is written out of them."""
