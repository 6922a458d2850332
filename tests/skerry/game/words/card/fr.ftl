### Comment Skerry se présente, avant qu’on y joue.

title = Skerry
tagline = Bâtir un récif avant que la mer ne le prenne
pitch = Posez des tuiles bout à bout, gare aux bords, et espérez une mer calme.
