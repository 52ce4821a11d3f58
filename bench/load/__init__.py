"""Scripted clients on loopback: our server and boardgame.io's own under the same load."""
