"""A server under faults: killed, stopped, without disk, with damaged rows, attacked. `scripts/faults` runs it.

It talks to the server over HTTP and sockets, sends signals to its processes and reads its database; it shares no code
with it. What players were told is compared with what the database has.
"""
