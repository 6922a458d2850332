"""Tables as data: who sits where, who may do what, the game with its log. No event loop, no disk, no network."""
