"""TCP connections, of which only the address is known: limits on their number, and deadlines."""
