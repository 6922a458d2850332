### How Moorea introduces itself, before anybody plays it.

title = Moorea
tagline = Collect, craft and build with cards
pitch = Gather wood, clay, bamboo, shells and fish, make tools and canoes of them, and turn what your island yields into the finest works. Everything on the table is open; only your hand is yours to know.
