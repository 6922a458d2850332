### What a list of games says of this one; the page fetches it without the other texts.

title = Skerry
tagline = Build a reef before the sea takes it
pitch = Lay tiles so that their ends meet, mind the edges, and hope for calm weather.
