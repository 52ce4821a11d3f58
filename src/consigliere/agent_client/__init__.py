"""A seat for a program: it joins a running table as a browser does and knows what a browser knows.

Nothing here reads rules, bots or States: all comes over the socket, for one chair.
"""
