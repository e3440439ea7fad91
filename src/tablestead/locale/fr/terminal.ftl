### Le terminal : la commande `tablestead` et une partie qui s’y joue.

## Aide de la ligne de commande

terminal-help = Une table pour des jeux de société : jouer, regarder, mesurer.
terminal-help-play = Jouer dans le terminal.
terminal-help-replay = Raconter une feuille de partie.
terminal-help-rules = Montrer les règles d’un jeu.
terminal-help-arena = Faire jouer des bots entre eux et compter leurs victoires.
terminal-help-ladder = Faire jouer tous les bots entre eux et les classer par points Elo.
terminal-help-serve = Démarrer le serveur et ouvrir la page.
terminal-help-lang = La langue ; sans cela, celle du système.
terminal-help-version = La version, et si le moteur est compilé.
terminal-help-usage = Utilisation :
terminal-help-arguments = Arguments :
terminal-help-options = Options :
terminal-help-commands = Commandes :
terminal-help-help = Montrer cette aide et terminer.
terminal-help-default = par défaut : { $value }
terminal-help-game = Le jeu : { $allowed }.
terminal-help-players = Le nombre de joueurs. Sans --seat ni --bot, vous jouez contre le meilleur bot.
terminal-help-seat = Le nom d’un joueur ou bot:NOM. Se répète, une fois par place.
terminal-help-bot = Un bot pour une des dernières places. Se répète.
terminal-help-option = { $game } : { $text }
terminal-help-start = Le numéro de la place du premier joueur, ou random.
terminal-help-seed = Un nombre qui donne chaque fois les mêmes dés et les mêmes tirages.
terminal-help-real = Lancer les dés et tirer les tuiles à votre table, et saisir le résultat.
terminal-help-resume = Continuer une partie enregistrée. Un bot joue les places qui portent son nom.
terminal-help-plain = Des lignes simples, pour lecteur d’écran, ou des tableaux. Sinon : des tableaux à l’écran.
terminal-help-file = Le fichier de la feuille de partie, ou - pour l’entrée standard.
terminal-help-step = Parcourir la partie tour par tour.
terminal-help-json = Répondre en JSON, pour les programmes.
terminal-help-perspective = Montre la partie telle que cette place l’a vue ; sans cela, telle que tous l’ont vue.
terminal-help-rule = Le repère d’une règle, comme A-T2.
terminal-help-search = Montrer les règles qui contiennent ces mots.
terminal-help-bots = Un bot par place, ou un seul pour toutes.
terminal-help-games = Le nombre de parties.
terminal-help-arena-players = Le nombre de joueurs ; sans cela, le nombre de bots.
terminal-help-ladder-bots = Les bots ; sans aucun, tous les niveaux et repères. Le premier a 1000 points.
terminal-help-ladder-games = Le nombre de parties pour chaque table possible.
terminal-help-ladder-players = Le nombre de joueurs à une table.
terminal-help-jobs = Le nombre de processus ; sans cela, un par cœur.
terminal-help-seconds = Les secondes de processeur par tour d’un bot qui réfléchit à la montre.
terminal-help-dataset = Écrire des parties de bots dans un dossier, en feuilles de partie et en tableaux, pour la recherche.
terminal-help-dataset-bots = Un bot par place, séparés par des virgules, ou un seul pour toutes.
terminal-help-out = Le dossier. Si une partie des parties s’y trouve déjà, seules les autres sont jouées.
terminal-help-ray = Jouer sur une grappe Ray ; sans adresse, sur celle de cette machine.
terminal-help-train = Laisser l’expert d’un jeu apprendre en jouant contre lui-même.
terminal-help-train-out = Le dossier. Un apprentissage interrompu reprend où il en était.
terminal-help-rounds = Le nombre de tours d’apprentissage.
terminal-help-train-games = Le nombre de parties par tour.
terminal-help-trial = Le nombre de parties d’essai : ce qui est appris ne reste que s’il gagne.
terminal-help-backup = Écrire toutes les tables dans un fichier, que le serveur tourne ou non.
terminal-help-restore = Lire les tables d’un tel fichier dans une base de données vide.
terminal-help-backup-file = Le fichier de la sauvegarde.
terminal-help-admin = Veiller sur un serveur : ses tables, et les gens qui gâchent le jeu. Il peut tourner pendant ce temps ; il le remarque en quelques secondes.
terminal-help-admin-list = Les tables, la dernière d’abord ; les signalements ; les adresses bannies et les joueurs muets.
terminal-help-admin-close = Terminer une partie sans vainqueur ; une table qui attend est supprimée.
terminal-help-admin-mute = Interdire la discussion, à toutes les tables, à qui tient une place.
terminal-help-admin-unmute = La permettre de nouveau.
terminal-help-admin-ban = Refuser tout ce qui vient d’une adresse ou d’un réseau.
terminal-help-admin-unban = L’accepter de nouveau.
terminal-help-admin-remove-name = Mettre le numéro d’une place à la place de son nom.
terminal-help-admin-erase = Effacer les noms et les messages de qui tient une place, à toutes les tables.
terminal-help-admin-log = Ce que ces commandes ont fait, quand et par qui.
terminal-help-admin-table = La table : la fin de son adresse.
terminal-help-admin-seat = La place, comptée à partir de 1.
terminal-help-admin-address = Une adresse, ou un réseau comme 192.0.2.0/24.
terminal-admin-done = C’est fait
terminal-admin-none = Il n’y a pas de base de données ici : { $path }
terminal-admin-nothing = Rien de tel : voir tablestead admin list
terminal-admin-ban = banni depuis { $date } : { $value }
terminal-admin-mute = muet depuis { $date } : { $value }
terminal-admin-report = signalé le { $date }, table { $table }, place { $n } : { $name } : { $text }
terminal-admin-report-name = signalé le { $date }, table { $table }, place { $n } : le nom { $name }
terminal-help-verify = Vérifier seulement : rejouer chaque table du fichier, sans rien changer.
terminal-help-host = L’adresse du serveur ; 0.0.0.0 : tout le réseau peut jouer.
terminal-help-port = Le port ; s’il est occupé, le prochain port libre, mais pas avec --url.
terminal-help-database = Ce qui garde les tables : un fichier, ou { $value }. Sans cela, ce que dit TABLESTEAD_DATABASE, sinon un fichier à l’endroit habituel.
terminal-help-workers = Le nombre de processus ; plus d’un demande PostgreSQL.
terminal-help-url = L’adresse publique, comme { $value }, quand un serveur web est devant.
terminal-help-keep = Après tant de jours, une table que personne n’a touchée est supprimée.
terminal-help-keep-finished = Après tant de jours, une table terminée est supprimée.
terminal-help-tables-per-hour = Le nombre de tables qu’une adresse peut ouvrir en une heure.
terminal-help-sockets = Le nombre de connexions simultanées d’une adresse.
terminal-help-patience = Après combien de minutes d’absence un bot peut remplacer un joueur, sans pendule.
terminal-help-patience-live = De même, aux tables avec une pendule en direct.
terminal-help-smtp = Le serveur de messagerie, comme { $value }, par lequel les joueurs apprennent que c’est leur tour. Sans cela, ce que dit TABLESTEAD_SMTP, sinon aucun e-mail n’est proposé.
terminal-help-mail-from = L’expéditeur des e-mails, si ce n’est pas l’utilisateur de --smtp.
terminal-help-contact = Où les services de notification vous joignent : { $value }. Sans cela, l’adresse de --url.
terminal-help-call-after = Après combien de minutes un joueur qui n’est pas à la table apprend que c’est son tour.
terminal-help-log = Ce que le serveur rapporte : des lignes de texte, ou du JSON pour les programmes.
terminal-help-open = Ouvrir la page dans le navigateur, ou non.
terminal-compiled = compilé
terminal-pure = non compilé

## Ce qui ne va pas dans la ligne de commande ou dans un fichier

terminal-line = Ligne { $line } : { $text }
terminal-usage = La ligne de commande n’a pas été comprise
terminal-no-command = Cette commande n’existe pas : { $value }. Il y a : { $allowed }
terminal-no-option = Cette option n’existe pas : { $option }
terminal-needs-value = Cette option demande une valeur : { $option }
terminal-missing = Il manque quelque chose dans la ligne de commande : { $name }
terminal-needs-extra = Il manque des paquets à cette commande ({ $name }). Pour les installer : { $text }
terminal-unreadable = Le fichier ne peut pas être lu : { $path }
terminal-no-text = Le fichier n’est pas du texte : { $path }
terminal-unwritable = Le fichier ne peut pas être écrit : { $path }
terminal-exists = Le fichier existe déjà et n’est pas une feuille de partie, il reste donc intact : { $path }
terminal-finished = Cette partie est terminée. Pour la regarder : tablestead replay { $path }
terminal-other-game = C’est la feuille de partie d’un autre jeu : { $game }
terminal-resume-options = Une partie enregistrée garde ses options : { $option } ne peut pas changer
terminal-no-rule = Cette règle n’existe pas : { $value }. Les règles : { $allowed }
terminal-nothing-found = Aucune règle ne contient ces mots : { $value }
terminal-no-value = Le fichier ne convient pas à l’option { $option }, car il ne contient pas de JSON : { $path }
terminal-cannot-listen = Le serveur ne peut pas écouter sur { $value } : { $text }
terminal-no-origin = Ce n’est pas une adresse publique comme { $expected }, sans rien derrière : { $value }
terminal-listening = Tablestead : { $value }  (Ctrl-C l’arrête)
terminal-listening-network = Pour les autres de votre réseau : { $value }
terminal-port-busy = Le port { $port } est occupé, essai de { $last }.
terminal-backed-up = { $n ->
    [one] { $n } table sauvegardée : { $path }
   *[other] { $n } tables sauvegardées : { $path }
}
terminal-restored = { $n ->
    [one] { $n } table rétablie : { $path }
   *[other] { $n } tables rétablies : { $path }
}
terminal-verified = { $n ->
    [one] { $n } table se rejoue
   *[other] { $n } tables se rejouent
} (en cours : { $going }, terminées : { $over } ; lignes : { $lines }, messages : { $chat }) : { $path }

## Une partie

terminal-player = Joueur { $n }
terminal-welcome = Tapez un numéro de la liste ou un coup en notation. ? montre les commandes.
terminal-turn = { $text } · { $seat }
terminal-pass-device = Passez l’appareil à { $seat }, qui appuie sur Entrée :
terminal-enter = (Entrée)
terminal-costs = coût : { $goods }
terminal-reroll = Tapez les numéros des dés à relancer, par exemple 1 3. 0 garde tout.
terminal-reroll-lead = Tapez les numéros des dés à relancer, par exemple 1 3. 0 garde tout. Avec le Leadership, un dé : lead 2, lead skull.
terminal-type-roll = { $n ->
    [one] Lancez { $n } dé et tapez sa face, par son numéro ou par son nom.
   *[other] Lancez { $n } dés et tapez leurs faces, par numéros ou par noms, par exemple 1 1 3.
}
terminal-dice-prompt = Dés
terminal-no-number = Ce numéro n’est pas dans la liste : { $value }
terminal-no-die = { $n ->
    [one] Il y a { $n } dé à choisir : { $value }
   *[other] Les dés à choisir ont les numéros 1 à { $n }, chacun une fois : { $value }
}
terminal-see-rule = Pour cette règle, tapez : ? { $rule }
terminal-command-moves = Un numéro choisit dans la liste, un second dit combien de fois : 4 3. La notation marche aussi : { $text }
terminal-command-rules = ? rules liste les règles, ? { $rule } en montre une, ? { $word } y cherche
terminal-command-why = why donne la règle du dernier refus, why { $text } dit si un coup est possible
terminal-command-sheet = sheet montre tout ce qui est sur la table
terminal-command-log = log montre les derniers tours, log all toute la partie
terminal-command-undo = undo annule votre dernière décision
terminal-command-hint = hint dit ce que ferait le meilleur bot
terminal-command-save = save FICHIER enregistre la feuille de partie
terminal-command-quit = quit enregistre la feuille de partie et termine
terminal-undone = Coup annulé : { $text }
terminal-hint = Conseil : { $text }
terminal-hint-or = Ou : { $text }
terminal-hint-win = Chances de gagner : { $n } %
terminal-hint-expects = Score final attendu : { NUMBER($n, minimumFractionDigits: 1) }
terminal-hint-margin = { $side ->
    [ahead] { $n ->
        [one] Avance attendue : { NUMBER($n, minimumFractionDigits: 1) } point
       *[other] Avance attendue : { NUMBER($n, minimumFractionDigits: 1) } points
    }
    [behind] { $n ->
        [one] Retard attendu : { NUMBER($n, minimumFractionDigits: 1) } point
       *[other] Retard attendu : { NUMBER($n, minimumFractionDigits: 1) } points
    }
   *[even] Égalité attendue
}
terminal-saved = La feuille de partie a été enregistrée : { $path }
terminal-resume = Pour continuer plus tard : tablestead play { $game } --resume { $path }
terminal-possible = C’est possible
terminal-nothing-refused = Rien n’a encore été refusé. Tapez un coup à la suite : why { $text }
terminal-unfinished = La partie n’est pas terminée
terminal-step = Tour { $n } sur { $all }. Entrée : suite, b : retour, numéro : aller à un tour, q : fin
terminal-sheet = { $seat } · { $text }
terminal-item = { $name } : { $value }
terminal-place = { $place }. { $seat } · { $text }

## Roll Through the Ages

terminal-ages-dice = Dés : { $text }
terminal-ages-letters = Lettres : { $text }
terminal-ages-locked = { $face } (bloqué)
terminal-ages-forecast = Si tout est gardé : { $text }. Nourriture une fois les villes nourries : { $after }. Villes affamées : { $unfed }
terminal-ages-disaster = Désastre : { $disaster }
terminal-ages-over-limit = Au-dessus de la limite de 6 marchandises : { $n }
terminal-ages-power = À dépenser : { $n } (pièces : { $coins }, marchandises : { $goods }, nourriture : { $food })
terminal-ages-offer = Offre. { $seat } donne : { $give }. { $partner } donne : { $take }
terminal-ages-left = libres : { $n }
terminal-ages-only-coins = Payer en pièces seulement
terminal-ages-sum = valeur { $n }
terminal-ages-waste = { $n ->
    [0] compte exact
   *[other] perdu : { $n }
}
terminal-ages-boxes = { $building } : { $n } sur { $boxes }
terminal-ages-goods-value = valeur des marchandises

## Milestones

terminal-milestones-row = Chiffres découverts, rangée { $row } : { $text }
terminal-milestones-piece = Pion : case { $n }
terminal-milestones-signs = Signes : { $text }
terminal-milestones-letters = Travailleurs et leurs tuiles bonus : { $text }
terminal-milestones-supplied = marché avec farine
terminal-milestones-site = une maison est possible ici
terminal-milestones-short = En bref : mill pour move mill, E5 E6 E7 pour un tronçon de rue, A2-A3-B2 pour une maison, Q1|C3 at 3 pour une tuile travailleur
terminal-milestones-drawn = Pioche
terminal-milestones-type-lot = Tapez sa marchandise par numéro, par mot ou par lettre. Plusieurs à la suite : stone wood coin
terminal-milestones-type-tile = Tapez ses deux travailleurs, par exemple Q1|C3 ; plusieurs tuiles à la suite aussi. Dans la pioche : { $n }
terminal-milestones-goods-left = marchandises restantes

## Keyflower

terminal-keyflower-signs = Signes : = route, ~ eau, | ni l’un ni l’autre, + améliorée. Lettres : { $text }
terminal-keyflower-tile = ? { $name } montre une tuile, et de même toute autre
terminal-keyflower-order = Ordre : { $text }
terminal-keyflower-holds = { $name } ({ $piece })
terminal-keyflower-passed = { $name } (a passé)
terminal-keyflower-on = dessus : { $text }
terminal-keyflower-next-use = { $n ->
    [one] prochaine utilisation : au moins { $n } ouvrier
   *[other] prochaine utilisation : au moins { $n } ouvriers
}
terminal-keyflower-full = il n’y a plus de place pour des ouvriers
terminal-keyflower-leads = { $seat } mène : { $text }
terminal-keyflower-loses = { $seat } : enchère dépassée, { $text }
terminal-keyflower-taken = pris ({ $seat })
terminal-keyflower-screen = Derrière votre paravent : { $text }
terminal-keyflower-to-lay = à poser : { $text }
terminal-keyflower-known = { $n } (connu : { $text })
terminal-keyflower-village = Village : { $seat }
terminal-keyflower-aside = mise de côté
terminal-keyflower-free = libre : { $text }
terminal-keyflower-touches = { $direction } : { $tile } ({ $edge })
terminal-keyflower-free-edges = libre, { $edge } : { $text }
terminal-keyflower-needs = { $most ->
    [0] { $tile } : { $n } au moins
   *[other] { $tile } : { $n } au moins, { $most } au plus
}
terminal-keyflower-chosen = Choisi : { $text }
terminal-keyflower-bids = Enchérir
terminal-keyflower-uses-offered = Utiliser une tuile aux enchères
terminal-keyflower-uses-own = Utiliser une tuile de votre village
terminal-keyflower-uses-of = Utiliser une tuile d’un autre village : { $seat }
terminal-keyflower-rival = { $seat } mène avec { $n }

## L’arène

terminal-arena-title = Parties : { $n }, graine : { $value }, secondes : { NUMBER($seconds, minimumFractionDigits: 1) }
terminal-arena-wins = Victoires
terminal-arena-interval = Intervalle à 95 %
terminal-arena-average = Moyenne
terminal-arena-median = Médiane
terminal-arena-range = Minimum … maximum
terminal-arena-line = { $name } : victoires { NUMBER($rate, minimumFractionDigits: 1) } % (intervalle à 95 % : de { NUMBER($low, minimumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1) } %), moyenne { NUMBER($average, minimumFractionDigits: 1) }, médiane { NUMBER($median, minimumFractionDigits: 1) }
terminal-arena-more = Moyenne du vainqueur : { NUMBER($winner, minimumFractionDigits: 1) }, manches : { NUMBER($rounds, minimumFractionDigits: 1) }
terminal-ladder-title = Classement à { $n } joueurs, graine : { $value } ; 1000 points : { $name }
terminal-ladder-elo = Elo
terminal-ladder-games = Parties
terminal-ladder-line = { $name } : Elo { NUMBER($elo, useGrouping: 0) } (intervalle à 95 % : { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }), victoires : { NUMBER($rate, minimumFractionDigits: 1) } %, parties : { $n }
terminal-percent = { NUMBER($n, minimumFractionDigits: 1) } %
terminal-percent-range = { NUMBER($low, minimumFractionDigits: 1) } … { NUMBER($high, minimumFractionDigits: 1) } %
terminal-number = { NUMBER($n, minimumFractionDigits: 1) }
terminal-making-games = Parties
terminal-making-arrays = Tableaux
terminal-games-made = Parties dans { $path } : { $n }, jouées maintenant : { $played }
terminal-making-fit = Apprentissage
terminal-making-match = Essai
terminal-round = Tour { $n } : { $samples } exemples, erreur { NUMBER($error, minimumFractionDigits: 2) } (règles empiriques : { NUMBER($thumb, minimumFractionDigits: 2) }) ; { $won } victoires en { $games } parties, { $expected } à force égale : { $kept ->
    [0] pas gardé
   *[other] gardé
}
terminal-trained = Ce d’après quoi l’expert juge : { $path }
terminal-untrained = Rien de ce qui a été appris n’a gagné son essai : il faut plus de parties
terminal-ray-jobs = --jobs et --ray ne vont pas ensemble

terminal-help-learn = Apprendre un jeu en jouant : ses leçons, ou l’une d’elles.
terminal-help-lesson = La leçon, par son numéro ou son nom ; sans cela, la liste.
terminal-help-task = L’exercice par lequel commencer.
terminal-no-lesson = Il n’y a pas de leçon { $value }. Il y a : { $allowed }
terminal-learn-welcome = Tapez ce qui est demandé, ou un numéro de la liste. show le fait pour vous, back et skip changent d’exercice, ? aide, quit quitte.
terminal-learn-enter = Entrée pour continuer.
terminal-learn-over = La leçon est finie.
terminal-learn-resume = Pour revenir : tablestead learn { $game } { $name } --task { NUMBER($n, useGrouping: 0) }

## Une analyse

terminal-help-analyse = Juger chaque décision d’une partie, et séparer la chance du jeu.
terminal-help-analyse-file = Le fichier de la feuille de partie, - pour l’entrée standard, ou un dossier de feuilles.
terminal-help-depth = Avec quel soin : des secondes, des minutes, ou le temps qu’il faut.
terminal-help-judged = Juger cette place seule, d’après ce qu’elle pouvait savoir.
terminal-help-html = L’écrire aussi dans ce fichier, en une page qui se suffit à elle-même.
terminal-help-save-analysis = Écrire la feuille de partie avec son analyse dans ce fichier.
terminal-analysis-grade = A joué comme
terminal-analysis-mean = Points perdus par décision ouverte
terminal-analysis-marks = Imprécisions · erreurs · gaffes
terminal-analysis-start = Avance espérée au début
terminal-analysis-loss = Perdu par ses décisions
terminal-analysis-others = Gagné par celles des autres
terminal-analysis-luck = Chance
terminal-analysis-result = Avance à la fin
terminal-analysis-without = Avance sans la chance
terminal-analysis-turned = Le tournant
terminal-analysis-change = { $text } : { $before } % → { $after } %
terminal-analysis-hundredths = { NUMBER($n, minimumFractionDigits: 2) }
terminal-analysis-slip = imprécision
terminal-analysis-mistake = erreur
terminal-analysis-blunder = gaffe
terminal-analysis-place = { $n }. { $text }
terminal-analysis-decision = { $text } : { $mark }
terminal-analysis-points = { NUMBER($n, minimumFractionDigits: 1) } points
terminal-analysis-win = chances de gagner { $n } %
terminal-analysis-played = Joué : { $text } (avance { NUMBER($n, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) })
terminal-analysis-better = Mieux : { $text } (avance { NUMBER($n, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) })
terminal-analysis-none = Aucune erreur nette.
terminal-analysis-exact = Les probabilités des dés sont exactes ; ce qui suit le tour est estimé.
terminal-analysis-estimated = Avances et chances sont estimées, ± pour 95 cas sur 100 ; un écart incertain compte moins, et une erreur n’est marquée que s’il est net.
terminal-analysis-curve = Chances de gagner, tour par tour : { $name }
terminal-analysis-player = Joueur
terminal-analysis-nameless = sans nom
terminal-analysis-empty = Il n’y a pas de feuille de partie dans { $path }
terminal-analysis-one = --html, --save et --seat sont pour une seule feuille de partie
