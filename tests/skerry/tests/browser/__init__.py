"""Skerry in a real browser."""
