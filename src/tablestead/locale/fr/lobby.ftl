### Où l’on se retrouve : nouvelles tables, tables ouvertes, salle d’attente, et ce que l’on fait d’une table.

## Le temps d’une table

shell-real-together = Seulement quand tout le monde est assis à votre propre table.
shell-time = Rythme
shell-time-none = Sans pendule
    .about = Chacun réfléchit aussi longtemps qu’il le souhaite.
shell-time-live = En direct
    .about = Un temps pour toute la partie ; chaque tour en ajoute un peu. Quand il est écoulé, les autres peuvent attendre ou laisser jouer un bot.
shell-time-move = Lente
    .about = Un temps par coup, pour une partie de plusieurs jours. Quand il est écoulé, les autres peuvent attendre ou laisser jouer un bot.
shell-time-stock = Temps par joueur
shell-time-preset = { $minutes } min, + { $seconds } s par tour
shell-time-other = Autre
shell-time-minutes = Minutes pour la partie
shell-time-seconds = Secondes en plus par tour
shell-time-each = Temps pour chaque coup
shell-watch = Spectateurs admis
    .about = Toute personne qui connaît l’adresse voit ce qui est visible sur la table.
shell-hints = Conseils permis
    .about = Tout le monde peut demander conseil à un bot, ou personne.

## Les pendules en mots

shell-clock-none = Sans pendule
shell-clock-live = { $minutes } min par joueur, + { $seconds } s par tour
shell-clock-move = { $time } par coup
shell-time-left = Temps restant : { $time }
shell-time-up = Temps écoulé

## Mes parties et les tables ouvertes

shell-mine-turn = À vous
shell-mine-turns = { $n ->
    [one] À vous de jouer : { $n } table
   *[other] À vous de jouer : { $n } tables
}
shell-mine-waits = En attente : { $name }
shell-seats-free = Places libres : { $n }
shell-lobby = Tables ouvertes
shell-lobby-none = Aucune pour l’instant. Ouvrez-en une, quelqu’un viendra peut-être.
shell-lobby-open = Ouvrir une table
shell-lobby-join = Rejoindre
shell-lobby-join-table = Rejoindre : { $name }
shell-lobby-count = { $n ->
    [0] Aucune pour l’instant. La liste se met à jour d’elle-même.
    [one] Une table, hôtes présents : { $hosts }. La liste se met à jour d’elle-même.
   *[other] { $n } tables, hôtes présents : { $hosts }. La liste se met à jour d’elle-même.
}
shell-lobby-lost = Pas de connexion : la liste n’est peut-être plus à jour
shell-lobby-new = { $n ->
    [one] Une nouvelle table
   *[other] { $n } nouvelles tables
}
shell-lobby-call = Une table vient d’ouvrir
shell-lobby-filter = Filtres
shell-lobby-all-games = Toutes
shell-lobby-game = Jeu
shell-lobby-host = Hôte
shell-lobby-seats = Places
shell-lobby-pace = Rythme
shell-lobby-age = Ouverte depuis
shell-lobby-sort = Trier par
shell-lobby-pace-live = En direct
shell-lobby-pace-move = Lente
shell-lobby-pace-none = Sans pendule
shell-lobby-one-seat = Une place libre
shell-lobby-more-seats = Plusieurs places libres
shell-lobby-here = Hôte présent
shell-lobby-host-away = Sans place
shell-lobby-seen = hors ligne depuis { $time }
shell-lobby-gone = N’est plus ouverte
shell-lobby-watch = À regarder
shell-lobby-watch-none = Aucune partie pour l’instant.
shell-lobby-nomatch = Aucune table ne correspond à ces filtres
shell-lobby-reset = Afficher toutes les tables
shell-lobby-empty = Aucune table n’est ouverte pour l’instant
    .about = Ouvrez-en une : elle reste ici pour tout le monde jusqu’à ce que quelqu’un s’y installe.
shell-lobby-tell = Me prévenir quand une table ouvre
shell-lobby-telling = Vous serez prévenu
shell-spectators = { $n ->
    [one] Un spectateur
   *[other] { $n } spectateurs
}

## La salle d’attente

shell-room-option = { $name } : { $value }
shell-room-waits = { $n ->
    [one] Une place est encore libre. La partie commence quand elle est prise.
   *[other] { $n } places sont encore libres. La partie commence quand toutes sont prises.
}
shell-room-sit = Prenez une place : la partie commence quand toutes sont prises.
shell-room-lapse = Une place se libère quand son joueur est hors ligne depuis { $time }.
shell-room-leave = Quitter ma place
shell-room-leave-seat = Quitter la place : { $name }
shell-door-free = Une place est libre dans cette partie : prenez-la et continuez.
shell-door-invited = Les places libres sont réservées à ceux qui ont le lien d’invitation.
shell-door-invited-watch = Les places libres sont réservées à ceux qui ont le lien d’invitation. Vous pourrez regarder la partie dès qu’elle commencera.
shell-door-closed = Cette table n’admet pas de spectateurs et n’a pas de place libre.

## Les places

shell-seat-n = Place { $n }
shell-seat-you = Vous
shell-seat-here = En ligne
shell-seat-away = Hors ligne
shell-seat-for-friend = Libre, avec le lien d’invitation
shell-seat-for-anyone = Libre, ouverte à tous
shell-seat-stand-in = Un bot joue en attendant
shell-seat-agrees = Souhaite arrêter la partie
shell-seat-bot-now = Un bot en attendant
shell-sit = S’asseoir ici
shell-sit-at = S’asseoir ici : place { $n }
shell-sit-as = Votre nom
shell-sit-name = Indiquez d’abord un nom
shell-free = Libérer la place
shell-free-title = Libérer la place : { $name }
shell-free-waiting = Quelqu’un d’autre pourra la prendre avec le nouveau lien d’invitation : l’ancien ne marche plus.
shell-fill = Mettre un bot ici
shell-fill-seat = Mettre un bot ici : place { $n }

## Les liens

shell-people = Joueurs et liens
shell-link-invite = Lien d’invitation
    .about = Toute personne qui l’ouvre peut prendre une place libre.
    .local = Cette adresse ne marche que sur cette machine. Pour d’autres, lancez HOST=0.0.0.0 make play, ou voyez docs/hosting.md
shell-link-watch = Lien pour les spectateurs
    .about = Il montre la table, sans donner de place.
shell-link-own = Votre lien personnel
    .about = Ouvre votre place sur un autre appareil, une fois et dans la journée. La première personne qui l’ouvre joue à votre place : gardez-le pour vous.
shell-link-host = Avec mes droits d’hôte
    .about = L’autre appareil peut alors gérer la table.
shell-link-make = Jouer sur un autre appareil
shell-link-copy = Copier
shell-link-copy-it = Copier : { $name }
shell-link-qr = Code QR du lien
shell-link-share = Partager
shell-link-copied = Copié
shell-link-selected = Sélectionné : copiez-le

## Ce que l’on fait de la table

shell-host = Votre table
shell-host-delete = Supprimer la table
shell-host-delete-ask = La partie, sa feuille et la discussion sont supprimées pour tout le monde et ne pourront pas être récupérées.
shell-own-seat = Votre place
shell-own-seat-of = Votre place : { $name }
shell-stand-in = Laisser jouer un bot à ma place
shell-stand-in-back = Je suis de retour
shell-agree = Accepter d’arrêter la partie
    .about = Si tout le monde l’accepte, la partie s’arrête sans gagnant.
shell-disagree = Continuer la partie
shell-abort = Annuler la partie
    .about = Possible tant que tout le monde n’a pas joué un tour. La partie ne compte pour personne, et tous apprennent que c’est vous.
shell-abort-title = Annuler la partie ?
shell-resign = Abandonner
shell-resign-seat = Abandonner : { $name }
shell-resign-title = Abandonner la partie ?
shell-resign-two = La partie s’arrête maintenant et elle est perdue pour vous, quels que soient les points.
shell-resign-last = Il n’y a personne d’autre à la table : la partie s’arrête maintenant.
shell-resign-more = Un bot prend votre place pour de bon, et les autres continuent.

## La fin

shell-wins-early = { $name } gagne
shell-ended-resigned = { $name } a abandonné la partie
shell-ended-agreed = Les joueurs ont convenu d’arrêter la partie
shell-rematch = Revanche
shell-rematch-go = Aller à la revanche
shell-rematch-waits = Revanche, en attente : { $name }
shell-rematch-offer = { $name } propose une revanche
shell-rematch-accept = Accepter
shell-rematch-decline = Non merci
shell-rematch-withdraw = Retirer l’offre
shell-rematch-declined = Pas de revanche : { $name } préfère s’en tenir là

## Who is there: a name is reported, a person blocked

shell-neighbours = Qui est à cette table
shell-neighbours-of = Qui est là : { $name }
shell-neighbour-host = Hôte sans place
shell-report-name = Signaler le nom
    .about = La personne qui gère ce serveur lira ce nom
shell-report-name-of = Signaler le nom : { $name }
shell-block = Bloquer
    .about = Vous ne verrez plus ses tables ici, et cette personne ne pourra pas s’asseoir aux vôtres. Elle n’en est pas avertie.
shell-block-them = Bloquer : { $name }
