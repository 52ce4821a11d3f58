# Un posto per un modello linguistico: che cosa dicono i suoi strumenti e che cosa può andare storto.

seat-no-mcp = Il posto per i modelli linguistici ha bisogno del pacchetto mcp. Si installa con: pip install "consigliere[mcp]"
seat-bad-url = «{ $url }» non è l'indirizzo di un tavolo; un indirizzo è fatto così: http://localhost:1928/t/CODICE.
seat-no-server = Nessun server di tavoli risponde a { $url }. È acceso?
seat-told = { $text }
seat-lost = La linea con { $url } è caduta e viene ristabilita. Riprova tra un momento.
seat-not-understood = Il server dice qualcosa che questo programma non capisce; uno dei due è più vecchio. ({ $problem })
seat-full = Tutte le sedie di questo tavolo sono occupate.
seat-stood-up = Non hai più una sedia a questo tavolo.

## Il tavolo

seat-you = Sei { $name } al posto { $seat }. Si gioca a { $game } in { $seats }; i posti si contano da 0.
seat-other =
    { $kind ->
        [open] Il posto { $seat } è libero.
        [bot] Posto { $seat }: { $name }, un bot.
        [away] Posto { $seat }: { $name }, per ora assente.
       *[person] Posto { $seat }: { $name }.
    }
seat-house-rules = Regole della casa: { $options }.
seat-log = Da quando hai guardato l'ultima volta:
seat-no-news = Da quando hai guardato l'ultima volta non è successo nulla.
seat-lobby = La partita non è ancora cominciata. La avvia l'ospite; tu sei pronto.
seat-over = La partita è finita.
seat-asked = Tocca a te. { $prompt }
seat-not-asked = Ora non sei tu a dover rispondere. { $waiting }
seat-clock =
    { $left ->
        [one] Ti resta 1 secondo sull'orologio.
       *[other] Ti restano { $left } secondi sull'orologio.
    }
seat-proposal =
    { $what ->
        [undo]
            { $number ->
                [one] { $by } vorrebbe ritirare una risposta: vota.
               *[other] { $by } vorrebbe ritirare { $number } risposte: vota.
            }
        [bot] { $by } propone che un bot giochi per { $whom }: vota.
       *[end] { $by } propone di chiudere qui la partita: vota.
    }
seat-voted = Il tuo voto vale.

## La domanda

seat-question = { $prompt } { $help }
seat-how =
    { $form ->
        [number] Rispondi con act e un numero intero da { $least } a { $most }.
        [some]
            { $least ->
                [0] Rispondi con act e una lista di al massimo { $most } di questi numeri; può anche essere vuota.
               *[other] Rispondi con act e una lista da { $least } a { $most } di questi numeri.
            }
       *[one] Rispondi con act e il numero di una di queste opzioni:
    }
seat-option = { $number }. { $label } [{ $text }]
seat-page = Pagina { $page } di { $pages } ({ $options } opzioni): legal accetta page, e contains per cercare parole.
seat-none-found = Nessuna opzione contiene «{ $contains }».
seat-look-first = Questa domanda per te è nuova. Guardala prima con legal.
seat-no-such-option =
    { $form ->
        [number] «{ $choice }» non è possibile: rispondi con un numero intero da { $least } a { $most }.
        [some] «{ $choice }» non è possibile: rispondi con un minimo di { $least } e un massimo di { $most } numeri diversi da 1 a { $options }.
       *[one] «{ $choice }» non è possibile: rispondi con un numero da 1 a { $options }.
    }
seat-done = La tua risposta vale.

## Le regole

seat-no-such-rule = Le regole non hanno un paragrafo { $number }; rules senza argomenti elenca i titoli.
seat-rule-not-found = Nessun paragrafo delle regole contiene «{ $search }».
seat-rules-more = Anche in: { $numbers }

## Gli strumenti

seat-no-such-tool = Non c'è nessuno strumento «{ $tool }». Ci sono: { $known }.
seat-bad-arguments = Lo strumento { $tool } non accetta questi argomenti: { $problem }
seat-instructions = Siedi al tavolo di un gioco di mafia e vedi ciò che vedrebbe una persona in quel posto, non di più. Chiama wait finché non tocca a te, leggi le opzioni, chiama act con il numero di una di esse, e avanti così fino alla fine. Con observe guardi l'intero tavolo, con rules consulti le regole.
seat-tool-observe = L'intero tavolo come lo vede il tuo posto, chi siede dove, che cosa è successo da quando hai guardato l'ultima volta e a chi tocca. Nei dati, -9 sta per una carta che non puoi vedere.
seat-tool-legal = Che cosa puoi rispondere adesso: ogni opzione con il suo numero, a parole e nella notazione dei verbali.
seat-argument-legal-page = pagina, se le opzioni sono molte; si conta da 1
seat-argument-legal-contains = solo le opzioni che contengono questo testo; i numeri restano gli stessi
seat-tool-act = Rispondi alla domanda che ti è posta e senti che cosa ne è venuto.
seat-argument-act-choice = il numero di un'opzione, una lista di numeri dove se ne possono scegliere più d'una, il numero stesso dove se ne chiede uno, oppure un'opzione nella notazione dei verbali
seat-tool-wait = Aspetta finché non tocca a te o la partita è finita, e senti che cosa è successo intanto.
seat-argument-wait-seconds = al massimo tanti secondi, fino a 600
seat-tool-vote = Di' sì o no quando al tavolo si chiede di ritirare risposte, di far giocare un bot per qualcuno o di chiudere la partita.
seat-argument-vote-yes = true se sei d'accordo
seat-tool-rules = Le regole di questo gioco: un paragrafo con il suo numero, quelli che contengono certe parole, oppure, senza argomenti, tutti i titoli.
seat-argument-rules-number = numero di un paragrafo, per esempio 4.3
seat-argument-rules-search = parole che il paragrafo deve contenere
