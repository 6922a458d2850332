"""A server under faults: killed, stopped, with a full disk, with damaged rows, attacked. `scripts/faults` runs it.

It talks to the server over HTTP and sockets, sends signals to its processes and reads its database; it shares no code
with it. At the end the acks that players received are compared with the database.
"""
