"""What one reader, a seat or a spectator, is sent: messages and frames built from the game's view for that reader."""
