# Ein Platz für ein Sprachmodell: was seine Werkzeuge sagen, und was nicht stimmen kann.

seat-no-mcp = Der Platz für Sprachmodelle braucht das Paket mcp. Es wird so installiert: pip install "consigliere[mcp]"
seat-bad-url = „{ $url }“ ist keine Adresse eines Tisches; eine sieht so aus: http://localhost:1928/t/CODE.
seat-no-server = Unter { $url } antwortet kein Tischserver. Läuft er?
seat-told = { $text }
seat-lost = Die Leitung zu { $url } ist unterbrochen und wird neu gewählt. Versuche es gleich noch einmal.
seat-not-understood = Der Server sagt etwas, das dieses Programm nicht versteht; eines von beiden ist älter. ({ $problem })
seat-full = An diesem Tisch sind alle Stühle besetzt.
seat-stood-up = Du hast an diesem Tisch keinen Stuhl mehr.

## Der Tisch

seat-you = Du bist { $name } auf Platz { $seat }. Gespielt wird { $game } zu { $seats }; die Plätze zählen ab 0.
seat-other =
    { $kind ->
        [open] Platz { $seat } ist frei.
        [bot] Platz { $seat }: { $name }, ein Bot.
        [away] Platz { $seat }: { $name }, gerade nicht da.
       *[person] Platz { $seat }: { $name }.
    }
seat-house-rules = Hausregeln: { $options }.
seat-log = Seit du zuletzt hingesehen hast:
seat-no-news = Seit du zuletzt hingesehen hast, ist nichts geschehen.
seat-lobby = Die Partie hat noch nicht begonnen. Wer den Tisch eröffnet hat, startet sie; du bist bereit.
seat-over = Das Spiel ist aus.
seat-asked = Du bist am Zug. { $prompt }
seat-not-asked = Du bist gerade nicht gefragt. { $waiting }
seat-clock =
    { $left ->
        [one] Auf deiner Uhr ist noch 1 Sekunde.
       *[other] Auf deiner Uhr sind noch { $left } Sekunden.
    }
seat-proposal =
    { $what ->
        [undo]
            { $number ->
                [one] { $by } möchte eine Antwort zurücknehmen: stimme ab.
               *[other] { $by } möchte { $number } Antworten zurücknehmen: stimme ab.
            }
        [bot] { $by } schlägt vor, dass ein Bot für { $whom } spielt: stimme ab.
       *[end] { $by } schlägt vor, die Partie hier zu beenden: stimme ab.
    }
seat-voted = Deine Stimme zählt.

## Die Frage

seat-question = { $prompt } { $help }
seat-how =
    { $form ->
        [number] Antworte mit act und einer ganzen Zahl von { $least } bis { $most }.
        [some]
            { $least ->
                [0] Antworte mit act und einer Liste von höchstens { $most } dieser Nummern; sie darf leer sein.
               *[other] Antworte mit act und einer Liste von { $least } bis { $most } dieser Nummern.
            }
       *[one] Antworte mit act und der Nummer einer dieser Möglichkeiten:
    }
seat-option = { $number }. { $label } [{ $text }]
seat-page = Seite { $page } von { $pages } ({ $options } Möglichkeiten): legal nimmt page, und contains für gesuchte Wörter.
seat-none-found = Keine Möglichkeit enthält „{ $contains }“.
seat-look-first = Diese Frage ist dir neu. Sieh sie dir erst mit legal an.
seat-no-such-option =
    { $form ->
        [number] „{ $choice }“ geht nicht: antworte mit einer ganzen Zahl von { $least } bis { $most }.
        [some] „{ $choice }“ geht nicht: antworte mit mindestens { $least } und höchstens { $most } verschiedenen Nummern von 1 bis { $options }.
       *[one] „{ $choice }“ geht nicht: antworte mit einer Nummer von 1 bis { $options }.
    }
seat-done = Deine Antwort zählt.

## Die Regeln

seat-no-such-rule = Die Regeln haben keinen Abschnitt { $number }; rules ohne Argumente nennt die Überschriften.
seat-rule-not-found = In keinem Abschnitt der Regeln steht „{ $search }“.
seat-rules-more = Auch in: { $numbers }

## Die Werkzeuge

seat-no-such-tool = Ein Werkzeug „{ $tool }“ gibt es nicht. Es gibt: { $known }.
seat-bad-arguments = Das Werkzeug { $tool } nimmt das nicht: { $problem }
seat-instructions = Du sitzt am Tisch eines Mafia-Brettspiels und siehst, was ein Mensch auf diesem Platz sähe, nicht mehr. Rufe wait auf, bis du gefragt bist, lies die Möglichkeiten, rufe act mit der Nummer einer davon auf, und so weiter, bis das Spiel aus ist. Mit observe siehst du den ganzen Tisch, mit rules schlägst du Regeln nach.
seat-tool-observe = Der ganze Tisch, wie dein Platz ihn sieht, wer wo sitzt, was geschehen ist, seit du zuletzt hingesehen hast, und wer am Zug ist. In den Daten steht -9 für eine Karte, die du nicht sehen kannst.
seat-tool-legal = Was du jetzt antworten darfst: jede Möglichkeit mit ihrer Nummer, in Worten und in der Notation der Protokolle.
seat-argument-legal-page = Seite, wenn es viele Möglichkeiten gibt; ab 1 gezählt
seat-argument-legal-contains = nur Möglichkeiten, in denen dieser Text vorkommt; die Nummern bleiben gleich
seat-tool-act = Beantworte die Frage, die dir gestellt ist, und erfahre, was daraus wird.
seat-argument-act-choice = die Nummer einer Möglichkeit, eine Liste von Nummern, wo mehrere gewählt werden dürfen, die Zahl selbst, wo nach einer gefragt ist, oder eine Möglichkeit in der Notation der Protokolle
seat-tool-wait = Warte, bis du gefragt bist oder das Spiel aus ist, und erfahre, was unterdessen geschah.
seat-argument-wait-seconds = höchstens so viele Sekunden, bis 600
seat-tool-vote = Sage ja oder nein, wenn der Tisch gefragt ist, ob Antworten zurückgenommen werden, ein Bot für jemanden spielt oder die Partie endet.
seat-argument-vote-yes = true, wenn du zustimmst
seat-tool-rules = Die Regeln dieses Spiels: ein Abschnitt mit seiner Nummer, die Abschnitte, in denen bestimmte Wörter stehen, oder ohne Argumente alle Überschriften.
seat-argument-rules-number = Nummer eines Abschnitts, etwa 4.3
seat-argument-rules-search = Wörter, die im Abschnitt vorkommen müssen
