"""What goes over the wire: every message, as a struct. docs/protocol.md explains them.

The browser's types are made from these: `python -m consigliere.server.protocol.typescript`.
"""
