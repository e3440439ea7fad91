### Az oldal mint alkalmazás: telepítve, hálózat nélkül és megújulva.

shell-app-description = Digitális asztal társasjátékokhoz: botok ellen, távoli barátokkal vagy egy képernyőnél.
shell-install = Telepítés
shell-install-about = Tablestead alkalmazásként: a kezdőképernyődön, saját ablakban.
shell-install-by-hand = Koppints a Megosztás gombra, majd a „Főképernyőhöz adás” sorra.
shell-away-network = Nincs hálózat.
shell-away-server = A szerver nem válaszol.
shell-away-back = A játszmáid megvannak; az oldal magától visszatér.
shell-away-kept = legutóbbi állapot
shell-update = Új változata van ennek az oldalnak.
shell-update-after = Új változata van ennek az oldalnak. A fordulód végén töltődik be.
shell-update-load = Betöltés most
