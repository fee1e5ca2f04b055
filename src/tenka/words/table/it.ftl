## People
table-somebody-gone = qualcuno che se n’è andato
table-seat-open = posto libero
