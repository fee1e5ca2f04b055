## Il gioco
game-name = Sekisho
game-tagline = Uno sorveglia il posto di blocco, gli altri cercano di passare o restano a casa.
game-about = Nessuno sa quanto vale la carta al posto di blocco. Chi viaggia con una più alta passa e fa punti; chi viaggia con una più bassa viene preso.
game-provenance = Sekisho è stato inventato per Tenka, per mostrare come si aggiunge un gioco. Non esiste altro che queste regole.
rules-components = Venti carte numerate da 1 a 20.

## Di che cosa è fatta una posizione
view-round = Turno
view-roles = Ruolo
role-guard = al posto di blocco
view-points = Punti
view-cards_left = Carte in mano
view-travelling = In viaggio
view-gone = Viste nei turni precedenti
view-hand = La tua mano
view-guard = La tua carta al posto di blocco
view-stayed = Le tue carte a casa

## Chi fa che cosa
decision-guard = { $name } sceglie una carta per il posto di blocco
decision-travel = { $name } decide se mettersi in viaggio
prompt-guard = Sorveglia il posto di blocco: gioca una delle tue carte coperta.
prompt-travel = Viaggia con una delle tue carte oppure lasciane una a casa.

## Mosse
move-guard = Sorveglia il posto di blocco con { $card }
    .group = Sorveglia il posto di blocco con
    .short = { $card }
move-travel = Viaggia con { $card }
    .group = Viaggia con
    .short = { $card }
move-stay = Lascia { $card } a casa
    .group = Lascia a casa
    .short = { $card }

## Eventi
event-dealt = { $name } riceve { $count } carte.
event-hand = Le tue carte: { $cards }.
event-guarded = { $name } gioca una carta coperta al posto di blocco.
event-stayed = { $name } resta a casa.
event-laid = Hai giocato { $card }.
event-travelled = { $name } viaggia con { $card }.
event-opened = { $name } sorvegliava il posto di blocco con { $card }.
event-past = { $name } passa: { $points } punti (totale { $total }).
event-caught =
    { $points ->
        [one] { $name } prende un viaggiatore: un punto (totale { $total }).
       *[other] { $name } prende un viaggiatore: { $points } punti (totale { $total }).
    }
event-quiet =
    { $points ->
        [one] Non è passato nessuno: un punto a { $name } (totale { $total }).
       *[other] Non è passato nessuno: { $points } punti a { $name } (totale { $total }).
    }

## Rifiuti
refusal-not-in-hand = Non hai in mano { $card }.
refusal-wrong-time =
    { $decision ->
        [guard] Ora non si può: sei al posto di blocco.
       *[travel] Ora non si può: viaggia, oppure lascia una carta a casa.
    }

## Regole
rule-title-E1 = La distribuzione
rule-E1 = Mescolate le venti carte. In due o in tre ciascuno ne riceve sei, in quattro quattro. Nessuno vede le altre.
rule-title-E2 = Il posto di blocco
rule-E2 = A ogni turno un giocatore sorveglia il posto di blocco e vi gioca una carta coperta. Tocca a tutti, uno dopo l’altro, cominciando dal primo.
rule-title-E3 = In viaggio
rule-E3 = Poi gli altri decidono uno dopo l’altro. Chi viaggia gioca una carta scoperta sulla strada; chi non viaggia lascia una carta coperta a casa.
rule-title-E4 = Il posto di blocco si apre
rule-E4 = Scoprite la carta al posto di blocco. Chi è in viaggio con una carta più alta passa e ottiene 2 punti. Per ogni altro viaggiatore chi sorveglia ottiene 1 punto. Se nessuno ha viaggiato, chi sorveglia ottiene 1 punto.
rule-title-E5 = La fine
rule-E5 = La partita finisce quando tutti hanno esaurito le carte. Vince chi ha più punti; a parità, la vittoria è condivisa.
