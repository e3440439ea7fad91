# L’analyse d’une partie terminée : chargée quand quelqu’un l’ouvre.

shell-analysis-overview = Aperçu
shell-analysis-turns = Tours
shell-analysis-board = Plateau

shell-analysis-ask = Avez-vous bien joué ? Avez-vous eu de la chance ?
shell-analysis-ask-about = Chaque décision est comparée aux meilleurs coups trouvés, et la chance est séparée du jeu. L’analyse tourne en arrière-plan : vous pouvez revoir la partie entre-temps.
shell-analysis-start = Analyser
shell-analysis-go-on = Continuer
shell-analysis-deeper = Plus à fond
shell-analysis-stop = Arrêter
shell-analysis-depth = Profondeur
shell-analysis-depth-quick = Rapide
shell-analysis-depth-normal = Détaillée
shell-analysis-depth-deep = Profonde
shell-analysis-progress = { $done } tours sur { $all }, depuis la fin
shell-analysis-about = environ { $time }
shell-analysis-seconds = { $n } s
shell-analysis-minutes = { $n } min
shell-analysis-not-yet = pas encore analysé
shell-analysis-stopped = Arrêtée : les tours { $from } à { $all } comptent

shell-analysis-verdict-own =
    { $played ->
        [strongly] Vous avez bien joué.
        [evenly] Vous auriez pu jouer mieux.
        [unsure] Trop peu de décisions restaient ouvertes pour juger votre jeu.
       *[weakly] Vous avez beaucoup laissé échapper.
    } { $luck ->
        [with] La chance vous a aidé.
        [against] La chance était contre vous.
       *[neither] La chance a peu décidé.
    }
shell-analysis-verdict-of =
    { $played ->
        [strongly] { $name } a bien joué.
        [evenly] { $name } aurait pu jouer mieux.
        [unsure] Trop peu de décisions restaient ouvertes pour juger le jeu de { $name }.
       *[weakly] { $name } a beaucoup laissé échapper.
    } { $luck ->
        [with] La chance a aidé.
        [against] La chance était contraire.
       *[neither] La chance a peu décidé.
    }
shell-analysis-so-far-own =
    { $played ->
        [strongly] Jusqu’ici vous avez bien joué.
        [evenly] Jusqu’ici vous auriez pu jouer mieux.
        [unsure] Jusqu’ici trop peu de décisions pour juger votre jeu.
       *[weakly] Jusqu’ici vous avez beaucoup laissé échapper.
    }
shell-analysis-so-far-of =
    { $played ->
        [strongly] Jusqu’ici { $name } a bien joué.
        [evenly] Jusqu’ici { $name } aurait pu jouer mieux.
        [unsure] Jusqu’ici trop peu de décisions pour juger le jeu de { $name }.
       *[weakly] Jusqu’ici { $name } a beaucoup laissé échapper.
    }
shell-analysis-how = Bien joué ?
shell-analysis-per-decision = points perdus par décision
shell-analysis-luck = Chance, en points
shell-analysis-luck-of = dés et tirages de tous
shell-analysis-choose = Comment { $name } a joué
shell-analysis-where = Où la partie a-t-elle basculé ?
shell-analysis-turned = { $round } : { $before } → { $after }
shell-analysis-turned-by = décisions { $own }, chance { $luck }
shell-analysis-fair = Sans la chance
shell-analysis-fair-own = Sans la chance, vous auriez gagné
shell-analysis-fair-waits = Sans la chance : connu quand tous les tours sont comptés

shell-analysis-curve = Chances de gagner
shell-analysis-curve-points = Points attendus
shell-analysis-curve-of = Ce qui est montré
shell-analysis-chance = Chances
shell-analysis-score = Points
shell-analysis-alike = à égalité
shell-analysis-mark-slip = imprécision
shell-analysis-mark-mistake = erreur
shell-analysis-mark-blunder = grosse erreur
shell-analysis-lucky = chance
shell-analysis-unlucky = malchance
shell-analysis-luck-whose = de qui a le tour
shell-analysis-curve-text = Chances de gagner de { $name } : { $from } au début, { $to } à la fin, { $marks } décisions marquées. Le tableau ci-dessous donne chaque tour.
shell-analysis-curve-turn = Tour
shell-analysis-curve-loss = Points perdus
shell-analysis-curve-luck = Chance

shell-analysis-which = Quels tours
shell-analysis-all = Tous ({ $n })
shell-analysis-mistakes = Erreurs ({ $n })
shell-analysis-mistakes-own = Vos erreurs ({ $n })
shell-analysis-loss = { $points } points
shell-analysis-loss-win = { $points } points, { $win }

shell-analysis-head = { $round }, { $name }
shell-analysis-better = mieux
shell-analysis-played = joué
shell-analysis-tried = essayé
shell-analysis-other = autre
shell-analysis-exact = exact
shell-analysis-estimated = estimé
shell-analysis-outlook = chances de gagner, et avance en points à la fin
shell-analysis-outlook-alone = points à la fin
shell-analysis-equal = À peu près égal : la différence peut être due au hasard.
shell-analysis-best = C’était le meilleur coup trouvé.
shell-analysis-unknown = Pas encore analysé.
shell-analysis-judged-by = Jugé d’après
shell-analysis-could-know = ce que { $name } pouvait savoir
shell-analysis-open = tous les paravents ouverts
shell-analysis-screens = Tous les paravents ouverts, cela aurait valu { $points } points de plus : c’était la chance, pas le jugement.
shell-analysis-screens-worse = Tous les paravents ouverts, cela aurait valu { $points } points de moins : c’était la chance, pas le jugement.

shell-analysis-try = Réessayer
shell-analysis-try-ask = À vous de nouveau : que jouez-vous ?
shell-analysis-try-hidden = La réponse reste cachée jusqu’à votre choix. Dans la partie, vous avez joué : { $line }
shell-analysis-try-tell = Voir la réponse
shell-analysis-try-again = Encore une fois
shell-analysis-try-leave = Retour à l’analyse
shell-analysis-try-best = Oui, c’est le meilleur coup trouvé.
shell-analysis-try-good = Bien : à peu près aussi bon que le meilleur.
shell-analysis-try-same = C’est ce que vous avez joué.
shell-analysis-try-worse = Il y a mieux.
shell-analysis-try-closer = Mieux que dans la partie, mais il y a encore mieux.
shell-analysis-try-waits = Ce coup n’avait pas été comparé : il est évalué maintenant…
shell-analysis-try-unknown = L’analyse n’a pas comparé ce coup et ne peut pas l’évaluer maintenant. Comparez-le aux coups ci-dessous.
shell-analysis-try-instead = { $now } au lieu de { $then } de gagner.
shell-analysis-try-compared = Chances de gagner : { $now } ; dans la partie { $then }, avec le meilleur coup { $best }.
shell-analysis-try-next = Erreur suivante, { $n } sur { $all }
shell-analysis-try-series = Vos erreurs
shell-analysis-play-on = Jouer à partir d’ici

shell-analysis-larger = Agrandir le plateau
shell-analysis-smaller = Réduire le plateau
shell-analysis-turn-of = Tour { $n } sur { $all }
shell-analysis-only = S’arrêter seulement aux erreurs
shell-analysis-only-own = S’arrêter seulement à vos erreurs
shell-analysis-method-exact = Exact : probabilités des dés, points au plateau.
shell-analysis-method-estimated = Estimé : chances et points attendus, { $n } parties jouées jusqu’au bout, ± 95 %.
shell-analysis-share = Partager le lien
shell-analysis-shared = Le lien est copié.
shell-analysis-save = Enregistrer
