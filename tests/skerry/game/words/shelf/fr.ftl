### What a list of games says of this one; the page fetches it without the other texts.

title = Skerry
tagline = Bâtir un récif avant que la mer ne le prenne
pitch = Posez des tuiles bout à bout, gare aux bords, et espérez une mer calme.
