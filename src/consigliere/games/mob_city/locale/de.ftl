# Mob City. A character is followed by Reflex/Health, "Soldat (2/3)", a gun by its bonus, "Revolver (+1)".
# $you tells whether the reader is $who, $whom or neither. Cards come in the forms a sentence needs.

## Money and numbers

mob-city-thousands = .
mob-city-money = { $n } $
mob-city-money-hidden = verdeckt
mob-city-times = { $what } ×{ $n }
mob-city-count = { $who } { $n }
mob-city-numbered = { $what } Nr. { $n }

## Cards

mob-city-card-soldier = Soldat
    .a = einen Soldaten
    .subject = Der Soldat
    .object = den Soldaten
    .your-subject = Dein Soldat
    .your-object = deinen Soldaten
    .about = Trägt eine Waffe.
mob-city-card-moll = Gangsterbraut
    .a = eine Gangsterbraut
    .subject = Die Gangsterbraut
    .object = die Gangsterbraut
    .your-subject = Deine Gangsterbraut
    .your-object = deine Gangsterbraut
    .about = Trägt eine Waffe. In einer offenen Flüsterkneipe verdoppelt sie, was du erhältst. Ein Capo mit höherem Ruf kann sie übernehmen.
mob-city-card-torpedo = Torpedo
    .a = einen Torpedo
    .subject = Der Torpedo
    .object = den Torpedo
    .your-subject = Dein Torpedo
    .your-object = deinen Torpedo
    .about = Trägt zwei Waffen und darf mit jeder einmal angreifen.
mob-city-card-assassin = Auftragskiller
    .a = einen Auftragskiller
    .subject = Der Auftragskiller
    .object = den Auftragskiller
    .your-subject = Dein Auftragskiller
    .your-object = deinen Auftragskiller
    .about = Tötet in jeder Kampfrunde ein Ziel ohne Wurf. Trägt höchstens eine Handgranate. Ein Capo mit höherem Ruf kann ihn übernehmen.
mob-city-card-lieutenant = Leutnant
    .a = einen Leutnant
    .subject = Der Leutnant
    .object = den Leutnant
    .your-subject = Dein Leutnant
    .your-object = deinen Leutnant
    .about = Hat einen Colt .45 und trägt eine weitere Waffe. Einer pro Trupp, immer offen.
mob-city-card-revolver = Revolver
    .a = einen Revolver
    .object = den Revolver
    .with = mit dem Revolver
    .about = Eine Schusswaffe für alle außer dem Auftragskiller.
mob-city-card-shotgun = Schrotflinte
    .a = eine Schrotflinte
    .object = die Schrotflinte
    .with = mit der Schrotflinte
    .about = Eine Schusswaffe für alle außer dem Auftragskiller.
mob-city-card-tommygun = Tommy Gun
    .a = eine Tommy Gun
    .object = die Tommy Gun
    .with = mit der Tommy Gun
    .about = Eine Schusswaffe für alle außer dem Auftragskiller.
mob-city-card-grenade = Handgranate
    .a = eine Handgranate
    .object = die Handgranate
    .about = Nur einmal: Sie tötet bis zu zwei Figuren eines Trupps ohne Wurf oder schließt ein Gebäude eines anderen Capos.
mob-city-card-colt = Colt .45
    .with = mit dem Colt .45
mob-city-card-hands = bloße Hände
    .with = mit bloßen Händen

mob-city-character = { $kind } ({ $reflex }/{ $health })
mob-city-character-full = { $kind } (Reflex { $reflex }, Gesundheit { $health })
mob-city-fighter = { $kind } von { $owner } ({ $reflex }/{ $health })
mob-city-gun = { $weapon } (+{ $bonus })
mob-city-armed = { $card }, { $weapons }
mob-city-unarmed = keine Waffe
mob-city-no-cards = keine Karten
mob-city-odds =
    { $n ->
        [1] { $first }
        [2] { $first } oder { $last }
       *[other] { $first } bis { $last }
    } { $came ->
        [nothing] nichts
        [injured] verletzt
       *[killed] getötet
    }

## The city

mob-city-building = { $name } ({ $kind })
mob-city-building-of = { $name }, { $kind } von { $owner }
mob-city-building-yours = { $name }, { $kind }
mob-city-building-free = { $name }, { $kind } ohne Besitzer
mob-city-building-ss = Kleiner Laden
    .your = dein Kleiner Laden
mob-city-building-bs = Großer Laden
    .your = dein Großer Laden
mob-city-building-sc = Kleiner Club
    .your = dein Kleiner Club
mob-city-building-bc = Großer Club
    .your = dein Großer Club
mob-city-building-ho = Hotel
    .your = dein Hotel

mob-city-block = { $name } ({ $letter })
mob-city-block-a = Prachtallee
mob-city-block-b = Bahnhofstraße
mob-city-block-c = Theatereck
mob-city-block-d = Marktplatz
mob-city-block-e = Hafenfront
mob-city-block-f = Mühlenviertel
mob-city-block-g = Klein-Sizilien
mob-city-block-h = Jazzgasse

mob-city-side-north = Nord
mob-city-side-east = Ost
mob-city-side-south = Süd
mob-city-side-west = West

## Privileges, whiskey, events, phases, the Will

mob-city-privilege-enforcer = Vollstrecker
mob-city-privilege-snitch = Spitzel
mob-city-privilege-police = Polizei
mob-city-privilege-whiskey = Whiskey
mob-city-bid =
    { $n ->
        [1] 1. { $what }
        [2] 2. { $what }
        [3] 3. { $what }
       *[other] { $n }. { $what }
    }

mob-city-whiskey = { $name } (Wert { $value })
mob-city-whiskey-1 = Schwarzgebrannter
    .object = Schwarzgebrannten
mob-city-whiskey-2 = Bourbon
    .object = Bourbon
mob-city-whiskey-3 = Kanadischer Rye
    .object = Kanadischen Rye
mob-city-whiskey-other = Whiskey
    .object = Whiskey

mob-city-happening-raid = Razzia in den Flüsterkneipen, Stadtseite { $side }
    .about = Offene Flüsterkneipen auf der Stadtseite { $side } zahlen Bußgeld und werden geschlossen.
mob-city-happening-crackdown = Schlag gegen die Erpresser, Stadtseite { $side }
    .about = Auf der Stadtseite { $side } werden Trupps verhaftet, die auf einem Gebäude stehen, das ihrem Capo nicht gehört.
mob-city-happening-truce = Waffenruhe der Banden
    .about = Keine Schießereien, keine Handgranaten, und erpresst wird nur bei Gebäuden ohne Besitzer.
mob-city-happening-up = Whiskeykonsum schießt in die Höhe
    .about = Flüsterkneipen bringen das Doppelte.
mob-city-happening-down = Whiskeykonsum bricht ein
    .about = Flüsterkneipen bringen die Hälfte.
mob-city-happening-dead = Der Don ist tot
    .about = Das ist der letzte Tag.

mob-city-phase-1 = Gebote um die Privilegien
mob-city-phase-2 = Tagesbefehle
mob-city-phase-3 = Auswertung der Blöcke

mob-city-payment-snitch = Spitzel
mob-city-payment-police = Polizei-Karte
mob-city-payment-whiskey = Whiskey
mob-city-payment-wages = Löhne
mob-city-payment-building = Gebäude
mob-city-payment-speakeasies = weitere Kneipen
mob-city-payment-fine = Bußgeld
mob-city-payment-income = Einnahme
mob-city-payment-speakeasy = Flüsterkneipe
mob-city-payment-extortion = Erpressung
mob-city-payment-moll = Gangsterbraut

## Captains

mob-city-you = du
mob-city-both = { $one } und { $other }

## What happened

mob-city-event-in-favour =
    { $you ->
        [who] Du stehst in der Gunst des Dons: Du hast seine Postkarte.
       *[other] { $who } steht in der Gunst des Dons und hat seine Postkarte.
    }
mob-city-event-postcard-passed =
    { $you ->
        [who] Die Postkarte des Dons geht an dich: Du stehst in seiner Gunst.
       *[other] Die Postkarte des Dons geht an { $who }: { $who } steht jetzt in seiner Gunst.
    }
mob-city-event-block-laid = Der nächste Block der Stadt ist { $block }: { $buildings }.
mob-city-event-soldier-dealt =
    { $known ->
        [yes] { $you ->
            [who] Du erhältst { $card }.
           *[other] { $who } erhält { $card }.
        }
       *[no] { $who } erhält verdeckt einen Soldaten.
    }
mob-city-event-settled =
    { $you ->
        [who] Du legst deinen ersten Soldaten zu Trupp { $group }.
       *[other] { $who } legt den ersten Soldaten zu Trupp { $group }.
    }
mob-city-event-will-chosen =
    { $you ->
        [who] Du hast eines der beiden Testamente verdeckt zur Seite gelegt.
       *[other] { $who } hat als Consigliere eines der beiden Testamente verdeckt zur Seite gelegt.
    }
mob-city-event-day-began = Tag { $day } beginnt.
mob-city-event-phase-began =
    { $phase ->
        [1] Gebote um die Privilegien: Alle bieten geheim.
        [2] Tagesbefehle: Löhne, Gebäude, Flüsterkneipen, Trupps.
       *[3] Auswertung der Blöcke: das Ereignis, dann Block für Block.
    }
mob-city-event-bids-shown =
    { $you ->
        [who] Du bietest: { $bids }.
       *[other] { $who } bietet: { $bids }.
    }
mob-city-event-pool-drawn =
    { $n ->
        [0] Der Vollstrecker-Stapel ist leer: Heute gibt es keine Auswahl.
        [one] Die Auswahl: eine Karte vom Vollstrecker-Stapel.
       *[other] Die Auswahl: { $n } Karten vom Vollstrecker-Stapel.
    }
mob-city-event-pool-seen =
    { $known ->
        [yes] { $you ->
            [who] Du siehst dir die Auswahl an: { $cards }.
           *[other] { $who } sieht sich die Auswahl an: { $cards }.
        }
       *[no] { $n ->
            [one] { $who } sieht sich die Auswahl an, eine Karte.
           *[other] { $who } sieht sich die Auswahl an, { $n } Karten.
        }
    }
mob-city-event-pool-open = Die Auswahl liegt offen: { $cards }.
mob-city-event-hired =
    { $known ->
        [yes] { $you ->
            [who] Du heuerst für Trupp { $group } verdeckt { $card } an.
           *[other] { $who } heuert für Trupp { $group } verdeckt { $card } an.
        }
       *[no] { $who } heuert verdeckt eine Karte für Trupp { $group } an.
    }
mob-city-event-hired-openly =
    { $you ->
        [who] Du heuerst für Trupp { $group } offen { $card } an.
       *[other] { $who } heuert für Trupp { $group } offen { $card } an.
    }
mob-city-event-shifted =
    { $known ->
        [yes] { $you ->
            [who] Du verschiebst { $card } von Trupp { $group } zu Trupp { $to }.
           *[other] { $who } verschiebt { $card } von Trupp { $group } zu Trupp { $to }.
        }
       *[no] { $who } verschiebt eine Karte von Trupp { $group } zu Trupp { $to }.
    }
mob-city-event-shifted-openly =
    { $you ->
        [who] Du verschiebst { $card } von Trupp { $group } zu Trupp { $to }.
       *[other] { $who } verschiebt { $card } von Trupp { $group } zu Trupp { $to }.
    }
mob-city-event-pool-returned =
    { $n ->
        [one] Die Karte, die niemand angeheuert hat, kommt unter den Stapel.
       *[other] Die { $n } Karten, die niemand angeheuert hat, kommen unter den Stapel.
    }
mob-city-event-paid =
    { $way ->
        [out] { $you ->
            [who] Du zahlst { $amount } an die Familienkasse: { $reason }.
           *[other] { $who } zahlt { $amount } an die Familienkasse: { $reason }.
        }
        [in] { $you ->
            [whom] Du erhältst { $amount } aus der Familienkasse: { $reason }.
           *[other] { $whom } erhält { $amount } aus der Familienkasse: { $reason }.
        }
       *[between] { $you ->
            [who] Du zahlst { $amount } an { $whom }: { $reason }.
            [whom] { $who } zahlt dir { $amount }: { $reason }.
           *[other] { $who } zahlt { $amount } an { $whom }: { $reason }.
        }
    }
mob-city-event-privilege-taken =
    { $privilege ->
        [snitch] { $you ->
            [who] Du nimmst den Spitzel.
           *[other] { $who } nimmt den Spitzel.
        }
       *[police] { $you ->
            [who] Du nimmst die Polizei-Karte.
           *[other] { $who } nimmt die Polizei-Karte.
        }
    }
mob-city-event-privilege-declined =
    { $privilege ->
        [snitch] { $you ->
            [who] Du lehnst den Spitzel ab.
           *[other] { $who } lehnt den Spitzel ab.
        }
       *[police] { $you ->
            [who] Du lehnst die Polizei-Karte ab.
           *[other] { $who } lehnt die Polizei-Karte ab.
        }
    }
mob-city-event-event-seen =
    { $known ->
        [yes] { $you ->
            [who] Du siehst dir das Ereignis von heute an: { $happening }. Nur du kennst es.
           *[other] { $who } sieht sich das Ereignis von heute an: { $happening }.
        }
       *[no] { $who } sieht sich das Ereignis von heute an.
    }
mob-city-event-whiskey-taken =
    { $you ->
        [who] Du nimmst { $whiskey }.
       *[other] { $who } nimmt { $whiskey }.
    }
mob-city-event-no-whiskey =
    { $you ->
        [who] Du nimmst keinen Whiskey.
       *[other] { $who } nimmt keinen Whiskey.
    }
mob-city-event-dismissed =
    { $known ->
        [yes] { $you ->
            [who] Du entlässt { $card } aus Trupp { $group }.
           *[other] { $who } entlässt { $card } aus Trupp { $group }.
        }
       *[no] { $who } entlässt ungesehen eine Karte aus Trupp { $group }.
    }
mob-city-event-dismissed-openly =
    { $you ->
        [who] Du entlässt { $card } aus Trupp { $group }.
       *[other] { $who } entlässt { $card } aus Trupp { $group }.
    }
mob-city-event-orphans-left =
    { $you ->
        [who] { $n ->
            [one] Dein Trupp { $group } hat keine Figur mehr: Seine Waffe kommt unter den Stapel.
           *[other] Dein Trupp { $group } hat keine Figur mehr: Seine { $n } Waffen kommen unter den Stapel.
        }
       *[other] { $n ->
            [one] Trupp { $group } von { $who } hat keine Figur mehr: Seine Waffe kommt unter den Stapel.
           *[other] Trupp { $group } von { $who } hat keine Figur mehr: Seine { $n } Waffen kommen unter den Stapel.
        }
    }
mob-city-event-cannot-pay-one =
    { $you ->
        [who] Du kannst heute nicht eine einzige Figur bezahlen.
       *[other] { $who } kann heute nicht eine einzige Figur bezahlen.
    }
mob-city-event-last-man-stays =
    { $you ->
        [who] Du kannst niemanden zahlen: Eine Figur von Trupp { $group } bleibt ohne Lohn, alle deine anderen Karten gehen.
       *[other] { $who } kann niemanden zahlen: Eine Figur von Trupp { $group } bleibt ohne Lohn, alle anderen Karten gehen.
    }
mob-city-event-bought =
    { $you ->
        [who] Du kaufst { $building }.
       *[other] { $who } kauft { $building }.
    }
mob-city-event-notoriety-changed =
    { $you ->
        [who] Dein Ruf ist jetzt { $now }.
       *[other] Der Ruf von { $who } ist jetzt { $now }.
    }
mob-city-event-opened =
    { $you ->
        [who] Du öffnest eine Flüsterkneipe: { $building }.
       *[other] { $who } öffnet eine Flüsterkneipe: { $building }.
    }
mob-city-event-sent =
    { $you ->
        [who] Du schickst Trupp { $group } zu { $building }.
       *[other] { $who } schickt Trupp { $group } zu { $building }.
    }
mob-city-event-event-turned = Ereignis von heute: { $happening }. { $about }
mob-city-event-resolving = Nächster Block: { $block }.
mob-city-event-block-settled = { $block } ist abgerechnet.
mob-city-event-raided =
    { $lost ->
        [yes] { $you ->
            [who] Razzia: { $building } ist für heute geschlossen. Du kannst das Bußgeld nicht zahlen und verlierst das Gebäude.
           *[other] Razzia: { $building } ist für heute geschlossen. { $who } kann das Bußgeld nicht zahlen und verliert das Gebäude.
        }
       *[no] { $you ->
            [who] Razzia: Deine Flüsterkneipe { $building } ist für heute geschlossen.
           *[other] Razzia: Die Flüsterkneipe { $building } von { $who } ist für heute geschlossen.
        }
    }
mob-city-event-arrested =
    { $you ->
        [who] { $n ->
            [one] Dein Trupp { $group } bei { $building } wird verhaftet: Eine Karte kommt unter den Stapel.
           *[other] Dein Trupp { $group } bei { $building } wird verhaftet: { $n } Karten kommen unter den Stapel.
        }
       *[other] { $n ->
            [one] Trupp { $group } von { $who } bei { $building } wird verhaftet: Eine Karte kommt unter den Stapel.
           *[other] Trupp { $group } von { $who } bei { $building } wird verhaftet: { $n } Karten kommen unter den Stapel.
        }
    }
mob-city-event-bombed =
    { $you ->
        [who] Du wirfst eine Handgranate auf { $building }: für heute geschlossen, alle Trupps dort gehen nach Hause.
       *[other] { $who } wirft eine Handgranate auf { $building }: für heute geschlossen, alle Trupps dort gehen nach Hause.
    }
mob-city-event-nobody-threw = Niemand wirft eine Handgranate auf { $building }.
mob-city-event-moll-seen =
    { $you ->
        [who] In deinem Trupp bei { $building } ist eine Gangsterbraut, die dir einen Bonus bringt.
       *[other] Im Trupp von { $who } bei { $building } ist eine Gangsterbraut, die einen Bonus bringt.
    }
mob-city-event-no-income = { $building } bringt heute nichts.
mob-city-event-shootout-began = Schießerei bei { $building }!
mob-city-event-lined-up =
    { $you ->
        [who] Du stellst auf: { $card }, { $weapons }.
       *[other] { $who } stellt auf: { $card }, { $weapons }.
    }
mob-city-event-nobody-lined-up =
    { $you ->
        [who] Du hast dort nur Waffen und niemanden aufzustellen.
       *[other] { $who } hat dort nur Waffen und niemanden aufzustellen.
    }
mob-city-event-attacked =
    { $way ->
        [kill] { $fighter } trifft { $target } ohne Wurf.
        [hands] { $fighter } greift { $target } mit bloßen Händen an und würfelt { $die }.
       *[gun] { $fighter } greift { $target } { $weapon } an und würfelt { $die } + { $bonus } = { $total }.
    }
mob-city-event-missed = { $fighter } bleibt unverletzt.
mob-city-event-injured = { $fighter } ist verletzt und aus dieser Schießerei heraus.
mob-city-event-killed = { $fighter } wird getötet.
mob-city-event-grenade-lobbed =
    { $you ->
        [whom] { $fighter } wirft eine Handgranate auf deinen Trupp.
       *[other] { $fighter } wirft eine Handgranate auf den Trupp von { $whom }.
    }
mob-city-event-collected = { $fighter } hebt { $weapon } auf.
mob-city-event-claimed =
    { $you ->
        [who] Du übernimmst vom Trupp von { $whom }: { $cards }.
        [whom] { $who } übernimmt von deinem Trupp: { $cards }.
       *[other] { $who } übernimmt vom Trupp von { $whom }: { $cards }.
    }
mob-city-event-shootout-won =
    { $you ->
        [who] Du gewinnst die Schießerei bei { $building }.
       *[other] { $who } gewinnt die Schießerei bei { $building }.
    }
mob-city-event-stand-off = Die Schießerei bei { $building } endet ohne Sieger: Niemand trifft noch jemanden. Alle Trupps kehren heim.
mob-city-event-looted =
    { $n ->
        [0] { $you ->
            [who] Du lässt die Waffen auf den Haufen liegen.
           *[other] { $who } lässt die Waffen auf den Haufen liegen.
        }
       *[other] { $you ->
            [who] Du nimmst als Beute: { $cards }.
           *[other] { $who } nimmt als Beute: { $cards }.
        }
    }
mob-city-event-day-ended = Tag { $day } endet.
mob-city-event-will-read =
    { $will ->
        [cash] Das Testament wird geöffnet: Der reichste Capo wird der neue Don.
       *[notoriety] Das Testament wird geöffnet: Der berüchtigtste Capo wird der neue Don.
    }
mob-city-event-ended =
    { $n ->
        [one] { $you ->
            [who] Das Spiel ist aus: Du gewinnst!
           *[other] Das Spiel ist aus: { $who } gewinnt.
        }
       *[other] Das Spiel ist aus. Den Sieg teilen sich: { $winners }.
    }

## What is asked

mob-city-prompt-choose =
    { $poll ->
        [slot] Dein erster Mann: { $card }. Zu welchem Trupp legst du ihn?
        [bid] Gib jedem Privileg eine Zahl: Die 1 ist dein stärkstes Gebot, die 4 dein schwächstes.
       *[throw] Wirfst du eine Handgranate auf { $building }?
    }
mob-city-prompt-name-will = Du bist der Consigliere. Welches Testament hinterlässt der Don?
mob-city-prompt-hire =
    { $n ->
        [0] Die Auswahl: { $cards }. Du darfst niemanden mehr anheuern. Verschiebst du eine Karte zwischen deinen Trupps?
        [one] Die Auswahl: { $cards }. Du darfst noch eine Karte anheuern. Welche, und für welchen Trupp?
       *[other] Die Auswahl: { $cards }. Du darfst noch { $n } Karten anheuern. Welche, und für welchen Trupp?
    }
mob-city-prompt-privilege-offer =
    { $privilege ->
        [snitch] Zahlst du { $price } für den Spitzel und siehst dir das Ereignis von heute an? Du hast { $cash }.
       *[police] Zahlst du { $price } für die Polizei-Karte? Du hast { $cash }.
    }
mob-city-prompt-drink = Welchen Whiskey nimmst du? Du hast { $cash }.
mob-city-prompt-let-go = Die Löhne betragen { $wages }, und du hast { $cash }. Entlässt du vor dem Zahlen jemanden?
mob-city-prompt-dismiss = Die Löhne betragen { $wages }, aber du hast nur { $cash }. Wer geht?
mob-city-prompt-last-man = Mit { $cash } kannst du niemanden zahlen. Welche Figur bleibt ohne Lohn?
mob-city-prompt-buy = Du hast { $cash }. Kaufst du ein Gebäude?
mob-city-prompt-pour = Du hast { $whiskey } und { $cash }. Welche deiner Gebäude öffnest du als Flüsterkneipe? Das erste ist inbegriffen, jedes weitere kostet { $price }.
mob-city-prompt-send = Wohin schickst du Trupp { $group }: { $cards }?
mob-city-prompt-fine = Deine Bußgelder in diesem Block betragen { $fines }, aber du hast nur { $cash }. Welches Gebäude ist als Nächstes dran?
mob-city-prompt-arm = Schießerei bei { $building }. Dein Trupp: { $cards }. Wem gibst du eine Waffe?
mob-city-prompt-lead = Einige deiner Figuren haben denselben Reflex, { $reflex }. Wer von ihnen handelt zuerst?
mob-city-prompt-act = Deine Figur ist an der Reihe: { $fighter }. Was tust du?
mob-city-prompt-again = Deine Figur darf ein zweites Mal angreifen: { $fighter }. Wen?
mob-city-prompt-claim-now = Vom Trupp von { $whom } stehen nur noch Gangsterbräute und Auftragskiller. Übernimmst du sie sofort?
mob-city-prompt-loot = Du hast gewonnen. Welche der gefallenen Waffen nimmst du? Es liegen da: { $cards }.

## What the question means

mob-city-help-choose =
    { $poll ->
        [slot] Du hast vier Trupps, und jeder mit einer Karte muss jeden Tag hinaus. Alle Capos wählen gleichzeitig und geheim. In der Regel wechseln Karten nie den Trupp. (§2.7)
        [bid] Gib den Privilegien die Zahlen 1 bis 4; 1 ist, was du am liebsten willst. Vollstrecker: Figuren und Waffen anheuern. Spitzel: das Ereignis von heute ansehen. Polizei: heute keine Razzia und keine Verhaftung. Whiskey: Flüsterkneipen öffnen. Die kleinste Zahl kommt zuerst, gleiche im Uhrzeigersinn vom Capo in der Gunst des Dons aus. (§3.1.0)
       *[throw] Eine Handgranate schließt das Gebäude für heute: keine Schießerei, keine Erpressung, keine Einnahme, und alle Trupps dort gehen nach Hause. Gefragt wirst du auch ohne Handgranate, damit niemand etwas erfährt. (§3.3.7)
    }
mob-city-help-name-will = Das Testament entscheidet am Ende, wer der neue Don wird. Bis dahin kennst nur du es. Du besitzt nichts und gewinnst nichts, und dies ist deine einzige Entscheidung: Danach siehst du, was alle sehen. (§7.16)
mob-city-help-hire = Du darfst bis zu { $pool } Karten anheuern, bei einem Ruf über { $notorious } bis zu { $more }. Anheuern kostet nichts, aber jeden Tag kostet ein Leutnant { $boss } und jede andere Karte { $wage } Lohn. Eine Waffe braucht eine Figur in ihrem Trupp, und ein Trupp hat höchstens einen Leutnant. (§3.1.1)
mob-city-help-privilege-offer =
    { $privilege ->
        [snitch] Wer den Spitzel nimmt, sieht sich allein das Ereignis dieses Tages an und darf darüber sagen, was er will. Lehnst du ab, wird der Nächste in der Rangfolge gefragt. (§3.1.2)
       *[police] Wer die Polizei-Karte hat, dessen Trupps können heute nicht verhaftet werden, und in seinen Flüsterkneipen gibt es keine Razzia. Lehnst du ab, wird der Nächste in der Rangfolge gefragt. (§3.1.3)
    }
mob-city-help-drink = Mit Whiskey darfst du heute in deinen Gebäuden Flüsterkneipen öffnen. Der Wert bestimmt, wie viel mehr sie bringen. Am Abend gehen die Karten zurück. (§3.1.4)
mob-city-help-let-go = An diesem Tisch darfst du auch Karten entlassen, die du zahlen könntest. Sie kommen ungesehen unter den Stapel. (§7.6)
mob-city-help-dismiss = Du kannst nicht alle zahlen. Du wählst, wer geht, eine Karte nach der anderen, aber niemand darf gehen, den du auch noch hättest behalten und zahlen können. (§3.2.5)
mob-city-help-last-man = Dein Geld reicht für den Lohn keiner einzigen Figur. Eine bleibt ohne Lohn, alle anderen Karten gehen, und du behältst dein Geld. (§3.2.5)
mob-city-help-buy = Du darfst beliebig viele Gebäude ohne Besitzer kaufen, solange du den Preis und einen deiner { $tokens } Marker hast. Jedes hebt sofort deinen Ruf und bringt jeden Tag Geld. (§3.2.2)
mob-city-help-pour = Eine offene Flüsterkneipe bringt heute mehr, aber eine Razzia kann sie schließen. Die erste ist mit deiner Whiskey-Karte bezahlt. Du entscheidest einmal, für alle deine Gebäude. (§3.2.3)
mob-city-help-send = Jeder Trupp muss hinaus, nie zwei von dir zum selben Gebäude. Allein bei einem Gebäude, das dir nicht gehört, erpresst er { $percent } % der Einnahme für jeden Punkt deines Rufs. Wo mehrere Trupps sind, gibt es eine Schießerei. (§3.2.4)
mob-city-help-fine = Du kannst hier nicht alle Bußgelder zahlen, also wählst du die Reihenfolge. Was du zahlen kannst, musst du zahlen; kannst du es nicht, ist das Gebäude verloren. Geschlossen ist es heute in jedem Fall. (§3.3.1)
mob-city-help-arm = Du gibst geheim Waffen dieses Trupps an seine Figuren. Je eine; ein Torpedo trägt zwei, ein Auftragskiller nur eine Handgranate, ein Leutnant eine neben seinem Colt. Dann wird alles gezeigt. (§4.1)
mob-city-help-lead = Der höchste Reflex handelt zuerst. Unter eigenen Figuren mit gleichem Reflex wählst du, und die Reihenfolge bleibt für die ganze Schießerei. (§4.2)
mob-city-help-act = Jede Figur hat eine Aktion: angreifen, eine gefallene Waffe des eigenen Trupps aufheben oder einen Trupp übernehmen, von dem nur noch Gangsterbräute und Auftragskiller stehen. Wurf und Bonus gegen Gesundheit: gleich viel verletzt, mehr tötet. Niemand darf passen. (§4.3)
mob-city-help-again = Ein Torpedo mit zwei Waffen darf mit jeder einmal angreifen, dasselbe Ziel oder ein anderes. Er darf auch aufhören. (§4.3.7)
mob-city-help-claim-now = Dein Ruf ist höher als der ihres Capos, also darfst du sie sofort in deinen Trupp nehmen. Tust du es nicht, kann jede deiner Figuren sie noch mit ihrer Aktion übernehmen. (§4.3.6)
mob-city-help-loot = Du hast gewonnen und nimmst von den gefallenen Waffen beliebig viele in deinen Trupp. Jede kostet ab morgen Lohn. Der Rest kommt unter den Stapel. (§4.5)

## What may be answered

mob-city-option-settle = Den Soldaten zu Trupp { $group } legen
mob-city-option-name =
    { $will ->
        [cash] Der Capo mit dem meisten Geld
       *[notoriety] Der Capo mit dem höchsten Ruf
    }
mob-city-option-bid = Bieten: { $bids }
mob-city-option-hire = { $card } für Trupp { $group } anheuern
mob-city-option-shift = { $card } von Trupp { $group } zu Trupp { $to } verschieben
mob-city-option-stop-hire = Niemanden mehr anheuern
mob-city-option-take =
    { $privilege ->
        [snitch] Den Spitzel für { $price } nehmen
       *[police] Die Polizei-Karte für { $price } nehmen
    }
mob-city-option-decline-privilege-offer =
    { $privilege ->
        [snitch] Den Spitzel ablehnen
       *[police] Die Polizei-Karte ablehnen
    }
mob-city-option-drink = { $whiskey }, { $price }
mob-city-option-decline-drink = Keinen Whiskey nehmen
mob-city-option-dismiss = { $card } aus Trupp { $group } entlassen
mob-city-option-stop-let-go = Niemanden mehr entlassen und { $wages } zahlen
mob-city-option-keep-one = { $card } aus Trupp { $group } behalten
mob-city-option-buy = { $building } für { $price } kaufen: Ruf +{ $n }, Einnahme { $income }{ $bar ->
    [no] {""}
   *[other] , als Flüsterkneipe { $takings }
}
mob-city-option-stop-buy = Nichts kaufen
mob-city-option-pour =
    { $n ->
        [0] Keine Flüsterkneipe öffnen
        [one] { $buildings } öffnen
       *[other] { $buildings } öffnen für { $price }
    }
mob-city-option-go = Trupp { $group } ({ $cards }) zu { $building } schicken
mob-city-option-fine =
    { $paid ->
        [yes] { $building }: das Bußgeld von { $fine } zahlen
       *[no] { $building }: verlieren, weil du das Bußgeld von { $fine } nicht zahlen kannst
    }
mob-city-option-throw = Eine Handgranate werfen auf { $building }
mob-city-option-hold = Keine Handgranate werfen
mob-city-option-arm = { $card } erhält { $weapon }
mob-city-option-ready = Keine weitere Waffe
mob-city-option-lead = Zuerst: { $fighter }
mob-city-option-attack =
    { $way ->
        [kill] { $actor }: { $target } ohne Wurf töten
        [hands] { $actor }: { $target } { $weapon } angreifen
       *[gun] { $actor }: { $target } { $weapon } (+{ $bonus }) angreifen
    }
mob-city-option-lob = { $actor }: die Handgranate werfen auf { $targets }
mob-city-option-collect = { $actor }: { $weapon } aufheben
mob-city-option-claim = { $actor }: { $targets } übernehmen
mob-city-option-decline-claim-now = Sie nicht übernehmen
mob-city-option-stop-again = Kein zweiter Angriff
mob-city-option-loot =
    { $n ->
        [0] Nichts nehmen
       *[other] { $cards } nehmen
    }

## What an answer does

mob-city-explain-settle = Dort beginnt er, verdeckt. Alle Capos legen ihren gleichzeitig ab. (§2.7)
mob-city-explain-name = Kein Capo darf wissen, welches Testament du gewählt hast. Es liegt verdeckt, bis der Don tot ist. (§7.16)
mob-city-explain-bid = Bei jedem Privileg wird die kleinste Zahl zuerst gefragt; gleiche Zahlen zählen im Uhrzeigersinn vom Capo in der Gunst des Dons aus. Niemand sieht dein Gebot, bevor alle geboten haben. (§3.1.0)
mob-city-explain-hire = { $about } Lohn { $wage } am Tag. Im Trupp liegt nur ein Leutnant offen. (§3.1.1)
mob-city-explain-shift = Die Karte wechselt den Trupp. Keine Waffe darf ohne Figur zurückbleiben, und kein Trupp darf zwei Leutnants haben. (§7.5)
mob-city-explain-stop-hire = Du bist hier für heute fertig, und die Auswahl geht an den nächsten Capo. (§3.1.1)
mob-city-explain-take =
    { $privilege ->
        [snitch] Du zahlst { $price } und siehst dir allein das Ereignis dieses Tages an. Du darfst darüber sagen, was du willst, wahr oder falsch. (§3.1.2)
       *[police] Du zahlst { $price }. Heute können deine Trupps nicht verhaftet werden, und in deinen Flüsterkneipen gibt es keine Razzia. Auf dich schießen können Rivalen trotzdem. (§3.1.3)
    }
mob-city-explain-decline-privilege-offer =
    { $privilege ->
        [snitch] Du zahlst nichts. Der Nächste in der Rangfolge wird gefragt. (§3.1.2)
       *[police] Du zahlst nichts. Der Nächste in der Rangfolge wird gefragt. (§3.1.3)
    }
mob-city-explain-drink = Du zahlst { $price }. Bei den Tagesbefehlen darfst du dann in deinen Gebäuden Flüsterkneipen öffnen. Je besser der Whiskey, desto mehr bringen sie und desto mehr kostet jede weitere. (§3.1.4)
mob-city-explain-decline-drink = Du sparst das Geld und kannst heute keine Flüsterkneipe öffnen. (§3.1.4)
mob-city-explain-dismiss =
    { $n ->
        [0] Die Karte kommt unter den Stapel, und du sparst ihren Lohn von { $wage }. (§3.2.5)
        [one] Die Karte kommt unter den Stapel, und du sparst ihren Lohn von { $wage }. Die Waffe, die ohne Figur zurückbleibt, kommt auch dorthin. (§3.2.5)
       *[other] Die Karte kommt unter den Stapel, und du sparst ihren Lohn von { $wage }. Die { $n } Waffen, die ohne Figur zurückbleiben, kommen auch dorthin. (§3.2.5)
    }
mob-city-explain-stop-let-go = Du zahlst { $wages } für alle, die noch da sind. (§3.2.1)
mob-city-explain-keep-one = Diese Figur bleibt ohne Lohn. Alle deine anderen Karten kommen unter den Stapel, und du behältst dein Geld. (§3.2.5)
mob-city-explain-buy = Du zahlst { $price }. Dein Ruf steigt sofort um { $n } und kann nicht unter den Wert deiner Gebäude fallen. Das Gebäude bringt { $income } am Tag, auch wenn niemand dort steht. (§3.2.2)
mob-city-explain-stop-buy = Du kaufst heute nichts mehr. (§3.2.2)
mob-city-explain-pour =
    { $n ->
        [0] Deine Gebäude bleiben legal: Keine Razzia kann sie treffen, und der Whiskey ist verschwendet. (§3.2.3)
        [one] Heute bringt es { $takings } statt { $income }, wenn kein Ereignis etwas daran ändert. Bei einer Razzia zahlst du Bußgeld, und es wird geschlossen. (§3.2.3)
       *[other] Du zahlst { $price }. Heute bringen sie { $takings } statt { $income }, wenn kein Ereignis etwas daran ändert. Bei einer Razzia zahlst du Bußgeld, und sie werden geschlossen. (§3.2.3)
    }
mob-city-explain-go =
    { $whose ->
        [nobodys] Ist er dort der einzige Trupp, zahlt dir die Familienkasse { $share } % der normalen Einnahme. Fremde Trupps dort bisher: { $n }. Sind mehrere Trupps dort, gibt es eine Schießerei. Ein Schlag gegen die Erpresser auf dieser Seite verhaftet ihn. (§3.2.4)
        [yours] Er bewacht dein Gebäude: Ohne Kampf kann dich dort niemand erpressen. Fremde Trupps dort bisher: { $n }. Sind mehrere Trupps dort, gibt es eine Schießerei. (§3.2.4)
       *[theirs] Ist er dort der einzige Trupp, erpresst du { $share } % der heutigen Einnahme, und der Besitzer erhält den Rest. Fremde Trupps dort bisher: { $n }. Sind mehrere Trupps dort, gibt es eine Schießerei. Ein Schlag gegen die Erpresser auf dieser Seite verhaftet ihn. (§3.2.4)
    }
mob-city-explain-fine =
    { $paid ->
        [yes] Du zahlst { $fine } und behältst das Gebäude. Für heute ist es geschlossen. (§3.3.1)
       *[no] { $falls ->
            [yes] Du behältst dein Geld, aber das Gebäude hat keinen Besitzer mehr, und dein Ruf sinkt um seinen Wert. (§3.3.1)
           *[no] Du behältst dein Geld und deinen Ruf, aber das Gebäude hat keinen Besitzer mehr. (§3.3.1, §7.11)
        }
    }
mob-city-explain-throw =
    { $when ->
        [in] Mitten in der Schießerei: Das Gebäude ist für heute geschlossen, niemand gewinnt, und kein Ruf ändert sich. Alle Trupps dort nehmen ihre gefallenen Waffen zurück und gehen nach Hause. (§7.10)
       *[before] Das Gebäude ist für heute geschlossen: keine Schießerei, keine Erpressung, keine Einnahme. Alle Trupps dort gehen nach Hause, und deine Handgranate kommt unter den Stapel. Werfen mehrere, gilt nur, wer dem Capo in der Gunst des Dons im Uhrzeigersinn am nächsten sitzt. (§3.3.7)
    }
mob-city-explain-hold = Niemand erfährt, ob du eine Handgranate hast. (§3.3.7)
mob-city-explain-arm = Die Figur trägt die Waffe in dieser Schießerei, und alle werden sie sehen. Zurücknehmen kannst du sie nicht. (§4.1)
mob-city-explain-ready = Die anderen Waffen bleiben verdeckt im Trupp und nehmen nicht teil. Sind alle bereit, wird alles gezeigt. (§4.1)
mob-city-explain-lead = Diese Figur handelt vor deinen anderen mit gleichem Reflex, in jeder Kampfrunde. (§4.2)
mob-city-explain-attack =
    { $way ->
        [kill] Das Ziel wird sofort getötet. (§4.3.3)
        [hands] Gesundheit { $health }. Wurf: { $odds }. Bloße Hände töten nie. (§4.3.2)
       *[gun] Gesundheit { $health }. Wurf: { $odds }. Verletzt heißt aus dieser Schießerei heraus, getötet heißt weg. (§4.3.1)
    }
mob-city-explain-lob =
    { $n ->
        [one] Das Ziel wird ohne Wurf getötet. Die Handgranate kommt unter den Stapel. (§4.3.4)
       *[other] Alle { $n } werden ohne Wurf getötet. Die Handgranate kommt unter den Stapel. (§4.3.4)
    }
mob-city-explain-collect = Deine Figur nimmt die Waffe vom Haufen deines Trupps. Das ist die ganze Aktion; die nächste Figur ist dran. (§4.3.5)
mob-city-explain-claim = Sie kommen verdeckt in deinen Trupp und nehmen an dieser Schießerei nicht mehr teil. Ihre Waffen fallen auf den Haufen von { $whom }. (§4.3.6)
mob-city-explain-decline-claim-now = Sie kämpfen weiter. Du kannst sie auch später übernehmen, mit der Aktion einer Figur. (§4.3.6)
mob-city-explain-stop-again = Die zweite Waffe bleibt in dieser Kampfrunde ungenutzt. (§4.3.7)
mob-city-explain-loot =
    { $n ->
        [0] Alle gefallenen Waffen kommen unter den Stapel. (§4.5)
        [one] Sie kommt in deinen Trupp und kostet ab morgen Lohn. Der Rest kommt unter den Stapel. (§4.5)
       *[other] Sie kommen in deinen Trupp und kosten ab morgen Lohn. Der Rest kommt unter den Stapel. (§4.5)
    }

## Whom we wait for

mob-city-waiting-you = Du bist gefragt.
mob-city-waiting-for = Warten auf { $who }.
mob-city-waiting-chance = Der Zufall entscheidet.
mob-city-waiting-over = Das Spiel ist aus.

## The table

mob-city-table-setup = Spielaufbau.
mob-city-table-day = Tag { $day }, { $phase }. In der Gunst des Dons: { $who }.
mob-city-table-will = Nach { $day } Tagen ist der Don tot, und das Testament wird geöffnet.
mob-city-table-over = Das Spiel ist aus nach { $day } Tagen.
mob-city-table-event = Ereignis von heute: { $happening }. { $about }
mob-city-table-snitched =
    { $known ->
        [yes] { $you ->
            [who] Das nächste Ereignis, das nur du kennst: { $happening }.
           *[other] Das nächste Ereignis, das nur { $who } kennt: { $happening }.
        }
       *[no] { $who } kennt das nächste Ereignis.
    }
mob-city-table-past = Ereignisse bisher: { $events }.
mob-city-table-block = Block { $n }, { $block }, Stadtseite { $sides }:
mob-city-table-building = { $name } { $kind }: { $content }
mob-city-table-owner =
    { $whose ->
        [nobodys] ohne Besitzer
        [yours] gehört dir
       *[theirs] gehört { $owner }
    }
mob-city-table-open = offene Flüsterkneipe
mob-city-table-raided = nach einer Razzia geschlossen
mob-city-table-bombed = gesprengt und geschlossen
mob-city-table-price = Preis { $price }, Ruf { $n }
mob-city-table-income = Einnahme { $income }
mob-city-table-groups = Trupps: { $groups }
mob-city-table-captains = Die Capos und ihre Banden; die Zahlen nach einer Figur sind Reflex/Gesundheit:
mob-city-table-captain =
    { $you ->
        [who] { $who } (du): { $content }
       *[other] { $who }: { $content }
    }
mob-city-table-consigliere =
    { $you ->
        [who] { $who } (du): Consigliere. { $will ->
            [cash] Dein Testament nennt den Capo mit dem meisten Geld.
            [notoriety] Dein Testament nennt den Capo mit dem höchsten Ruf.
           *[no] Du hast das Testament noch nicht gewählt.
        }
       *[other] { $who }: Consigliere, kein Capo.
    }
mob-city-table-cash = Geld { $cash }
mob-city-table-notoriety = Ruf { $n }, Minimum { $least }
mob-city-table-buildings =
    { $n ->
        [0] keine Gebäude
        [one] Gebäude { $buildings }
       *[other] { $n } Gebäude { $buildings }
    }
mob-city-table-police = Polizei-Karte
mob-city-table-favour = in der Gunst des Dons
mob-city-table-group =
    { $you ->
        [who] Dein Trupp { $group }
       *[other] Trupp { $group } von { $who }
    }{ $place ->
        [home] { "" }
       *[out] { " " }bei { $at }
    }: { $known ->
        [all] { $cards }
        [some] { $n } Karten, davon bekannt { $cards }
       *[none] { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }
    }
mob-city-table-bids = Gebote auf { $privilege }, nach Rangfolge: { $ranking }
mob-city-table-pool =
    { $known ->
        [yes] Auswahl: { $cards }
       *[no] { $n ->
            [one] Auswahl: 1 Karte
           *[other] Auswahl: { $n } Karten
        }
    }
mob-city-table-whiskey =
    { $n ->
        [0] Whiskey im Angebot: keiner
       *[other] Whiskey im Angebot: { $cards }
    }
mob-city-table-decks = Vollstrecker-Stapel: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }. Ereignisstapel: { $events ->
        [one] 1 Karte
       *[other] { $events } Karten
    }.
mob-city-table-arming = Schießerei bei { $building }: Die Waffen werden verteilt.
mob-city-table-given =
    { $you ->
        [who] Von dir verteilt: { $weapon } an { $card }
       *[other] Von { $who } verteilt: { $weapon } an { $card }
    }
mob-city-table-shootout = Schießerei bei { $building }; die Aufstellung in der Reihenfolge des Handelns, jeder mit seiner Nummer:
mob-city-table-fighter = Nr. { $n }, { $who }: { $content }{ $state ->
        [out] ; heraus
        [acting] ; jetzt an der Reihe
       *[standing] { "" }
    }
mob-city-table-pile =
    { $you ->
        [who] Haufen deines Trupps: { $cards }
       *[other] Haufen des Trupps von { $who }: { $cards }
    }

## The end

mob-city-ending-will =
    { $will ->
        [cash] Das Testament nennt den Capo mit dem meisten Bargeld.
       *[notoriety] Das Testament nennt den Capo mit dem höchsten Ruf.
    }
mob-city-ending-winner = { $who } gewinnt.
mob-city-ending-shared = { $who } sind in beidem gleichauf und teilen sich den Sieg. (§3.5.3)
mob-city-ending-tie =
    { $will ->
        [cash] { $tied } haben gleich viel Geld; { $who } hat den höheren Ruf. (§3.5.3)
       *[notoriety] { $tied } haben denselben Ruf; { $who } hat mehr Geld. (§3.5.3)
    }
mob-city-ending-rank = { $place }. { $who }: Geld { $cash }, Ruf { $notoriety }

## What may be asked about

mob-city-thing-card = { $card } in Trupp { $group }
mob-city-thing-pool = { $card } in der Auswahl
mob-city-thing-pile = { $card } auf einem Haufen
mob-city-thing-member = { $card }, Nummer { $n } des Trupps
mob-city-thing-group = Trupp { $group }

## Why not

mob-city-reason-another-group-now = Jetzt wird Trupp { $slot } ausgeschickt.
mob-city-reason-only-a-grenade-for-him = Ein Auftragskiller hebt nur eine Handgranate auf.
mob-city-reason-take-it-or-not = Jetzt kannst du das Privileg nur nehmen oder ablehnen.
mob-city-reason-whiskey-gone = Whiskey von diesem Wert ist keiner mehr da.
mob-city-reason-cannot-pay = Jetzt geht es nur um Whiskey, und nur um den, den du zahlen kannst.
mob-city-reason-hired-enough = Du hast heute so viele Karten angeheuert, wie du darfst.
mob-city-reason-one-lieutenant-a-group = Jeder deiner Trupps hat schon einen Leutnant.
mob-city-reason-weapon-needs-character = Eine Waffe braucht einen Trupp mit einer Figur.
mob-city-reason-nothing-for-this-slot = Nichts in der Auswahl darf in diesen Trupp.
mob-city-reason-hire-from-the-pool = Jetzt geht es nur darum, Karten aus der Auswahl anzuheuern.
mob-city-reason-already-owned = Dieses Gebäude hat einen Besitzer, und Gebäude werden nicht verkauft.
mob-city-reason-no-token-left = Alle deine Gebäude-Marker sind in der Stadt.
mob-city-reason-too-expensive = Es kostet { $price }, und so viel hast du nicht.
mob-city-reason-choose-a-building = Jetzt geht es nur darum, Gebäude zu kaufen.
mob-city-reason-not-your-building = Öffnen kannst du nur eigene Gebäude.
mob-city-reason-own-group-there = Der Trupp muss zu einem Gebäude, bei dem kein anderer Trupp von dir steht.
mob-city-reason-choose-a-raided-one = Jetzt geht es nur um deine Flüsterkneipen in diesem Block, die eine Razzia haben.
mob-city-reason-throw-or-hold = Jetzt geht es nur darum, ob du eine Handgranate wirfst.
mob-city-reason-choose-a-will = Jetzt geht es nur um das Testament. Die Capos beginnen, sobald es gewählt ist.
mob-city-reason-choose-a-card = Jetzt geht es nur darum, wer aus deiner Bande bleibt oder geht.
mob-city-reason-no-more-than-needed = Niemand darf gehen, den du auch noch behalten und zahlen könntest.
mob-city-reason-no-hand-for-it = Niemand hat eine Hand dafür frei: je eine Waffe, zwei für einen Torpedo, nur eine Handgranate für einen Auftragskiller.
mob-city-reason-choose-who-acts-first = Jetzt geht es nur darum, wer von deinen Figuren mit gleichem Reflex zuerst handelt.
mob-city-reason-not-standing = Diese Figur ist aus der Schießerei heraus.
mob-city-reason-own-man = Das ist eine deiner eigenen Figuren.
mob-city-reason-hands-full = Die Figur an der Reihe hat keine Hand dafür frei oder darf es nicht tragen.
mob-city-reason-cannot-claim = Übernehmen kannst du nur einen Trupp, von dem bloß noch Gangsterbräute und Auftragskiller stehen, und nur mit einem höheren Ruf als ihr Capo.
mob-city-reason-attack-collect-or-claim = Jetzt kannst du nur angreifen, eine Waffe deines Haufens aufheben oder übernehmen.
mob-city-reason-choose-from-the-piles = Jetzt geht es nur um die gefallenen Waffen.

## House rules

mob-city-switch =
    .on = an
    .off = aus
mob-city-house-first = Zuerst in der Gunst des Dons
    .about = Wer zuerst in der Gunst des Dons steht: Der Zufall entscheidet oder der Gastgeber (§7.1).
    .random = zufällig
    .seat = Platz { $seat }
mob-city-house-blocks = Größe der Stadt
    .about = Wie viele Blocks die Stadt hat; nie weniger, als die Anzahl der Capos verlangt (§7.2).
    .printed = nach Anzahl der Capos
    .some = { $n } Blocks
mob-city-house-open-pool = Offene Auswahl
    .about = Alle sehen die Vollstrecker-Auswahl und was jeder Capo nimmt (§7.3).
mob-city-house-compulsory = Spitzel und Polizei als Pflicht
    .about = Der Erste in der Rangfolge, der zahlen kann, muss das Privileg nehmen (§7.4).
mob-city-house-moving = Karten verschieben
    .about = Wenn du mit dem Anheuern an der Reihe bist, darfst du Karten zwischen deinen Trupps verschieben (§7.5).
mob-city-house-dismissal = Freiwillige Entlassung
    .about = Du darfst auch Karten entlassen, die du zahlen könntest (§7.6).
mob-city-house-bombed-income = Einnahme gesprengter Gebäude
    .about = Ein Gebäude, das eine Handgranate trifft, bringt seinem Besitzer trotzdem die normale Einnahme (§7.7).
mob-city-house-hidden-money = Verdecktes Geld
    .about = Bis zum Ende sieht niemand das Geld der anderen (§7.8).
mob-city-house-memory-aid = Gedächtnishilfe
    .about = Karten, die alle schon gesehen haben, sind auf den Tableaus gekennzeichnet (§7.9).
mob-city-house-grenade-in-shootout = Handgranate in der Schießerei
    .about = In einer Schießerei darf eine Figur ihre Handgranate auch auf das Gebäude werfen (§7.10).
mob-city-house-notoriety-lost = Ruf verlorener Gebäude
    .about = Ein Gebäude, das durch eine Razzia verloren geht, nimmt seinen Ruf-Wert mit (§7.11).
mob-city-house-moll-doubles = Die Gangsterbraut verdoppelt
    .about = In einer offenen Flüsterkneipe verdoppelt die Gangsterbraut, was ihr Capo erhält, oder die Einnahme vor dem Teilen (§7.12).
    .share = was ihr Capo erhält
    .income = die ganze Einnahme
mob-city-house-smallest-bill = Kleinster Schein
    .about = Anteile einer Einnahme werden darauf abgerundet; unter 50 $ liegt kein Schein in der Schachtel (§7.13).
    .some = { $n } $
mob-city-house-orphan-rule = Verwaiste Waffen
    .about = Waffen, die ohne Figur zurückbleiben, kommen unter den Stapel (§7.14).
mob-city-house-claim-at-once = Sofort übernehmen
    .about = Wer von einem Trupp nur Gangsterbräute und Auftragskiller stehen lässt, darf sie sofort übernehmen (§7.15).
mob-city-house-consigliere = Consigliere
    .about = Das Testament wählt der Zufall oder wer auf dem letzten Platz sitzt: ein eigener Consigliere, der kein Capo ist (§7.16).
    .program = das Programm
    .chair = der letzte Platz

## Facts of many games

mob-city-fact-will-notoriety = Anteil der Testamente für den Berüchtigtsten
mob-city-fact-cash = Geld eines Capos
mob-city-fact-cash-of-winner = Geld des Gewinners
mob-city-fact-notoriety = Ruf eines Capos
mob-city-fact-notoriety-of-winner = Ruf des Gewinners
mob-city-fact-decided-by-other = durch die andere Größe entschieden
mob-city-fact-bought = gekaufte Gebäude
mob-city-fact-opened = eröffnete Flüsterkneipen
mob-city-fact-raided = Razzien
mob-city-fact-shootoutbegan = Schießereien
mob-city-fact-killed = getötete Figuren
mob-city-fact-arrested = verhaftete Trupps
mob-city-fact-bombed = gesprengte Gebäude

## Standing orders

mob-city-order = die Handgranaten für den Rest des Tages behalten

## Quantities, as hints and reviews name them

mob-city-hint-cash = { $n } $
mob-city-hint-income = { $n } $ Einnahmen am Tag
mob-city-hint-notoriety = { $n } Ruf
mob-city-hint-buildings =
    { $n ->
        [one] 1 Gebäude
       *[other] { $n } Gebäude
    }
mob-city-hint-speakeasies =
    { $n ->
        [one] 1 offene Flüsterkneipe
       *[other] { $n } offene Flüsterkneipen
    }
mob-city-hint-enforcers =
    { $n ->
        [one] 1 Karte in der Bande
       *[other] { $n } Karten in der Bande
    }

## Where it came from, as charts and tables name it

mob-city-source-cash = Dollar
mob-city-source-notoriety = Ruf
mob-city-source-start = Am Anfang
mob-city-source-bought = Gekaufte Gebäude
mob-city-source-won = Gewonnene Schießereien
mob-city-source-lost = Verlorene Schießereien
mob-city-source-raided = Verlorene Gebäude

## What a study names

mob-city-by-will = was das Testament nennt
mob-city-by-other = die andere Größe
mob-city-family-hired = angeheuerte Leute
mob-city-family-bought = gekaufte Gebäude
mob-city-family-opened = eröffnete Flüsterkneipen
mob-city-family-privilege = Privilegien

## Edition files

mob-city-edition-layout = Zeile { $line }: „{ $path }“ verlangt { $blocks } Blocks, es gibt aber { $tiles }.
mob-city-edition-few-buildings = Zeile { $line }: „{ $path }“: Mit den kleinsten Blocks hat die Stadt { $buildings } Gebäude, aber jeder der { $groups } Trupps eines Capos braucht ein eigenes.
mob-city-edition-house = Zeile { $line }: „{ $path }“ nennt „{ $house }“, ein Gebäude ist aber ss, bs, sc, bc oder ho.
mob-city-edition-no-house = Zeile { $line }: „{ $path }“ nennt kein Gebäude.
mob-city-edition-kind = Zeile { $line }: „{ $path }“ ist „{ $kind }“, muss aber soldier, moll, torpedo, assassin oder lieutenant sein.
mob-city-edition-either = Zeile { $line }: „{ $path }“: Gib entweder { $one } oder { $other } an, nicht beides.
mob-city-edition-plan-side = Zeile { $line }: „{ $path }“: „{ $word }“ ist kein Block einer Stadt; schreib die Seiten, auf denen er liegt (n, e für Ost, s, w, zum Beispiel nw), - für keine oder . für keinen Block.
mob-city-edition-lots = Zeile { $line }: „{ $path }“: „{ $house }“ belegt { $lots } Grundstücke, die Planungskarte nennt aber { $wanted }.
mob-city-edition-apart = Zeile { $line }: „{ $path }“: Die Grundstücke von „{ $house }“ berühren sich nicht.
mob-city-edition-soldiers = Zeile { $line }: „{ $path }“ hat { $soldiers } Soldaten, aber jeder Capo erhält einen.
mob-city-edition-sides = Zeile { $line }: „{ $path }“ muss für jede der vier Stadtseiten gleich viel sein (0, 4, 8 und so weiter) oder die Zahl für jede Seite nennen: { "{" } north = 2, west = 1 { "}" }.
mob-city-too-few-captains = Ohne den eigenen Consigliere sind es zu wenige Spieler: Mindestens { $least } Capos müssen es sein.
