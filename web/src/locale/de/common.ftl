### Was jede Seite sagt: Verbindung, Fehler, Namen von Spielen und Wappen, Einstellungen.

common-close = Schließen
common-save = Speichern
common-wait = Einen Moment …
common-guest = Gast

## Die Verbindung

status-connecting = Verbinde
status-connected = Verbunden
status-reconnecting = Verbinde neu …
status-offline = Offline
link-lost = Keine Verbindung zum Tisch. Das wurde nicht gesendet; versuch es gleich noch einmal.
link-offline = Du bist offline. Das wurde nicht gesendet.
common-page-torn = Diese Seite konnte nicht geladen werden.
common-part-torn = Dieser Teil der Seite konnte nicht geladen werden. Versuch es gleich noch einmal.
api-unreachable = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
api-trouble = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.

## Ein Raum, in den man nicht kommt; eine Seite, die es nicht gibt

gone-unknown = Kein Tisch hat diesen Code. Vielleicht ist die Partie längst vorbei, oder ein Buchstabe stimmt nicht.
gone-private = Dieser Tisch ist voll, und wer ihn eröffnet hat, möchte keine Zuschauer.
gone-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
gone-locked = Der Gastgeber hat diesen Tisch geschlossen.
gone-outdated = Diese Seite ist älter als der Server. Lade sie neu.
nowhere-room = Hier kommst du nicht hinein
nowhere-page = Niemand da
nowhere-text = Unter dieser Adresse gibt es nichts. Das Licht ist aus, die Stühle stehen auf den Tischen.
nowhere-home = Zur Startseite

## Der Reiter

title-turn = ● Du bist dran – { $game }
title-wait = { $wait } – { $game }
title-game = { $game } – Consigliere
bar-home = Consigliere: zur Startseite

## Spiele, Wappen, Bots, Leute

emblem-rose = Rose
emblem-crown = Krone
emblem-anchor = Anker
emblem-spade = Pik
emblem-star = Stern
emblem-clover = Klee
bot-easy = leicht
bot-normal = normal
bot-hard = schwer
bot-expert = Experte
bot-greedy = nach Faustregel
bot-random = sorglos
bot-styled = { $strength }, { $style }
presence-here = online
presence-away = abwesend
presence-bot = Bot

## Meine Tische auf der Startseite

running-lobby = Noch nicht begonnen.
running-with = Mit { $names }
running-my-turn = Du bist dran
running-code = Code { $code }
running-leave = Verlassen

## Einstellungen

prefs-title = Einstellungen
prefs-sounds = Ton
prefs-sound = Klänge am Tisch und eine Glocke, wenn ich dran bin
prefs-volume = Lautstärke
prefs-bed = Im Hintergrund
prefs-bed-none = Nichts
prefs-bed-rain = Regen auf der Straße
prefs-bed-club = Ein Jazzclub
prefs-badge = Symbol des Reiters markieren, wenn ich dran bin
prefs-confirm = Nachfragen vor Zügen, die man nicht zurücknehmen kann
prefs-patient = Immer Zeit zum Überlegen nehmen, wenn ich reagieren darf
prefs-ask-again = Mich nach dem Pausieren weiter fragen
prefs-big = Größere Schrift
prefs-keys = Einzelne Tasten am Tisch: Buchstaben, Ziffern, Leertaste
prefs-speed = Wie schnell du die Züge der anderen siehst
prefs-speed-slow = Langsam
prefs-speed-normal = Normal
prefs-speed-fast = Schnell
prefs-speed-off = Sofort
prefs-speed-wait = Nach jedem Zug auf mich warten
