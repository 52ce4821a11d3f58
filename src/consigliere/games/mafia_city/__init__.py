"""Mafia City, for 3 to 5 players: ordered stacks of chips, cards that cancel cancels."""
