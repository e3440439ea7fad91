### Ce qui ne va pas dans une ligne, une option ou une feuille de partie.

error-line-empty = La ligne est vide
error-beyond-turn = La ligne continue là où commence une autre décision. Rien n’a été joué
error-word = Mot inconnu : { $word }. Possible ici : { $allowed }
error-word-extra = Un mot de trop après « { $verb } » : { $word }
error-word-missing = Il manque quelque chose après « { $verb } ». Possible : { $allowed }

error-game-unknown = Ce jeu n’existe pas : { $game }. Il y a : { $allowed }
error-bot-unknown = Ce bot n’existe pas : { $bot }. Il y a : { $allowed }
error-bot-clock = { $bot } réfléchit selon l’horloge : une graine ne répéterait pas ses parties. Dites combien de fois il réfléchit par tour, comme { $allowed }
error-plugin = L’extension { $name } ({ $value }) ne peut pas être utilisée : { $text }
error-no-observation = Le jeu { $game } n’apporte pas d’observations pour programmes apprenants
error-batch-action = La partie { $n } du lot ne peut pas jouer { $action } ({ $text }) : { $why }
error-extra-missing = Il manque le paquet { $name } : pip install { $extra }
error-option-unknown = Cette option n’existe pas : { $option }. Il y a : { $allowed }
error-option-value = L’option { $option } ne peut pas être { $value }. Possible : { $allowed }
error-option-unsettled = Cette option dépend encore du hasard : { $option }
error-option-trade-solo = On n’échange pas en solitaire : la variante commerce demande de 2 à 4 joueurs

error-record-start = Ce n’est pas une feuille de partie : elle ne commence pas par « tablestead » et un numéro
error-record-newer = Le format { $version } de la feuille de partie est plus récent que ce programme ({ $known })
error-record-head = Cette ligne devrait avoir un nom et un deux-points : { $text }
error-record-twice = « { $name } » figure deux fois
error-record-missing = Il manque la ligne « { $name }: »
error-record-cut = La feuille de partie est coupée : il manque sa dernière ligne, « end: »
error-record-slow = La lecture de cette feuille de partie est trop longue : aucune vraie partie n’est ainsi
error-record-game = Ce jeu n’existe pas : { $game }
error-record-rules = Ce n’est pas une version des règles : { $text }
error-record-seats = Les numéros des places ne correspondent pas au nombre de joueurs ({ $players })
error-record-hidden = La feuille de partie omet ce qu’une place n’a pas vu ({ $text }), elle ne peut donc pas être rejouée
error-record-over = La partie est déjà terminée, mais la feuille continue : { $text }
error-record-seat = Ce n’est pas à cette place de jouer : { $text }. Attendu au début : { $expected }
error-record-version = Cette ligne ne correspond plus aux règles : { $text }. La feuille a la version { $version } des règles, celle-ci est la version { $known }
error-record-after-end = Il y a quelque chose après la fin
error-record-end = Ce n’est pas une fin de partie : { $text }
error-record-end-wrong = La fin ne correspond pas à la position : { $text }

error-board = { $n ->
    [one] Le plateau est inutilisable : { $n } faute
   *[other] Le plateau est inutilisable : { $n } fautes
}
error-board-long = Le fichier est trop long pour un plateau : { $n } caractères au plus
error-board-json = Ce n’est pas du JSON : { $text } (ligne { $line }, colonne { $column })
error-board-object = Un plateau est un seul objet JSON, entre accolades
error-board-missing = Il manque « { $name } »
error-board-unknown = Un plateau n’a rien qui s’appelle « { $name } »
error-board-twice = « { $name } » figure deux fois
error-board-shape = Ceci n’a pas la forme voulue : « { $name } »
error-board-row = Cette rangée doit s’appeler { $expected } et non { $row } : les rangées se nomment dans l’ordre à partir de A
error-board-rows = { $n } rangées, c’est trop : 7 au plus
error-board-parity = La rangée { $row } ne peut pas commencer à first_hx { $n } : les rangées A, C, E et G ont des nombres pairs, B, D et F des nombres impairs
error-board-width = La rangée { $row } est trop large : hx va de 0 à 18
error-board-value = L’intersection { $point } ne peut pas avoir le chiffre { $value } : de 1 à 5 seulement
error-board-hole = L’intersection { $point } n’a pas de chiffre
error-board-start = Le marché de départ ne peut pas être en { $point } : le plateau n’a pas cette intersection
error-board-start-value = Le départ, { $point }, doit avoir le chiffre 0
error-board-second-start = L’intersection { $point } ne peut pas avoir le chiffre 0 : seul le départ l’a
error-board-unreachable = L’intersection { $point } n’est pas accessible depuis le départ
error-board-bush = Il ne peut pas y avoir de buisson en { $triangle } : le plateau n’a pas ce triangle
error-board-bush-twice = Le triangle { $triangle } figure deux fois
error-board-bush-count = Les nombres diffèrent : { $n } triangles avec buisson, { $expected } tuiles bonus
error-board-bonus = Cette tuile bonus n’existe pas : { $name }. Possible : Q, L, S, G et C
error-board-bonus-count = Le nombre de tuiles bonus { $name } ne peut pas être { $value }
error-board-tile = Ce n’est pas une tuile travailleur : { $text }. On l’écrit comme Q1|C3, avec les catégories Q, L, S, G, C et des chiffres de 1 à 8
error-board-tiles-few = { $n ->
    [one] { $n } tuile travailleur, c’est trop peu : il en faut au moins 14
   *[other] { $n } tuiles travailleur, c’est trop peu : il en faut au moins 14
}
error-board-tiles-many = { $n } tuiles travailleur, c’est trop : 99 au plus

error-lesson = La leçon { $path } (exercice : { $name }) : { $text }
error-lesson-done = Cet exercice est terminé : passez au suivant
error-lesson-wait = Les autres jouent : patientez un instant
error-no-lesson = Cette leçon n’existe pas

error-worker-lost = Un processus qui jouait des parties a été tué. Ce qui est terminé n’est pas perdu : relancez la commande
error-judgement-missing = Ce que le bot a appris manque : { $file }. Réinstallez le paquet
error-judgement-damaged = Ce que le bot a appris est endommagé : { $file }. Réinstallez le paquet
error-judgement-other = Ce que le bot a appris appartient à une autre version : { $file }. Réinstallez le paquet, ou entraînez-le à nouveau
error-training-other = { $path } appartient à un autre apprentissage : choisissez un autre dossier, ou le même jeu, le même nombre de parties et d’essais, la même graine
error-cluster = La grappe Ray { $value } est injoignable : { $text }
error-cluster-lost = La grappe Ray a perdu neuf fois une partie : { $text }
error-cluster-version = Un nœud de la grappe a la version { $version } de tablestead, pas { $known }

error-dataset-none = Le dossier { $path } contient d’autres fichiers, mais pas de dataset.json : les parties vont dans un dossier à elles
error-dataset-missing = Il n’y a pas de parties dans { $path } : dataset.json manque
error-dataset-other = { $path } contient d’autres parties : « { $name } » y vaut { $value }, pas { $expected }
error-dataset-unfinished = { $path } contient { $n } parties sur { $all }, ou des tableaux manquent : relancez la même commande pour finir
error-dataset-busy = Un autre processus écrit dans { $path }
error-dataset-file = Le fichier { $path } est endommagé : { $text }
error-dataset-record = La partie { $n } de { $path } ne peut pas être rejouée : { $text }
error-dataset-differs = Les feuilles de partie de { $path } ne sont pas celles de ses tableaux

error-no-judge = Il n’y a pas d’analyste pour ce jeu : { $game }
error-judge-weights = Il manque ses poids à l’analyste de { $game } : réinstallez le paquet
error-nothing-played = Rien n’a encore été joué : il n’y a rien à juger
