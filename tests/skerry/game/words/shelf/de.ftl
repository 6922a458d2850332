### What a list of games says of this one; the page fetches it without the other texts.

title = Skerry
tagline = Ein Riff bauen, bevor die See es holt
pitch = Lege Plättchen Ende an Ende, hüte dich vor dem Rand und hoffe auf ruhiges Wetter.
