"""Our games as other programs want them: PettingZoo, Gymnasium, OpenSpiel.

Every answer has a fixed number (`coding`), every View a fixed row of numbers (`tensor`), and one
`table` is spoken to in both; the bridges are thin layers on top of it.
"""
