"""Ferry: a small game of a die and hidden hands for Tablestead."""
