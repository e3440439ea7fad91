"""Bots at work: the processes that think for them, and whose turn it is to be thought for."""
