### Fire & Stone. Die Dateien der Sprachen haben dieselben Abschnitte.

## Names

# .to is where a scout goes; .one is a single piece; .the stands as the object of a sentence.
name-cape = Kap
    .to = zum Kap
name-kalahari = Kalahari
    .to = in die Kalahari
name-zambezi = Sambesi
    .to = zum Sambesi
name-angola = Angola
    .to = nach Angola
name-rift = Großer Graben
    .to = in den Großen Graben
name-congo = Kongobecken
    .to = ins Kongobecken
name-horn = Horn
    .to = ans Horn
name-cameroon = Kamerun
    .to = nach Kamerun
name-upper_nile = Oberer Nil
    .to = an den Oberen Nil
name-guinea = Guineaküste
    .to = an die Guineaküste
name-chad = Tschad
    .to = in den Tschad
name-sahara = Sahara
    .to = in die Sahara
name-libya = Libyen
    .to = nach Libyen
name-delta = Nildelta
    .to = ins Nildelta
name-atlas = Atlas
    .to = in den Atlas
name-iberia = Iberien
    .to = nach Iberien
name-gaul = Gallien
    .to = nach Gallien
name-britain = Doggerland
    .to = ins Doggerland
name-scandinavia = Skandinavien
    .to = nach Skandinavien
name-alps = Alpen
    .to = in die Alpen
name-danube = Donau
    .to = an die Donau
name-baltic = Baltische Ebene
    .to = in die Baltische Ebene
name-balkans = Balkan
    .to = auf den Balkan
name-pontic = Pontische Steppe
    .to = in die Pontische Steppe
name-anatolia = Anatolien
    .to = nach Anatolien
name-levant = Levante
    .to = in die Levante
name-arabia = Arabien
    .to = nach Arabien
name-mesopotamia = Mesopotamien
    .to = nach Mesopotamien
name-caucasus = Kaukasus
    .to = in den Kaukasus
name-ural = Ural
    .to = in den Ural
name-ob = Ob
    .to = an den Ob
name-yenisei = Jenissei
    .to = an den Jenissei
name-lena = Lena
    .to = an die Lena
name-kolyma = Kolyma
    .to = an die Kolyma
name-aral = Aralsteppe
    .to = in die Aralsteppe
name-altai = Altai
    .to = in den Altai
name-persia = Persien
    .to = nach Persien
name-hindu_kush = Hindukusch
    .to = in den Hindukusch
name-indus = Indus
    .to = an den Indus
name-ganges = Ganges
    .to = an den Ganges
name-deccan = Dekkan
    .to = auf den Dekkan
name-tibet = Tibet
    .to = nach Tibet
name-baikal = Baikal
    .to = zum Baikal
name-gobi = Gobi
    .to = in die Gobi
name-amur = Amur
    .to = an den Amur
name-nippon = Nippon
    .to = nach Nippon
name-huanghe = Gelber Fluss
    .to = an den Gelben Fluss
name-yangtze = Jangtse
    .to = an den Jangtse
name-mekong = Mekong
    .to = an den Mekong
name-sunda = Sunda
    .to = nach Sunda
name-papua = Papua
    .to = nach Papua
name-west_australia = Westsahul
    .to = nach Westsahul
name-east_australia = Ostsahul
    .to = nach Ostsahul
name-alaska = Alaska
    .to = nach Alaska
name-mackenzie = Mackenzie
    .to = an den Mackenzie
name-hudson = Hudson
    .to = an den Hudson
name-cascadia = Kaskadien
    .to = nach Kaskadien
name-plains = Große Ebenen
    .to = in die Großen Ebenen
name-great_lakes = Große Seen
    .to = an die Großen Seen
name-appalachia = Appalachen
    .to = in die Appalachen
name-mexico = Mexiko
    .to = nach Mexiko
name-isthmus = Isthmus
    .to = auf den Isthmus
name-orinoco = Orinoko
    .to = an den Orinoko
name-andes = Anden
    .to = in die Anden
name-amazon = Amazonas
    .to = an den Amazonas
name-brazil = Brasilien
    .to = nach Brasilien
name-chaco = Chaco
    .to = in den Chaco
name-pampas = Pampa
    .to = in die Pampa
name-patagonia = Patagonien
    .to = nach Patagonien
name-victoria = Victoriasee
name-chad_lake = Tschadsee
name-black_sea = Schwarzmeersee
name-baltic_lake = Baltischer Eissee
name-caspian = Kaspischer See
name-baikal_lake = Baikalsee
name-koko_nor = Koko Nor
name-dongting = Dongting-See
name-eyre = Eyre-See
name-agassiz = Agassizsee
name-titicaca = Titicacasee
name-apple = Apfel
    .one = einen Apfel
name-nut = Nuss
    .one = eine Nuss
name-mushroom = Pilz
    .one = einen Pilz
name-root = Wurzel
    .one = eine Wurzel
name-forest = Wald
    .one = einen Wald
name-hut = Hütte
    .one = eine Hütte
name-fire = Feuer
    .one = ein Feuer
name-stash = Vorrat
    .one = einen Vorrat
name-cave = Höhle
    .one = die Höhle
name-partridge = Rebhuhn
    .one = ein Rebhuhn
name-hare = Hase
    .one = einen Hasen
name-antelope = Antilope
    .one = eine Antilope
name-boar = Wildschwein
    .one = ein Wildschwein
name-red_deer = Rothirsch
    .one = einen Rothirsch
name-bison = Bison
    .one = einen Bison
name-cave_bear = Höhlenbär
    .one = einen Höhlenbären
name-mammoth = Mammut
    .one = ein Mammut
name-boats = Boote
    .the = die Boote
name-transport_sledge = Transportschlitten
    .the = den Transportschlitten
name-stone_axe = Steinaxt
    .the = die Steinaxt
name-timber_frame = Holzgerüst
    .the = das Holzgerüst
name-basket = Korb
    .the = den Korb
name-barter = Tauschhandel
    .the = den Tauschhandel
name-clay_pots = Tontöpfe
    .the = die Tontöpfe
name-crops = Ackerbau
    .the = den Ackerbau
name-bow = Pfeil und Bogen
    .the = Pfeil und Bogen
name-fishing = Fischfang
    .the = den Fischfang
name-fire_drill = Feuerbohrer
    .the = den Feuerbohrer
name-digging_stick = Grabstock
    .the = den Grabstock
name-hide_pouch = Fellbeutel
    .the = den Fellbeutel
name-hide_shoes = Fellschuhe
    .the = die Fellschuhe
name-hand_axe = Faustkeil
    .the = den Faustkeil
name-lakes = Seevolk
name-forests = Waldrand
name-hearths = Hüter der Flamme
name-great_settlements = Große Siedlungen
name-neighbours = Gute Nachbarn
name-garden_of_eden = Garten Eden
name-overflowing_larder = Volle Vorratskammer
name-cave_paintings = Höhlenmalerei
name-great_hearth = Große Feuerstelle
name-dwelling_cave = Wohnhöhle
name-mushroom_grotto = Pilzgrotte
name-hot_springs = Heiße Quellen
name-flint_vein = Feuersteinader
name-meeting_place = Treffpunkt
name-hide_store = Felllager
name-fertile_valley = Fruchtbares Tal
name-tunnel = Tunnel
name-seers_cave = Höhle des Sehers
name-land_bridges = Landbrücken
name-ice_passage = Eispassage
name-ice_age = Eiszeit
name-ancestor_grave = Ahnengrab
name-vision_quest = Visionssuche
name-totem = Totem
name-feast_hall = Festhalle
name-taboo = Tabu
name-first_teacher = Erster Lehrer
name-nomads = Nomaden
name-returning_herds = Rückkehr der Herden
counted = { $count } × { $thing }
food = { $count } Nahrung
bags =
    { $count ->
        [one] { $count } Beutel
       *[other] { $count } Beutel
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
region = { $region }
there-hidden = ein verdecktes Plättchen der Region { $region }
there-known = verdeckt, aber du kennst es: { $tile }
there-cave = die Höhle, { $card }
there-fire = ein Feuer
there-forest =
    { $count ->
        [0] ein leerer Wald
        [one] ein Wald mit { $count } Tier
       *[other] ein Wald mit { $count } Tieren
    }
there-tile = { $tile } zum Sammeln
there-huts =
    { $count ->
        [one] { $count } Hütte, die nächste für { $cost } Nahrung
       *[other] { $count } Hütten, die nächste für { $cost } Nahrung
    }
there-nothing = nichts als Wildnahrung

## Steps of a turn

step-start = Starterfindung
step-move = Bewegung
step-act = Aktion
step-second = Zweiter Kundschafter
step-confirm = Zugende
step-chance = Etwas wird aufgedeckt
step-over = Das Ende

## Questions

ask-start = Welche Starterfindung nimmst du?
ask-scout = Welchen Kundschafter setzt du zuerst ein?
ask-move =
    { $other ->
        [yes] Wohin geht dein anderer Kundschafter? Er steht hier: { $area }.
       *[no] Wohin geht dein Kundschafter? Er steht hier: { $area }.
    }
ask-free-cook = Kochst du mit dem Feuerbohrer, bevor aufgedeckt wird?
ask-forage = Suchst du Nahrung? Hier: { $area }.
ask-gather = Nimmst oder lässt du, was hier liegt: { $tile }?
ask-track =
    { $full ->
        [yes] Beide Leisten haben andere Sorten. Welche leerst du für { $tile-one }?
       *[no] Auf welche Leiste legst du { $tile-one }?
    }
ask-card = Welche Karte nimmst du?
ask-cover =
    { $points ->
        [one] Welche Erfindung gibst du für { $points } Punkt auf? Die Karte verdeckt sie.
       *[other] Welche Erfindung gibst du für { $points } Punkte auf? Die Karte verdeckt sie.
    }
ask-cook = Welche Tiere kochst du?
ask-hunt =
    { $count ->
        [one] Jagst du? In diesem Wald ist { $count } Tier.
       *[other] Jagst du? In diesem Wald sind { $count } Tiere.
    }
ask-pick =
    { $again ->
        [yes] Nimmst du ein zweites Tier?
       *[no] Welches Tier nimmst du?
    }
ask-settle = Baust du eine Hütte für { $cost } Nahrung? Hier: { $area }.
ask-build-again = Baust du noch eine Hütte für { $cost } Nahrung? Hier: { $area }.
ask-second = An welchem Feuer beginnt dein zweiter Kundschafter?
ask-return = Zu welchem Feuer schickst du den Kundschafter? Er kocht dort nicht.
ask-cave = Nutzt du die Höhle? Ihre Karte: { $card }.
ask-feast = Wie viel Nahrung gibst du für das Festmahl?
ask-tunnel = Wo kommt dein Kundschafter aus dem Tunnel?
ask-peek =
    { $count ->
        [one] Welches verdeckte Plättchen siehst du dir an?
       *[other] Welches verdeckte Plättchen siehst du dir an? Es dürfen { $count } sein.
    }
ask-grotto = Welches Sammelplättchen nimmst du aus der Ablage?
ask-teacher = Welche Erfindung wird dir gelehrt?
ask-confirm = Beende deinen Zug, oder mach ihn rückgängig.

## Answers

scout = Der Kundschafter hier: { $area }
go = Geh { $area-to }: { $there }
return = Schick ihn { $area-to }
second = Hier beginnen: { $area }
tunnel = Hier herauskommen: { $area }, { $there }
peek = Hier nachsehen: { $area }
stay = Hier bleiben
hunt = Jagen
catch = { $animal } nehmen: { $got }
cook = { $animal } aufs Feuer: { $got }
cook-nothing = Nichts kochen
cook-these = Kochen: { $animals }
take = Das Plättchen nehmen
leave = Liegen lassen für { $count } Nahrung
track =
    { $track ->
        [1] Linke Leiste: { $held }
       *[2] Rechte Leiste: { $held }
    }
empty-track =
    { $track ->
        [1] Linke Leiste leeren: { $held }
       *[2] Rechte Leiste leeren: { $held }
    }
learn = { $card } lernen
points-card =
    { $points ->
        [one] Eine Karte mit { $points } Punkt
       *[other] Eine Karte mit { $points } Punkten
    }
cover = { $card } abdecken
decline = Keine Karte
build = Hütte bauen für { $cost } Nahrung
forage = { $count } Nahrung suchen
use = Nutzen
pass = Nichts tun
stop = Das genügt
feast = { points } für { $food } Nahrung
end-turn = Zug beenden

## What happened

told-began =
    { $you ->
        [yes] Du beginnst
       *[no] { $name } beginnt
    }
told-dealt-objective = Dein geheimes Ziel: { $objective }
told-showed-invention = Neu in der Auslage: { $card }
told-offered-starting = Eine Starterfindung zur Wahl: { $card }
told-last-turn =
    { $you ->
        [yes] Dein letzter Zug
       *[no] Letzter Zug für { $name }
    }
told-moved =
    { $you ->
        [yes] Du gehst { $area-to }
       *[no] { $name } geht { $area-to }
    }
told-gained =
    { $cause ->
        [crops] { did }: { $got } vom Ackerbau{ lost-part }
        [fishing] { did }: { $got } durch Fischfang{ lost-part }
        [forage] { did }: { $got } mit Wildnahrung{ lost-part }
        [leave] { did }: { $got } vom liegen gelassenen Plättchen{ lost-part }
        [stash] { did }: { $got } aus dem Vorrat{ lost-part }
        [basket] { did }: { $got } mit dem Korb{ lost-part }
        [cave] { did }: { $got } von der Höhle{ lost-part }
       *[instant] { did }: { $got } von der neuen Karte{ lost-part }
    }
lost-part =
    { $lost ->
        [0] { "" }
       *[other] , { $lost } verloren
    }
told-lost-food = { did }: { food } verloren, zu wenig Platz
told-revealed =
    { $you ->
        [yes] { $area }: du findest { $tile-one }
       *[no] { $area }: { $name } findet { $tile-one }
    }
told-laid-animals =
    { $count ->
        [one] { $area }: { $count } Tier im neuen Wald
       *[other] { $area }: { $count } Tiere im neuen Wald
    }
told-hunted =
    { $count ->
        [one] { $area }: { did } auf der Jagd, { $count } Tier in Sicht
       *[other] { $area }: { did } auf der Jagd, { $count } Tiere in Sicht
    }
told-saw-animals = { $area }: du siehst { $animals }
told-took-animal =
    { $count ->
        [0] { $area }: { did } mit einem Tier, dem letzten
        [one] { $area }: { did } mit einem Tier, { $count } bleibt
       *[other] { $area }: { did } mit einem Tier, { $count } bleiben
    }
told-caught = Du nimmst { $animal-one }
told-cooked =
    { $you ->
        [yes] Du kochst { $animals }: { $got }{ lost-part }
       *[no] { $name } kocht { $animals }: { $got }{ lost-part }
    }
told-took-tile =
    { $any ->
        [yes] { did }: { $tile } auf Leiste { $track }, geleert: { $emptied }
       *[no] { did }: { $tile } auf Leiste { $track }
    }
told-took-invention =
    { $you ->
        [yes] Du lernst { $card-the }
       *[no] { $name } lernt { $card-the }
    }
told-took-points =
    { $you ->
        [yes] Du deckst { $card-the } ab: { points }
       *[no] { $name } deckt { $card-the } ab: { points }
    }
told-declined = { did }: keine Karte
told-built =
    { $count ->
        [one] { $area }: { did } mit neuer Hütte für { $cost } Nahrung, jetzt { $count }
       *[other] { $area }: { did } mit neuer Hütte für { $cost } Nahrung, jetzt { $count }
    }
told-found-hut = Hüttenplättchen Nummer { $space } liegt auf der Leiste
told-opened-region = Region { $region } ist offen
told-placed-scout = { $area }: hier steht der zweite Kundschafter von { $name }
told-sent-back =
    { $you ->
        [yes] Du schickst den Kundschafter { $area-to }
       *[no] { $name } schickt den Kundschafter { $area-to }
    }
told-stayed = { $area }: { did }, der Kundschafter bleibt da
told-found-cave = Die Höhlenkarte: { $card }
told-scored =
    { $cause ->
        [fire] { did }: { points } für das Feuer
       *[cave] { did }: { points } in der Höhle
    }
told-paid =
    { $you ->
        [yes] Du zahlst { food }
       *[no] { $name } zahlt { food }
    }
told-placed-marker = { did }: der Marker liegt auf der Höhlenkarte
told-tunnelled = { did }: durch den Tunnel { $area-to }
told-peeked = { $area }: { did }, ein Blick unter das Plättchen
told-saw-tile = { $area }: du hast { $tile-one } gesehen
told-laid-herds = Je ein Tier für diese Wälder: { $areas }
told-left-discard =
    { $to ->
        [forest] Zurück aus der Ablage: { $animal }
       *[mat] { did }: { $animal } aus der Ablage
    }
told-triggered =
    { $cause ->
        [huts] { did }: letzte Hütte gebaut, das Ende naht
        [tiles] { did }: das Hüttenplättchen, mit dem das Ende naht
       *[stall] Lange nichts Neues: das Ende naht
    }
told-showed-objective = { did }: { points } für dieses Ziel, { $objective }
told-counted = { did }: { $huts } für Hütten, { $majorities } für Mehrheiten und { $points } für die meisten Hütten einer Region

## Points

score-fires = Entdeckte Feuer
score-cave = Höhle
score-vp_cards = Siegpunktkarten
score-huts = Hütten
score-majorities = Mehrheiten
score-objective = Geheimes Ziel
score-most_huts = Meiste Hütten einer Region
projected = + Hütten und Mehrheiten

## Settings

setting-starting_inventions = Starterfindungen
    .about = Ob alle mit einer Erfindung beginnen.
setting-starting_inventions-off = Ohne
    .about = Alle beginnen mit nichts.
setting-starting_inventions-on = Mit
    .about = Alle wählen eine, zuletzt sitzende zuerst.
setting-cave_level = Höhlenkarten
    .about = Welche Höhlenkarten vorkommen.
setting-cave_level-beginner = Einsteiger
    .about = Die einfache Hälfte der Karten.
setting-cave_level-expert = Kenner
    .about = Die anspruchsvolle Hälfte der Karten.
setting-cave_level-any = Alle
    .about = Alle Karten, wie gedruckt.
setting-three_player_symbol = Startplättchen zu dritt
    .about = Welches Plättchen alle zu dritt auf einer Leiste haben.
setting-three_player_symbol-sun = Sonne
    .about = Das Plättchen der linken Leiste.
setting-three_player_symbol-moon = Mond
    .about = Das Plättchen der rechten Leiste.
setting-tie_break = Gleichstand
    .about = Was bei gleich vielen Punkten gilt.
setting-tie_break-shared = Geteilt
    .about = Gleiche teilen sich den Sieg.
setting-tie_break-majorities = Mehrheiten
    .about = Mehr Mehrheiten gewinnen, dann mehr Nahrung.
setting-forest_memory = Gedächtnis für Wälder
    .about = Ob du daran erinnert wirst, was du in einem Wald gelassen hast.
setting-forest_memory-on = Erinnert
    .about = Du siehst, was du gelassen hast und wie viele seither fehlen.
setting-forest_memory-off = Im Kopf
    .about = Du musst es dir selbst merken.
setting-stall_guard = Runden ohne Fortschritt
    .about = Nach wie vielen das Ende eingeleitet wird.
setting-stall_guard-15 = 15 Runden
    .about = Das Ende kommt bald, wenn niemand erkundet.
setting-stall_guard-50 = 50 Runden
    .about = Es bleibt viel Zeit zum Warten.
setting-confirm_end_of_turn = Zugende
    .about = Ob du das Ende deines Zuges bestätigst.
setting-confirm_end_of_turn-off = Sofort
    .about = Der Zug geht von selbst weiter.
setting-confirm_end_of_turn-on = Bestätigen
    .about = Der Zug wartet auf dich, damit du ihn noch rückgängig machen kannst.

## The table as text

board-animals = Tiere
board-area = Gebiet
board-cards = Erfindungen
board-cave = Höhlenkarte: { $card }
board-closed =
    { $count ->
        [one] verschlossen, noch { $count } Hüttenplättchen
       *[other] verschlossen, noch { $count } Hüttenplättchen
    }
board-discards = Ablagen: { $gathered }; { $cooked }
board-display = Erfindungen: { $cards }
board-food = Nahrung
board-hidden = Noch verdeckt
board-huts = Hütten
board-hut-tiles = Hüttenplättchen { $count }
board-known = { $tile } (das weißt du)
board-last =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
board-left = übrig { $count }
board-map = Die Karte
board-markers = Marker auf der Höhlenkarte: { $people }
board-mat = Deine Tiere: { $animals }
board-memory = du hast { $animals } gelassen; seither weg { $taken }, dazu { $added }
board-objective =
    { $points ->
        [one] Dein Ziel: { $objective }, derzeit { $points } Punkt wert
       *[other] Dein Ziel: { $objective }, derzeit { $points } Punkte wert
    }
board-open = offen
board-pile = Siegpunktkarten: { $values }
board-player = Spieler
board-players = Die Stämme
board-points = Punkte
board-region = Region
board-regions = Die Regionen
board-round = Runde { $round }
board-scouts = Kundschafter
board-stacks = Tierstapel
board-steps = Schritte
board-there = Was es dort gibt
board-tracks = Leisten
board-turn = { $name }: { $step }

## What the pieces do

tip-face_down = Niemand weiß, was hier liegt, bis ein Kundschafter seinen Zug hier beendet.
tip-printed_fire = Ein Feuer für die ganze Partie: Hier wird gekocht. Nach dem Bauen kommen Kundschafter hierher.
tip-gathering = Nimm es für eine deiner Leisten: drei gleiche bringen eine Karte. Oder lass es liegen für { $count } Nahrung.
tip-forest = Beim Aufdecken kommen { $count } Tierplättchen hierher. Jagen: sieh alle an, die noch da sind, und nimm eines. Ein leerer Wald bietet nichts.
tip-hut = Du baust hier kostenlos eine Hütte, das Plättchen rückt die Hüttenleiste vor, und dein Kundschafter kommt zu einem Feuer der Region.
tip-fire =
    { $points ->
        [one] { $points } Punkt für den Entdecker. Hier wird gekocht: Beutel und Nahrung für deine Tiere.
       *[other] { $points } Punkte für den Entdecker. Hier wird gekocht: Beutel und Nahrung für deine Tiere.
    }
tip-stash = Der Finder bekommt { $got }. Dann ist er weg.
tip-cave = Die Höhlenkarte wird aufgedeckt. Was sie sagt, gilt von da an.
tip-animal = Gekocht bringt es { $got }.
tip-instant = Sofort: { $got }.
tip-lasting = Solange keine Siegpunktkarte darauf liegt: { $effects }.
tip-objective =
    { $points ->
        [one] { $points } Punkt für jede deiner Mehrheiten in einer Siedlung { $test }.
       *[other] { $points } Punkte für jede deiner Mehrheiten in einer Siedlung { $test }.
    }
test-lake = an einem See
test-forest = neben einem offenen Wald
test-fire_tile = neben einem offenen Feuerplättchen
test-huts = mit mindestens { $count } Hütten insgesamt
test-settlement = neben einer anderen Siedlung
tip-discovery = Beim Entdecken: { $deed }.
tip-rule = Von da an: { $effects }.
tip-rule-in = Von da an, in Region { $regions }: { $effects }.
tip-action = Aktion: { $deed }.
tip-action-once = Aktion, einmal pro Spieler: { $deed }.
tip-nothing = Sie bewirkt nichts.
tip-vp_card = Sie deckt eine deiner Erfindungen ab, deren Wirkung verloren geht, und zählt am Ende.
tip-space-open_region_2 = Hüttenplättchen { $space } öffnet Region II.
tip-space-open_region_3 = Hüttenplättchen { $space } öffnet Region III.
tip-space-second_scouts = Mit Hüttenplättchen { $space } bekommen alle einen zweiten Kundschafter.
tip-space-end = Hüttenplättchen { $space } beendet das Spiel: noch ein Zug für den Finder, zwei für die anderen.
effect-sea_routes =
    { $count ->
        [one] Kundschafter dürfen Seewege nehmen
       *[other] Kundschafter dürfen Seewege nehmen
    }
effect-steps =
    { $count ->
        [one] ein Kundschafter darf { $count } Schritt weiter
       *[other] ein Kundschafter darf { $count } Schritte weiter
    }
effect-steps_from_fire =
    { $count ->
        [one] { $count } Schritt weiter, wenn der Zug an einem Feuer beginnt
       *[other] { $count } Schritte weiter, wenn der Zug an einem Feuer beginnt
    }
effect-hut_discount = jede Hütte kostet { $count } Nahrung weniger
effect-more_huts =
    { $count ->
        [one] beim Bauen darfst du { $count } weitere Hütte zu ihren Kosten bauen
       *[other] beim Bauen darfst du { $count } weitere Hütten zu ihren Kosten bauen
    }
effect-take_food = { $count } Nahrung, wenn du ein Sammelplättchen vom Plan nimmst
effect-mixed_tracks =
    { $count ->
        [one] deine Leisten dürfen Sorten mischen
       *[other] deine Leisten dürfen Sorten mischen
    }
effect-storage = du kannst { $count } Nahrung mehr lagern
effect-turn_food = { $count } Nahrung zu Beginn jedes deiner Züge
effect-more_animals =
    { $count ->
        [one] beim Jagen darfst du { $count } Tier mehr nehmen
       *[other] beim Jagen darfst du { $count } Tiere mehr nehmen
    }
effect-lake_food = { $count } Nahrung, wenn dein Kundschafter seinen Zug an einem See beendet
effect-cook_anywhere =
    { $count ->
        [one] nach einem Zug darfst du ohne Feuer kochen
       *[other] nach einem Zug darfst du ohne Feuer kochen
    }
effect-cook_food = jedes gekochte Tier bringt { $count } Nahrung mehr
effect-leave_food = ein Sammelplättchen liegen zu lassen bringt { $count } Nahrung mehr
effect-leave_less = ein Sammelplättchen liegen zu lassen bringt { $count } Nahrung weniger
effect-forage_food = Wildnahrung bringt { $count } Nahrung mehr
effect-hut_free_at =
    { $count ->
        [one] eine Hütte kostet nichts, wo genau { $count } Hütte steht
       *[other] eine Hütte kostet nichts, wo genau { $count } Hütten stehen
    }
effect-steps_with_boats =
    { $count ->
        [one] Boote erlauben { $count } Schritt mehr
       *[other] Boote erlauben { $count } Schritte mehr
    }
effect-steps_with_marker =
    { $count ->
        [one] wessen Marker hier liegt, darf { $count } Schritt weiter
       *[other] wessen Marker hier liegt, darf { $count } Schritte weiter
    }
effect-cave_is_fire =
    { $count ->
        [one] das Höhlengebiet gilt als Feuerplättchen
       *[other] das Höhlengebiet gilt als Feuerplättchen
    }
effect-hut_cap = niemand baut, wo { $count } oder mehr Hütten stehen
effect-stay =
    { $count ->
        [one] nach dem Bauen darf der Kundschafter bleiben
       *[other] nach dem Bauen darf der Kundschafter bleiben
    }
effect-majority_points =
    { $count ->
        [one] jede Mehrheit ist { $count } Punkt mehr wert
       *[other] jede Mehrheit ist { $count } Punkte mehr wert
    }
effect-most_huts =
    { $count ->
        [one] am Ende { $count } Punkt für die meisten Hütten
       *[other] am Ende { $count } Punkte für die meisten Hütten
    }
effect-most_huts_shared =
    { $count ->
        [one] bei Gleichstand je { $count } Punkt
       *[other] bei Gleichstand je { $count } Punkte
    }
effect-open_region =
    { $count ->
        [2] Region II ist offen
       *[3] Region III ist offen
    }
food-for-all = für jeden Spieler { $count } Nahrung
deed-gain = { $got } erhalten
deed-pay = { $cost } Nahrung zahlen, { $got } erhalten
deed-marker = deinen Marker auf diese Karte legen
deed-build = hier kostenlos eine Hütte bauen, dann kommt der Kundschafter zu einem Feuer
deed-peek = heimlich bis zu { $count } verdeckte Plättchen der Region { $regions } ansehen
deed-take_invention =
    { $count ->
        [one] eine Erfindung der Auslage nehmen; wenn keine geht, { $count } Punkt
       *[other] eine Erfindung der Auslage nehmen; wenn keine geht, { $count } Punkte
    }
deed-restock = je ein Tier der gemischten Ablage kommt in jeden Wald der Region { $regions }, in die leersten zuerst
deed-build_and_gain = hier eine Hütte bauen und für jede schon stehende eine Nahrung erhalten, wenn du alles lagern kannst; dann kommt der Kundschafter zu einem Feuer
deed-cook = kochen
deed-settle = hier eine Hütte bauen wie in einer Siedlung
deed-gather_discard = ein Sammelplättchen der Ablage auf eine Leiste legen; wenn keines da ist, { $count } Nahrung
deed-tunnel = den Kundschafter in ein anderes Gebiet der Region { $regions } mit Feuer, offenem Plättchen oder Siedlung setzen und dessen Aktion nutzen
deed-feast = Nahrung für Punkte zahlen: { $table }
deed-buy_card = { $count } Nahrung zahlen und eine Karte nehmen wie für eine volle Leiste
deed-draw_animal = ein zufälliges Tier der Ablage nehmen
feast-row = { $food } → { $points }

## What is printed

group-animal = Tiere
group-animal_stacks = Tierstapel
group-area = Gebiete
group-board = Der Spielplan
group-cave = Höhlenkarten
group-discovery_tile = Entdeckungsplättchen
group-ending = Das Ende
group-hut_space = Felder der Hüttenleiste
group-hut_track = Hüttenleiste
group-invention = Erfindungen
group-lake = Seen
group-land = Landgrenzen
group-objective = Ziele
group-region = Regionen
group-rewards = Was Gebiete und Plättchen geben
group-sea = Seewege
group-starting_invention = Starterfindungen
group-starting_tile = Startplättchen
group-vp_card = Siegpunktkarten
field-action = Aktion
field-animal_tiles = Tierplättchen
field-areas = grenzt an
field-bag_tokens = Beutelmarker
field-bags = Beutel
field-by_region = nach Region
field-cave_card = Platz der Höhlenkarte
field-cave_is_fire = die Höhle ist ein Feuer
field-colour = Farbe
field-cook_anywhere = kocht ohne Feuer
field-cook_food = mehr Nahrung pro Tier
field-costs = Nahrung
field-count = Anzahl
field-counts = in den Regionen I, II und III
field-discovery = beim Entdecken
field-discovery_tiles = Entdeckungsplättchen
field-do = was geschieht
field-domain = Bereich
field-edges = Paare
field-effect = Wirkung
field-effects = Wirkungen
field-fire_points = Punkte für ein Feuer
field-food = Nahrung
field-food_areas = Nahrungsgebiete
field-food_for_all = Nahrung für alle
field-forage_food = Nahrung beim Suchen
field-height = Höhe
field-hut_cap = kein Bau ab so vielen Hütten
field-hut_discount = weniger Nahrung für eine Hütte
field-hut_free_at = kostenlos bei so vielen Hütten
field-hut_points = Punkte für eine Hütte
field-huts = Hütten
field-icon = Symbol
field-instant_bags = Beutel sofort
field-instant_food = Nahrung sofort
field-inventions = Erfindungen
field-label = Name steht
field-lake_food = Nahrung an Seen
field-leave_food = Nahrung fürs Liegenlassen
field-leave_less = weniger Nahrung fürs Liegenlassen
field-level = Stufe
field-majority_points = Punkte für eine Mehrheit
field-mixed_tracks = gemischte Leisten
field-moon = Mond, rechte Leiste
field-more_animals = mehr Tiere beim Jagen
field-more_huts = mehr Hütten auf einmal
field-most_huts = Punkte für die meisten Hütten
field-most_huts_shared = Punkte bei Gleichstand
field-most_steps = höchstens Schritte
field-once = einmal pro Spieler
field-open_region = öffnet Region
field-region = Region
field-regions = in Regionen
field-rule = Regel
field-sea_routes = Seewege
field-space = Feld
field-spaces = Felder
field-start_area = Start
field-stash_bags = Beutel im Vorrat
field-stash_food = Nahrung im Vorrat
field-stay = Kundschafter dürfen bleiben
field-steps = Schritte
field-steps_from_fire = mehr Schritte von einem Feuer
field-steps_with_boats = mehr Schritte mit Booten
field-steps_with_marker = mehr Schritte mit dem Marker
field-storage = Lagerplatz
field-sun = Sonne, linke Leiste
field-take_food = Nahrung fürs Nehmen
field-test = Bedingung
field-tiles = Plättchen
field-turn_food = Nahrung je Zug
field-turns_left_others = letzte Züge der anderen
field-turns_left_trigger = letzte Züge des Auslösers
field-value = Wert
field-vp_cards = Siegpunktkarten
field-width = Breite
field-x = waagrecht
field-y = senkrecht
value-above = oben
value-beginner = Einsteiger
value-below = unten
value-black = schwarz
value-blue = blau
value-build = eine kostenlose Hütte
value-build_and_gain = Hütte und Nahrung
value-buy_card = eine Karte
value-cook = kochen
value-draw_animal = ein Tier
value-end = das Ende
value-expert = Kenner
value-feast = Festmahl
value-fire = Feuer
value-fire_tile = Feuerplättchen
value-forest = Wald
value-gain = Gewinn
value-gather_discard = ein Sammelplättchen
value-gathering = Sammeln
value-lake = See
value-left = links
value-movement = Bewegung
value-open_region_2 = öffnet Region II
value-open_region_3 = öffnet Region III
value-peek = ein heimlicher Blick
value-red = rot
value-restock = Tiere kehren zurück
value-right = rechts
value-second_scouts = zweite Kundschafter
value-settle = bauen
value-settlement = Siedlung
value-take_invention = eine Erfindung
value-tunnel = Tunnel
value-yellow = gelb

## Why not

why-no-such-thing = So etwas gibt es gerade nicht auf dem Tisch.
why-over = Die Partie ist zu Ende.
why-watching = Du schaust zu. Nur die Spieler an diesem Tisch ziehen.
why-chance = Gerade wird etwas aufgedeckt. Warte einen Augenblick.
why-not-your-turn = { $name } entscheidet gerade. Warte, bis du an der Reihe bist.
why-asked = Beantworte erst die Frage, oder mach den Zug rückgängig.
why-scout-first = Wähle erst den Kundschafter, den du einsetzt.
why-move-first = Bewege erst den Kundschafter: er muss irgendwohin.
why-start-first = Wähle erst eine Starterfindung.
why-acted = Deine Kundschafter haben gehandelt. Beende den Zug, oder mach ihn rückgängig.
why-move-on = Der Kundschafter kann nicht stehen bleiben.
why-closed =
    { $count ->
        [0] Region { $region } ist verschlossen.
        [one] Region { $region } ist verschlossen, bis noch { $count } Hüttenplättchen gefunden ist.
       *[other] Region { $region } ist verschlossen, bis noch { $count } Hüttenplättchen gefunden sind.
    }
why-no-boats = { $area }: dorthin führt nur ein Seeweg, und du hast keine Boote.
why-too-far =
    { $count ->
        [one] { $area }: zu weit. Dein Kundschafter darf { $count } Schritt gehen.
       *[other] { $area }: zu weit. Dein Kundschafter darf { $count } Schritte gehen.
    }
why-other-region = { $area }: dieses Feuer liegt in einer anderen Region.
why-fire-first = Wähle erst ein Feuer für den Kundschafter.
why-full = Dein Lager ist voll, die Nahrung wäre verloren.
why-owned = { $card }: diese Erfindung hast du schon, und eine jeder Art ist die Grenze.
why-pile-empty = Es ist keine Siegpunktkarte mehr da.
why-nothing-to-cover = Eine Siegpunktkarte muss auf einer Erfindung von dir liegen, und keine ist frei dafür.
why-paid = Du hast für eine Karte bezahlt, also nimmst du eine.
why-covered = { $card }: darauf liegt schon eine Siegpunktkarte.
why-other-kind = Diese Leiste hat eine andere Sorte als { $tile }.
why-on-the-fire = Davon ist schon alles auf dem Feuer.
