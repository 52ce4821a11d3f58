### What any game says that has no words of its own.

plain-prompt = Tocca a te decidere: { $what }.
plain-help = Scegli una delle risposte elencate.
plain-waiting = In attesa: { $who }.
plain-waiting-you = Tocca a te decidere.
plain-waiting-reactions = Reazioni in corso.
plain-waiting-over = La partita è finita.
plain-winners = Vince: { $who }.
plain-place = { $place }. { $who }: { $n }
plain-yes = sì
plain-no = no
plain-hidden = non visibile
plain-many-hidden =
    { $n ->
        [one] 1 non visibile
       *[other] { $n } non visibili
    }
plain-chance = il caso
plain-seat = posto { $n }
