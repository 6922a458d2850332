"""The page's types, generated from those of the server and the games, so that they cannot disagree.

`python -m motu.server.typescript` writes web/src/lib/net/wire.ts and the folder wire/ beside it, and view.ts and
events.ts of each game's folder; a test fails when a file is stale.
"""
