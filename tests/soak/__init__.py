"""Long runs, each a module with a `main(*args)`: `python3 make.py soak [PART [ARGS...]]`."""
