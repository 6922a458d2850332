"""The server. Imports point downwards only (pyproject.toml has the contract):

run, app    the program: uvicorn, the application, its background tasks
http/       the Litestar side: routes, the socket, sessions, rate limits, response headers, the files of the page
tables/     live tables: registry, request queue, commands, lobby, bots' turns; LiveTable.advance() carries a game on
announcements/  turns announced to guests without an open page: the outbox, Web Push, webhooks
services    shared by all tables: config, store, worker pool (workers), metrics
readers/    messages and frames for one seat or spectator, built from the game's view
store/      the database: SQLite, its rows, its lock, backups
model/      tables as data: seating, permissions, the game with its log
wire/       types of messages and frames, and refusals; typescript/ generates the page's types from them
tcp/        TCP connections below uvicorn: places and deadlines
"""
