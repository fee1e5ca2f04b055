"""What games are built with: declared positions, hands as integers, standing orders, what a search asks, drawing."""
