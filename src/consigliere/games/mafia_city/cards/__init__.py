"""One frame per card text and symbol, the text as its docstring."""
