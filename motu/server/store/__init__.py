"""What is on disk: the database, its rows, and the questions that the server asks it."""
