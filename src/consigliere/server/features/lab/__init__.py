"""Studies started from a browser: one at a time, in a subprocess of low priority."""
