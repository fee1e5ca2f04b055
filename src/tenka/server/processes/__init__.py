"""Several processes that share one database: what they tell each other, and who does what must be done once."""
