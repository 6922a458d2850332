### How Vanuatu introduces itself, before anybody plays it.

title = Vanuatu
tagline = Sail a growing archipelago and act where you outnumber the others
pitch = Lay five markers openly on nine actions, then take them one by one, but only where you have the majority. Fish, dive, build, export, draw in the sand and bring tourists, while every ten vatus turn into prosperity. With Rising Waters you hold back the sea together, or all are lost.
