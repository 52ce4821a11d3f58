"""Servers that are killed, connections that break, people who play on: what faults tests share."""
