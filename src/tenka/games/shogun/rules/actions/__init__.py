"""The ten actions of a round (H9–H21)."""
