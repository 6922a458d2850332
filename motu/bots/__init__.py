"""The bots; the package is also a mapping by name: `motu.bots["NAME"]`."""

from motu.collection import collect

collect(__name__)
