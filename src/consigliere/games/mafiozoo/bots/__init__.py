"""How a bot judges a table of Mafiozoo."""
