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
shell-chat-as = Écrire en tant que
shell-chat-write = Écrire un message
shell-chat-send = Envoyer
shell-chat-watching = Seuls les joueurs peuvent écrire
shell-chat-said = { $name } écrit : { $text }
shell-key-chat = Écrire dans la discussion
