### Az emberek hívása az asztalhoz, amikor a lapjuk zárva van: hol és mikor kérik, és a szabadnapjaik.

error-time-zone = Nincs ilyen időzóna: { $value }
error-day = Ez a nap nem lehet szabadnap: { $value }. Holnaptól legfeljebb egy évre előre választhatsz
error-holidays = Évente legfeljebb { $n } szabadnap lehet
error-push = Ennek a böngészőnek az értesítési szolgáltatója nem használható
error-mail-none = Ez a szerver nem küld levelet
error-mail-address = Adj meg egy elérhető e-mail-címet, például anna@example.org
error-mail-failed = A levelet most nem sikerült elküldeni. Próbáld meg később
error-mail-link = Ez a link már nem érvényes: egyszer és egy napig működik
