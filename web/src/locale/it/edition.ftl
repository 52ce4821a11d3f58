### The edition editor: pictures of board and cards into which a copy’s values are typed.

## The page

edition-title = Editor delle edizioni
edition-games = Gioco
edition-opening = Apriamo la scatola …
edition-intro = Alcuni valori di questo gioco si trovano solo sulla plancia e sulle carte; dove vedi un punto interrogativo i nostri sono ricostruiti. Se ne possiedi una copia, scrivi quello che c’è sulla tua, salvala e gioca con quella.
edition-intro-stated = In questo gioco tutto è stabilito dal regolamento. Se la tua copia è diversa, scrivi quello che c’è, salvala e gioca con quella.
edition-name = Nome della tua edizione
edition-unsaved = Non ancora salvata; questo browser conserva ciò che scrivi.
edition-is-saved = Salvata come { $ref }
edition-progress = { $seen } di { $all } confrontati con la mia copia
edition-all-stated = Ogni valore è stabilito dal regolamento
edition-changed =
    { $n ->
        [0] Nessun valore diverso dai nostri.
        [one] Un valore diverso dai nostri.
       *[other] { $n } valori diversi dai nostri.
    }
edition-undo = Annulla
edition-redo = Ripeti
edition-fresh = Torna ai nostri
edition-is-fresh = Tutti i valori sono di nuovo i nostri. Annulla riporta i tuoi.
edition-file = File
edition-import = Apri un file
edition-export = Esporta
edition-play = Gioca con questa
edition-saved = Salvata. Tavoli e verbali la chiamano { $ref }.
edition-imported = { $name } è aperto. Annulla riporta ciò che c’era.
edition-too-long = Quel file è troppo lungo per essere un’edizione.
edition-other-game = Quel file è un’edizione di { $game }. Aprilo lì.
edition-unreadable = Non è stato possibile leggere quel file.
edition-drop = Lascia qui il file di un’edizione
edition-problems =
    { $n ->
        [one] C’è un errore
       *[other] Ci sono { $n } errori
    }
edition-show = Mostra
edition-pages = Immagini
edition-panel = Dettagli
edition-hint = Tocca una cosa nell’immagine per vedere i suoi valori, da dove vengono, e scrivere quelli della tua copia.

## Where values come from

edition-wrong = c’è un errore
edition-kind-rulebook = stabilito dal regolamento
edition-kind-copy = visto sulla mia copia
edition-kind-inferred = dedotto, abbastanza certo
edition-kind-reconstructed = ricostruito, da confrontare con la tua copia
edition-seen = così sulla mia copia
edition-see-all = Tutto questo è uguale sulla mia copia
edition-all-seen = Tutto questo è stato visto sulla mia copia
edition-reset = Torna al nostro: { $value }
edition-reset-value = { $label }: torna al nostro, { $value }

## Typing

edition-less = { $label }: meno
edition-more = { $label }: di più
edition-token = segnalino { $n }
edition-player = giocatore { $n }
edition-deck =
    { $n ->
        [one] Il mazzo ha una carta.
       *[other] Il mazzo ha { $n } carte.
    }

## Pages and groups

edition-page-numbers = Numeri

## In the settings of a table, and on the start page

set-edition = Edizione
set-edition-printed = quella fornita con il gioco
set-edition-earlier = i nostri valori di prima ({ $name })
set-edition-editor = Editor delle edizioni
start-edition = Hai una copia stampata? Scrivi i suoi valori
