### Ce qui est écrit sur la table dessinée.
