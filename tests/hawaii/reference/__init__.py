"""A second reading of the rules: what a seat may do in a turn, and what comes of it.

It knows the component file and the dump of a table, and nothing of the game's own rules. It tries everything and is
slow; each part can be held against the text of the rules.
"""
