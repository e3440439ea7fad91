### Ce que dit le journal d’un évènement, et pourquoi une action est refusée.

## Évènements : une ligne chacun, qui commence par le joueur s’il agit

keyflower-event-home = { $seat } reçoit { $tile-the }
keyflower-event-start-player = { $seat } joue en premier
keyflower-event-screen = { $seat } tire : { $workers }
keyflower-event-screen-hidden = { $n ->
    [one] { $seat } tire { $n } ouvrier
   *[other] { $seat } tire { $n } ouvriers
}
keyflower-event-winter-dealt = { $seat } reçoit des tuiles Hiver : { $tiles }
keyflower-event-winter-hidden = { $n ->
    [one] { $seat } reçoit { $n } tuile Hiver
   *[other] { $seat } reçoit { $n } tuiles Hiver
}
keyflower-event-season = { $season-begins }
keyflower-event-loads = { $n ->
    [0] { $m ->
        [0] À bord { $boat-of } : rien
       *[other] À bord { $boat-of } : { $skills }
    }
   *[other] { $m ->
        [0] À bord { $boat-of } : { $workers }
       *[other] À bord { $boat-of } : { $workers }, { $skills }
    }
}
keyflower-event-offers = Aux enchères : { $tiles }
keyflower-event-bids = { $n ->
    [one] { $seat } enchérit avec { $n } { $worker } sur { $tile-the }
   *[other] { $seat } enchérit avec { $n } { $worker-plural } sur { $tile-the }
}
keyflower-event-outbid = { $seat } perd la tête de l’enchère sur { $tile-the } : { $workers } à déplacer
keyflower-event-uses = { $seat } utilise { $tile-the } ({ $workers })
keyflower-event-uses-other = { $seat } utilise { $tile-the } ({ $workers }) chez { $owner }
keyflower-event-moves = { $n ->
    [one] { $seat } retire { $n } { $worker } { $tile-of }
   *[other] { $seat } retire { $n } { $worker-plural } { $tile-of }
}
keyflower-event-stands-up = { $seat } relève ses ouvriers près { $tile-of } : désormais, uniquement des { $worker-plural }
keyflower-event-passes = { $seat } passe
keyflower-event-makes = { $seat } produit : { $goods } (sur { $tile-the })
keyflower-event-makes-nothing = { $seat } ne tire rien { $tile-of }
keyflower-event-pays = { $seat } paie : { $pieces }
keyflower-event-declines = { $seat } ne paie pas pour { $tile-the }
keyflower-event-greens = { $n ->
    [one] { $seat } prend { $n } ouvrier vert
   *[other] { $seat } prend { $n } ouvriers verts
}
keyflower-event-draws = { $seat } tire 1 { $worker }
keyflower-event-draws-hidden = { $seat } tire 1 ouvrier
keyflower-event-draws-skill = { $seat } tire 1 { $skill }
keyflower-event-draws-skill-hidden = { $seat } tire 1 jeton Compétence
keyflower-event-carries = { $seat } transporte 1 { $good } { $source-of } vers { $tile-the }
keyflower-event-upgrades = { $seat } améliore { $tile-the } ({ $goods })
keyflower-event-season-over = { $season-ends }
keyflower-event-returns = { $seat } reprend ses enchères perdantes : { $workers }
keyflower-event-unsold = Hors du jeu, sans enchère : { $tiles }
keyflower-event-wins = { $n ->
    [one] { $seat } remporte { $tile-the } avec { $n } ouvrier
   *[other] { $seat } remporte { $tile-the } avec { $n } ouvriers
}
keyflower-event-wins-workers = { $seat } reçoit les ouvriers { $tile-of } : { $workers }
keyflower-event-takes-back = { $seat } prend les ouvriers des tuiles de son village : { $workers }
keyflower-event-takes-boat = { $n ->
    [0] { $m ->
        [0] { $seat } choisit { $boat-the } : rien
       *[other] { $seat } choisit { $boat-the } : { $skills }
    }
   *[other] { $m ->
        [0] { $seat } choisit { $boat-the } : { $workers }
       *[other] { $seat } choisit { $boat-the } : { $workers }, { $skills }
    }
}
keyflower-event-takes-boat-tile = { $seat } prend { $boat-the } dans son village
keyflower-event-wins-turn-order = { $seat } prend { $tile-the } dans son village
keyflower-event-gift-green = { $seat } prend 1 ouvrier vert (Bateau d’été 1b)
keyflower-event-lays = { $seat } pose { $tile-the } { $direction-to } { $beside-of }
keyflower-event-set-aside = { $seat } met { $tile-the } de côté : aucun emplacement ne convient
keyflower-event-keeps = { $seat } met aux enchères : { $tiles }
keyflower-event-kept = { $n ->
    [one] { $seat } met { $n } tuile Hiver aux enchères
   *[other] { $seat } met { $n } tuiles Hiver aux enchères
}
keyflower-event-points = { $points ->
    [one] { $seat } marque { $points } point
   *[other] { $seat } marque { $points } points
}
keyflower-event-wins-game = { $points ->
    [one] { $seat } gagne : { $points } point
   *[other] { $seat } gagne : { $points } points
}
keyflower-event-shared = { $points ->
    [one] Victoire partagée entre { $n } joueurs : { $points } point
   *[other] Victoire partagée entre { $n } joueurs : { $points } points
}

## Refus : ce qui n’est pas possible, deux-points, pourquoi

keyflower-refused-unknown = Ceci ne peut pas être joué : cette action n’existe pas dans ce jeu
keyflower-refused-over = Vous ne pouvez pas continuer : la partie est terminée
keyflower-refused-order = Vous ne pouvez pas faire cela maintenant : l’étape en cours est { $step }
keyflower-refused-drawing = Vous ne pouvez pas faire cela maintenant : un tirage est en cours
keyflower-refused-no-draw = Vous ne pouvez pas saisir cela : aucun tirage n’est en cours
keyflower-refused-none-left = Cela n’a pas pu être tiré : il n’en reste pas ({ $piece })
keyflower-refused-none-left-tile = Cela n’a pas pu être tiré : cette tuile n’est plus parmi celles qui restent ({ $tile })
keyflower-refused-not-offered = Vous ne pouvez pas enchérir sur { $tile-the } : cette tuile n’est pas aux enchères
keyflower-refused-boat-bid = Vous ne pouvez pas enchérir sur un bateau : les bateaux se choisissent en fin de saison
keyflower-refused-not-usable = Vous ne pouvez pas utiliser { $tile-the } : cette tuile n’a pas d’effet à utiliser
keyflower-refused-not-here = Vous ne pouvez pas utiliser { $tile-the } : cette tuile n’est ni dans un village ni aux enchères
keyflower-refused-full = Vous ne pouvez pas utiliser { $tile-the } : 6 ouvriers au plus, et la place manque
keyflower-refused-few = { $n ->
    [one] Vous ne pouvez pas utiliser { $tile-the } avec si peu : il faut au moins { $n } ouvrier
   *[other] Vous ne pouvez pas utiliser { $tile-the } avec si peu : il faut au moins { $n } ouvriers
}
keyflower-refused-many = { $n ->
    [one] Vous ne pouvez pas en placer autant sur { $tile-the } : il reste de la place pour { $n } ouvrier
   *[other] Vous ne pouvez pas en placer autant sur { $tile-the } : il reste de la place pour { $n } ouvriers
}
keyflower-refused-bid-low = { $n ->
    [one] Vous ne pouvez pas enchérir si peu sur { $tile-the } : il faut y mettre au moins { $n } ouvrier
   *[other] Vous ne pouvez pas enchérir si peu sur { $tile-the } : il faut y mettre au moins { $n } ouvriers
}
keyflower-refused-colour = Vous ne pouvez pas employer cette couleur sur { $tile-the } : il n’y va que des { $worker-plural }
keyflower-refused-own-colour = Vous ne pouvez pas employer cette couleur sur { $tile-the } : votre enchère y est faite d’{ $worker-plural }
keyflower-refused-one-colour = Vous ne pouvez pas mélanger les couleurs : les ouvriers d’un placement sont d’une seule couleur
keyflower-refused-screen-first = Vous ne pouvez pas placer cela maintenant : d’abord les ouvriers de derrière le paravent, dans l’ordre bleu, rouge, jaune, vert, puis les enchères perdantes
keyflower-refused-screen = { $n ->
    [0] Vous ne pouvez pas en placer autant : il n’y a pas d’{ $worker } derrière votre paravent
    [one] Vous ne pouvez pas en placer autant : il y a { $n } { $worker } derrière votre paravent
   *[other] Vous ne pouvez pas en placer autant : il y a { $n } { $worker-plural } derrière votre paravent
}
keyflower-refused-cannot = Vous ne pouvez pas placer d’ouvriers ici ({ $tile }) : il faut au moins { $need }, et vous en avez { $n }
keyflower-refused-cannot-any = Vous ne pouvez pas placer d’ouvriers ici ({ $tile }) : il faut au moins { $need } d’une même couleur, et vous en avez { $n }
keyflower-refused-no-group = Vous ne pouvez pas retirer d’ouvriers { $tile-of } : vous n’y avez pas d’enchère
keyflower-refused-winning = Vous ne pouvez pas retirer d’ouvriers { $tile-of } : votre enchère y est gagnante
keyflower-refused-group-colour = Vous ne pouvez pas retirer d’ouvriers { $tile-of } : des { $worker-plural } ne conviennent pas à leur nouvelle place
keyflower-refused-group-again = Vous ne pouvez pas retirer d’ouvriers { $tile-of } : ils sont déjà en route
keyflower-refused-more-needed = { $n ->
    [one] Vous ne pouvez pas encore valider : il faut { $n } ouvrier de plus
   *[other] Vous ne pouvez pas encore valider : il faut { $n } ouvriers de plus
}
keyflower-refused-no-piece = Vous ne pouvez pas payer cela : vous n’en avez pas derrière votre paravent ({ $piece })
keyflower-refused-cost-kind = Vous ne pouvez pas payer cela : { $tile-the } demande autre chose
keyflower-refused-not-choice = Vous ne pouvez pas prendre cela : la tuile n’en donne pas ({ $good })
keyflower-refused-none-supply = Vous ne pouvez pas prendre cela : la réserve n’en a plus ({ $good })
keyflower-refused-not-there = Vous ne pouvez pas transporter cela : il n’y en a pas sur { $tile-the } ({ $good })
keyflower-refused-not-own = Vous ne pouvez pas faire cela sur { $tile-the } : cette tuile n’est pas dans votre village
keyflower-refused-no-way = Vous ne pouvez rien transporter d’ici : aucune route ne part { $tile-of } ({ $good })
keyflower-refused-no-road = Vous ne pouvez pas transporter par là : aucune route n’y mène ({ $direction })
keyflower-refused-no-tile = Vous ne pouvez pas transporter par là : votre village n’y a pas de tuile ({ $direction })
keyflower-refused-carries-spent = Vous ne pouvez plus transporter : il ne reste pas de pas de transport
keyflower-refused-upgrades-spent = Vous ne pouvez plus améliorer : il ne reste pas d’amélioration
keyflower-refused-upgraded = Vous ne pouvez pas améliorer { $tile-the } : c’est déjà fait
keyflower-refused-not-upgradable = Vous ne pouvez pas améliorer { $tile-the } : cette tuile n’a pas d’autre face
keyflower-refused-missing = Vous ne pouvez pas améliorer { $tile-the } : ceci manque ({ $pieces })
keyflower-refused-wrong-payment = Vous ne pouvez pas payer ainsi : l’amélioration { $tile-of } coûte autre chose
keyflower-refused-boat-taken = Vous ne pouvez pas choisir { $boat-the } : ce bateau est déjà pris
keyflower-refused-boat-absent = Vous ne pouvez pas choisir { $boat-the } : ce bateau n’est pas en jeu
keyflower-refused-not-dealt = Vous ne pouvez pas mettre { $tile-the } aux enchères : vous n’avez pas reçu cette tuile
keyflower-refused-not-in-hand = Vous ne pouvez pas poser { $tile-the } : vous n’avez pas cette tuile à poser
keyflower-refused-fits-nowhere = Vous ne pouvez pas poser { $tile-the } maintenant : aucun emplacement ne convient
keyflower-refused-occupied = Vous ne pouvez pas poser de tuile en { $cell } : il y en a déjà une
keyflower-refused-apart = Vous ne pouvez pas poser de tuile en { $cell } : elle ne toucherait pas votre village
keyflower-refused-edges = Vous ne pouvez pas poser { $tile-the } en { $cell } : les bords qui se touchent doivent être pareils

## L’étape en cours, pour keyflower-refused-order

keyflower-now-homes = la distribution des tuiles Foyer
keyflower-now-screens = le tirage des premiers ouvriers
keyflower-now-deal = la distribution des tuiles Hiver
keyflower-now-load = l’embarquement des ouvriers
keyflower-now-load-skills = l’arrivée des jetons Compétence
keyflower-now-offer = la mise en place des tuiles de la saison
keyflower-now-draw = le tirage des ouvriers
keyflower-now-draw-skills = le tirage des jetons Compétence
keyflower-now-gift = le tirage d’un bateau d’été
keyflower-now-turn = le choix d’enchérir, d’utiliser une tuile ou de passer
keyflower-now-workers = le choix des ouvriers
keyflower-now-cost = le paiement
keyflower-now-choose = le choix d’une ressource
keyflower-now-transport = le transport et l’amélioration
keyflower-now-direction = le chemin de la ressource
keyflower-now-payment = le paiement de l’amélioration
keyflower-now-end = la fin du tour
keyflower-now-keep = le choix des tuiles Hiver
keyflower-now-boat = le choix d’un bateau
keyflower-now-lay = la pose d’une tuile
keyflower-now-cell = l’emplacement de la tuile
keyflower-now-rotation = l’orientation de la tuile
keyflower-now-over = le score final

## Faits : ce qui parle pour ou contre un coup, propositions d’une même phrase

keyflower-fact-leads = remporte { $tile-the } sauf surenchère
keyflower-fact-worth = vaut { $points } pour vous en ce moment
keyflower-fact-outbids = surenchérit sur { $rival }
keyflower-fact-reserve = reste { $workers } pour surenchérir
keyflower-fact-colour = désormais, uniquement des { $worker-plural }
keyflower-fact-brings = rapporte { $gains }
keyflower-fact-upgrades = améliore { $tile-the }
keyflower-fact-points = { $points } de plus en l’état
keyflower-fact-carries = transporte { $goods }
keyflower-fact-joins = { $n ->
    [one] relie { $roads }
   *[other] les tuiles relient { $roads } en tout
}
keyflower-fact-returns = les ouvriers reviennent à la fin de la saison
keyflower-fact-owner-gets = les ouvriers vont à { $owner }
keyflower-fact-keeps = garde { $workers }
keyflower-fact-left = reste { $workers }
