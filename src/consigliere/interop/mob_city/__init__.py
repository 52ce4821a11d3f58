"""Mob City in numbers."""
