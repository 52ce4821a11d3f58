"""Mafiozoo in numbers."""
