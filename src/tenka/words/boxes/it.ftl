boxes-about = Non tutti i valori dei nostri giochi vengono dal gioco stampato: alcuni sono ricostruiti, altri li ha contati un solo proprietario. Se hai il gioco stampato, puoi inserire i suoi valori, salvarli come scatola e sceglierla per un nuovo tavolo. Chi gioca a quel tavolo vede che cosa cambia rispetto ai nostri valori, e la registrazione lo conserva.
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
boxes-delete-sure = Eliminare davvero?
boxes-deleted = Eliminata: { $name }
boxes-empty = In un campo vuoto vale il nostro valore, che si vede in grigio.
boxes-ours = da noi: { $value }
boxes-back = Come da noi
boxes-source-printed = stampato
boxes-source-counted = contato da un proprietario
boxes-source-reconstructed = ricostruito
boxes-count =
    { $count ->
        [0] Nessun valore è diverso dai nostri.
        [one] 1 valore è diverso dai nostri.
       *[other] { $count } valori sono diversi dai nostri.
    }
boxes-wrong =
    { $count ->
        [one] 1 valore da correggere.
       *[other] { $count } valori da correggere.
    }
boxes-chosen = Scelte: { $count } di { $most }
boxes-add = Aggiungi
boxes-remove = Togli { $pair }
boxes-between = Da
boxes-and = A
boxes-no-file = Questo file non contiene una scatola per questo gioco.
boxes-difference = { $field }: { $value } (da noi: { $ours })
boxes-choose = Scatola
boxes-choose-ours = la nostra
boxes-own = Hai il gioco stampato? Inseriscine i valori.
