"""Mafia City in numbers."""
