"""Ratings: how strong people are beside each other and beside the bots."""
