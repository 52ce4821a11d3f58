### Lessons: what is the same in all of them.

lesson-you = Tu
lesson-thousands = .
lesson-none = Per { $game } non c'è nessuna lezione.
lesson-unknown = In questa lezione non c'è un capitolo { $chapter }.
lesson-over = Questo capitolo è già finito.
lesson-not-wanted = Questa risposta non appartiene a questo passo della lezione.
lesson-but = Si può, e una sera lo farai. Per ora fammi un favore: prova quello che brilla.
