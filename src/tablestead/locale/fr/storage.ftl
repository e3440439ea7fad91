### Ce qui se dit de la base de données, de sa sauvegarde et de sa restauration.

error-database-reach = La base de données ne répond pas : { $text }
error-database-used = Un autre serveur utilise déjà cette base de données : { $path }. Arrêtez-le, ou donnez-en une autre à celui-ci (--database)
error-backup-nothing = Il n’y a rien à sauvegarder ici : { $path }
error-backup-exists = Le fichier existe déjà et n’est pas une sauvegarde, il reste donc intact : { $path }
error-backup-write = La sauvegarde ne peut pas être écrite dans { $path } : { $text }
error-backup-read = La sauvegarde { $path } est illisible : { $text }
error-backup-file = Ce fichier n’est pas une sauvegarde entière : { $path }. Il est abîmé à la ligne { $line }. Rien n’a changé
error-backup-newer = Cette sauvegarde vient d’une version plus récente de Tablestead : { $path }
error-restore-full = Il y a déjà des tables ici : { $path }. Une sauvegarde se restaure dans une base de données vide
error-verify = { $n ->
    [one] { $n } table sur { $count } est abîmée. Les autres se rejouent
   *[other] { $n } tables sur { $count } sont abîmées. Les autres se rejouent
}
error-verify-table = { $table } : { $text }
