"""One chapter of the rules a file."""
