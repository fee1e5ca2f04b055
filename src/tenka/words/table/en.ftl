## People
table-somebody-gone = somebody who has left
table-seat-open = open seat
