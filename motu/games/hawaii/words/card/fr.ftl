### Comment Hawaï se présente, avant qu’on y joue.

title = Hawaï
tagline = Marcher, commercer et bâtir cinq villages
pitch = Envoie ton chef à travers l’île, paie en coquillages et en pieds, et rapporte huttes, dieux, danseuses et pirogues. Chaque manche a son objectif, mais à la fin seuls comptent les villages qui arrivent sous un tiki.
