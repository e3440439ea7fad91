### Ce que dit le journal d’un évènement, et pourquoi une action est refusée.

## Évènements : une ligne chacun, qui commence par le joueur s’il agit

milestones-event-lot = Tuile bonus en { $triangle } : { $good }
milestones-event-tile-display = Dans l’offre : { $left } { $leftn }, { $right } { $rightn }
milestones-event-tile-starting = Tuile de départ : { $left } { $leftn }, { $right } { $rightn }
milestones-event-tile-refill = Nouvelle tuile dans l’offre : { $left } { $leftn }, { $right } { $rightn }
milestones-event-drafts = { $seat } choisit : { $left } { $leftn }, { $right } { $rightn } (cases { $n } et { $m })
milestones-event-hires = { $seat } embauche : { $left } { $leftn }, { $right } { $rightn } (cases { $n } et { $m })
milestones-event-bonus-lost = { $seat } perd la tuile bonus du travailleur couvert : { $worker }
milestones-event-moves-worker = { $seat } avance jusqu’{ $worker-to } ({ $number }) : { $gains }
milestones-event-moves-empty = { $seat } avance jusqu’à la case { $n } : aucun travailleur
milestones-event-moves-castle = { $seat } avance jusqu’au château
milestones-event-moves-trade = { $seat } avance jusqu’à la maison de commerce
milestones-event-moves-works = { $seat } avance jusqu’au bureau des travaux
milestones-event-moves-mill = { $seat } avance jusqu’au moulin
milestones-event-income = { $seat } reçoit le revenu de sa suite croissante : +1 pièce
milestones-event-bonus-points = { $points ->
    [one] { $seat } marque grâce à une tuile bonus : +{ $points } point
   *[other] { $seat } marque grâce aux tuiles bonus : +{ $points } points
}
milestones-event-buys = { $seat } achète 1 { $good } (2 pièces)
milestones-event-sells = { $seat } vend : { $goods } (+1 pièce)
milestones-event-street = { $points ->
    [one] { $seat } construit un tronçon de rue { $path } : +{ $points } point
   *[other] { $seat } construit un tronçon de rue { $path } : +{ $points } points
}
milestones-event-house = { $points ->
    [one] { $seat } construit une maison en { $triangle } : +{ $points } point
   *[other] { $seat } construit une maison en { $triangle } : +{ $points } points
}
milestones-event-market = { $points ->
    [one] { $seat } construit un marché en { $point } : +{ $points } point
   *[other] { $seat } construit un marché en { $point } : +{ $points } points
}
milestones-event-takes-bonus = { $seat } prend la tuile bonus ({ $good }) pour { $worker-the } ({ $number }) : +1 point
milestones-event-leaves-bonus = { $seat } laisse la tuile bonus : { $good }
milestones-event-flour = { $points ->
    [one] { $seat } livre 1 sac de farine en { $point } : +{ $points } point, +1 pièce
   *[other] { $seat } livre 1 sac de farine en { $point } : +{ $points } points, +1 pièce
}
milestones-event-returns = { $seat } rend 1 { $good }
milestones-event-covers = { $seat } couvre { $worker-the } ({ $number })
milestones-event-last-turns-points = { $points ->
    [one] { $seat } atteint { $points } point : derniers tours
   *[other] { $seat } atteint { $points } points : derniers tours
}
milestones-event-last-turns-tiles = { $seat } prend la dernière tuile de l’offre : derniers tours
milestones-event-turn-limit = { $n ->
    [one] Chacun a joué { $n } tour : la partie est terminée
   *[other] Chacun a joué { $n } tours : la partie est terminée
}
milestones-event-majority = { $points ->
    [2] { $seat } est à égalité en tête des { $worker-plural } : +2 points
    [one] { $seat } a la majorité des { $worker-plural } : +{ $points } point
   *[other] { $seat } a la majorité des { $worker-plural } : +{ $points } points
}
milestones-event-wins = { $points ->
    [one] { $seat } gagne : { $points } point
   *[other] { $seat } gagne : { $points } points
}
milestones-event-shares = { $points ->
    [one] { $seat } partage la victoire : { $points } point
   *[other] { $seat } partage la victoire : { $points } points
}

## Refus : ce qui n’est pas possible, deux-points, pourquoi

milestones-refused-unknown = Ceci ne peut pas être joué : cette action n’existe pas dans ce jeu
milestones-refused-over = Vous ne pouvez pas continuer : la partie est terminée
milestones-refused-no-draw = Vous ne pouvez pas saisir de tuile : on ne pioche pas en ce moment
milestones-refused-drawing = Vous ne pouvez pas faire cela maintenant : une tuile est en train d’être piochée
milestones-refused-none-left = Cela n’a pas pu être pioché : il ne reste plus de tuile de ce genre ({ $tile })
milestones-refused-order = Vous ne pouvez pas faire cela maintenant : l’étape en cours est { $step }
milestones-refused-behind = Vous ne pouvez pas avancer là : un déplacement va en avant, vers une autre case, sans dépasser le château
milestones-refused-must-move = { $n ->
    [one] Vous ne pouvez pas terminer le tour : il vous reste { $n } déplacement
   *[other] Vous ne pouvez pas terminer le tour : il vous reste { $n } déplacements
}
milestones-refused-not-laid-out = Vous ne pouvez pas choisir { $tile } : ce n’est pas une des tuiles de départ
milestones-refused-overlap = Vous ne pouvez pas placer la tuile ici : vos deux tuiles de départ ne peuvent pas se chevaucher
milestones-refused-not-on-display = Vous ne pouvez pas embaucher { $tile } : cette tuile n’est pas dans l’offre
milestones-refused-hired-already = Vous ne pouvez plus embaucher : une seule tuile par visite
milestones-refused-coins = { $n ->
    [one] Vous ne pouvez pas payer cela : le prix est de { $n } pièce, et vous en avez { $held }
   *[other] Vous ne pouvez pas payer cela : le prix est de { $n } pièces, et vous en avez { $held }
}
milestones-refused-cubes = Vous ne pouvez pas vendre cela : il faut { $need }, et il vous manque { $goods }
milestones-refused-goods = Vous ne pouvez pas construire cela : le coût est de { $need }, et il vous manque { $goods }
milestones-refused-supply = Vous ne pouvez pas faire cela : la réserve n’a plus de { $piece }
milestones-refused-no-point = Vous ne pouvez pas choisir { $point } : ce plateau n’a pas cette intersection
milestones-refused-no-triangle = Vous ne pouvez pas construire en { $triangle } : ce plateau n’a pas ce triangle
milestones-refused-street-start = Vous ne pouvez pas commencer en { $point } : ce n’est ni un bout de rue ni un marché
milestones-refused-street-branch = Vous ne pouvez pas commencer en { $point } : les rues ne bifurquent qu’aux marchés
milestones-refused-street-no-room = Vous ne pouvez pas commencer en { $point } : il n’y a pas deux intersections libres à la suite
milestones-refused-street-taken = Vous ne pouvez pas aller en { $point } : l’intersection n’est pas libre
milestones-refused-street-not-joined = Vous ne pouvez pas aller en { $point } : aucune ligne n’y mène depuis l’intersection précédente
milestones-refused-street-dead-end = Vous ne pouvez pas placer la borne en { $point } : aucune intersection libre ne suit
milestones-refused-house-stands = Vous ne pouvez pas construire ici : ce triangle a déjà une maison
milestones-refused-house-no-street = Vous ne pouvez pas construire ici : aucune rue ne longe ce triangle
milestones-refused-house-bonus = Vous ne pouvez pas construire ici : aucun de vos travailleurs ne peut porter la tuile bonus ({ $good })
milestones-refused-market-covered = Vous ne pouvez pas construire en { $point } : son chiffre est couvert
milestones-refused-market-no-street = Vous ne pouvez pas construire en { $point } : aucune rue n’y mène
milestones-refused-flour-no-market = Vous ne pouvez pas livrer en { $point } : il n’y a pas de marché
milestones-refused-flour-supplied = Vous ne pouvez pas livrer en { $point } : ce marché a déjà un sac de farine
milestones-refused-grain = { $n ->
    [one] Vous ne pouvez pas livrer de farine : un sac demande { $n } céréale, et vous en avez { $held }
   *[other] Vous ne pouvez pas livrer de farine : un sac demande { $n } céréales, et vous en avez { $held }
}
milestones-refused-bonus-worker = Vous ne pouvez pas la placer sur la case { $n } : il faut un travailleur visible de sa catégorie, sans tuile bonus
milestones-refused-bonus-house = Vous ne pouvez pas laisser la tuile bonus : qui construit une maison dans son triangle la prend
milestones-refused-return-none = Vous ne pouvez pas rendre cela : vous n’en avez pas ({ $good })
milestones-refused-cover-none = Vous ne pouvez pas couvrir la case { $n } : aucun travailleur n’y est visible
milestones-refused-cover-once = Vous ne pouvez pas couvrir un autre travailleur : le château en couvre un à chaque visite
milestones-refused-must-return = { $n ->
    [one] Vous ne pouvez pas continuer : rendez d’abord { $n } marchandise
   *[other] Vous ne pouvez pas continuer : rendez d’abord { $n } marchandises
}
milestones-refused-must-cover = Vous ne pouvez pas continuer : couvrez d’abord un travailleur

## L’étape en cours, pour milestones-refused-order

milestones-now-lots = la pose des tuiles bonus
milestones-now-tiles = la pose des tuiles travailleur
milestones-now-draft = le choix d’une tuile de départ
milestones-now-place = la pose de la tuile
milestones-now-move = le déplacement
milestones-now-trade = la maison de commerce
milestones-now-refill = la nouvelle tuile
milestones-now-works = le bureau des travaux
milestones-now-street-middle = la borne du tronçon
milestones-now-street-end = le bout du tronçon
milestones-now-bonus = la tuile bonus
milestones-now-mill = le moulin
milestones-now-return = la remise des marchandises
milestones-now-cover = la couverture d’un travailleur
milestones-now-may-cover = la couverture d’un travailleur ou la suite du tour
milestones-now-end = la fin du tour
milestones-now-over = le score final

## Faits : ce qui parle pour ou contre un coup, propositions d’une même phrase

milestones-fact-last-turns = déclenche les derniers tours
milestones-fact-builds = construit { $works } : { $points }
milestones-fact-delivers = livre { $sacks } : { $points }
milestones-fact-majority = majorité des { $worker-plural } : { $points } à la fin
milestones-fact-bonus = { $points } grâce aux tuiles bonus
milestones-fact-hires = embauche { $left } { $leftn } et { $right } { $rightn }
milestones-fact-covers = couvre { $worker-the } ({ $number })
milestones-fact-gains = rapporte { $goods }
milestones-fact-returns = rend { $goods }
milestones-fact-ascending = suite croissante : +1 pièce à la maison de commerce
milestones-fact-keeps-ascending = garde la suite croissante : +1 pièce à la maison de commerce
milestones-fact-ends-ascending = rompt la suite croissante : pas de revenu à la maison de commerce
milestones-fact-hand = en main ensuite : { $goods }
