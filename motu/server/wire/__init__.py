"""Types of messages over HTTP, frames on the socket, and refusals. Knows no table and no database."""
