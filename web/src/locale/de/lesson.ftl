### Lessons.

lesson-title = { $game } lernen
lesson-coach = Der Consigliere
lesson-chapter = Kapitel { $n } von { $all }
lesson-chapters = Kapitel
lesson-chapter-done = erledigt
lesson-progress = Wie weit dieses Kapitel ist
lesson-leave = Verlassen
lesson-back = Zurück
lesson-on = Weiter
lesson-skip = Überspringen
lesson-your-move = Du bist dran
lesson-next = Gut gemacht. Als Nächstes: { $title }.
lesson-done = Mehr weiß ich nicht. Den Rest lernt man beim Verlieren. Ein Tisch ist frei.
lesson-play = Jetzt gegen Bots spielen
