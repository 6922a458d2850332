"""A second reading of the rules, written from their specification alone: the whole game as a course of questions.

It knows the component file and the specification, and nothing of the game's own rules or state. It is slow and plain;
each part names the rules that it can be held against. `course.game` tells what is asked; `table.Table` is what lies
there.
"""
