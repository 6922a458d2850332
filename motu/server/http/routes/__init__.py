"""The HTTP requests of docs/wire.md."""
