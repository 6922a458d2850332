### How Hawaii introduces itself, before anybody plays it.

title = Hawaii
tagline = Walk, trade and build five villages
pitch = Send your chief across the island, pay in shells and feet, and bring home huts, gods, dancers and boats. Each round has its goal, but in the end only villages that reach under a tiki count.
