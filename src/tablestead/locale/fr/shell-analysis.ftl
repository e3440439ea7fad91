# L’analyse d’une partie terminée : chargée quand quelqu’un l’ouvre.

analysis = Analyse
analysis-overview = Aperçu
analysis-turns = Tours
analysis-board = Plateau

analysis-ask = Avez-vous bien joué ? Avez-vous eu de la chance ?
analysis-ask-about = Chaque décision est comparée aux meilleurs coups trouvés, et la chance est séparée du jeu. L’analyse tourne en arrière-plan : vous pouvez revoir la partie entre-temps.
analysis-start = Analyser
analysis-go-on = Continuer
analysis-deeper = Plus à fond
analysis-stop = Arrêter
analysis-depth = Profondeur
analysis-depth-quick = Rapide
analysis-depth-normal = Détaillée
analysis-depth-deep = Profonde
analysis-progress = { $done } tours sur { $all }, depuis la fin
analysis-about = environ { $time }
analysis-seconds = { $n } s
analysis-minutes = { $n } min
analysis-not-yet = pas encore analysé
analysis-stopped = Arrêtée : les tours { $from } à { $all } comptent

analysis-verdict-own =
    { $played ->
        [strongly] Vous avez bien joué.
        [evenly] Vous auriez pu jouer mieux.
       *[weakly] Vous avez beaucoup laissé échapper.
    } { $luck ->
        [with] La chance vous a aidé.
        [against] La chance était contre vous.
       *[neither] La chance a peu décidé.
    }
analysis-verdict-of =
    { $played ->
        [strongly] { $name } a bien joué.
        [evenly] { $name } aurait pu jouer mieux.
       *[weakly] { $name } a beaucoup laissé échapper.
    } { $luck ->
        [with] La chance a aidé.
        [against] La chance était contraire.
       *[neither] La chance a peu décidé.
    }
analysis-so-far-own =
    { $played ->
        [strongly] Jusqu’ici vous avez bien joué.
        [evenly] Jusqu’ici vous auriez pu jouer mieux.
       *[weakly] Jusqu’ici vous avez beaucoup laissé échapper.
    }
analysis-so-far-of =
    { $played ->
        [strongly] Jusqu’ici { $name } a bien joué.
        [evenly] Jusqu’ici { $name } aurait pu jouer mieux.
       *[weakly] Jusqu’ici { $name } a beaucoup laissé échapper.
    }
analysis-how = Bien joué ?
analysis-per-decision = perdu par décision
analysis-luck = Chance, en points
analysis-where = Où la partie a-t-elle basculé ?
analysis-turned = { $round } : { $before } → { $after }
analysis-turned-by = décisions { $own }, chance { $luck }
analysis-fair = Sans la chance
analysis-fair-own = Sans la chance, vous auriez gagné
analysis-fair-waits = Sans la chance : connu quand tous les tours sont comptés
analysis-points =
    { $n ->
        [one] { $text } point
       *[other] { $text } points
    }
analysis-phase = Manches { $first } à { $last }

analysis-curve = Chances de gagner
analysis-curve-points = Points attendus
analysis-curve-of = Ce qui est montré
analysis-chance = Chances
analysis-score = Points
analysis-alike = à égalité
analysis-mark-slip = imprécision
analysis-mark-mistake = erreur
analysis-mark-blunder = grosse erreur
analysis-lucky = chance
analysis-unlucky = malchance
analysis-luck-row = Chance, points
analysis-curve-text = Chances de gagner de { $name } : { $from } au début, { $to } à la fin, { $marks } décisions marquées. Le tableau ci-dessous donne chaque tour.
analysis-curve-turn = Tour
analysis-curve-loss = Points perdus
analysis-curve-luck = Chance

analysis-which = Quels tours
analysis-all = Tous ({ $n })
analysis-mistakes = Erreurs ({ $n })
analysis-no-mistakes = Aucune erreur n’est marquée.
analysis-loss = { $points } points
analysis-loss-win = { $points } points, { $win }

analysis-head = { $round }, { $name }
analysis-better = mieux
analysis-played = joué
analysis-other = autre
analysis-exact = exact
analysis-estimated = estimé
analysis-outlook = chances de gagner, et avance en points à la fin
analysis-outlook-alone = points à la fin
analysis-equal = À peu près égal : la différence peut être due au hasard.
analysis-best = C’était le meilleur coup trouvé.
analysis-no-choice = Rien à décider ici.
analysis-unknown = Pas encore analysé.
analysis-judged-by = Jugé d’après
analysis-could-know = ce que { $name } pouvait savoir
analysis-open = tous les écrans ouverts
analysis-screens = Tous les écrans ouverts, cela aurait valu { $points } points de plus : c’était la chance, pas le jugement.
analysis-screens-worse = Tous les écrans ouverts, cela aurait valu { $points } points de moins : c’était la chance, pas le jugement.

analysis-try = Réessayer
analysis-try-ask = À vous de nouveau : que jouez-vous ?
analysis-try-hidden = La réponse reste cachée jusqu’à votre choix. Dans la partie, vous avez joué : { $line }
analysis-try-tell = Voir la réponse
analysis-try-back = Reprendre
analysis-try-again = Encore une fois
analysis-try-leave = Retour à l’analyse
analysis-try-best = Oui, c’est le meilleur coup trouvé.
analysis-try-good = Bien : à peu près aussi bon que le meilleur.
analysis-try-same = C’est ce que vous avez joué.
analysis-try-worse = Il y a mieux.
analysis-try-unknown = L’analyse n’a pas comparé ce coup.
analysis-try-instead = { $now } au lieu de { $then } de gagner.
analysis-try-next = Erreur suivante, { $n } sur { $all }
analysis-try-series = Vos erreurs
analysis-play-on = Jouer à partir d’ici

analysis-larger = Agrandir le plateau
analysis-smaller = Réduire le plateau
analysis-turn-of = Tour { $n } sur { $all }
analysis-only = S’arrêter seulement aux erreurs
analysis-method = { "" }
    .exact = Exact
    .exact-about = probabilités des dés, points au plateau.
    .estimated = Estimé
    .estimated-about = chances et points attendus, { $n } parties jouées jusqu’au bout, ± 95 %.
analysis-share = Partager le lien
analysis-shared = Le lien est copié.
analysis-save = Enregistrer
