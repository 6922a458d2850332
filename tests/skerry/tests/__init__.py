"""The tests of Skerry."""
