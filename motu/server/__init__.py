"""The table on the network: Litestar in front, an event log behind, one owner for each live table."""
