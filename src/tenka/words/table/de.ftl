## People
table-somebody-gone = jemand, der gegangen ist
table-seat-open = freier Platz
