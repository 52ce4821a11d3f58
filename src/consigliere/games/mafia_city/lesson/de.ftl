### Mafia City in ten minutes.

## The places

lesson-mafia-city-places = Orte
lesson-mafia-city-places-welcome = Setz dich. Sieben Orte, drei Familien. Wer einen Ort kontrolliert, wenn er gewertet wird, bekommt einen Siegpunkt. { $targets-beginners-3 } Punkte, und die Stadt gehört dir.
lesson-mafia-city-places-crew = Deine Bande: Männer, die bereitstehen. Deine Reserve: Männer, die du erst anwirbst. In deinem Zug tust du genau eines. Geduld ist billig, Männer sind es nicht.
lesson-mafia-city-places-place = Fangen wir leise an. Tippe auf den Hafen und bestätige: Einer deiner Männer geht hin.
    .but = Ein schöner Gedanke für später. Erst der Hafen; ich mag die Aussicht.
lesson-mafia-city-places-tie = Rosa steht auf deinem Mann. Eins zu eins ist Gleichstand, da gewinnt der unterste: Du warst zuerst da. Nur in Kampfarena und Rathaus bekommt ihn dann niemand.
lesson-mafia-city-places-more = Enzo ist allein im Geschäftsbezirk. Er war zuerst da, ein Gleichstand gehörte ihm. Schick trotzdem einen Mann hin.
    .but = Noch nicht. Den Geschäftsbezirk, bitte: Enzo hat es dort viel zu gemütlich.
lesson-mafia-city-places-most = Eins zu eins, und Enzo steht tiefer. Aber mehr Männer schlagen tiefere Männer: Schick einen zweiten.
    .but = Noch einer im Geschäftsbezirk, und er gehört dir. Was man anfängt, bringt man zu Ende.
lesson-mafia-city-places-controlled = Zwei zu eins: Das Schild unter dem Ort trägt dein Zeichen. Tippe auf einen Stapel, wenn du ihn lesen willst, von unten nach oben.

## The cards

lesson-mafia-city-cards = Karten
lesson-mafia-city-cards-halves = Jede Karte hat einen Text und in den Ecken ein Symbol. Du nutzt eines von beiden, nie beide. Das farbige Band sagt, wann: Handlung, Ort oder Reaktion.
lesson-mafia-city-cards-snitch = Enzos Mann ist allein im Gentlemen’s Club. Tippe auf den Informanten, dann auf seinen Chip im Stapel. Er verbringt den Abend in der Zelle.
    .but = Das geht auch. Aber ein Wort ins richtige Ohr ist billiger: der Informant, gegen Enzos Mann im Gentlemen’s Club.
lesson-mafia-city-cards-cell = In der Zelle zählt er nicht. Er kommt heraus, wenn das Gefängnis gewertet wird. Enzo hätte mit Mittäterschaft antworten und einen Dritten mitreißen können.
lesson-mafia-city-cards-club = Der Gentlemen’s Club ist jetzt leer. Du weißt, was zu tun ist.
    .but = Ein leerer Club ist eine Einladung. Setz einen Mann in den Gentlemen’s Club.
lesson-mafia-city-cards-symbols = Die Symbole: Ein Hut holt einen deiner Männer zurück, { $numbers-hats } Hüte bringen einen aus der Reserve, { $numbers-fists } Fäuste heben auf. Jede Karte darf man auch nur ablegen.
lesson-mafia-city-cards-pass = Wer pausiert, tut in dieser Phase nichts mehr. Du führst an drei Orten; schone deine Männer. Pausiere.
    .but = Du könntest weitermachen. Aber wer heute Männer spart, hat sie morgen. Pausiere, und sieh zu, wie Enzo es dir nachmacht.

## The points

lesson-mafia-city-points = Punkte
lesson-mafia-city-points-order = Alle pausieren: Jetzt werden die sieben Orte gewertet, 1 bis 7. Das Gefängnis ließ Enzos Mann frei. Dann kam der Hafen, und dein erster Punkt.
lesson-mafia-city-points-hitman = Ein Ort gibt seinen Punkt, dann tut er etwas. Am Hafen darfst du den Auftragskiller einen Schritt bewegen; seine Karte trifft dort, wo er steht. Beweg ihn oder nicht.
lesson-mafia-city-points-fight-club = In der Kampfarena waren Rosa und Enzo gleich: kein Punkt, aber beide werben an. Rosa hat die Polizeiwache. Der Geschäftsbezirk ist dein, und noch ein Punkt.
lesson-mafia-city-points-draw = Hier ziehst du { $numbers-district } Karten und legst dann eine ab. Nimm sie. Das Geschenk eines ehrlichen Bezirks schlägt man nicht aus.
    .but = Bescheidenheit ist eine Tugend, nur nicht im Geschäft. Zieh.
lesson-mafia-city-points-discard = Zwei Fäuste und ein „+1“: eine gute Hand. Leg Schattenspiele ab, du wirst sie nicht vermissen.
    .but = Die behalt; du wirst sehen, warum. Schattenspiele kann weg.
lesson-mafia-city-points-extra = Im Gentlemen’s Club bringt ein „+1“ einen zweiten Punkt, einmal pro Runde. Du hast gerade eins gezogen. Spiel es.
    .but = Ein verschenkter Punkt ist einer für die anderen. Spiel das „+1“.
lesson-mafia-city-points-mayor = Enzo kontrolliert das Rathaus und nahm den Bürgermeister: Er bestimmt nun die Reihenfolge. Du hast vier Punkte, sie je einen. Nicht schlecht für einen Abend.

## Going home

lesson-mafia-city-home = Heimweg
lesson-mafia-city-home-strategy = Jetzt darf jeder Männer zurücknehmen, Ort für Ort. Wer bleibt, behält seinen Platz im Stapel, und unten ist gut. Wer heimgeht, kann neu gesetzt werden.
lesson-mafia-city-home-leave = Am Hafen bist du der unterste. Das ist mehr wert als ein Mann daheim. Nimm niemanden zurück.
    .but = Den untersten Platz aufgeben? Das macht mein Herz nicht mit. Nimm hier niemanden zurück.
lesson-mafia-city-home-back = Im Geschäftsbezirk steht Enzo unter dir. Nimm beide zurück, einen oder keinen: Du entscheidest.
lesson-mafia-city-home-club = Allein im Gentlemen’s Club. Bleibt er, ist er auch nächstes Mal der unterste. Oder hol ihn heim. Wie du willst.
lesson-mafia-city-home-round = Das war eine Runde. Der Marker geht an Rosa, alle ziehen eine Karte; wer allein Letzter ist, zieht mehr. Die Stadt hat ein Herz, ein kleines.

## Reactions

lesson-mafia-city-reactions = Reaktionen
lesson-mafia-city-reactions-thief = Runde zwei, und Rosa spielt den Dieb gegen dich. Noch ist nichts geschehen: Erst dürfen alle reagieren, und niemand sieht, wer gerade nachdenkt.
lesson-mafia-city-reactions-chief = Der Polizeichef hebt Informant, Dieb und Durchsuchung auf. Du hast gerade einen gezogen. Zeig ihr die Marke.
    .but = Das käme dich teuer. Der Polizeichef ist dafür gemacht: Spiel ihn.
lesson-mafia-city-reactions-struck = Rosa antwortet mit zwei Fäusten: Sie heben deinen Polizeichef auf. Immer gilt zuerst das Neueste. Kommt nichts mehr, bestiehlt dich der Dieb doch.
lesson-mafia-city-reactions-strike-back = Aber was aufgehoben ist, lässt sich retten: Heb das Aufheben auf. Du hast selbst zwei Fäuste. Spiel sie.
    .but = Und ihr den Sieg lassen? Zwei Fäuste, mein Freund. Beide.
lesson-mafia-city-reactions-saved = Deine Fäuste stoppen ihre, dein Polizeichef bleibt, der Dieb geht leer aus. Die Karten sind auf beiden Seiten weg; ihr Zug ist vorbei.
lesson-mafia-city-reactions-place = Du bist am Zug. Setz einen Mann, wohin du magst. Ich schaue nur zu.
    .but = Deine Hand ist leer, deine Bande nicht. Setz einen Mann.
lesson-mafia-city-reactions-why-not = Etwas leuchtet nicht? Tippe es trotzdem an: Du erfährst, warum nicht, mit dem Paragrafen der Regeln. Das Fragezeichen erklärt, was gefragt ist.
lesson-mafia-city-reactions-bullet = Wer pausiert hat, darf mit einer Kugel noch einmal handeln. Ein Geheimer Pakt zählt als ein Mann mehr, wenn es um Kontrolle geht. Alles steht auf der Kurzübersicht.
lesson-mafia-city-reactions-figures = Mit dem Polizisten siehst du alle Hände. Der Bürgermeister wählt die Reihenfolge der Orte. Beide bleiben bei dir, bis ihr Ort den Herrn wechselt.
lesson-mafia-city-reactions-win = Nach dem siebten Ort einer Runde wird geprüft: Wer das Ziel erreicht hat und die meisten Punkte hat, gewinnt. Mehr brauchst du nicht. Hol dir die Stadt.
