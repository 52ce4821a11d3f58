"""The rules, one file a chapter; every docstring names its § of RULES.md."""
