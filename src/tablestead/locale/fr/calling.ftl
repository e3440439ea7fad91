### Appeler les joueurs à une table quand leur page est fermée : où et quand ils le souhaitent, et leurs congés.

error-time-zone = Il n’y a pas de fuseau horaire { $value }
error-day = Ce jour ne peut pas être un congé : { $value }. Choisissez à partir de demain, un an à l’avance au plus
error-holidays = Il y a { $n } jours de congé par an au plus
error-push = Le service de notification de ce navigateur ne peut pas être utilisé
error-mail-none = Ce serveur n’envoie pas d’e-mails
error-mail-address = Indiquez une adresse e-mail joignable, comme anna@example.org
error-mail-failed = L’e-mail n’a pas pu être envoyé. Réessayez plus tard
error-mail-link = Ce lien n’est plus valable : il sert une fois, pendant un jour
