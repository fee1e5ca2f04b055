## People
table-somebody-gone = somebody who has left
