"""Eurogames by their complete rules: in the browser, in the terminal, and as fast environments for research."""

from motu import sources

sources.choose()
