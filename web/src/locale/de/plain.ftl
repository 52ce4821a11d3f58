### Was ein Spiel ohne eigenen Spielplan zeigt.

plain-last = Die letzten Züge
plain-yes = ja
plain-no = nein
plain-hidden = verdeckt
plain-many-hidden = { $n } verdeckt
