### Une table dont les joueurs sont à différents endroits.

## La connexion

shell-link-open = En ligne
shell-link-lost = Hors ligne
shell-link-restarts = Redémarrage
shell-link-restarts-long = Le serveur redémarre : la connexion revient d’elle-même, votre partie est conservée
shell-link-back = La connexion est revenue
shell-command-offline = Pas de connexion. Regardez où en est la partie, puis réessayez
shell-link-many = Trop de connexions depuis cette adresse : fermez d’autres onglets, puis réessayez
shell-line-queued = Votre coup est gardé ici ; il partira dès le retour de la connexion
shell-line-withdraw = Annuler ce coup
shell-line-sent = Votre coup était en route quand la connexion s’est coupée : le serveur dira s’il est arrivé

## Les joueurs et leur temps

shell-at-table = À la table
shell-clock-left = Temps restant : { $text }
shell-watching = Vous regardez

## Messages sur la table

shell-note-time = { $seat } n’a plus de temps
shell-note-time-own = Votre temps est écoulé : continuez, mais les autres peuvent laisser un bot jouer pour vous
shell-note-bot = Laisser jouer un bot
shell-note-wait = Attendre
shell-note-absent = { $seat } est hors ligne depuis { $time }
shell-note-end = Arrêter la partie
shell-note-stand-in = Un bot joue pour { $seat }
shell-note-stand-in-own = Un bot joue pour vous
shell-note-vote = { $name } veut arrêter la partie ici. Elle s’arrête si tout le monde accepte
shell-note-vote-own = Vous voulez arrêter la partie ici. Accord attendu : { $name }
shell-note-vote-back = Continuer la partie
shell-note-agree = Accepter
shell-note-disagree = Refuser
shell-note-vacant = Place libre : { $name }
shell-note-rematch = Une revanche est ouverte

## Quand quelqu’un est attendu à la table

shell-call-turn = À vous de jouer
shell-call-start = La partie commence
shell-call-offer = Une offre pour vous
shell-call-vote = Arrêter la partie ?
shell-call-rematch = Une revanche ?
shell-menu-sounds = Sons
shell-sounds-off = Aucun
shell-sounds-soft = Doux
shell-sounds-middle = Moyens
shell-sounds-loud = Forts
shell-menu-notify = Notification quand c’est mon tour
shell-notify-denied = Ce navigateur n’autorise pas les notifications ici : autorisez-les dans ses réglages pour cette page
shell-notify-none = Ce navigateur n’affiche pas de notifications ici : il le fait seulement pour les pages en https

## La discussion

shell-chat = Discussion
shell-chat-unread = Non lus :
shell-chat-who = Messages affichés
shell-chat-mute = Masquer : { $name }
shell-chat-empty = Personne n’a encore écrit
shell-chat-erased = Effacé
shell-chat-sending = en route…
shell-chat-reaction = de la part de { $name }
shell-chat-react = Réagir à { $name }
shell-chat-report = Signaler
    .about = La personne qui gère ce serveur lira cette ligne
shell-chat-reported = Signalé
shell-chat-as = Écrire en tant que
shell-chat-write = Écrire un message
shell-chat-send = Envoyer
shell-chat-watching = Seuls les joueurs peuvent écrire
shell-chat-said = { $name } écrit : { $text }
shell-key-chat = Écrire dans la discussion

## Ce que tout le monde apprend sur la table

shell-notices-here = Ce qui s’est passé à cette table
shell-notice-joined = { $name } prend place
shell-notice-left = { $name } quitte la table
shell-notice-freed = L’hôte libère une place : { $name }
shell-notice-lapsed = { $name } reste hors ligne trop longtemps : la place est de nouveau libre
shell-notice-filled = Un bot prend place : { $name }
shell-notice-renamed = { $name } change de nom : { $text }
shell-notice-options = L’hôte change les places ou les options
shell-notice-clock = L’hôte change la pendule
shell-notice-watch = L’hôte ouvre la table aux spectateurs
shell-notice-unwatch = L’hôte ferme la table aux spectateurs
shell-notice-hints = L’hôte permet les conseils
shell-notice-no-hints = L’hôte exclut les conseils
shell-notice-stand-in = Un bot joue pour { $name }
shell-notice-stand-in-by = { $text } laisse jouer un bot pour { $name }, en retard ou hors ligne
shell-notice-return = { $name } est de retour
shell-notice-grace = { $name } reçoit du temps de réflexion, jusqu’à 30 secondes : une fois par partie
shell-notice-replaced = { $name } abandonne : un bot tient désormais la place
shell-notice-device = { $name } joue sur un appareil de plus
shell-notice-host = Un appareil de plus a les droits de l’hôte
shell-notice-aborted = { $name } annule la partie dans les premiers tours : elle ne compte pour personne
shell-notice-holidays = { $name } a modifié les jours où ses délais sont suspendus
