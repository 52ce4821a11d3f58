"""How a bot judges a table of Mob City."""
