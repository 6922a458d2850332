"""Skerry: tiles grow into a reef, and three waves wash it away. A small game that uses all that the kernel offers."""
