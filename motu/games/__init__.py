"""The games, a package for each; at the prompt also a mapping from names to them: `motu.games["NAME"]`."""

from motu.collection import collect

collect(__name__)
