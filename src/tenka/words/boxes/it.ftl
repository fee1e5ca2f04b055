boxes-about = Non tutti i valori dei nostri giochi sono quelli stampati: alcuni sono ricostruiti, altri vengono dal conteggio di un solo proprietario. Se hai il gioco stampato puoi inserire quello che c’è scritto davvero, conservarlo come scatola e sceglierla per un nuovo tavolo. Chi gioca a quel tavolo vede che cosa differisce dalla nostra, e la registrazione lo conserva.
boxes-new = Nuova scatola
boxes-open = Apri un file
boxes-none = Non hai ancora scatole per questo gioco.
boxes-yours = Le tue scatole
boxes-name = Nome della scatola
boxes-name-first = { $game }, la mia edizione
boxes-save = Salva
boxes-saved = Salvata: { $name }
boxes-cancel = Annulla
boxes-change = Modifica
boxes-download = Scarica
boxes-delete = Elimina
boxes-delete-sure = Elimina davvero
boxes-deleted = Eliminata: { $name }
boxes-empty = Un campo vuoto ha il nostro valore, che vi appare in grigio.
boxes-ours = da noi: { $value }
boxes-back = Come da noi
boxes-source-printed = stampato
boxes-source-counted = contato da un proprietario
boxes-source-reconstructed = ricostruito
boxes-count =
    { $count ->
        [0] Nulla differisce dalla nostra scatola.
        [one] Un valore differisce dalla nostra scatola.
       *[other] { $count } valori differiscono dalla nostra scatola.
    }
boxes-wrong =
    { $count ->
        [one] Un valore è da correggere.
       *[other] { $count } valori sono da correggere.
    }
boxes-chosen = Scelte: { $count } di { $most }
boxes-add = Aggiungi
boxes-remove = Togli { $pair }
boxes-between = Da
boxes-and = A
boxes-no-file = Questo file non contiene una scatola di questo gioco.
boxes-difference = { $field }: { $value } (da noi: { $ours })
boxes-choose = Scatola
boxes-choose-ours = la nostra
boxes-own = Hai il gioco stampato? Inseriscine i valori.
