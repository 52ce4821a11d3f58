"""Dock Dice, a game for Consigliere."""
