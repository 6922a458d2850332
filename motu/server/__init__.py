"""The table on the network. Imports point downwards only (pyproject.toml has the contract):

run, app    the program: uvicorn, the application, its background tasks
http/       what Litestar sees: routes, the socket, sessions, rate limits, response headers, the files of the page
tables/     live tables: registry, request queue, commands, lobby, bots' turns; LiveTable.advance() carries a game on
announcements/  turns are told to guests who have no page open: the outbox, Web Push, webhooks
services    what all tables share: config, store, worker pool (workers), metrics
readers/    what a seat or a spectator is sent, built from the game's view
store/      what is on disk: SQLite, its rows, its lock
model/      tables as data: seating, permissions, the game with its log
wire/       the messages and frames themselves, and refusals; typescript/ writes them down for the page
"""
