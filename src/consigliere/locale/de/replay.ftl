# Rückblick: woher Punkte und Dollars kamen, und Wiederholungen.

replay-unknown = Unter diesem Link gibt es keine Wiederholung.
replay-running = Diese Partie läuft noch. Die Wiederholung gibt es, wenn sie zu Ende ist.
replay-too-big = Diese Datei ist zu groß für ein Protokoll: höchstens { $most } kB.
replay-not-text = Das ist kein Protokoll: Ein Protokoll ist eine Textdatei.
replay-no-moment = Diesen Moment gibt es in der Wiederholung nicht.
replay-no-eyes = Dort sitzt niemand.
replay-fork-over = In diesem Moment ist die Partie zu Ende. Wähle einen früheren, um weiterzuspielen.
