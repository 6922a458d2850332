"""The server, spoken to the way a page does: over HTTP and sockets on 127.0.0.1."""
