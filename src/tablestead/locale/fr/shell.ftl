### La page autour des jeux.

## Accueil

shell-players = Joueurs
shell-player-n = Joueur { $n }
shell-guest = Convive
shell-name-of = Nom du joueur { $n }
shell-add-person = Ajouter un joueur
shell-remove-seat = Retirer : { $name }
shell-options = Options
shell-more-options = Plus d’options
shell-option-range = De { $from } à { $to }.
shell-board-own = Votre propre fichier
    .about = Un autre plateau, ou le plateau imprimé ; si le fichier a des fautes, chacune est indiquée.
shell-board-file = Choisir un fichier de plateau
shell-board-other = Choisir un autre fichier
shell-board-none = Choisissez d’abord un fichier de plateau
shell-board-help = Comment écrire un fichier de plateau
shell-at-random = Au hasard
shell-start = Commencer
shell-retry = Réessayer
shell-finished-games = Parties terminées
shell-delete = Supprimer
shell-delete-game = Supprimer la partie : { $name }
shell-delete-title = Supprimer cette partie ?
shell-delete-ask = { $name }. Cette partie ne pourra pas être récupérée.
shell-cancel = Annuler
shell-import = Ouvrir une feuille de partie
shell-import-about = Déposez un fichier n’importe où sur la page, choisissez-en un ou collez le texte.
shell-import-text = Texte de la feuille de partie
shell-import-file = Choisir un fichier
shell-import-open = Ouvrir
shell-import-line = Ligne { $line } :
shell-language = Langue
shell-theme-system = Thème : système
shell-theme-light = Thème : clair
shell-theme-dark = Thème : sombre
shell-close = Fermer
shell-zoom-in = Agrandir
shell-zoom-out = Réduire

## La table

shell-steps = Étapes du tour
shell-end = Fin de partie :
    .short = Fin :
shell-ends = Ce qui reste avant la fin
shell-n-of = { $n } sur { $of }
shell-scores = Scores
shell-tabs = Parties de la table
shell-panel = Journal et aide sur les règles
shell-panel-open = Ouvrir le panneau latéral
shell-panel-fold = Replier le panneau latéral
shell-log = Journal
shell-log-empty = Il ne s’est encore rien passé
shell-log-earlier = Plus tôt : { $text }
shell-rule-help = Aide sur les règles
shell-search-rules = Chercher dans les règles
shell-rules = Règles
shell-search-ignored = à au aux avec ce combien comment d de des du en est et faire faut il je l la le les ma mes mon on ou où par peut pour puis quand que quel quelle qu qui quoi sa se ses son sur un une
shell-how-to-play-of = Comment jouer : { $name }
shell-legend = Légende
shell-overview-turn = Un tour
shell-overview-ends = Quand la partie se termine
shell-overview-scores = Ce qui rapporte
shell-overview-missed = Cinq choses qui échappent aux débutants
shell-overview-rules = Toutes les règles
shell-overview-play = Jouer
shell-no-rule = Aucune règle trouvée
shell-open-rule = Ouvrir la règle { $name }
shell-notices = Messages
shell-board-reconstruction = Le plateau est une reconstitution
shell-menu = Menu
shell-menu-again = Nouvelle partie, mêmes joueurs
shell-menu-coach = Conseils
shell-coach-full = Tous
shell-coach-brief = Brefs
shell-coach-off = Aucun
shell-menu-auto-end = Terminer le tour automatiquement
shell-menu-ask-draws = Demander avant une pioche
shell-menu-motion = Animations
shell-shortcuts = Raccourcis clavier
shell-leave = Quitter la table
shell-home = Retour à l’accueil
shell-save-record = Enregistrer la feuille de partie
shell-connecting = Connexion…
shell-lost = Connexion perdue. Nouvel essai en cours ; votre partie est conservée
shell-status-broken = La feuille de partie ne correspond plus aux règles
shell-status-abandoned = La partie a été abandonnée

## Les tours des autres, rejoués

shell-menu-playback = Tours des autres
shell-playback = Un tour rejoué
shell-playback-instant = D’un coup
shell-playback-fast = Rapide
shell-playback-normal = Normal
shell-playback-step = Pas à pas
shell-playback-next = Suite
shell-playback-skip = Sauter
shell-playback-of = Tour rejoué : { $seat }
shell-since = Depuis votre dernier tour
shell-since-short = Quoi de neuf ?
shell-key-skip = Sauter ce qui est rejoué, comme toute autre touche
shell-final-board = Plateau final

## La barre d’action

shell-prompt = Que faire maintenant
shell-prompt-of = { $name } · { $prompt }
shell-waiting = En attente : { $seat }
shell-thinking = { $seat } réfléchit…
shell-game-over = Partie terminée
shell-taken-back = Coup annulé
shell-pick-selected = Relancer la sélection
shell-pick-short = Relancer
shell-pick-none = Rien n’est encore sélectionné : appuyez sur les dés à relancer, ou gardez tout
shell-why-possible = C’est possible maintenant, par les choix ou en le saisissant
shell-choices = { $n } choix
shell-draws = Une pioche suit aussitôt : vous ne pourrez plus annuler ce coup.
shell-draws-again = Ne plus demander
shell-draws-go = Continuer
shell-undo = Annuler le coup
shell-hint = Conseil
shell-hint-more = + { $steps }
shell-hint-lines = Ce que le bot propose
shell-hint-win = { $bound ->
    [below] < 1 % de victoire
    [above] > 99 % de victoire
   *[about] { $n } % de victoire
}
shell-hint-expects = { $points } points attendus
shell-hint-margin = { $side ->
    [ahead] { $n ->
        [one] ({ NUMBER($n, maximumFractionDigits: 1) } point d’avance)
       *[other] ({ NUMBER($n, maximumFractionDigits: 1) } points d’avance)
    }
    [behind] { $n ->
        [one] ({ NUMBER($n, maximumFractionDigits: 1) } point de retard)
       *[other] ({ NUMBER($n, maximumFractionDigits: 1) } points de retard)
    }
   *[even] (à égalité)
}
shell-hint-do = Jouer ce coup
shell-hint-all = Tout jouer
shell-coach-read = Fermer ce conseil
shell-command-line = Ligne de commande
shell-completions = Suggestions
shell-real-enter = Tirez à votre table et saisissez le résultat
shell-real-add = Un de plus : { $face }. Maintenant { $n }
shell-real-less = Un de moins : { $face }. Maintenant { $n }
shell-real-left = Encore { $n }
shell-real-done = Saisir

## Entre les tours de ceux qui partagent un écran

shell-cover-pass = Passez l’appareil à { $seat }
shell-cover-about = Ce qu’un seul joueur peut voir reste caché jusque-là
shell-cover-show = Je suis { $seat } : afficher mon écran

## Raccourcis clavier

shell-key-dice = Garder ou relancer un dé
shell-key-boxes = Construire plus ou moins de cases du bâtiment visé
shell-key-build = Choisir ce qu’on construit
shell-key-roll = Lancer, ou relancer les dés choisis
shell-key-keep = Garder tous les dés
shell-key-pass = Passer
shell-key-rotate = Tourner la tuile
shell-key-colour = Choisir une couleur d’ouvriers
shell-key-card = Fiche de la tuile
shell-key-done = Terminer cette étape
shell-key-end = Terminer le tour
shell-key-main = Appuyer sur le bouton principal
shell-key-choices = Liste de tous les choix
shell-key-undo = Annuler le coup
shell-key-hint = Conseil
shell-key-command = Ligne de commande
    .like = Taper un coup, par exemple : { $text }
shell-key-help = Cette liste
shell-key-escape = Fermer

## La fin

shell-wins = { $n ->
    [one] { $name } gagne : { $n } point
   *[other] { $name } gagne : { $n } points
}
shell-share = { $n ->
    [one] Victoire partagée : { $name }, { $n } point
   *[other] Victoire partagée : { $name }, { $n } points
}
shell-win-own = { $n ->
    [one] Vous gagnez : { $n } point
   *[other] Vous gagnez : { $n } points
}
shell-place-own = { $place ->
    [2] Vous terminez deuxième
    [3] Vous terminez troisième
    [4] Vous terminez quatrième
    [5] Vous terminez cinquième
   *[other] Vous terminez sixième
}
shell-solo-score = { $n ->
    [one] Votre score : { $n } point
   *[other] Votre score : { $n } points
}
shell-over-about = L’analyse montre si vous avez bien joué, si vous avez eu de la chance et où la partie a basculé.
shell-place = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
shell-total = Total
shell-tie-breaker = { $what } : { $n }
shell-play-again = Rejouer
shell-analysis = Analyse
shell-chart = L’évolution des scores
shell-chart-about = L’évolution des scores ; les chiffres sont dans le tableau ci-dessous
shell-chart-start = début
shell-player-head = Joueur
shell-dice-stats = Dés : obtenu et attendu
shell-dice-chance = attendu
shell-dice-rolled = { $n ->
    [one] { $n } dé lancé
   *[other] { $n } dés lancés
}
shell-replay = Revoir la partie
shell-replay-position = Position
shell-replay-first = Au début
    .short = Début
shell-replay-back = Un coup en arrière
    .short = Coup
shell-replay-play = Lecture
    .short = Lecture
shell-replay-pause = Pause
    .short = Pause
shell-replay-on = Un coup en avant
    .short = Coup
shell-replay-last = À la fin
    .short = Fin
shell-replay-leave = Retour au résultat
shell-replay-nothing = Le début de la partie
shell-replay-eyes = Point de vue
shell-replay-everybody = Tout le monde

## Erreurs

error-offline = Le serveur ne répond pas
