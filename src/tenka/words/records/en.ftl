## Records from files
records-why = A record is a whole finished game in a file. Open one here to watch it, check it and have it analysed. Only you can see it, and you can delete it at any time.
records-open = Open a record
records-remove = Delete
records-unreadable = This file isn’t a game record.
records-too-large = This file is too large to be a game record.
