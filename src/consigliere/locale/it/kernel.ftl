# What every game can say: refusals, records, set-up. A rule is cited by its number in RULES.md.

cited = { $sentence } (§{ $rule })

not-now = Adesso non si può.
not-your-turn = Adesso non tocca a te decidere.

unknown-game = Non c'è nessun gioco «{ $game }». Giochi disponibili: { $known }.
game-not-loaded = Il gioco «{ $entry }» del pacchetto { $package } non si può caricare: { $problem }
game-no-package = La voce «{ $entry }» del pacchetto { $package } non porta a un gioco: serve un GamePackage.
game-key-taken = Il gioco «{ $entry }» del pacchetto { $package } resta fuori: c'è già un gioco che si chiama { $game }.
game-gone = Il gioco «{ $game }» del pacchetto { $package } qui non è installato. I suoi tavoli e le sue partite restano conservati e tornano con lui.
game-part = Il gioco in { $package } non riesce a caricare la sua parte «{ $part }»: { $problem }
game-failed = Il gioco «{ $game }» del pacchetto { $package } è fallito qui: { $problem }
unknown-language = Non c'è nessuna lingua «{ $lang }». Lingue disponibili: { $known }.
bad-seats = { $game } si gioca da { $low } a { $high } giocatori, non in { $seats }.
bad-edition = { $game } non ha l'edizione «{ $edition }». Edizioni disponibili: { $known }.
bad-option = { $game } non ha la regola della casa «{ $option }». Regole disponibili: { $known }.
bad-option-value = La regola della casa «{ $option }» non può valere «{ $value }».
bad-option-range = La regola della casa «{ $option }» non può valere «{ $value }»: ci vuole un numero intero da { $least } a { $most }.
bad-option-least = La regola della casa «{ $option }» non può valere «{ $value }»: ci vuole un numero intero, almeno { $least }.
bad-option-most = La regola della casa «{ $option }» non può valere «{ $value }»: ci vuole un numero intero, al massimo { $most }.

illegal-not-asked = Adesso non tocca al posto { $seat }.
illegal-not-offered = Questa risposta adesso non è ammessa (domanda: { $kind }).
illegal-nothing-sealed = Il posto { $seat } non ha dato nessuna risposta segreta da ritirare.
notation-unknown = «{ $text }» non corrisponde a nessuna risposta.

state-damaged = Non è una partita salvata di questo gioco, oppure è danneggiata.
record-empty = Il verbale è vuoto.
record-header = La riga { $line } non è l'intestazione di un verbale.
record-truncated = Il verbale si interrompe dopo la riga { $line }.
record-line = La riga { $line } è illeggibile: { $text }
record-newer = Il verbale usa la versione { $rules } delle regole; questo programma conosce solo la versione { $known }.
record-older = Il verbale usa la versione { $rules } delle regole; questo programma gioca con la versione { $known }.
record-after-end = La riga { $line } viene dopo la fine della partita.
record-not-asked = Riga { $line }: non toccava al posto { $seat }; la domanda era per { $asked }.
record-illegal = Riga { $line }: lì «{ $text }» non era ammesso. Era ammesso: { $legal }
record-unreadable = Riga { $line }: «{ $text }» non corrisponde a nessuna risposta. Era ammesso: { $legal }
record-unfinished = Il verbale dice che la partita è finita, ma continua.
record-finished = Il verbale dice che la partita continua, ma è finita.
record-scores = Il verbale dice che i punteggi sono { $recorded }, invece sono { $actual }.
record-digest = La firma non corrisponde: il verbale è stato modificato.
deal-commitment = Il sorteggio non è provato: il segreto non corrisponde all’impegno.
deal-shares = Il sorteggio non è provato: dichiara { $shares } contributi, ma i posti sono { $seats }.
deal-line = Il sorteggio non è provato: la riga { $line } dice «{ $text }», ma il sorteggio dà «{ $due }».
deal-unreadable = La riga { $line } non fa parte di un sorteggio: { $text }
deal-incomplete = Al sorteggio riportato fino alla riga { $line } manca lo schema, l’impegno (`seal`) o il segreto.

edition-none = { $game } non ha altre edizioni oltre a quella stampata.
edition-toml = La riga { $line } dell'edizione non è TOML: { $what }
edition-source = Riga { $line }: «{ $path }» deve avere una fonte, ["rulebook", "perché"] oppure copy, inferred o reconstructed al posto di rulebook.
edition-no-source = Riga { $line }: «{ $path }» non dice da dove viene il suo valore.
edition-missing = Riga { $line }: in «{ $path }» manca «{ $name }».
edition-unknown = Riga { $line }: qui «{ $path }» non si conosce.
edition-shape = Riga { $line }: «{ $path }» non ha la forma giusta: { $what }

## Editions

edition-name = Riga { $line }: il nome di un'edizione è una sola parola di lettere, cifre, punti e trattini.
edition-most = Riga { $line }: «{ $path }» è { $number }, ma al massimo può essere { $most }.
edition-least = Riga { $line }: «{ $path }» è { $number }, ma almeno deve essere { $least }.
edition-word = Riga { $line }: «{ $name }» deve essere una sola parola di lettere, cifre e trattini.
edition-few-cards = Riga { $line }: «{ $path }»: { $cards } carte non bastano per giocare.
edition-negative = Riga { $line }: «{ $path }» è { $number }, ma non può essere meno di 0.
other-edition = Qui si parla dell'edizione { $edition } di { $game }; qui c'è { $known }. Indica il suo file con --edition.

## House rules

house-group-print = Dove le edizioni stampate differiscono
house-group-setup = Preparazione e durata
house-group-rulings = Punti aperti del regolamento
house-group-variants = Varianti
house-group-screen = Comodità a schermo
house-print-en = edizione inglese
house-print-it = edizione italiana
house-print-de = edizione tedesca
