"""A second reading of the rules of Fire & Stone: the whole game as one course of questions and draws.

It is written from the specification alone and knows the component file and nothing of the game's own rules. It is
plain and slow; each part can be held against the text of the rules, whose numbers it cites.
"""
