"""Studies started from a browser: one at a time, in a process that lets everybody else go first."""
