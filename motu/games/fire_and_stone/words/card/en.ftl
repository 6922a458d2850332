### How Fire & Stone introduces itself, before anybody plays it.

title = Fire & Stone
tagline = Explore, gather, hunt and settle the world
pitch = Lead your scouts out of Africa into a world that nobody knows. Turn over what they find, cook what they hunt, learn what makes life easier, and have most huts where settlements grow.
