### Vanuatu. Die Dateien der Sprachen haben dieselben Abschnitte.

## Names

# .the, .on and .to are parts of a sentence.
name-sail = Segeln
name-build = Bauen
name-explore = Tauchen
name-fish = Fischen
name-sell = Verkaufen
name-buy = Kaufen
name-draw = Zeichnen
name-tourist = Tourist
name-rest = Rasten
name-artist = Zeichner
name-beggar = Bettler
name-builder = Baumeister
name-buyer = Käufer
name-diver = Taucher
name-fisher = Fischer
name-governor = Gouverneur
name-guide = Führerin
name-navigator = Steuermann
name-preacher = Prediger
name-vendor = Händlerin
name-kava = Kava
name-copra = Kopra
name-beef = Rind
tile-efate = Efate
    .the = Efate
tile-island = Insel { $tile }
    .the = Insel { $tile }
isle = Insel { $cell }
    .the = Insel { $cell }
    .on = auf { $cell }
    .to = nach { $cell }
tile-ocean = Meer { $tile }
    .the = Meer { $tile }
side-e = Osten
side-se = Südosten
side-sw = Südwesten
side-w = Westen
side-nw = Nordwesten
side-ne = Nordosten
token-first = Startspieler
token-both = Ein Vatu und ein Punkt
token-point = Ein Punkt
token-coin = Ein Vatu
vatus = { $vatus } Vatu
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cubes =
    { $good ->
        [kava] { $count } Kava
        [copra] { $count } Kopra
       *[beef] { $count } Rind
    }
without-cubes = keine Würfel

## Steps of a round

step-tiles = Plättchen legen
step-neutral = Neutrale Marker
step-characters = Charaktere
step-markers = Marker
step-act = Aktionen
step-confirm = Ende des Zuges
step-chance = Plättchen und Schiffe tauchen auf
step-over = Das Ende

## Questions

ask-place =
    { $count ->
        [one] Wohin legst du das zweite Plättchen?
       *[other] Welches Plättchen legst du zuerst, und wohin?
    }
ask-neutral =
    { $count ->
        [one] Wohin legst du den letzten neutralen Marker?
       *[other] Wohin legst du einen neutralen Marker? Du hast { $count }.
    }
ask-character = Welchen Charakter nimmst du für diese Runde?
ask-mark =
    { $count ->
        [one] Auf welche Aktion legst du deinen Marker?
       *[other] Auf welche Aktionen legst du Marker? Du legst jetzt { $count }.
    }
ask-turn = Welche Aktion machst du jetzt? Ihre Marker kommen zurück.
ask-govern = Wohin versetzt der Gouverneur deine Marker von { $action }?
ask-sail = Wohin segelt dein Boot?
ask-build = Was baust du, und wo?
ask-sell = Wie viele Fischplättchen vom Wert { $value } verkaufst du? Der Preis ist { $price }.
ask-buy = Welchen Würfel kaufst du?
ask-second = { $good }: Nimmst du einen zweiten, umsonst?
ask-draw = Wo zeichnest du?
ask-tourist = Wohin bringst du den Touristen?
ask-rest = Welchen Rastmarker behältst du?
ask-beg = Alle deine Marker sind zurück. Tauschst du Punkte gegen Vatu?
ask-confirm = Beende deinen Zug, oder nimm zurück.

## Answers

resolve = { $action }
resolve-nothing = { $action }: unmöglich, Marker zurücknehmen
give-up = { $action } aufgeben
preach = Prediger: { $action }
govern = Gouverneur: { $action } versetzen
to-space = Zu { $action }
sell-treasure = Einen Schatz für { vatus } verkaufen
beg =
    { $points ->
        [0] Nicht betteln
        [one] { $points } Punkt gegen ebenso viele Vatu geben
       *[other] { $points } Punkte gegen ebenso viele Vatu geben
    }
sail-to = Nach { $cell } für { vatus }
sail-free = Nach { $cell } umsonst
sell-tiles =
    { $count ->
        [0] Keins vom Wert { $value }
       *[other] { $count } vom Wert { $value }
    }
build-hut = Eine Hütte { $island-on } für { vatus }
build-dike = Ein Deich { $island-on }, { $side }, für { vatus }
build-both = Hütte und Deich { $island-on }, { $side }, für { vatus }
buy-cube =
    { $points ->
        [0] { $good } { $island-on } für { vatus }: kein Schiff nimmt es
        [one] { $good } { $island-on } für { vatus }: { $points } Punkt
       *[other] { $good } { $island-on } für { vatus }: { $points } Punkte
    }
second-yes = Einen zweiten nehmen: { points }
second-no = Darauf verzichten
draw-on = { $island-on } zeichnen
bring-to = Der Tourist { $island-to }: { vatus }
lay-tile = { $tile } auf { $cell }
end-turn = Zug beenden

## What happened

told-laid-start = { $cell }: { $tile }
told-revealed = Auf dem Vulkan: { $tile-the }
told-ship-arrived = Schiff { $ship } ist eingelaufen: { $goods }
told-tourists-came =
    { $count ->
        [one] { $count } Tourist ist ins Büro gekommen
       *[other] { $count } Touristen sind ins Büro gekommen
    }
told-became-first =
    { $you ->
        [yes] Du bist jetzt Startspieler
       *[no] { $name } ist ab jetzt zuerst dran
    }
told-began =
    { $you ->
        [yes] Runde { $round }: du beginnst
       *[no] Runde { $round }: { $name } beginnt
    }
told-rolled = Der Würfel zeigt { $count }
told-stocked = Neue Würfel { $island-on }: { $cubes }
told-laid-tile = { did } { $tile-the } auf { $cell } gelegt
told-offered = Im Angebot: { $character }
told-took-character = { did } die Karte genommen: { $character }
told-programmed =
    { $neutral ->
        [yes] { did } einen neutralen Marker gelegt: { $action }
       *[no] { did } einen Marker gelegt: { $action }
    }
told-took-back =
    { $given_up ->
        [yes] { did } aufgegeben: { $action }
       *[no] { did } unmöglich gefunden: { $action }
    }
told-preached = { did } den Prediger gerufen: { $action }
told-governed = { did } mit dem Gouverneur Marker versetzt: { $action } → { $to }
told-sold-treasure = { did } einen Schatz für { vatus } verkauft
told-begged = { did } gebettelt: { points } gegen ebenso viele Vatu
told-converted = { did } { vatus } in { points } verwandelt
told-sailed =
    { $you ->
        [yes] Du bist für { vatus } nach { $cell } gesegelt
       *[no] { $name } ist für { vatus } nach { $cell } gesegelt
    }
told-built =
    { $what ->
        [hut] { did } { $island-on } für { vatus } eine Hütte gebaut
        [dike] { did } { $island-on } für { vatus } einen Deich gebaut
       *[both] { did } { $island-on } für { vatus } Hütte und Deich gebaut
    }
told-explored =
    { $vatus ->
        [0] { did } einen Schatz vom Wert { $value } gefunden
       *[other] { did } einen Schatz vom Wert { $value } gefunden und { vatus } bekommen
    }
told-fished =
    { $points ->
        [0] { did } Fisch vom Wert { $value } gefangen
       *[other] { did } Fisch vom Wert { $value } gefangen und { points } bekommen
    }
told-sold-fish = { did } { $count } Fischplättchen für { vatus } verkauft, der Preis ist jetzt { $price }
told-bought =
    { $ship ->
        [0] { did } einen Würfel gekauft, den kein Schiff nimmt: { $good }
       *[other]
            { $from ->
                [reserve] { did } einen zweiten Würfel auf Schiff { $ship } geladen: { $good }, { points }
               *[island] { did } einen Würfel auf Schiff { $ship } geladen: { $good }, { points }
            }
    }
told-filled-ship = { did } Schiff { $ship } gefüllt und { points } bekommen
told-drew = { did } { $island-on } gezeichnet und { points } bekommen
told-brought-tourist =
    { $points ->
        [0] { did } einen Touristen { $island-to } gebracht und { vatus } bekommen
       *[other] { did } einen Touristen { $island-to } gebracht und { vatus } und { points } bekommen
    }
told-looked = { did } die Rastmarker angesehen
told-rested =
    { $count ->
        [one] { did } einen Rastmarker behalten, { $count } ist übrig
       *[other] { did } einen Rastmarker behalten, { $count } sind übrig
    }
told-kept-token = Dein Rastmarker: { $token }
told-water-rose = Das Wasser steigt: { $islands }
told-sank = Das Meer hat { $island-the } verschlungen
told-all-lost = { $count } Inseln sind versunken: alle haben verloren
told-rest-paid = { did } einen Rastmarker aufgedeckt: { $token }
told-counted = { did } am Ende { points } bekommen: { $parts }
scored-for = { $source } { $points }
water-on = { $island-the } +{ $count }
water-nowhere = nirgends

## Points

score-drawings = Zeichnungen
score-goods = Exporte
score-ships = Volle Schiffe
score-fisher = Der Fischer
score-guide = Die Führerin
score-bank = Zehn Vatu
score-rest = Rastmarker
score-begged = Weggebettelt
score-first_player = Startspieler
score-vatus = Übrige Vatu
score-treasures = Schätze
score-huts = Hütten
score-water = Wasser
projected = + am Ende

## Settings

seats-2 = Zu zweit gilt ein Blatt des Verlags: neutrale Marker auf den Aktionen, fünf Charaktere zur Wahl, und kein Meer für beide Boote.
setting-characters = Charaktere
    .about = Ob alle in jeder Runde einen Charakter nehmen.
setting-characters-on = Mit Charakteren
    .about = Das übliche Spiel, und das einzige zu zweit.
setting-characters-off = Ohne
    .about = Ein härteres Spiel für drei bis fünf.
setting-rising_waters = Steigende Wasser
    .about = Die kleine Erweiterung: Das Meer steigt, Inseln versinken.
setting-rising_waters-off = Ruhige See
    .about = Das Grundspiel.
setting-rising_waters-on = Das Wasser steigt
    .about = Baut Deiche; mit drei versunkenen Inseln verlieren alle.
setting-sell_price_drop_per = Fischpreis
    .about = Wann der Preis fällt.
setting-sell_price_drop_per-action = Je Verkauf
    .about = Einmal für den ganzen Verkauf.
setting-sell_price_drop_per-tile = Je Plättchen
    .about = Nach jedem Plättchen, das wertvollste zuerst.
setting-water_penalty_per = Wasserstrafe
    .about = Wie Wasser am Ende zählt.
setting-water_penalty_per-player_island = Je Insel
    .about = Einmal für jede Insel mit eigener Hütte.
setting-water_penalty_per-hut = Je Hütte
    .about = Für jede eigene Hütte.
setting-flood_at_the_end = Späte Flut
    .about = Was aus einem nicht verbrauchten Würfel wird.
setting-flood_at_the_end-yes = Sie kommt
    .about = Das Wasser steigt, wenn der letzte Marker weg ist.
setting-flood_at_the_end-no = Keine Flut
    .about = Der Würfel wird weggenommen.
setting-governor_may_repeat = Gouverneur nochmals
    .about = Ob der Gouverneur zu einer ausgeführten Aktion führt.
setting-governor_may_repeat-yes = Überall
    .about = Jedes andere Feld.
setting-governor_may_repeat-no = Nicht nochmals
    .about = Keine in dieser Runde ausgeführte Aktion.
setting-governor_counts_for_flood = Gouverneur und Würfel
    .about = Ob sein Versetzen den Würfel senkt.
setting-governor_counts_for_flood-no = Nein
    .about = Nur ausgeführte Aktionen senken ihn.
setting-governor_counts_for_flood-yes = Ja
    .about = Auch sein Versetzen senkt ihn.
setting-retrieval_counts_for_flood = Stapel und Würfel
    .about = Ob ein Stapel, der ohne Aktion weggeht, den Würfel senkt.
setting-retrieval_counts_for_flood-no = Nein
    .about = Nur ausgeführte Aktionen senken ihn.
setting-retrieval_counts_for_flood-yes = Ja
    .about = Jeder Stapel senkt ihn.
setting-vendor_needs_island = Händlerin
    .about = Wo die Händlerin verkauft.
setting-vendor_needs_island-yes = An einer Insel
    .about = Neben dem Boot muss eine Insel liegen.
setting-vendor_needs_island-no = Überall
    .about = Auch auf offener See.
setting-placement_pair_lookahead = Beide Plättchen
    .about = Ob das erste Plättchen dem zweiten die letzte Zelle nehmen darf.
setting-placement_pair_lookahead-yes = Es darf nicht
    .about = Wenn es anders geht.
setting-placement_pair_lookahead-no = Es darf
    .about = Jedes Plättchen für sich.
setting-confirm_end_of_turn = Ende des Zuges
    .about = Ob du das Ende eines Durchgangs oder Zuges bestätigst.
setting-confirm_end_of_turn-off = Sofort
    .about = Der Zug geht von selbst weiter.
setting-confirm_end_of_turn-on = Bestätigen
    .about = Der Zug wartet auf dich, damit du zurücknehmen kannst.

## The table as text

board-action = Aktion
board-boat = Boot
board-boats = Boote
board-cell = Feld
board-character = Charakter
board-characters = Verfügbar: { $names }
board-drawings = Zeichnungen
board-fish = Fisch
board-flood = Würfel { $die }, Deiche übrig { $dikes }, versunkene Inseln { $sunk } von { $lost }
board-goods = Waren
board-harbour = Hafen
board-holder = Mehrheit
board-huts = Hütten
board-islands = Inseln
board-loaded = geladen: { $goods }
board-markers = Marker
board-neutral = Neutral
board-oceans = Meere
board-office = Touristen im Büro: { $count }
board-player = Spieler
board-players = Spieler
board-points = Punkte
board-price = Fischpreis: { $price }
board-projected = Am Ende
board-rests = Rast
board-round = Runde { $round } von { $rounds }
board-ship = Schiff
board-sinks = sinkt!
board-spaces = Aktionen
board-sunk = versunken
board-tile = Plättchen
board-tourists = Touristen
board-treasures = Schätze
board-turn = { $name }: { $step }
board-used = verbraucht
board-vatus = Vatu
board-volcano = Vulkan: { $tiles }
board-wants = braucht: { $goods }
board-water = Wasser
board-your-tokens = Deine Rastmarker: { $tokens }

## What the pieces do

tip-sail = Bis zu { $steps } Schritte von Meer zu Meer, je { $vatus } Vatu.
tip-build = Eine Hütte auf einer Insel neben deinem Boot, für { vatus }. Am Ende bringt sie { points } je Tourist dort.
tip-explore = Ein Schatz, so wertvoll wie Schätze bei deinem Boot liegen. Verkauf ihn in deinem Zug für seinen Wert, oder bekomm am Ende { points } für jeden.
tip-fish = Fisch, so wertvoll wie Fische bei deinem Boot sind. Er will verkauft werden.
tip-sell = Beliebig viele Fischplättchen neben einer Insel mit deiner Hütte: Wert mal Preis. Dann fällt der Preis.
tip-buy = Ein Würfel einer Insel neben deinem Boot für seinen Preis. Er kommt auf das oberste Schiff, das ihn braucht, und bringt Punkte; die letzte Kiste bringt { points } mehr.
tip-draw = Eine Zeichnung auf einem freien Platz einer Insel neben deinem Boot: { points }.
tip-tourist = Ein Tourist aus dem Büro zu einer Insel neben deinem Boot: ein Vatu je Hütte dort.
tip-rest = Sieh dir die übrigen Rastmarker an und behalte einen bis zum Ende der Runde.
tip-artist = Eine Zeichnung bringt { $count } statt { $usual } Punkte.
tip-beggar = Tausche einmal bis zu { $count } Punkte gegen ebenso viele Vatu.
tip-builder = Eine Hütte kostet { $count } statt { $usual } Vatu.
tip-buyer = Du darfst einen zweiten Würfel der gekauften Ware umsonst aus dem Vorrat nehmen.
tip-diver = Ein Schatz bringt je Wertpunkt { $count } Vatu.
tip-fisher =
    { $count ->
        [one] Ein Fang bringt je Wertpunkt { $count } Punkt.
       *[other] Ein Fang bringt je Wertpunkt { $count } Punkte.
    }
tip-governor = Versetze einmal, statt zu handeln, einen ganzen eigenen Stapel auf ein anderes Feld.
tip-guide =
    { $count ->
        [one] Ein Tourist bringt { $count } Punkt je Zeichnung auf der Insel.
       *[other] Ein Tourist bringt { $count } Punkte je Zeichnung auf der Insel.
    }
tip-navigator = Du segelst bis zu { $usual } Schritte umsonst.
tip-preacher = Wenn du nirgends die meisten Marker hast, darfst du einmal trotzdem eine deiner Aktionen machen.
tip-vendor = Du verkaufst neben jeder Insel, ohne eigene Hütte.
tip-good = Kostet { vatus }, bringt auf einem Schiff { points }.
tip-first = Wenn die Runde endet, wirst du Startspieler.
tip-token = Wenn die Runde endet, bringt er { vatus } und { points }.
tip-island = Plätze für Hütten: { $huts }, für Zeichnungen: { $drawings }, für Touristen: { $tourists }.
tip-goods = Ihre Waren: { $cubes }.
tip-ocean = Aufgedruckt: Fische { $fish }, Schätze { $treasures }.
tip-ship = Es nimmt { $goods }. Die letzte Kiste bringt { points } mehr.
tip-treasure = Verkauf ihn in deinem Zug für { vatus }, oder behalt ihn: am Ende { points }.
tip-fish-tile = Neben einer Insel mit deiner Hütte verkauft, bringt er seinen Wert mal den Preis. Am Ende unverkauft: { vatus } je Punkt seines Werts.
tip-dike = Kostet beim Bauen { vatus } und hält das Wasser von einer Seite einer Insel fern.
tip-water = Mit { $count } Wassermarkern versinkt eine Insel. Mit { $islands } versunkenen Inseln verlieren alle.

## What is printed

group-action = Aktionen
group-amounts = Kosten und Punkte
group-bank = Bank
group-cell = Felder des Plans
group-character = Charaktere
group-final = Schlusswertung
group-fish_market = Fischmarkt
group-fish_tile = Fischplättchen
group-good = Waren
group-harbour = Hafen
group-island = Inseln
group-ocean = Meere
group-rest_token = Rastmarker
group-rising_waters = Steigende Wasser
group-ship = Schiffe
group-tourist_tile = Touristenplättchen
group-treasure_tile = Schatzplättchen
group-two_players = Zwei Spieler
group-volcano = Vulkan
field-action = Aktion
field-beef = Rind
field-boats_start = Start der Boote
field-colour = Farbe
field-copra = Kopra
field-count = Plättchen
field-cube_total = Würfel
field-cubes = Würfel
field-die_faces = Seiten des Würfels
field-dike_vatus = Vatu für einen Deich
field-dikes = Deiche
field-drawing_points = Punkte für eine Zeichnung
field-drawing_total = Plätze für Zeichnungen
field-drawings = Zeichnungen
field-first_player = Startspieler
field-first_player_points = Punkte des Startspielers
field-fish = Fisch
field-fish_total = Fische
field-full = voll bei
field-goods = Kisten
field-hut_vatus = Vatu für eine Hütte
field-huts = Hütten
field-kava = Kava
field-last_crate_points = Punkte für die letzte Kiste
field-letter = Buchstabe
field-letters = Folge der Buchstaben
field-lost_at = verloren mit versunkenen Inseln
field-marker_passes = Marker je Durchgang
field-markers = Marker
field-most_points = höchstens Punkte
field-most_steps = höchstens Schritte
field-neutral_first = neutrale Marker, Startspieler
field-neutral_second = neutrale Marker, zweiter Spieler
field-number = Nummer
field-offered = Charaktere im Angebot
field-penalty = Punktverlust durch Wasser
field-printed_players = Spieler laut Regelheft
field-points_per_drawing = Punkte je Zeichnung
field-points_per_fish = Punkte je Fisch
field-points_per_tourist = Punkte einer Hütte je Tourist
field-points_per_treasure = Punkte je Schatz
field-price = Preis
field-prices = Preise
field-q = nach rechts
field-r = nach unten
field-role = Rolle
field-rounds = Runden
field-sinks_at = versinkt bei
field-slots = Plätze
field-tourist_tile_left_out = weggelassenes Touristenplättchen, nach Spielern
field-tourist_total = Touristen
field-tourists = Touristen
field-treasure_total = Schätze
field-treasures = Schätze
field-value = Wert
field-vatus = Vatu
field-vatus_per_fish = Vatu je Fisch
field-vatus_per_point = Vatu für einen Punkt
field-vatus_per_step = Vatu je Schritt
field-vatus_per_treasure = Vatu je Schatz
field-water_markers = Wassermarker
field-zone = wo
value-green = grün
value-island = eine Insel
value-none = überall
value-open = für spätere Plättchen
value-red = rot
value-sea = das Meer des Bootes
value-start_island = Startinsel
value-start_ocean = Startmeer
value-white = weiß

## Why not

why-no-such-thing = So etwas liegt gerade nicht auf dem Tisch.
why-over = Das Spiel ist vorbei.
why-watching = Du siehst zu. Nur wer mitspielt, kann ziehen.
why-chance = Plättchen und Schiffe tauchen auf. Warte einen Augenblick.
why-not-your-turn = { $name } ist am Zug. Warte, bis du wieder dran bist.
why-asked = Beantworte erst die Frage, oder nimm zurück, um etwas anderes zu tun.
why-tile-first = Lege erst die Plättchen vom Vulkan.
why-neutral-first = Lege erst deine neutralen Marker.
why-character-first = Nimm erst einen Charakter.
why-mark-first = Lege erst deine Marker auf die Aktionen.
why-turn-first = Wähle erst einen deiner Stapel.
why-acted = Du hast gehandelt. Beende den Zug, oder nimm zurück.
why-action-first = Wähle erst die Aktion, dann den Ort.
why-not-programmed = { $action }: Das geht von hier aus nicht, auch nicht nach den Aktionen, die du geplant hast.
why-no-marker = { $action }: Dort liegt kein Marker von dir.
why-neutral = { $action }: Die neutralen Marker sind zu viele. Mit einem Charakter dieser Aktion genügen ebenso viele.
why-more-markers = { $action }: { $name } hat dort mehr Marker. Wenn sie weg sind, sieh wieder nach.
why-earlier = { $action }: { $name } hat ebenso viele Marker und ist früher an der Reihe.
why-same-space = Dort liegen die Marker schon. Wähle ein anderes Feld.
why-performed = { $action }: Das hast du in dieser Runde schon ausgeführt.
why-cell-taken = Dort liegt schon ein Plättchen.
why-cell-lonely = Ein Plättchen muss zwei andere berühren.
why-cell-rules = Inseln berühren sich nie, ein Meer berührt eine Insel, und das zweite Plättchen braucht auch einen Platz.
why-tile-waits = { $tile } hat jetzt keine Zelle. Lege erst das andere Plättchen.
why-no-ocean = Boote fahren nur auf Meeren.
why-boat-there = Dort ist das andere Boot. Du darfst vorbei, aber nicht bleiben.
why-too-far = Das ist zu weit: Ein Weg hat bis zu drei Schritte, und du hast { vatus }.
why-no-detour = Es gibt keinen längeren Weg mit so vielen Schritten, oder du kannst ihn nicht bezahlen.
why-not-beside = Dort liegt keine Insel neben deinem Boot.
why-no-place = Dort sind alle Plätze für Hütten besetzt.
why-no-huts = Du hast keine Hütte mehr.
why-hut-cost = Eine Hütte kostet { vatus }. Du hast { $held }.
why-dike-there = Diese Seite hat einen Deich.
why-no-dikes = Es ist kein Deich mehr da.
why-dike-cost = Ein Deich kostet { vatus }. Du hast { $held }.
why-cube-cost = { $good } kostet { vatus }. Du hast { $held }.
why-no-drawing = Dort ist kein Platz für eine Zeichnung frei.
why-no-room = Diese Insel ist voller Touristen.
why-other-value = Jetzt geht es um die Plättchen vom Wert { $value }.
why-sell-one = Wer verkauft, verkauft mindestens ein Plättchen.
why-used-up = Dein Charakter ist in dieser Runde verbraucht.
why-beg-how-much = Wähle, wie viele Punkte du gibst.
why-majority = Der Prediger hilft nur, wo die Aktion möglich ist, und wenn du nirgends die meisten Marker hast.
why-no-target = Es gibt kein Feld, auf das der Gouverneur einen Stapel versetzen könnte.
why-by-itself = Dein Charakter hilft von selbst, wenn du die Aktion ausführst.
why-no-beggar = Nur der Bettler tauscht Punkte gegen Vatu.
why-beg-something = Um nichts zu betteln, brauchst du nicht zu fragen.
why-few-points = Du hast nur { points } zu geben.
