"""What people are asked, and what they can type."""
