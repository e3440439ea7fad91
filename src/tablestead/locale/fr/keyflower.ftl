## Choices: what a button or a piece does

keyflower-choice-bid = { $own ->
    [0] { $beats ->
        [0] Enchérir sur { $tile-the }
       *[other] Enchérir sur { $tile-the } : plus de { $beats }
    }
   *[other] { $beats ->
        [0] Augmenter l’enchère sur { $tile-the } (la vôtre : { $own })
       *[other] Augmenter l’enchère sur { $tile-the } (la vôtre : { $own }, la meilleure adverse : { $beats })
    }
}
keyflower-choice-use = { $last ->
    [0] Utiliser { $tile-the }
    [one] Utiliser { $tile-the } : plus de { $last } ouvrier
   *[other] Utiliser { $tile-the } : plus de { $last } ouvriers
}
keyflower-choice-pass = Passer
keyflower-choice-workers-bid = { $n ->
    [one] { $n } { $worker } sur { $tile-the }, enchère : { $total }
   *[other] { $n } { $worker-plural } sur { $tile-the }, enchère : { $total }
}
keyflower-choice-workers-use = { $n ->
    [one] { $n } { $worker } sur { $tile-the }, en tout : { $total }
   *[other] { $n } { $worker-plural } sur { $tile-the }, en tout : { $total }
}
keyflower-choice-group = { $n ->
    [one] Déplacer { $n } { $worker } { $tile-of } vers { $to-the }
   *[other] Déplacer { $n } { $worker-plural } { $tile-of } vers { $to-the }
}
keyflower-choice-done-workers = { $n ->
    [one] Valider : { $n } ouvrier sur { $tile-the }
   *[other] Valider : { $n } ouvriers sur { $tile-the }
}
keyflower-choice-pay-worker = Payer 1 { $worker }
keyflower-choice-pay-skill = Payer 1 { $skill }
keyflower-choice-decline = Ne pas payer
keyflower-choice-take = Prendre 1 { $good }
keyflower-choice-carry = Transporter 1 { $good } depuis { $tile-the } (pas restants : { $left })
keyflower-choice-carry-to = Transporter 1 { $good } vers { $tile-the } ({ $direction })
keyflower-choice-upgrade = Améliorer { $tile-the } ({ $cost })
keyflower-choice-with = Payer : { $goods }
keyflower-choice-done-transport = Terminer transport et améliorations
keyflower-choice-keep = Mettre aux enchères : { $tiles }
keyflower-choice-boat = Choisir { $boat-the }
keyflower-choice-boat-tile = Prendre { $boat-the } dans votre village
keyflower-choice-lay = { $n ->
    [one] Poser { $tile-the } ({ $n } emplacement)
   *[other] Poser { $tile-the } ({ $n } emplacements)
}
keyflower-choice-cell = { $n ->
    [one] Poser { $tile-the } { $direction-to } { $beside-of } ({ $n } orientation)
   *[other] Poser { $tile-the } { $direction-to } { $beside-of } ({ $n } orientations)
}
keyflower-choice-rotation = { $n ->
    [0] Sans pivoter, routes reliées : { $roads }
    [1] Pivoter de 60°, routes reliées : { $roads }
    [2] Pivoter de 120°, routes reliées : { $roads }
    [3] Pivoter de 180°, routes reliées : { $roads }
    [4] Pivoter de 240°, routes reliées : { $roads }
   *[5] Pivoter de 300°, routes reliées : { $roads }
}
keyflower-choice-end = Terminer le tour

## What is expected now

keyflower-prompt-homes = Chacun reçoit une tuile Foyer.
keyflower-prompt-screens = Chaque joueur tire 8 ouvriers.
keyflower-prompt-deal = Chacun reçoit ses tuiles Hiver.
keyflower-prompt-load = Les ouvriers embarquent.
keyflower-prompt-load-skills = Les jetons Compétence arrivent sur les bateaux.
keyflower-prompt-offer = Les tuiles de la saison se mettent en place.
keyflower-prompt-draw = Des ouvriers sont tirés du sac.
keyflower-prompt-draw-skills = Des jetons Compétence sont tirés de la pile.
keyflower-prompt-gift = Bateau d’été 1a : des ouvriers sont tirés du sac.
keyflower-prompt-turn = { $outbid ->
    [0] { $workers ->
        [0] Plus aucun ouvrier : passez.
       *[other] À vous de jouer : enchérissez, utilisez une tuile, ou passez.
    }
   *[other] Enchère dépassée : déplacez ces ouvriers, placez-en d’autres, ou passez.
}
keyflower-prompt-workers = Choisissez les ouvriers à placer.
keyflower-prompt-cost = Payez l’effet, ou renoncez-y.
keyflower-prompt-choose = Choisissez la ressource à prendre.
keyflower-prompt-transport = Transportez et améliorez, ou continuez.
keyflower-prompt-direction = Transport : choisissez où va la ressource.
keyflower-prompt-payment = Amélioration : choisissez comment payer.
keyflower-prompt-keep = Choisissez les tuiles Hiver à mettre aux enchères, une au moins.
keyflower-prompt-boat = { $round ->
    [4] Choisissez une tuile Bateau pour votre village.
   *[other] Choisissez un bateau : ses ouvriers et ses jetons Compétence sont à vous.
}
keyflower-prompt-lay = Choisissez une tuile à poser dans votre village.
keyflower-prompt-cell = Choisissez l’emplacement de la tuile.
keyflower-prompt-rotation = Choisissez l’orientation de la tuile.
keyflower-prompt-end = { $phase ->
    [keep] Tuiles Hiver choisies : confirmez.
    [boats] Bateau choisi : confirmez.
    [lay] Toutes les tuiles sont posées : confirmez votre village.
   *[other] { $passes ->
        [0] Tout est fait : terminez votre tour.
       *[other] Vous passez : terminez votre tour. Si d’autres agissent, vous pourrez encore agir.
    }
}
keyflower-prompt-over = La partie est terminée.

## The season, and the way back

keyflower-round = { $n ->
    [0] Mise en place
    [1] Printemps
    [2] Été
    [3] Automne
   *[other] Hiver
}
keyflower-undo-chance = Rien à annuler : des ouvriers ou des tuiles ont été tirés

## Where points come from

keyflower-source-printed = Points imprimés
keyflower-source-yards = Ressources sur les tuiles
keyflower-source-winter = Tuiles Hiver
keyflower-source-boats = Bateaux
keyflower-source-turn-order = Tuiles Ordre du tour
keyflower-source-gold = Or

## Options of a new game

keyflower-option-players = Joueurs
    .about = De 2 à 6. Plus il y a de joueurs, plus il y a de tuiles et de bateaux en jeu.

## First-game guide: one line for each kind of decision

keyflower-guide-bid = Enchère : des ouvriers à côté d’une tuile. En fin de saison, la plus forte l’emporte pour son village.
keyflower-guide-use = Utilisation : des ouvriers sur une tuile, pour son effet. Chaque fois, un ouvrier de plus, jusqu’à 6.
keyflower-guide-pass = La saison se termine quand tous passent à la suite. Jusque-là, vous pouvez rejouer après avoir passé.
keyflower-guide-workers-bid = La couleur des premiers ouvriers vaut pour tous, autour et dessus. Une enchère gagnante est dépensée.
keyflower-guide-workers-use = En fin de saison, les ouvriers d’une tuile vont à son propriétaire : ceux de vos tuiles, à vous.
keyflower-guide-group = Un groupe dépassé n’est pas perdu : il peut aller en entier vers une autre enchère ou sur une tuile.
keyflower-guide-pay-worker = La tuile n’a d’effet que si vous payez un ouvrier de plus. Sinon, vos ouvriers ne font qu’occuper la place.
keyflower-guide-pay-skill = La tuile n’a d’effet que si vous payez un jeton Compétence. Sinon, vos ouvriers ne font qu’occuper la place.
keyflower-guide-take = Ce que produit une tuile de votre village reste dessus ; ce que produisent les autres va sur votre foyer.
keyflower-guide-carry = Un pas déplace 1 ressource par une route vers la tuile voisine : là où elle améliore, ou rapporte des points.
keyflower-guide-carry-to = Une amélioration se paie avec ce qui est sur la tuile même : apportez-y la ressource.
keyflower-guide-upgrade = Une tuile améliorée donne plus, et souvent des points. Ses ressources et vos compétences la paient.
keyflower-guide-with = L’or remplace toute ressource ; mais chaque jeton Or restant vaut 1 point à la fin.
keyflower-guide-keep = Les tuiles Hiver donnent des points à la fin. Proposez ce qui vous va : tous peuvent enchérir.
keyflower-guide-boat = Ses ouvriers et jetons Compétence sont à vous. Les gagnants de l’Ordre du tour choisissent d’abord.
keyflower-guide-boat-tile = En hiver, le bateau lui-même vient dans votre village et compte à la fin : voyez ce qu’il rapporte.
keyflower-guide-lay = Posez toute tuile qui convient : les bords qui se touchent sont pareils, route, eau ou bord nu.
keyflower-guide-cell = Les ressources ne suivent que les routes reliées : rapprochez ce qui produit de ce qui en a besoin.
keyflower-guide-end = Vous pouvez annuler jusqu’à la fin de votre tour, ou jusqu’au prochain tirage au hasard.

## Effects of tiles: one side of a tile

keyflower-effect-produce = Prenez : { $goods }.
keyflower-effect-choose = Prenez 1 ressource parmi : { $goods }.
keyflower-effect-draw-workers = { $n ->
    [one] Tirez { $n } ouvrier du sac.
   *[other] Tirez { $n } ouvriers du sac.
}
keyflower-effect-draw-skills = { $n ->
    [one] Tirez { $n } jeton Compétence de la pile.
   *[other] Tirez { $n } jetons Compétence de la pile.
}
keyflower-effect-pay-green = { $n ->
    [one] Payez 1 { $worker } de plus, puis prenez { $n } ouvrier vert.
   *[other] Payez 1 { $worker } de plus, puis prenez { $n } ouvriers verts.
}
keyflower-effect-pay-workers = { $n ->
    [one] Payez 1 ouvrier de plus, de n’importe quelle couleur, puis tirez { $n } ouvrier du sac.
   *[other] Payez 1 ouvrier de plus, de n’importe quelle couleur, puis tirez { $n } ouvriers du sac.
}
keyflower-effect-skill-produce = Payez 1 { $skill }, puis prenez : { $goods }.
keyflower-effect-skill-workers = { $n ->
    [one] Payez 1 jeton Compétence au choix, puis tirez { $n } ouvrier du sac.
   *[other] Payez 1 jeton Compétence au choix, puis tirez { $n } ouvriers du sac.
}
keyflower-effect-skill-skills = { $n ->
    [one] Payez 1 jeton Compétence au choix, puis tirez { $n } jeton Compétence de la pile.
   *[other] Payez 1 jeton Compétence au choix, puis tirez { $n } jetons Compétence de la pile.
}
keyflower-effect-transport = { $m ->
    [one] Jusqu’à { $n } pas de transport et { $m } amélioration dans votre village.
   *[other] Jusqu’à { $n } pas de transport et { $m } améliorations dans votre village.
}
keyflower-effect-each = { $points ->
    [one] À la fin, { $points } point par { $good } sur la tuile.
   *[other] À la fin, { $points } points par { $good } sur la tuile.
}
keyflower-effect-each-any = { $points ->
    [one] À la fin, { $points } point par ressource sur la tuile.
   *[other] À la fin, { $points } points par ressource sur la tuile.
}
keyflower-effect-points = { $points ->
    [one] { $points } point à la fin.
   *[other] { $points } points à la fin.
}
keyflower-effect-none = Aucun effet.
keyflower-effect-cost = Pour l’améliorer, payez : { $cost }.

## Summer boats, winter tiles, boats and turn-order tiles

keyflower-card-summer-boat-1a = Quand les bateaux d’une saison sont pris, vous tirez 2 ouvriers du sac.
keyflower-card-summer-boat-1b = Quand les bateaux d’une saison sont pris, vous prenez 1 ouvrier vert de la réserve.
keyflower-card-summer-boat-2a = Vous transportez entre deux tuiles qui se touchent, sauf à travers l’eau. Les bords des tuiles que vous posez n’ont pas à concorder.
keyflower-card-summer-boat-2b = Transport et améliorations sont doublés sur chaque tuile que vous utilisez, et les points du Keyflower aussi.
keyflower-card-summer-boat-3a = Dans vos améliorations, toute ressource en remplace une autre, l’or compris.
keyflower-card-summer-boat-3b = Au décompte final, chacune de vos ressources en remplace une autre, l’or compris.
keyflower-card-summer-boat-4a = Sur une tuile aux enchères où un autre a enchéri, vous pouvez enchérir dans une autre couleur ; ces ouvriers se couchent.
keyflower-card-summer-boat-4b = Une tuile qui a une enchère ou a servi cette saison s’utilise, pour vous, avec n’importe quelles couleurs, même mélangées.
keyflower-card-jeweller = À la fin, chaque jeton Or vaut 2 points au lieu de 1.
keyflower-card-craftsmans-guild = À la fin, 3 points par lot d’un ouvrier bleu, d’un rouge et d’un jaune.
keyflower-card-watermill = À la fin, 1 point par ressource d’une sorte au choix.
keyflower-card-mercers-guild = À la fin, 5 points par lot de bois, pierre et fer ; l’or remplace chacun d’eux.
keyflower-card-keythedral = 12 points à la fin.
keyflower-card-windmill = À la fin, 5 points par groupe de 5 ressources.
keyflower-card-scribes = À la fin, 10 points par lot d’une enclume, d’une pioche et d’une scie.
keyflower-card-scholar = À la fin, 3 points par jeton Compétence d’une sorte au choix.
keyflower-card-village-hall = À la fin, 1 point par ouvrier d’une couleur au choix.
keyflower-card-key-market = À la fin, 2 points par ouvrier vert.
keyflower-card-key-guild = À la fin, 10 points par groupe de 5 jetons Compétence.
keyflower-card-apothecary = À la fin, 3 points par groupe de 5 ouvriers.
keyflower-card-boat-keyflower = À la fin, 1 point par pas de transport visible sur votre foyer et vos autres tuiles Transport.
keyflower-card-boat-sea-bastion = À la fin, 1 point par tuile de votre plus longue boucle de routes reliées.
keyflower-card-boat-sea-breeze = À la fin, 2, 4, 8, 16 ou 32 points pour une chaîne de 1 à 5 bateaux partant de l’eau de votre foyer.
keyflower-card-boat-flipper = 2 points à la fin, et une tuile de votre village est améliorée gratuitement.
keyflower-card-boat-invincible = 5 points à la fin.
keyflower-card-boat-white-wind = À la fin, 1 point par ouvrier qui ne compte nulle part ailleurs.
keyflower-card-turn-order-1 = Son gagnant est le 1er à choisir un bateau. Gagnée en hiver, elle vaut 1 point par tuile adjacente.
keyflower-card-turn-order-2 = Son gagnant est le 2e à choisir un bateau. Gagnée en hiver, elle vaut 1 point par tuile adjacente.
keyflower-card-turn-order-3 = Son gagnant est le 3e à choisir un bateau. Gagnée en hiver, elle vaut 1 point par tuile adjacente.
keyflower-card-turn-order-4 = Son gagnant est le 4e à choisir un bateau. Gagnée en hiver, elle vaut 1 point par tuile adjacente.
keyflower-card-purple = Elle apporte l’ouvrier violet : son gagnant devient premier joueur.

## The table: areas and headings

keyflower-board-auction = Enchères
keyflower-board-on-offer = Aux enchères
keyflower-board-nothing-on-offer = Rien aux enchères pour l’instant
keyflower-board-tiles-spring = tuiles Printemps
keyflower-board-tiles-summer = tuiles Été
keyflower-board-tiles-autumn = tuiles Automne
keyflower-board-tiles-winter = tuiles Hiver
keyflower-board-turn-order = Ordre du tour
keyflower-board-boats = Bateaux
keyflower-board-others = Autres
keyflower-board-tab-auction = Enchères
keyflower-board-tab-village = Mon village
keyflower-board-your-village = Votre village
keyflower-board-village-of = Village : { $seat }
keyflower-board-whose-village = Quel village
keyflower-board-village-words = Le village en mots
keyflower-board-zoom-fit = Tout le village
keyflower-board-screen = Votre paravent
keyflower-board-your-screen = votre paravent
keyflower-board-spectator = Vous regardez : ce qui est derrière les paravents reste caché
keyflower-board-workers = Ouvriers
keyflower-board-outbid = Enchère dépassée
keyflower-board-outbid-on = Enchère dépassée sur { $tile-the } : { $workers }
keyflower-board-pass-on = Passer jusqu’en fin de saison
keyflower-board-passing = Vous passez jusqu’à la fin de la saison.
keyflower-board-all-passed = Tous ont passé : terminez votre tour, et la saison prend fin.
keyflower-board-pass-stopped = Enchère dépassée sur { $tile-the } : ces ouvriers peuvent encore bouger. Appuyez encore pour passer
keyflower-board-skills = Jetons Compétence
keyflower-board-winter-hand = Tuiles Hiver : visibles de vous seulement
keyflower-board-skill-about = { $skill } : sert à payer sur les tuiles qui le montrent et pour les améliorations, puis va dans la pile
keyflower-board-kept = choisie

## Supplies

keyflower-board-supply = Ce qui reste
keyflower-board-supply-bag = { $n ->
    [one] { $n } ouvrier dans le sac : les tuiles et les bateaux y piochent à l’aveugle
   *[other] { $n } ouvriers dans le sac : les tuiles et les bateaux y piochent à l’aveugle
}
keyflower-board-supply-pile = { $n ->
    [one] { $n } jeton Compétence dans la pile, face cachée
   *[other] { $n } jetons Compétence dans la pile, face cachée
}
keyflower-board-supply-green = { $n ->
    [one] { $n } ouvrier vert dans la réserve : peu de tuiles en donnent
   *[other] { $n } ouvriers verts dans la réserve : peu de tuiles en donnent
}
keyflower-board-supply-goods = Ressources dans la réserve : { $goods }

## Players

keyflower-board-start-player = premier joueur
keyflower-board-passed = a passé
keyflower-board-points-now = { $points ->
    [one] { $points } point si la partie s’arrêtait maintenant
   *[other] { $points } points si la partie s’arrêtait maintenant
}
keyflower-board-points-known = { $points ->
    [one] { $points } point d’après ce qu’on sait, si la partie s’arrêtait maintenant
   *[other] { $points } points d’après ce qu’on sait, si la partie s’arrêtait maintenant
}
keyflower-last-bids = enchère { $n }{ $worker-short } : { $tile }
keyflower-last-uses = utilise { $tile-the }
keyflower-last-uses-other = utilise { $tile-the } ({ $owner })
keyflower-last-passes = passe
keyflower-last-takes-boat = choisit { $boat-the }
keyflower-last-takes-boat-tile = choisit { $boat-the }
keyflower-last-keeps = a choisi des tuiles Hiver
keyflower-last-kept = a choisi des tuiles Hiver
keyflower-last-lays = pose { $tile-the }
keyflower-last-upgrades = améliore { $tile-the }
keyflower-board-no-goods = aucune ressource
keyflower-board-screen-known = Connu derrière le paravent : { $pieces }
keyflower-board-screen-unknown = { $n ->
    [one] { $m ->
        [one] Inconnu : { $n } ouvrier, { $m } jeton Compétence
       *[other] Inconnu : { $n } ouvrier, { $m } jetons Compétence
    }
   *[other] { $m ->
        [one] Inconnu : { $n } ouvriers, { $m } jeton Compétence
       *[other] Inconnu : { $n } ouvriers, { $m } jetons Compétence
    }
}
keyflower-board-village-holds = { $n ->
    [one] Village de { $n } tuile, dessus : { $goods }
   *[other] Village de { $n } tuiles, dessus : { $goods }
}
keyflower-board-winter-tiles = Tuiles Hiver en main : { $n }
keyflower-board-places-here = Vous pouvez placer des ouvriers ici
keyflower-board-open-village = Ouvre le village

## Boats

keyflower-board-boat-carries = À bord : { $pieces }
keyflower-board-boat-empty = Vide
keyflower-board-boat-taken = Pris par { $seat }
keyflower-board-worth = { $points ->
    [one] Vaudrait { $points } point pour vous en ce moment, si vous l’aviez
   *[other] Vaudrait { $points } points pour vous en ce moment, si vous l’aviez
}

## A place

keyflower-board-colour-only = { $worker-plural } seulement
keyflower-board-no-colour = pas encore de couleur
keyflower-board-only = { $colour } seulement
keyflower-board-bid-leads = { $seat } : { $workers }, en tête
keyflower-board-bid-outbid = { $seat } : { $workers }, enchère dépassée
keyflower-board-on-tile = Sur la tuile : { $workers }
keyflower-board-next-use = { $n ->
    [one] L’utilisation suivante demande { $n } ouvrier ou plus
   *[other] L’utilisation suivante demande { $n } ouvriers ou plus
}
keyflower-board-full = plein
keyflower-board-tile-full = La tuile est pleine : plus personne ne peut l’utiliser cette saison
keyflower-board-needs = au moins, selon la couleur : { $workers }
keyflower-board-lies = Sur la tuile : { $goods }
keyflower-board-upgraded = améliorée
keyflower-board-upgraded-for = Améliorée ({ $cost }) : { $side }
keyflower-board-aside = mise de côté : ne touche rien
keyflower-board-cell = Emplacement { $cell }
keyflower-board-edge-open = { $direction } : { $edge }
keyflower-board-edge-next = { $direction } : { $tile } ({ $edge })

## The dock: planning and choosing

keyflower-board-dock = Aperçu : { $name }
keyflower-board-dock-keep = Tuiles Hiver
keyflower-board-dock-boat = Choisir un bateau
keyflower-board-dock-lay = Poser vos tuiles
keyflower-board-card = Fiche de la tuile
keyflower-board-card-of = Fiche : { $tile }
keyflower-board-back = Annuler
keyflower-board-use-or-bid = Utiliser ou enchérir
keyflower-board-use = Utiliser
keyflower-board-bid = Enchérir
keyflower-board-with-workers = avec { $workers }
keyflower-board-bid-sum = vos { $own } + { $n } = { $total }
keyflower-board-beats = plus de { $n } ({ $seat })
keyflower-board-first-bid = première enchère ici
keyflower-board-along = groupe dépassé venant de : { $tiles }
keyflower-board-gain = → { $gain }
keyflower-board-pay-gain = payez { $cost } → { $gain }
keyflower-board-pay = payez { $cost }
keyflower-board-workers-after = { $whose ->
    [own] les ouvriers rentrent en fin de saison
    [other] les ouvriers iront à { $seat } en fin de saison
   *[offer] les ouvriers iront à qui gagne la tuile
}
keyflower-board-place = Placer
keyflower-board-cannot-pay = Vous ne pourriez pas payer son coût ({ $pieces }) : elle n’apporterait rien
keyflower-board-nothing-to-pay = Vous n’avez pas de quoi payer : il n’y a pas d’effet.
keyflower-board-so-far = Placés : { $workers }.
keyflower-board-moved-along = Viennent de : { $tiles }.
keyflower-board-in-all = Nécessaires en tout : { $n }
keyflower-board-group = { $tile } : { $n }
keyflower-board-workers-chosen = { $worker } : { $n }, choisis : { $chosen }
keyflower-board-fewer = Moins
keyflower-board-more = Plus
keyflower-board-carry-where = { $good } { $source-of } : vers où ?
keyflower-board-carry-from = 1 { $good } depuis { $tile-the }
keyflower-board-carry-steps = { $n ->
    [one] { $tile } : { $n } pas
   *[other] { $tile } : { $n } pas
}
keyflower-board-carry-here = { $n ->
    [one] Transporter 1 { $good } vers { $tile-the } : { $n } pas
   *[other] Transporter 1 { $good } vers { $tile-the } : { $n } pas
}
keyflower-board-work-left = Pas de transport restants : { $carries }. Améliorations : { $upgrades }
keyflower-board-nothing-left = Il n’y a plus rien à faire ici
keyflower-board-missing = { $tile } : il manque pour l’améliorer : { $pieces }
keyflower-board-keep = Choisissez-en au moins une pour les enchères de l’hiver ; les autres quittent le jeu
keyflower-board-keep-none = Choisissez-en au moins une
keyflower-board-choose-cell = Choisissez un emplacement en surbrillance : { $tile }
keyflower-board-rotation = Routes reliées : { $n }
keyflower-board-gains = { $why ->
    [touch] +{ $points } : { $tile } touche plus de tuiles
    [loop] +{ $points } : une plus longue boucle de routes ({ $tile })
   *[row] +{ $points } : une plus longue file de bateaux ({ $tile })
}
keyflower-board-rotate = Pivoter
keyflower-board-lay-here = Poser ainsi

## The tile card

keyflower-board-card-basic = Base
keyflower-board-card-upgrade = Amélioration
keyflower-board-card-upgraded = Améliorée
keyflower-board-card-effect = Effet
keyflower-board-card-edges = Bords
keyflower-board-card-roads = Routes : { $directions }.
keyflower-board-card-water = Eau : { $directions }.
keyflower-board-card-plain = Les autres bords sont nus.
keyflower-board-turn-over = Voir la face améliorée
keyflower-board-turn-back = Voir la face de base
keyflower-board-card-names = Noms
keyflower-board-card-now = Maintenant
keyflower-board-now-on-offer = Aux enchères cette saison
keyflower-board-now-village = Dans un village : { $seat }
keyflower-board-now-use = { $n ->
    [one] Une utilisation demande { $n } ouvrier ou plus ; places restantes : { $m }
   *[other] Une utilisation demande { $n } ouvriers ou plus ; places restantes : { $m }
}
keyflower-board-now-goods-home = Les ressources produites ici vont sur le foyer de qui l’utilise, sauf si la tuile est dans son village
keyflower-board-now-no-bid = Personne n’a enchéri ici
keyflower-board-now-outbid = Votre enchère est dépassée : elle peut partir, en entier
keyflower-board-now-in-hand = Dans votre main : visible de vous seulement
keyflower-board-label-name = dans votre langue
keyflower-board-label-basic = Face de base
keyflower-board-label-effect = Effet
keyflower-board-label-upgrade = Amélioration
keyflower-board-label-upgraded = Face améliorée
keyflower-board-label-colour = Couleur de la place
keyflower-board-label-workers = Ouvriers sur la tuile
keyflower-board-label-road = ne touche qu’une route
keyflower-board-label-water = ne touche que de l’eau
keyflower-board-label-plain = ne touche qu’un bord nu
keyflower-board-label-side = Côté : { $seat }
keyflower-board-label-own-side = Votre côté
keyflower-board-label-no-bid = pas d’enchère ici
keyflower-board-won-with = { $n ->
    [one] avec { $n } ouvrier
   *[other] avec { $n } ouvriers
}
keyflower-board-won-workers = en reçoit
keyflower-board-unsold = Hors du jeu, sans enchère
keyflower-board-come-home = Ouvriers qui rentrent
keyflower-board-kind-home = Foyer
keyflower-board-kind-village = Tuile Village
keyflower-board-kind-upgraded = Améliorée
keyflower-board-kind-summer-boat = Bateau d’été
keyflower-board-kind-boat = Bateau
keyflower-board-kind-turn-order = Ordre du tour
keyflower-board-kind-winter = Tuile Hiver

## Header and end

keyflower-board-end-season = Saison
keyflower-board-passed-of = { $n }/{ $of } ont passé
keyflower-board-end-passes = Passes de suite
keyflower-board-counted = { $pieces }
