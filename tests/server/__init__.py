"""Tests of the server, mostly as a page talks to it: over HTTP and sockets on 127.0.0.1."""
