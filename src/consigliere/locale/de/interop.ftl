# Was Programme hören, die die Spiele über PettingZoo, Gymnasium oder OpenSpiel benutzen.

interop-missing-extra = Dafür fehlt das Paket { $package }. Es wird so installiert: pip install "consigliere[{ $extra }]"
interop-illegal-code = Platz { $seat } darf jetzt nicht { $code } sagen.
interop-not-asked = Platz { $seat } ist nicht gefragt.
interop-not-begun = Der Tisch ist noch nicht gedeckt: zuerst reset aufrufen.
interop-sampled = Dieser Zustand ist aus dem ausgelost, was ein einzelner Spieler weiß: Er hat kein Protokoll.
interop-no-file = Die Datei { $file } mit der Ausgabe lässt sich nicht lesen.
