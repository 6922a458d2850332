"""The Litestar side: routes, the socket, sessions, limits, response headers, the files of the page."""
