"""What seats hold and hand to each other."""
