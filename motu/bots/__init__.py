"""The bots; at the prompt also a mapping from names to them: `motu.bots["NAME"]`."""

from motu.collection import collect

collect(__name__)
