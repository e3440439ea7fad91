"""The bots of Keyflower."""
