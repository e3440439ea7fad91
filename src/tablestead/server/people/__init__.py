"""Who people are, and what is remembered of them."""
