"""What Shogun looks like from outside, in types: ids, views, events, and what is printed on the pieces."""
