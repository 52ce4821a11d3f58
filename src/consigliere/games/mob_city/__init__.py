"""Mob City, for 2 to 6 Captains: hidden bids, crews, speakeasies, shootouts, a secret will."""
