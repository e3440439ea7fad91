### Lessons: what is said around them. The lessons themselves are in <game>-lessons.ftl.

shell-learn-title = Leckék
shell-learn-title-of = { $name }: leckék
shell-learn-course = { $n } lecke · { $minutes } perc · { $done } kész
shell-learn-left = Még körülbelül { $n } perc
shell-learn-all-done = Mind kész: játssz, amikor csak kedved van
shell-learn-done = kész
shell-learn-next = következő
shell-learn-other-games = További leckék
shell-learn-read-instead = Inkább elolvasnád? Egy oldalon
shell-learn-leave = Kilépés a leckéből
shell-learn-task-n = { $n }. feladat, összesen { $of }
shell-learn-right = Így van!
shell-learn-why = Miért?
shell-learn-back = Vissza
shell-learn-show = Mutasd meg
shell-learn-again = A feladat elölről
shell-learn-skip = Kihagyom
shell-learn-next-task = Tovább
shell-learn-next-lesson = Következő lecke
shell-learn-all = Minden lecke
shell-learn-stuck = Innen már nem oldható meg. Semmi baj: kezdd elölről a feladatot.
shell-learn-press-here = Ide kattints
shell-learn-offer = Tanuld meg játszva
shell-learn-stumble = Tanuld meg { $n } perc alatt
shell-learn-first-game = Jöhet az első játszma
