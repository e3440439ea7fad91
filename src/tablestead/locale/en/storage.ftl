### What is said about the database, its backup and its return.

error-database-reach = The database does not answer: { $text }
error-database-used = Another server uses { $path } already: end that one, or give this one a --database of its own
error-backup-nothing = There is nothing to back up in { $path }
error-backup-exists = The file is there already and is no backup, so it is left alone: { $path }
error-backup-write = The backup cannot be written to { $path }: { $text }
error-backup-read = The backup { $path } cannot be read: { $text }
error-backup-file = { $path } is no whole backup: it is damaged at line { $line }. Nothing was changed
error-backup-newer = The backup { $path } was made by a newer version of Tablestead
error-restore-full = There are tables in { $path } already: a backup is restored to an empty database
error-verify = { $n ->
    [one] { $n } table of { $count } is not sound. The rest replays
   *[other] { $n } tables of { $count } are not sound. The rest replays
}
error-verify-table = { $table }: { $text }
