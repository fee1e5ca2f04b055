"""What to do in one's own turn: marches, attacks, cards, and plans for the whole."""
