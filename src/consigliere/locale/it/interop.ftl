# Che cosa sentono i programmi che usano i giochi tramite PettingZoo, Gymnasium o OpenSpiel.

interop-missing-extra = Serve il pacchetto { $package }. Si installa con: pip install "consigliere[{ $extra }]"
interop-illegal-code = Il posto { $seat } adesso non può dire { $code }.
interop-not-asked = Al posto { $seat } non è stato chiesto niente.
interop-not-begun = Il tavolo non è ancora apparecchiato: prima va chiamato reset.
interop-sampled = Questo stato è stato sorteggiato da ciò che sa un solo giocatore: non ha un verbale.
interop-no-file = Il file di edizione { $file } non si può leggere.
