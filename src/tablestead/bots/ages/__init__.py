"""The bots of Roll Through the Ages."""
