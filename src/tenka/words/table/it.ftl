## People
table-somebody-gone = qualcuno che se n’è andato
