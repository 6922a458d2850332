"""A whole game in miniature that lives with the tests: Python in game/, its page in page/, its tests in tests/."""
