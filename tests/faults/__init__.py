"""Servers that are killed, wires that break, and people who play on: what faults tests share."""
