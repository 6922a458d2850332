"""Live tables: each in memory with one queue of requests, its commands, its lobby, its bots' turns."""
