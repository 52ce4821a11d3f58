"""Mafiozoo, for 2 to 4 players: bribing twelve characters, majorities, building places."""
