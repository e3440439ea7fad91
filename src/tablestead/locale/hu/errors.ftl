### Mi a baj egy sorral, egy beállítással vagy egy játszmalappal.

error-line-empty = A sor üres
error-word = Ismeretlen szó: { $word }. Itt lehetséges: { $allowed }
error-word-extra = Eggyel több a szó „{ $verb }” után: { $word }
error-word-missing = Hiányzik valami „{ $verb }” után. Lehetséges: { $allowed }

error-game-unknown = Nincs ilyen játék: { $game }. Van: { $allowed }
error-bot-unknown = Nincs ilyen bot: { $bot }. Van: { $allowed }
error-option-unknown = Nincs ilyen beállítás: { $option }. Van: { $allowed }
error-option-value = A beállítás ({ $option }) nem lehet ez: { $value }. Lehetséges: { $allowed }
error-option-unsettled = Ez a beállítás még a véletlenre vár: { $option }
error-option-trade-solo = Egyedül nem lehet cserélni: a kereskedelmi játékhoz 2–4 játékos kell

error-record-start = Ez nem játszmalap: nem a „tablestead” szóval és egy számmal kezdődik
error-record-newer = A játszmalap formátuma ({ $version }) újabb, mint amit ez a program ismer ({ $known })
error-record-head = Ebből a sorból hiányzik a név vagy a kettőspont: { $text }
error-record-twice = Kétszer szerepel: „{ $name }”
error-record-missing = Hiányzik ez a sor: „{ $name }:”
error-record-cut = A játszmalap csonka: hiányzik az utolsó sora („end:”)
error-record-game = Nincs ilyen játék: { $game }
error-record-rules = Ez nem a szabályok változatszáma: { $text }
error-record-seats = A helyek sorszámai nem illenek a játékosok számához ({ $players })
error-record-hidden = A játszmalapból hiányzik, amit egy játékos nem látott ({ $text }), ezért nem játszható vissza
error-record-over = A játszma már véget ért, de a játszmalap folytatódik: { $text }
error-record-seat = Nem ez a hely következik: { $text }. A sor elején ennek kell állnia: { $expected }
error-record-version = Ez a sor már nem felel meg a szabályoknak: { $text }. A játszmalap szabályváltozata: { $version }, ez itt: { $known }
error-record-after-end = A befejezés után is áll valami
error-record-end = Ez nem egy játszma befejezése: { $text }
error-record-end-wrong = A befejezés nem illik az álláshoz: { $text }
