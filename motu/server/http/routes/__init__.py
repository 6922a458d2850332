"""The requests of docs/wire.md, a file for each chapter."""
