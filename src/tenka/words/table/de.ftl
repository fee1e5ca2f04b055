## People
table-somebody-gone = jemand, der gegangen ist
