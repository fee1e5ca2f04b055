## Records from files
records-why = Eine Aufzeichnung ist eine ganze beendete Partie in einer Datei. Öffne hier eine, um sie anzusehen, zu prüfen und analysieren zu lassen. Nur du siehst sie, und du kannst sie jederzeit löschen.
records-open = Aufzeichnung öffnen
records-remove = Löschen
records-unreadable = Diese Datei ist keine Aufzeichnung einer Partie.
records-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
