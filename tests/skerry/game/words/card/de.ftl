### Wie Skerry sich vorstellt, bevor jemand spielt.

title = Skerry
tagline = Ein Riff bauen, bevor die See es holt
pitch = Lege Plättchen Ende an Ende, hüte dich vor dem Rand und hoffe auf ruhiges Wetter.
