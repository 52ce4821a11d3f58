"""How a bot judges a table of Mafia City."""
