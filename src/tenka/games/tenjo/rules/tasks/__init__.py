"""What the game is at: the kinds of tasks, a class each."""
