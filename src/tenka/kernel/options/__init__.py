"""What is chosen before a game: options, houses, boxes."""
