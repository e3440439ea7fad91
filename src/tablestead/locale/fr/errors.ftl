### Ce qui ne va pas dans une ligne, une option ou une feuille de partie.

error-line-empty = La ligne est vide
error-word = Mot inconnu : { $word }. Possible ici : { $allowed }
error-word-extra = Un mot de trop après « { $verb } » : { $word }
error-word-missing = Il manque quelque chose après « { $verb } ». Possible : { $allowed }

error-game-unknown = Ce jeu n’existe pas : { $game }. Il y a : { $allowed }
error-bot-unknown = Ce bot n’existe pas : { $bot }. Il y a : { $allowed }
error-option-unknown = Cette option n’existe pas : { $option }. Il y a : { $allowed }
error-option-value = L’option { $option } ne peut pas être { $value }. Possible : { $allowed }
error-option-unsettled = Cette option dépend encore du hasard : { $option }
error-option-trade-solo = On n’échange pas en solitaire : la variante commerce demande de 2 à 4 joueurs

error-record-start = Ce n’est pas une feuille de partie : elle ne commence pas par « tablestead » et un numéro
error-record-newer = Le format { $version } de la feuille de partie est plus récent que ce programme ({ $known })
error-record-head = Cette ligne devrait avoir un nom et un deux-points : { $text }
error-record-twice = « { $name } » figure deux fois
error-record-missing = Il manque la ligne « { $name }: »
error-record-cut = La feuille de partie est coupée : il manque sa dernière ligne, « end: »
error-record-game = Ce jeu n’existe pas : { $game }
error-record-rules = Ce n’est pas une version des règles : { $text }
error-record-seats = Les numéros des places ne correspondent pas au nombre de joueurs ({ $players })
error-record-hidden = La feuille de partie omet ce qu’une place n’a pas vu ({ $text }), elle ne peut donc pas être rejouée
error-record-over = La partie est déjà terminée, mais la feuille continue : { $text }
error-record-seat = Ce n’est pas à cette place de jouer : { $text }. Attendu au début : { $expected }
error-record-version = Cette ligne ne correspond plus aux règles : { $text }. La feuille a la version { $version } des règles, celle-ci est la version { $known }
error-record-after-end = Il y a quelque chose après la fin
error-record-end = Ce n’est pas une fin de partie : { $text }
error-record-end-wrong = La fin ne correspond pas à la position : { $text }
