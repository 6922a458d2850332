### Was Skerrys Brett sagt.

bag-of = { $count } Plättchen im Beutel
cell-empty = Reihe { $row }, Feld { $number }, leer
cell-tile = Reihe { $row }, Feld { $number }: { $tile }
in-hand = { $tile }, auf deiner Hand
lay-here = Hier legen
reef = Riff
short-told-laid = { $tile } { $points }
short-told-passed = passt
to-the-middle = zur Mitte des Riffs
waves-of = Wellen: { $waves } von { $most }
