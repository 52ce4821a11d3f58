"""Finished matches: stored records, replays of them, reviews, and new matches that branch off."""
