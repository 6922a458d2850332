"""Messages and frames for one reader, a seat or a spectator, built from the game's view for that reader."""
