### What stands on the drawn table.

adds-flower = legt heute Blume { $number }
draft-blocks = sperrt { $count } weitere
draft-flower = { $element }: wert { $worth }
draft-place =
    { $covers ->
        [0] { $what }
       *[other] { $what }, deckt { $covers } zu
    }
draft-take =
    { $count ->
        [one] { $line }, { $count } Plättchen
       *[other] { $line }, { $count } Plättchen
    }
drawn-ask-place = Wohin legst du { $tile-kind }?
drawn-discard = Wirf { $tile-kind } ab
drawn-discard-from-pontoon = Wirf { $tile-kind } vom Steg ab
drawn-flower = Eine Blume von { $slot }
drawn-place = Leg { $tile-kind }
drawn-place-from-pontoon = Leg { $tile-kind } vom Steg
each = jede
end-turn-short = Zug beenden
flower-for = Wofür ist die Blume?
flower-would =
    { $points ->
        [one] { $element }: { $points } Punkt für dich
       *[other] { $element }: { $points } Punkte für dich
    }
flowers = Blumen
flowers-next = Nächste Blume
flowers-open = Blumen, Werte und was alle zeigen
has-pirogue = hat die Piroge
held-pontoon = { $tile }, vom Steg
held-taken = { $tile }, eben genommen
level-construction = gebaut
level-sand = Sand
level-sea = Meer
line-blocked = { $line }: vom Paddel von { $name } blockiert
line-fixed = { $line }: Das Paddel dort bleibt das ganze Spiel
line-free =
    { $count ->
        [one] { $line }: { $count } freies Plättchen
       *[other] { $line }: { $count } freie Plättchen
    }
log-discarded = abgeworfen
log-over = über
log-points = { $points }
log-worth = jetzt { $worth } wert
look-under = Darunter sehen
no-flower-today = Du legst heute keine Blume.
no-island-yet = Noch kein Plättchen: Eine Insel beginnt mit Meer.
no-place-yet = kein Platz
none-yet = noch keine
offer-short = Angebot
order-of-day = Reihenfolge des Tages
place-change =
    { $points ->
        [one] Spalte { $column }, Zeile { $row }: { $points } Punkt
       *[other] Spalte { $column }, Zeile { $row }: { $points } Punkte
    }
place-none = Spalte { $column }, Zeile { $row }: kein Platz
placed-short = gelegt
places-of =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
pontoon = Steg
pontoon-of = Steg: { $count } von { $size }
receipt = Dieser Platz ändert deine Punkte um { $points }
rule-construction = Bauwerk auf 2 Sand
rule-sand = Sand auf 2 Meer
rule-sea = Meer, Seite an Seite
short-ask-build =
    { $todo ->
        [either] Leg oder wirf ab: { $held } da, { $size } dürfen bleiben.
        [place] Leg eins: { $held } da, { $size } dürfen bleiben.
        [discard] Wirf eins ab: { $held } da, { $size } dürfen bleiben.
        [over] Beende deinen Zug: Keins hat Platz.
       *[end] Leg eins, oder beende deinen Zug.
    }
short-ask-element = Blume von { $slot }: Was wird mehr wert?
short-ask-line = Welche Zeile oder Spalte?
short-ask-place = Wohin kommt das Plättchen?
short-ask-tiles =
    { $most ->
        [one] Ein Plättchen { $line-from }
       *[other] Bis zu { $most } Plättchen { $line-from }
    }
short-told-added-flower = Blume für { $element-the }
short-told-found-no-tile = Kein freies Plättchen
short-told-left-out-flower = Kein Plättchen für eine Blume
short-told-took = { $line }: { $tiles }
show-island = Meine Insel zeigen
show-offer = Die Auslage zeigen
slot-blocked = { $at }: { $tile }, blockiert
slot-free = { $at }: { $tile }
stack-of =
    { $count ->
        [one] { $count } Plättchen im Stapel
       *[other] { $count } Plättchen im Stapel
    }
stay-free =
    { $count ->
        [one] Nach dir bleibt { $count } Plättchen frei.
       *[other] Nach dir bleiben { $count } Plättchen frei.
    }
step-turn = Drehung
taken-from = Genommen { $line-from }
the-offer = Auslage
throw-away = Abwerfen
tip-costs = Eine Flasche, die man sieht, kostet { $points }.
tip-end = Was du nicht gelegt hast, bleibt auf dem Steg, höchstens { $size }.
tip-line =
    { $count ->
        [one] { $count } freies Plättchen hier. Anderswo bleiben nach dir { $leaves } frei.
       *[other] { $count } freie Plättchen hier. Anderswo bleiben nach dir { $leaves } frei.
    }
tip-next =
    { $you ->
        [yes] Die nächste Blume bringt dir
       *[no] Die nächste Blume bringt { $name }
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
tip-worth = { $element }: jeder, den man sieht, zählt jetzt { $worth }.
verb-discard = Abwerfen
verb-flower = Blume legen
verb-place = Hier legen
verb-take = { $count } nehmen
you-take = Du nimmst
your-flowers =
    { $count ->
        [one] Du legst heute Blume { $first }.
       *[other] Du legst heute { $count } Blumen.
    }
your-island = Deine Insel
