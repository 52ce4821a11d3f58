"""Non-interference over the wire: what a reader may not know changes no byte it receives."""
