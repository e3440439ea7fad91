"""What every game shares. Depends on nothing of the rest."""
