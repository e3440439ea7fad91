"""How bots learn: games against themselves, a fit, and a match that decides whether to keep it."""
