### Was auf dem gezeichneten Tisch steht.

about-food = Jede Nahrung braucht einen Beutel. Was nicht hineinpasst, ist verloren.
about-track = Drei gleiche Plättchen bringen eine Karte.
animal-gives = { $animal }: { $got }
animals = Tiere
animals-of =
    { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
cave-hidden = Höhle, noch nicht gefunden
chip-card = Karte
covered = verdeckt
covered-by =
    { $points ->
        [one] verdeckt, { $points } Punkt
       *[other] verdeckt, { $points } Punkte
    }
draft-build = Bauen: { $area }
draft-gain = { $area }: { $got }{ lost-part }
draft-go = Gehen { $area-to }
draft-take = Sammeln: { $area }
food-of = Nahrung { $count } von { $storage }
food-title = Nahrung
gathering = Sammeln
hidden-in = Noch verborgen in Region { $region }
hut-space = Hüttenplättchen { $space }
huts-found = Gefundene Hütten
huts-here =
    { $count ->
        [one] { $count } Hütte
       *[other] { $count } Hütten
    }
huts-left =
    { $count ->
        [one] noch { $count } Hütte zu bauen
       *[other] noch { $count } Hütten zu bauen
    }
in-deck = { $count } im Stapel
inventions = Erfindungen
left = übrig
log-hunted = gejagt, noch { $count }
log-track = Leiste { $track }
majorities-of =
    { $count ->
        [one] { $count } Mehrheit
       *[other] { $count } Mehrheiten
    }
may-be = Vielleicht: { $odds }.
odds-cave = die Höhle
odds-fire = ein Feuer
odds-forest = Jagd
odds-gather = sammeln
odds-hut = freie Hütte
odds-line = { $count } × { $tile }
odds-stash = ein Vorrat
of-hidden = von { $count } in { $region }
one-of-hidden = 1 von { $count } verborgenen in { $region }
only-you = Nur du
opens-after =
    { $count ->
        [one] { $region } öffnet nach { $count } weiteren Hütte
       *[other] { $region } öffnet nach { $count } weiteren Hütten
    }
opens-in = { $region } in { $count }
pile-empty = Keine Punktekarten mehr
pile-of =
    { $count ->
        [one] Punktekarte, { $points } wert, { $count } im Stapel
       *[other] Punktekarte, { $points } wert, { $count } im Stapel
    }
short-cave_is_fire = ein Feuer
short-cook_anywhere = überall braten
short-cook_food = je +{ $count }
short-forage_food = suchen: +{ $count }
short-hut_cap = höchstens { $count }
short-hut_discount = Hütte −{ $count }
short-hut_free_at =
    { $count ->
        [one] 2. Hütte frei
       *[other] frei bei { $count } Hütten
    }
short-lake_food = See: +{ $count }
short-leave_food = lassen: +{ $count }
short-leave_less = lassen: −{ $count }
short-majority_points = je +{ $count }
short-mixed_tracks = bunte Leisten
short-more_animals =
    { $count ->
        [one] 2. Tier
       *[other] { $count } Tiere mehr
    }
short-more_huts =
    { $count ->
        [one] 2. Hütte
       *[other] { $count } Hütten mehr
    }
short-most_huts = meiste Hütten: { $count }
short-most_huts_shared = geteilt: { $count }
short-open_region =
    { $count ->
        [2] II ist offen
       *[3] III ist offen
    }
short-sea_routes = Seewege
short-stay = darf bleiben
short-steps =
    { $count ->
        [one] +{ $count } Schritt
       *[other] +{ $count } Schritte
    }
short-steps_from_fire = +{ $count } ab Feuer
short-steps_with_boats = Boote: +{ $count }
short-steps_with_marker = Marker: +{ $count }
short-storage = Lager +{ $count }
short-take_food = nehmen: +{ $count }
short-told-built = Baute: { $area }
short-told-cooked = Briet { $animals }
short-told-moved = Ging { $area-to }
short-told-revealed = Fand { $tile-one }
short-told-took-animal = Jagte: { $area }
short-told-took-invention = Lernte { $card-the }
short-told-took-points = Nahm { $points } Punkte
short-told-took-tile = Nahm { $tile-one }
short-told-tunnelled = Tunnel: { $area }
short-turn_food = Zug: +{ $count }
shown-animals = Für alle sichtbar:
steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
take-or-leave = Nimm es für eine Leiste oder lass es für { $count } Nahrung liegen.
taken-since =
    { $count ->
        [one] seither { $count } genommen
       *[other] seither { $count } genommen
    }
track-empty = Leiste { $track }, leer
track-holds = Leiste { $track }: { $tiles }
track-of = Gefundene Hüttenplättchen: { $count } von { $spaces }
verb-build = Bauen
verb-cook = Kochen
verb-hunt = Jagen
verb-look = Ansehen
verb-move = Gehen
verb-reveal = Aufdecken
vp-cards = Punktekarten
whole-map = Zeigen, was gewählt werden kann
worth-now =
    { $points ->
        [one] jetzt { $points } Punkt wert
       *[other] jetzt { $points } Punkte wert
    }
text-covered = { $card } (verdeckt, { $points })
text-huts-left = Hütten übrig
text-huts-of = { $name }: { $count }
text-majorities = Mehrheiten
text-market = Neben der Karte
text-reach = In Reichweite
text-scout = Späher
text-yours = Dein Stamm
short-ask-move =
    { $other ->
        [yes] Wohin geht der andere Kundschafter?
       *[no] Wohin geht dein Kundschafter?
    }
short-ask-free-cook = Erst mit dem Feuerbohrer kochen?
short-ask-forage = Suchst du Nahrung?
short-ask-gather = { $tile }: nehmen oder lassen?
short-ask-track =
    { $full ->
        [yes] Welche Leiste leerst du für { $tile-one }?
       *[no] Auf welche Leiste kommt { $tile-one }?
    }
short-ask-cover =
    { $points ->
        [one] Welche Erfindung für { $points } Punkt?
       *[other] Welche Erfindung für { $points } Punkte?
    }
short-ask-return = Zu welchem Feuer geht er?
short-ask-settle = Eine Hütte für { $cost } Nahrung?
short-ask-build-again = Noch eine Hütte für { $cost } Nahrung?
short-ask-second = An welchem Feuer beginnt der zweite?
short-ask-cave = Höhle nutzen: { $card }?
short-ask-peek =
    { $count ->
        [one] Welches verdeckte Plättchen?
       *[other] Welches verdeckte? Bis zu { $count }
    }
short-ask-grotto = Welches Plättchen der Ablage?
short-ask-tunnel = Wo kommt dein Kundschafter heraus?
short-ask-feast = Wie viel für das Festmahl?
short-go = Geh { $area-to }
