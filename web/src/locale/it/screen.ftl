### Il tavolo su un grande schermo, il telefono come mano, la modalità streamer, l’app installata.

## Un grande schermo

screen-title = Mostra su un grande schermo
screen-what = Un televisore o un tablet mostra il tavolo a tutti, e ogni telefono mostra le carte di chi lo tiene. Niente di segreto arriva mai sul grande schermo.
screen-type = Apri lì questo indirizzo:
screen-or-scan = Oppure inquadra il codice con quel dispositivo. Vale una volta sola, per dieci minuti.
screen-only-ticket = Questo tavolo non ha spettatori. Il codice fa entrare un solo schermo, una volta, entro dieci minuti.
screen-picture = Codice QR per il grande schermo
screen-here = Aprilo su questo dispositivo
screen-then = Appena è collegato, i telefoni mostrano per prima la mano di chi li tiene.
screen-connected =
    { $n ->
        [one] Un grande schermo mostra il tavolo.
       *[other] { $n } grandi schermi mostrano il tavolo.
    }
screen-scan = Inquadra con il telefono, poi scegli una sedia
screen-sound-on = Attiva l’audio
screen-sound-off = Disattiva l’audio
screen-fill = Schermo intero
screen-refused = Questo schermo non può mostrare il tavolo. Chi è seduto può farlo entrare: «Mostra su un grande schermo».

## Il telefono come mano

screen-my-hand = Il mio telefono è la mia mano
screen-sides = La mia mano o il tabellone
screen-side-hand = La mia mano
screen-side-board = Tabellone
screen-lit = lì si può scegliere qualcosa
prefs-hand = Questo telefono mostra prima la mia mano
prefs-hand-screen = Quando un grande schermo mostra il tavolo
prefs-hand-always = Sempre
prefs-hand-never = Mai

## Modalità streamer

prefs-streamer = Modalità streamer: le mie carte e l’invito restano coperti finché non tengo premuto il pulsante
stream-on = La modalità streamer è attiva
stream-hold = Tieni premuto per vedere le mie carte
stream-cover = Copri le mie carte
stream-how = Tieni premuto, oppure tieni premuto il tasto V. Con due pressioni resta aperto finché non hai risposto.
stream-covered = Le tue carte e ciò che ti si chiede sono coperti.
stream-covered-invite = L’invito è coperto: la modalità streamer è attiva.
stream-hold-invite = Tieni premuto per vederlo
stream-key = tenuto premuto: vedi le mie carte in modalità streamer

## La connessione e l’app installata

link-searching = Il server non è raggiungibile. Continuiamo a provare, e questa pagina prosegue da sola.
app-offline = Il server non è raggiungibile. Ogni partita passa da lì, anche quelle contro i bot. Continuiamo a provare.
app-back = Il server è di nuovo raggiungibile.
app-new = È pronta una nuova versione.
app-reload = Ricarica
