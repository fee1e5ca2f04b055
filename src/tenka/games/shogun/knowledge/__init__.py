"""What seats can know: resampling, and what chance has yet to decide."""
