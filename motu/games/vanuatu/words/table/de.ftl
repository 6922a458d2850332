### Was auf dem gezeichneten Tisch steht.
