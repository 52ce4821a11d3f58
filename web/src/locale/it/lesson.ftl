### Lessons.

lesson-title = Impara { $game }
lesson-coach = Il consigliere
lesson-chapter = Capitolo { $n } di { $all }
lesson-chapters = Capitoli
lesson-chapter-done = fatto
lesson-progress = A che punto è il capitolo
lesson-leave = Esci
lesson-back = Indietro
lesson-on = Avanti
lesson-skip = Salta
lesson-your-move = Tocca a te
lesson-next = Ben fatto. Ora: { $title }.
lesson-done = Altro non so. Il resto si impara perdendo. C’è un tavolo libero.
lesson-play = Gioca subito contro i bot
