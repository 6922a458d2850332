### How Skerry introduces itself, before anybody plays it.

title = Skerry
tagline = Build a reef before the sea takes it
pitch = Lay tiles so that their ends meet, mind the edges, and hope for calm weather.
