### Ce que dit le journal d’un évènement, et pourquoi une action est refusée.

## Évènements : une ligne chacun, qui commence par le joueur

ages-event-rolls = { $n ->
    [one] { $seat } lance { $n } dé
   *[other] { $seat } lance { $n } dés
}
ages-event-rolled = { $seat } obtient : { $shows }
ages-event-rerolls = { $seat } relance : { $shows }
ages-event-stops = { $seat } garde tous les dés
ages-event-leads = { $seat } relance avec le Leadership : { $shows }
ages-event-preserves = { $food ->
    [one] { $seat } double la nourriture pour 1 poterie : { $food } nourriture
   *[other] { $seat } double la nourriture pour 1 poterie : { $food } nourritures
}
ages-event-collects = { $seat } récolte : { $gains }
ages-event-lost-food = { $n ->
    [one] { $seat } perd { $n } nourriture : la piste de nourriture est pleine
   *[other] { $seat } perd { $n } nourritures : la piste de nourriture est pleine
}
ages-event-feeds = { $n ->
    [one] { $seat } nourrit { $n } ville, nourriture restante : { $food }
   *[other] { $seat } nourrit { $n } villes, nourriture restante : { $food }
}
ages-event-hit = { $points ->
    [one] { $seat } perd { $points } point : { $disaster }
   *[other] { $seat } perd { $points } points : { $disaster }
}
ages-event-averted = { $seat } évite { $disaster-the } : { $by }
ages-event-goods-lost = { $seat } perd toutes ses marchandises : { $disaster }
ages-event-spearheads = { $n ->
    [one] { $seat } dépense { $n } fer de lance : l’invasion coûte { $points } points de plus
   *[other] { $seat } dépense { $n } fers de lance : l’invasion coûte { $points } points de plus
}
ages-event-offers = { $seat } fait une offre à { $partner }. Donne : { $give }. Demande : { $take }
ages-event-accepts = { $seat } accepte l’offre
ages-event-refuses = { $seat } refuse l’offre
ages-event-builds = { $seat } construit : { $building } ({ $n }/{ $boxes })
ages-event-finishes-city = { $seat } achève { $building-the }
ages-event-finishes-first = { $points ->
    [one] { $seat } achève { $monument-the } en premier : +{ $points } point
   *[other] { $seat } achève { $monument-the } en premier : +{ $points } points
}
ages-event-finishes-later = { $points ->
    [one] { $seat } achève { $monument-the } : +{ $points } point
   *[other] { $seat } achève { $monument-the } : +{ $points } points
}
ages-event-spends-stone = { $seat } dépense 1 pierre : 3 ouvriers
ages-event-builds-ship = { $n ->
    [one] { $seat } construit un navire : { $n } navire maintenant
   *[other] { $seat } construit un navire : { $n } navires maintenant
}
ages-event-swaps = { $seat } échange par navire : 1 { $good } → 1 { $other }
ages-event-buys = { $seat } achète { $development-the } ({ $cost } pièces)
ages-event-discards = { $seat } défausse 1 { $good }
ages-event-last-round-developments = { $seat } possède { $n } développements : dernière manche
ages-event-last-round-monuments = { $seat } achève le dernier monument libre : dernière manche
ages-event-wins = { $points ->
    [one] { $seat } gagne : { $points } point
   *[other] { $seat } gagne : { $points } points
}
ages-event-shares = { $points ->
    [one] { $seat } partage la victoire : { $points } point
   *[other] { $seat } partage la victoire : { $points } points
}

## Refus : ce qui n’est pas possible, deux-points, pourquoi

ages-refused-unknown = Ceci ne peut pas être joué : cette action n’existe pas dans ce jeu
ages-refused-over = Vous ne pouvez pas continuer : la partie est terminée
ages-refused-dice-count = { $n ->
    [one] Ce n’est pas un lancer possible : { $n } dé est lancé
   *[other] Ce n’est pas un lancer possible : { $n } dés sont lancés
}
ages-refused-no-roll = Vous ne pouvez pas saisir de lancer : aucun lancer n’est en cours
ages-refused-rolling = Vous ne pouvez pas faire cela maintenant : les dés roulent encore
ages-refused-order = Vous ne pouvez pas faire cela maintenant : l’étape en cours est { $step }
ages-refused-needs-development = Vous ne pouvez pas faire cela : vous n’avez pas { $development-the }
ages-refused-needs-good = { $n ->
    [0] Vous ne pouvez pas faire cela : il faut { $need }, et vous n’en avez pas
   *[other] Vous ne pouvez pas faire cela : il faut { $need }, et vous en avez { $n }
}
ages-refused-only-late = Vous ne pouvez pas faire cela : c’est réservé à une autre édition ({ $edition })
ages-refused-must-roll = Vous ne pouvez pas terminer le tour : les dés n’ont pas encore été lancés
ages-refused-must-discard = { $n ->
    [one] Vous ne pouvez pas terminer le tour : défaussez d’abord { $n } marchandise
   *[other] Vous ne pouvez pas terminer le tour : défaussez d’abord { $n } marchandises
}
ages-refused-before-roll = Vous ne pouvez plus faire cela : c’est possible seulement avant le premier lancer
ages-refused-once = Vous ne pouvez pas refaire cela : c’est possible une seule fois par tour
ages-refused-rolling-over = Vous ne pouvez pas relancer : les lancers sont terminés
ages-refused-locked = Vous ne pouvez pas relancer ce dé : un crâne le bloque
ages-refused-no-die = Vous ne pouvez pas choisir ce dé : aucun ne montre cette face ({ $face })
ages-refused-food-dice = { $n ->
    [one] Vous ne pouvez pas en choisir autant : { $n } dé seulement donne nourriture ou ouvriers
   *[other] Vous ne pouvez pas en choisir autant : { $n } dés seulement donnent nourriture ou ouvriers
}
ages-refused-no-trade-game = Vous ne pouvez pas échanger : ce n’est pas la variante commerce
ages-refused-no-seat = Vous ne pouvez pas faire cette offre : la place { $n } n’existe pas
ages-refused-own-seat = Vous ne pouvez pas faire cette offre : c’est votre propre place
ages-refused-offers-used = Vous ne pouvez plus faire d’offre : { $n } par tour au plus
ages-refused-nothing-to-trade = Vous ne pouvez pas échanger avec { $partner } : rien ne peut changer de mains
ages-refused-offer-empty = Vous ne pouvez pas faire cette offre : elle est encore vide
ages-refused-kind-twice = Vous ne pouvez pas ajouter cela : l’offre en contient déjà ({ $good })
ages-refused-giver-short = { $n ->
    [0] Vous ne pouvez pas ajouter { $need } : { $partner } n’en a pas
   *[other] Vous ne pouvez pas ajouter { $need } : { $partner } en a { $n }
}
ages-refused-track-end = Vous ne pouvez pas faire cela : la cheville dépasserait la fin de sa piste ({ $good })
ages-refused-same-kind = Vous ne pouvez pas échanger ainsi : une marchandise s’échange contre une autre sorte
ages-refused-ships-used = Vous ne pouvez pas échanger : il ne reste aucun navire pour cela ce tour-ci
ages-refused-no-ship = Vous ne pouvez pas échanger : vous n’avez pas de navire
ages-refused-not-in-play = Vous ne pouvez pas construire cela : ce n’est pas en jeu dans cette partie ({ $monument })
ages-refused-finished = Vous ne pouvez pas construire ici : c’est déjà achevé ({ $building })
ages-refused-no-workers = Vous ne pouvez pas construire : il ne reste aucun ouvrier
ages-refused-enough-workers = Vous ne pouvez pas dépenser de pierre : vos ouvriers suffisent déjà pour toutes les cases libres
ages-refused-ships-most = Vous ne pouvez pas construire d’autre navire : { $n } au plus
ages-refused-owned = Vous ne pouvez pas acheter { $development-the } : vous avez déjà ce développement
ages-refused-one-purchase = Vous ne pouvez plus rien acheter : un développement par tour au plus
ages-refused-too-dear = Vous ne pouvez pas acheter { $development-the } : le coût est de { $cost } pièces, et vous en avez { $n } à dépenser
ages-refused-too-little = Vous ne pouvez pas payer ainsi : cela fait { $n } sur les { $cost } pièces demandées
ages-refused-no-discard = Vous ne pouvez pas défausser : vous n’avez pas plus de { $n } marchandises

## L’étape en cours, pour ages-refused-order

ages-now-start = le premier lancer
ages-now-rolling = le lancer des dés
ages-now-reroll = le choix de garder ou de relancer
ages-now-lead = le Leadership
ages-now-food = le choix entre nourriture et ouvriers
ages-now-spearheads = la dépense de fers de lance
ages-now-trade = l’échange
ages-now-offer = la composition de l’offre
ages-now-respond = la réponse à l’offre
ages-now-build = la construction
ages-now-buy = l’achat
ages-now-pay = le paiement
ages-now-sell = la vente de nourriture
ages-now-discard = la défausse
ages-now-end = la fin du tour
ages-now-over = le score final

## Faits : ce qui parle pour ou contre un coup, propositions d’une même phrase

ages-fact-last-round = déclenche la dernière manche
ages-fact-finishes-first = achève { $monument-the } en premier : { $points }
ages-fact-finishes-later = achève { $monument-the } : { $points }
ages-fact-race = plus que { $boxes } pour { $rival }
ages-fact-city = achève { $building-the } : { $dice } dès le prochain tour
ages-fact-buys = achète { $development-the } : { $points }
ages-fact-loses = perd { $points } : { $disaster }
ages-fact-hits = les adversaires perdent { $points } : { $disaster }
ages-fact-goods-lost = perd toutes les marchandises : { $disaster }
ages-fact-preserves = double la nourriture : { $food }
ages-fact-keeps = garde { $shows }
ages-fact-risk = risque ({ $disaster }) : { $n } %
ages-fact-feeds = toutes les villes nourries : { $n } %
ages-fact-progress = { $building } : { $n }/{ $boxes } cases
ages-fact-idle = { $workers } en trop
ages-fact-fed = toutes les villes nourries, nourriture restante : { $n }
ages-fact-value = { $side ->
    [more] valeur des marchandises : +{ $coins }
   *[less] valeur des marchandises : −{ $coins }
}
ages-fact-goods = garde des marchandises d’une valeur de { $coins }
