"""What is in the box: its figures, and the pieces by number."""
