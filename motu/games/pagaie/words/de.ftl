### Pagaie. The files of the languages have the same sections.

## Names

# .the stands as the object of a sentence, .kind as well, where the tile itself can be seen.

name-seahorse = Seepferdchen
    .the = das Seepferdchen
name-manta = Manta
    .the = den Manta
name-octopus = Krake
    .the = den Kraken
name-fish = Fisch
    .the = den Fisch
name-turtle = Schildkröte
    .the = die Schildkröte
name-parrot = Papagei
    .the = den Papagei
name-crab = Krabbe
    .the = die Krabbe
name-hut = Hütte
    .the = die Hütte
    .kind = die Hütte
name-tiki = Tiki
    .the = den Tiki
    .kind = den Tiki
name-bottle = Flasche
    .the = die Flasche
cell-empty = –
    .the = –
tile-sea = Meer ({ $nw }, { $ne }, { $se }, { $sw })
    .the = das Meeresplättchen ({ $nw }, { $ne }, { $se }, { $sw })
    .kind = das Meeresplättchen
tile-sand = Sand ({ $nw }, { $ne }, { $se }, { $sw })
    .the = das Sandplättchen ({ $nw }, { $ne }, { $se }, { $sw })
    .kind = das Sandplättchen
line-row = Zeile { $which }
    .from = aus Zeile { $which }
    .in = Zeile { $which }
line-column = Spalte { $which }
    .from = aus Spalte { $which }
    .in = Spalte { $which }
slot = { $at }
icons =
    { $icon ->
        [seahorse]
            { $count ->
                [one] { $count } Seepferdchen
               *[other] { $count } Seepferdchen
            }
        [manta]
            { $count ->
                [one] { $count } Manta
               *[other] { $count } Mantas
            }
        [octopus]
            { $count ->
                [one] { $count } Krake
               *[other] { $count } Kraken
            }
        [fish]
            { $count ->
                [one] { $count } Fisch
               *[other] { $count } Fische
            }
        [turtle]
            { $count ->
                [one] { $count } Schildkröte
               *[other] { $count } Schildkröten
            }
        [parrot]
            { $count ->
                [one] { $count } Papagei
               *[other] { $count } Papageien
            }
        [crab]
            { $count ->
                [one] { $count } Krabbe
               *[other] { $count } Krabben
            }
        [hut]
            { $count ->
                [one] { $count } Hütte
               *[other] { $count } Hütten
            }
        [tiki]
            { $count ->
                [one] { $count } Tiki
               *[other] { $count } Tikis
            }
       *[bottle]
            { $count ->
                [one] { $count } Flasche
               *[other] { $count } Flaschen
            }
    }

## Steps of a turn

step-line = Reihe
step-tiles = Plättchen
step-build = Bauen
step-flower = Blume
step-chance = Plättchen kommen vom Stapel
step-over = Das Ende

## Questions

ask-line = Aus welcher Zeile oder Spalte nimmst du Plättchen?
ask-tiles =
    { $most ->
        [one] Welches Plättchen nimmst du { $line-from }?
       *[other] Welche Plättchen nimmst du { $line-from }? Höchstens { $most }.
    }
ask-build =
    { $todo ->
        [either] Lege ein Plättchen oder wirf eins ab: Du hältst { $held }, der Steg fasst { $size }.
        [place] Lege ein Plättchen: Du hältst { $held }, der Steg fasst { $size }.
        [discard] Wirf ein Plättchen ab: Du hältst { $held }, der Steg fasst { $size }.
        [over] Kein Plättchen hat Platz: Beende deinen Zug.
       *[end] Lege ein Plättchen, oder beende deinen Zug.
    }
ask-end = Beende deinen Zug, oder nimm etwas zurück.
ask-place = Wohin legst du { $tile-the }?
ask-turn = Wie liegt das Plättchen?
ask-flower = Welches Plättchen wird zur Blume?
ask-element = Das Plättchen von { $slot } wird eine Blume. Was ist jetzt mehr wert?

## Answers

take = Nimm { $slots }
place = Leg { $tile-the }
place-from-pontoon = Leg { $tile-the } vom Steg
discard = Wirf { $tile-the } ab
discard-from-pontoon = Wirf { $tile-the } vom Steg ab
end-turn = Zug beenden
at = Spalte { $column }, Zeile { $row }
turn =
    { $quarters ->
        [0] Nicht gedreht ({ $nw }, { $ne }, { $se }, { $sw })
        [one] { $quarters } Vierteldrehung ({ $nw }, { $ne }, { $se }, { $sw })
       *[other] { $quarters } Vierteldrehungen ({ $nw }, { $ne }, { $se }, { $sw })
    }
flower = { $slot }: { $tile }
element = { $element }

## What happened

told-drew-start-tile =
    { $flowers ->
        [one] { $element } beginnt mit { $flowers } Blume
       *[other] { $element } beginnt mit { $flowers } Blumen
    }
told-drew-first =
    { $you ->
        [yes] Du hast die Piroge und beginnst
       *[no] { $name } hat die Piroge und beginnt
    }
told-dealt = { $slot }: { $tile }
told-day-began =
    { $you ->
        [yes] Tag { $day } von { $days }: du bist zuerst dran
       *[no] Tag { $day } von { $days }: { $name } ist zuerst dran
    }
told-took = { did } { $tiles } { $line-from } genommen
told-found-no-tile =
    { $you ->
        [yes] Für dich war kein Plättchen frei
       *[no] Für { $name } war kein Plättchen frei
    }
told-placed =
    { $covers ->
        [yes]
            { $points ->
                [one] { did } { $tile-the } in Spalte { $column }, Zeile { $row } gelegt, über { $covered }: { $points } Punkt
               *[other] { did } { $tile-the } in Spalte { $column }, Zeile { $row } gelegt, über { $covered }: { $points } Punkte
            }
       *[no]
            { $points ->
                [one] { did } { $tile-the } in Spalte { $column }, Zeile { $row } gelegt: { $points } Punkt
               *[other] { did } { $tile-the } in Spalte { $column }, Zeile { $row } gelegt: { $points } Punkte
            }
    }
told-discarded =
    { $pontoon ->
        [yes] { did } { $tile-the } vom Steg abgeworfen
       *[no] { did } { $tile-the } abgeworfen
    }
told-ended-turn =
    { $count ->
        [0] { did } den Zug beendet
       *[other] { did } den Zug beendet und { $kept } behalten
    }
told-added-flower =
    { $worth ->
        [one] { did } eine Blume gebracht ({ $slot }). { $element }: jetzt { $worth } Punkt wert
       *[other] { did } eine Blume gebracht ({ $slot }). { $element }: jetzt { $worth } Punkte wert
    }
told-left-out-flower =
    { $you ->
        [yes] Für deine Blume war kein Plättchen da
       *[no] Für die Blume von { $name } war kein Plättchen da
    }
told-day-ended = Tag { $day } ist vorbei: Die Paddel werden zurückgenommen
told-counted =
    { $points ->
        [one] { did } mit { $points } Punkt geendet, Flaschen: { $bottles }
       *[other] { did } mit { $points } Punkten geendet, Flaschen: { $bottles }
    }

## Points

score-seahorse = Seepferdchen
score-manta = Mantas
score-octopus = Kraken
score-fish = Fische
score-turtle = Schildkröten
score-parrot = Papageien
score-crab = Krabben
score-hut = Hütten
score-tiki = Tiki-Statuen
score-bottles = Flaschen

## Settings

setting-board_size = Auslage
    .about = Wie viele Zeilen und Spalten ausliegen.
setting-board_size-5 = 5 × 5
    .about = Eng: Paddel sperren viel.
setting-board_size-6 = 6 × 6
    .about = Mehr Plättchen zur Wahl.
setting-start_flowers_sea = Startblumen
    .about = Blumen auf den Startplättchen der Meerestiere.
setting-start_flowers_sea-1 = Wie gedruckt
    .about = Jedes Startplättchen zählt, was in der Materialdatei steht.
setting-start_flowers_sea-2 = Zwei
    .about = Die der Meerestiere zählen zwei.
setting-free_discard = Abwerfen
    .about = Wann ein Plättchen abgeworfen werden darf.
setting-free_discard-off = Streng
    .about = Nur für ein Plättchen ohne Platz.
setting-free_discard-on = Frei
    .about = Sobald du zu viele hältst.
setting-short_game = Dauer
    .about = Wie viele Tage gespielt wird.
setting-short_game-off = Ganzes Spiel
    .about = 6, 9 oder 8 Tage zu zweit, dritt oder viert.
setting-short_game-on = Kurzes Spiel
    .about = 4, 6 oder 4 Tage.
setting-confirm_end_of_turn = Ende des Zugs
    .about = Ob du das Ende deines Zugs bestätigst.
setting-confirm_end_of_turn-off = Sofort
    .about = Ein Zug ohne Wahl endet von selbst.
setting-confirm_end_of_turn-on = Bestätigen
    .about = Der Zug wartet auf dich, damit du zurücknehmen kannst.

## The table as text

board-bottles = Flaschen
board-day = Tag { $day } von { $days }
board-element = Element
board-first = { $name } hat die Piroge
board-flowers = Blumen
board-held = In der Hand: { $tiles }
board-island = Insel von { $name }
board-offer = Auslage
board-order = Züge heute: { $seats }
board-paddle = Paddel von { $name }
board-fixed-paddle = festes Paddel
board-pickers = Blumen heute: { $seats }
board-points = Punkte
board-stack = Im Stapel: { $sea } Meer, { $sand } Sand, { $construction } Bauwerke
board-turn = { $name }: { $step }
board-worth = Wert
board-legend = Kleine Buchstaben: Meer und Sand, die man sieht; ~ leeres Meer, : leerer Sand, Großbuchstaben: Bauwerke; ein Punkt liegt außerhalb
terrain-construction = Bauwerk
terrain-sand = Sand
terrain-sea = Meer
text-blocked = { $tile }, blockiert
text-cell = { $terrain }, { $icon }
text-column = Spalte { $column }
text-flowers = Blumen, Werte und was alle zeigen
text-line = Reihe
text-listed = { $items }
text-places =
    { $count ->
        [one] { $what }: { $count } Platz
       *[other] { $what }: { $count } Plätze
    }
text-row = Zeile
text-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
text-shown = { $count }, nächste Blume { $next }
text-your-island = Deine Insel

## What the pieces do

tip-element =
    { $points ->
        [one] Ist es zu sehen, bringt es { $points } Punkt für jede Blume seiner Art.
       *[other] Ist es zu sehen, bringt es { $points } Punkte für jede Blume seiner Art.
    }
tip-bottle =
    { $points ->
        [one] Jede sichtbare kostet { $points } Punkt. Verdecke sie.
       *[other] Jede sichtbare kostet { $points } Punkte. Verdecke sie.
    }
tip-count =
    { $count ->
        [one] Davon gibt es { $count } in der Schachtel.
       *[other] Davon gibt es { $count } in der Schachtel.
    }
tip-tiles =
    { $count ->
        [one] Es gibt { $count } Plättchen.
       *[other] Es gibt { $count } Plättchen.
    }
tip-sea = Meer liegt neben Meer und berührt es mit einer Seite.
tip-sand = Sand liegt auf mindestens zwei Meeresplättchen.
tip-construction = Ein Bauwerk liegt auf mindestens zwei Sandplättchen.

## What is printed

group-board = Auslage
group-bottle = Flasche
group-element = Elemente
group-fixed_paddle = Festes Paddel
group-player_count = Nach Spielerzahl
group-pontoon = Steg
group-tile = Plättchen
field-capacity = Plättchen
field-cells = Felder, im Uhrzeigersinn von links oben
field-columns = Spalten
field-construction_total = Bauwerke
field-costs = kostet
field-count = Plättchen
field-days = Tage
field-dealt_under = Plättchen darunter
field-fixed_paddles = feste Paddel
field-flowers = wer Blumen bringt
field-larger_columns = Spalten der größeren Auslage
field-larger_rows = Zeilen der größeren Auslage
field-lies_on = liegt auf
field-paddles = Paddel je Spieler
field-players = Spieler
field-points = Punkte je Blume
field-rows = Zeilen
field-sand_total = Sandplättchen
field-sea_total = Meeresplättchen
field-short_days = Tage des kurzen Spiels
field-start_flowers = Blumen auf seinem Startplättchen
field-start_tile_total = Startplättchen
field-start_tiles_drawn = gezogene Startplättchen
field-terrain = Gelände
field-tile_total = Plättchen insgesamt
field-tiles = Plättchen je Zug höchstens
field-turns = Züge am Tag
value-before_last = der Vorletzte
value-bottle = Flasche
value-construction = Bauwerk
value-crab = Krabbe
value-first = der Erste
value-fish = Fisch
value-hut = Hütte
value-last = der Letzte
value-last_row = der letzten Zeile
value-manta = Manta
value-nothing = keine
value-octopus = Krake
value-parrot = Papagei
value-sand = Sand
value-sea = Meer
value-seahorse = Seepferdchen
value-second = der Zweite
value-tiki = Tiki (Statue)
value-turtle = Schildkröte

## Why not

why-no-such-thing = So etwas liegt gerade nicht auf dem Tisch.
why-over = Das Spiel ist vorbei.
why-watching = Du schaust zu. Nur wer am Tisch sitzt, zieht.
why-chance = Plättchen kommen vom Stapel. Einen Moment.
why-not-your-turn = { $name } ist dran. Warte, bis du an der Reihe bist.
why-line-first = Wähle zuerst die Zeile oder Spalte.
why-line-named = Die Reihe ist gewählt. Nimm zurück, um eine andere zu wählen.
why-tiles-first = Wähle zuerst die Plättchen, die du nimmst.
why-tiles-taken = Du hast deine Plättchen genommen. Jetzt baust du.
why-building = Wähle zuerst ein Plättchen in der Hand, oder beende deinen Zug.
why-place-first = Wähle zuerst einen Platz für das Plättchen.
why-turn-first = Wähle zuerst, wie das Plättchen gedreht wird.
why-tile-first = Wähle zuerst ein Plättchen in der Hand.
why-flower-first = Wähle zuerst das Plättchen, das zur Blume wird.
why-slot-first = Wähle zuerst das Plättchen, dann, wofür die Blume ist.
why-element-first = Wähle zuerst, wofür die Blume ist.
why-fixed-paddle = { $line }: Das Paddel dort bleibt das ganze Spiel liegen.
why-paddle =
    { $you ->
        [yes] { $line }: Dort liegt bis zum Ende des Tages dein Paddel.
       *[no] { $line }: Dort liegt bis zum Ende des Tages das Paddel von { $name }.
    }
why-blocked =
    { $you ->
        [yes] { $slot } liegt unter deinem Paddel: { $line-in } ist bis zum Ende des Tages gesperrt.
       *[no] { $slot } liegt unter dem Paddel von { $name }: { $line-in } ist bis zum Ende des Tages gesperrt.
    }
why-no-free-tile = { $line }: Dort ist kein Plättchen frei.
why-other-line = { $slot } liegt nicht in { $line-in }. Alle Plättchen eines Zugs kommen aus einer Reihe.
why-sea-first = Eine Insel beginnt mit einem Meeresplättchen.
why-sand-nowhere = Noch kein Platz: Sand liegt auf vier Meeresfeldern von mindestens zwei Plättchen.
why-construction-nowhere = Noch kein Platz: Ein Bauwerk liegt auf vier Sandfeldern von mindestens zwei Plättchen.
why-sea-there = Dort liegt schon ein Meeresplättchen.
why-corner = Meer muss Meer mit einer Seite berühren: Eine Ecke genügt nicht.
why-sand-there = Dort liegt schon Sand.
why-construction-there = Dort steht ein Bauwerk: Darauf wird nichts gelegt.
why-sand-on-nothing =
    { $count ->
        [one] { $count } Feld läge auf keinem Meeresplättchen.
       *[other] { $count } Felder lägen auf keinem Meeresplättchen.
    }
why-construction-on-nothing =
    { $count ->
        [one] { $count } Feld läge auf keinem Sandplättchen.
       *[other] { $count } Felder lägen auf keinem Sandplättchen.
    }
why-sand-on-one = Es läge auf nur einem Meeresplättchen. Sand braucht mindestens zwei.
why-construction-on-one = Es stünde auf nur einem Sandplättchen. Ein Bauwerk braucht mindestens zwei.
why-room =
    { $count ->
        [one] Der Steg fasst { $count } Plättchen, also muss nichts weg.
       *[other] Der Steg fasst { $count } Plättchen, also muss nichts weg.
    }
why-no-discard =
    { $many ->
        [one] { $many } Plättchen ist zu viel, aber von den genommenen passt nirgends: { $count }. Leg zuerst eines.
       *[other] { $many } Plättchen sind zu viel, aber von den genommenen passen nirgends: { $count }. Leg zuerst eines.
    }
why-too-many = Du hältst { $count } Plättchen, der Steg fasst { $most }. Lege oder wirf zuerst ab.
why-looks-alike = So gedreht sieht das Plättchen gleich aus.
why-no-element = { $slot } zeigt nichts, wofür eine Blume sein könnte.
why-not-shown = { $element }: Das Plättchen zeigt { $shown }.
why-asked = Beantworte zuerst die Frage, oder nimm zurück, um etwas anderes zu tun.
