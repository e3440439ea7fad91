"""What was learned from play: networks of whole numbers, and the files that hold them."""
