"""TCP connections, of which only the address is known: how many there are, and how long each may take."""
