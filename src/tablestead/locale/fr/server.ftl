### Ce que dit le serveur quand quelque chose n’est pas possible.

error-table = Cette table n’existe pas : elle a été supprimée, ou l’adresse est fausse
error-table-broken = Cette table ne peut pas continuer : la ligne { $line } de la feuille de partie ({ $text }) ne correspond plus aux règles. La partie suit la version { $version } des règles, celle-ci est la version { $known }. La feuille de partie peut encore être enregistrée
error-message = Le message n’a pas été compris
error-old-position = La partie a avancé : ceci concernait une position antérieure. Rien n’a changé
error-over = La partie est terminée
error-bot-turn = Ce n’est pas à vous de jouer : { $seat } réfléchit
error-look = Cette place n’est pas la vôtre
error-not-looking = C’est à { $seat } de décider : affichez d’abord l’écran de ce joueur
error-real-hidden = Ce jeu a des secrets : il ne se joue pas ici avec du vrai matériel
error-review = Les chiffres viennent à la fin de la partie : avant, ils trahiraient des secrets
error-position = Cette position n’existe pas. Positions jusqu’ici : { $n }
error-hint = Pas de conseil maintenant : ce n’est à personne de jouer ici
error-hint-failed = Le bot n’a pas donné de conseil cette fois
error-hint-busy = Un conseil est déjà en préparation
error-undo = Ceci ne peut plus être annulé
error-table-damaged = Les données de cette table sont abîmées. Qui gère le serveur en a peut-être une sauvegarde
error-storage = Le serveur n’atteint pas sa base de données, ou son disque est plein. Réessayez dans un instant
error-storage-unknown = Le serveur vient de perdre sa base de données. On verra à son retour si ceci a été enregistré
error-slow = La connexion était trop lente, elle a été fermée
error-server = Une erreur s’est produite dans le serveur. Rien n’a changé
error-seats = Le nombre de joueurs ne correspond pas aux places : { $n }
error-name = Le nom du joueur { $number } doit avoir de 1 à { $n } caractères
error-too-large = C’est trop long : { $kilobytes } ko au plus sont lus
error-address = Il n’y a rien à cette adresse
error-method = Cette adresse ne s’utilise pas ainsi
error-request = La requête n’a pas été comprise
error-origin = La requête vient d’un autre site, elle a été refusée
error-database = Ce type de base de données n’est pas utilisable : { $scheme }. Indiquez le chemin d’un fichier SQLite ou l’adresse d’une base PostgreSQL
error-database-newer = Cette base de données vient d’une version plus récente de Tablestead : { $path }
error-ports = Tous les ports de { $port } à { $last } sont occupés
error-start = Le serveur n’a pas pu démarrer
error-seat-taken = Quelqu’un a déjà pris cette place
error-not-your-seat = C’est à { $seat } de décider, et cette place n’est pas la vôtre
error-no-seat = Vous n’avez pas de place à cette table
error-not-host = Seul l’hôte de la table peut faire cela
error-invite = Cette place est réservée à un ami : il faut le lien d’invitation
error-link = Ce lien personnel n’est plus valable : il sert une fois, dans la journée. Créez-en un nouveau sur votre autre appareil
error-code = Ce code n’existe pas : vérifiez les lettres. Il sert une seule fois, et seul le dernier compte
error-no-device = Cet appareil est déjà déconnecté
error-giver = C’est cet appareil qui vous a donné la place : lui seul peut se déconnecter
error-door = Cette table est réservée à ses joueurs
error-waiting = La partie n’a pas commencé : une place est encore libre
error-command = Ce n’est pas possible ici
error-time-left = { $seat } a encore du temps
error-vacant = Seule la place d’un joueur peut être libérée, et pas votre dernière
error-chat = Un message compte de 1 à { $n } caractères
error-chat-fast = Doucement : attendez un instant avant d’écrire encore
error-reaction = Cette réaction n’est pas possible
error-clock = Cette pendule n’est pas possible : entre 10 secondes et 30 jours, et aucune avec du vrai matériel
error-real-friends = Avec du vrai matériel, tout le monde est à la même table : pas de place pour des amis ailleurs
error-too-many = { $minutes ->
    [one] Trop de demandes depuis cette adresse : réessayez dans une minute
   *[other] Trop de demandes depuis cette adresse : réessayez dans { $minutes } minutes
}
error-rematch = Une revanche s’ouvre quand la partie est finie
error-arrange = Seule une table qui attend des joueurs peut être modifiée, et une place doit rester libre
error-rematch-declined = Quelqu’un ne souhaite pas de revanche
error-begun = La partie a commencé : elle ne s’arrête plus que par accord, abandon, temps écoulé ou absence
error-hint-none = Cette table se joue sans conseils

undo-turn = Rien à annuler : le tour est terminé
undo-forced = Rien à annuler : vous n’aviez pas d’autre choix pendant ce tour
undo-other = Rien à annuler : un autre joueur a agi
undo-hidden = Rien à annuler : un élément caché a été vu
undo-nothing = Rien à annuler : aucune décision n’a été prise
undo-over = Rien à annuler : la partie est terminée
