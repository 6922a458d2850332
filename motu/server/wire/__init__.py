"""What is sent: messages over HTTP, frames on the socket, refusals. Knows no table and no database."""
