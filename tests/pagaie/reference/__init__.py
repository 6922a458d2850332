"""A second reading of the rules: the whole game, worked out from the specification.

It knows nothing of the game's own rules, notation or component file; every number in it is read from the text. Tiles
lie on a grid of cells, and every place is tried. It is slow; each part can be held against the text.
"""
