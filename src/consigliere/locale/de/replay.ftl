# Rückblick: woher Punkte und Dollars kamen, und Wiederholungen.

source-points = Siegpunkte
source-plus = „+1“-Karten
source-influence = Einflusspunkte
source-tokens = Viertelmarker
source-sets = Sätze aller Viertel
source-majorities = Mehrheiten
source-places = Orte
source-judge = Ungenutzt: Karte vom Richter
source-informants = Ungenutzt: Informantenkarten
source-favours = Ungenutzt: Gunstmarker
source-gems = Ungenutzt: Edelsteine auf Fotos
source-money = Ungenutzt: Geld
source-cash = Dollar
source-notoriety = Ruf
source-start = Am Anfang
source-bought = Gekaufte Gebäude
source-won = Gewonnene Schießereien
source-lost = Verlorene Schießereien
source-raided = Verlorene Gebäude

replay-unknown = Unter diesem Link gibt es keine Wiederholung.
replay-running = Diese Partie läuft noch. Die Wiederholung gibt es, wenn sie zu Ende ist.
replay-too-big = Diese Datei ist zu groß für ein Protokoll: höchstens { $most } kB.
replay-not-text = Das ist kein Protokoll: Ein Protokoll ist eine Textdatei.
replay-no-moment = Diesen Moment gibt es in der Wiederholung nicht.
replay-no-eyes = Dort sitzt niemand.
replay-fork-over = In diesem Moment ist die Partie zu Ende. Wähle einen früheren, um weiterzuspielen.
