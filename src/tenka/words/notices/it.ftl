## Come sapere che cosa succede mentre non ci sei
notices-title = Notifiche
notices-why = Scopri che cosa succede ai tuoi tavoli mentre non ci sei. Per un tavolo che hai aperto davanti non ricevi nulla.
notices-none-offered = Questo server non manda e-mail né notifiche push e non chiama webhook. Puoi usare il feed e il calendario qui sotto.
notices-not-offered-email = Questo server non manda e-mail.
notices-not-offered-push = Questo server non manda notifiche push.
notices-not-offered-hook = Questo server non chiama webhook.

notices-mode-of = { $channel }: quando avvisarti
notices-once = Subito
notices-digest = Una volta al giorno
notices-off = Mai
notices-email = E-mail
notices-push = Notifiche push
notices-push-here = Questo browser
notices-push-why = Raggiunge questo browser anche a pagina chiusa.
notices-push-on = Attiva in questo browser
notices-push-blocked = Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito.
notices-push-impossible = Questo browser qui non può ricevere notifiche push.
notices-push-added = Le notifiche push sono attive in questo browser.
notices-hook = Webhook
notices-hook-why = Tenka chiama questo indirizzo: un webhook di Discord o di Slack, o un tuo programma. Lì forse leggono anche altri, perciò contiene solo ciò che sanno tutti.
notices-hook-url = Indirizzo del webhook
notices-hook-add = Aggiungi il webhook
notices-hook-added = Webhook aggiunto.
notices-channel-at = { $channel } ({ $about })
notices-test = Invia una prova
notices-test-of = Invia una prova: { $channel }
notices-tested = Il messaggio di prova è in arrivo.
notices-remove = Rimuovi
notices-remove-of = Rimuovi: { $channel }
notices-removed = Rimosso.
notices-broken = Disattivato perché non funzionava più. Scegli quando ricevere gli avvisi per riprovare.
notices-trouble = L’ultimo messaggio non è stato consegnato. Invia una prova; se non arriva, rimuovi questa voce e aggiungila di nuovo.

## Di che cosa, e quando
notices-kinds = Che cosa vuoi sapere
notices-kind-turn = Tocca a te
notices-kind-short = Il tuo tempo stringe
notices-kind-invited = Ricevi un invito
notices-kind-over = Una partita finisce
notices-kind-said = Qualcuno ti scrive
notices-silent = Ore di silenzio
notices-silent-why = In queste ore non ricevi nulla; gli avvisi aspettano.
notices-silent-on = Rispetta le ore di silenzio
notices-silent-from = Dalle
notices-silent-until = Alle
notices-digest-at = Riepilogo quotidiano alle
notices-zone = Fuso orario
notices-language = Lingua
notices-save = Salva
notices-saved = Salvato.

## Feed e calendario
notices-feed = Feed e calendario
notices-feed-why = Un feed con le tue notifiche e un calendario che mostra quando scade il tuo tempo. Chi conosce l’indirizzo può leggerli.
notices-feed-make = Crea gli indirizzi
notices-feed-new = Crea nuovi indirizzi
notices-feed-end = Disattiva
notices-feed-made = Gli indirizzi sono pronti. Quelli di prima non valgono più.
notices-feed-ended = Feed e calendario sono disattivati.
notices-feed-atom = Feed (Atom)
notices-feed-calendar = Calendario (iCalendar)
notices-copy = Copia
notices-copy-of = Copia: { $what }
notices-copied = Copiato.

## L'indirizzo e-mail del profilo
notices-address-why = Per le notifiche, e per una nuova password se perdi la tua. Non lo vede nessun altro.
notices-address = Indirizzo e-mail
notices-address-now = Il tuo indirizzo è { $address }.
notices-address-pending = Un link è stato mandato a { $address }. Aprilo entro un giorno per confermare l’indirizzo.
notices-address-save = Salva l’indirizzo
notices-address-sent = Un link è in arrivo a quell’indirizzo.
notices-address-remove = Rimuovi l’indirizzo
notices-address-removed = L’indirizzo è stato rimosso.
notices-address-refused = La posta al tuo indirizzo è stata rifiutata. Controllalo.
notices-password = La tua password

## Link nelle e-mail
notices-confirm-title = Conferma dell’indirizzo e-mail
notices-confirm-do = Conferma l’indirizzo
notices-confirm-done = Il tuo indirizzo e-mail è confermato.
notices-recover-title = Password persa
notices-recover-why = Inserisci l’indirizzo e-mail del tuo profilo. Se qui è noto, ricevi un link per scegliere una nuova password.
notices-recover-ask = Manda il link
notices-recover-asked = Se l’indirizzo qui è noto, un link è in arrivo. Vale un’ora.
notices-recover-link = Hai dimenticato la password?
notices-recover-choose = Scegli una nuova password
notices-recover-choose-why = Tutti i dispositivi vengono disconnessi; con questo accedi subito.
notices-recover-save = Salva la password
notices-recover-done = La tua password è cambiata.
notices-unsubscribe-title = Annulla l’iscrizione
notices-unsubscribe-why = Per questa via non riceverai più nulla. Puoi riattivarla nella pagina del tuo profilo.
notices-unsubscribe-do = Annulla l’iscrizione
notices-unsubscribe-done = Fatto: per questa via non arriva più nulla.
notices-to-account = Vai al profilo
