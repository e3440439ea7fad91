### Amit az adatbázisról, a mentéséről és a visszaállításáról mondunk.

error-database-reach = Az adatbázis nem válaszol: { $text }
error-database-used = Ezt az adatbázist már egy másik szerver használja: { $path }. Állítsd le azt, vagy adj ennek sajátot (--database)
error-backup-nothing = Itt nincs mit menteni: { $path }
error-backup-exists = A fájl már létezik, és nem mentés, ezért érintetlen marad: { $path }
error-backup-write = A mentést nem lehet ide írni: { $path } ({ $text })
error-backup-read = A mentést nem lehet elolvasni: { $path } ({ $text })
error-backup-file = Ez nem ép mentés: { $path }. A hibás sor: { $line }. Semmi sem változott
error-backup-newer = A mentést a Tablestead újabb változata készítette: { $path }
error-restore-full = Itt már vannak asztalok: { $path }. Mentést csak üres adatbázisba lehet visszaállítani
error-verify = { $count } asztalból { $n } hibás. A többi újrajátszható
error-verify-table = { $table }: { $text }
