## Choices: what a button or a piece does

milestones-choice-draft = Choisir : { $left } { $leftn }, { $right } { $rightn }
milestones-choice-hire = Embaucher : { $left } { $leftn }, { $right } { $rightn }
milestones-choice-place = Placer sur les cases { $n } et { $m }
milestones-choice-move-worker = Avancer jusqu’à la case { $n } : { $worker } { $number }
milestones-choice-move-empty = Avancer jusqu’à la case { $n } : aucun travailleur
milestones-choice-move-castle = Avancer jusqu’au château
milestones-choice-move-trade = Avancer jusqu’à la maison de commerce
milestones-choice-move-works = Avancer jusqu’au bureau des travaux
milestones-choice-move-mill = Avancer jusqu’au moulin
milestones-choice-buy = Acheter : { $good }
milestones-choice-sell = Vendre : { $good }, { $other }
milestones-choice-street = Tronçon de rue depuis { $point }
milestones-choice-street-middle = Borne en { $point }
milestones-choice-street-end = Tronçon de rue { $path }
milestones-choice-market = Marché en { $point }
milestones-choice-house = Maison en { $triangle }
milestones-choice-flour = Livrer de la farine en { $point }
milestones-choice-bonus = Bonus sur la case { $n } : { $worker } { $number }
milestones-choice-leave = Laisser la tuile bonus : { $good }
milestones-choice-return = Rendre : { $good }
milestones-choice-cover = Couvrir la case { $n } : { $worker } { $number }
milestones-choice-may-cover = Couvrir la case { $n } : { $worker } { $number }
milestones-choice-done-trade = Terminer les échanges
milestones-choice-done-works = Terminer les travaux
milestones-choice-done-mill = Quitter le moulin
milestones-choice-end = Terminer le tour

## What is expected now

milestones-prompt-lots = Les tuiles bonus se mettent en place.
milestones-prompt-tiles = Les tuiles travailleur se mettent en place.
milestones-prompt-draft = Choisissez une tuile de départ : vous en prenez deux, l’une après l’autre.
milestones-prompt-place = Placez la tuile sur deux cases voisines.
milestones-prompt-move = { $moves ->
    [0] À vous de jouer, premier déplacement : choisissez une case.
   *[other] Second déplacement : choisissez une case.
}
milestones-prompt-trade = Maison de commerce : embauchez, achetez, vendez, ou continuez.
milestones-prompt-refill = Une nouvelle tuile arrive dans l’offre.
milestones-prompt-works = Bureau des travaux : construisez, ou continuez.
milestones-prompt-street-middle = Tronçon de rue : choisissez où va la borne.
milestones-prompt-street-end = Un tronçon est long de deux lignes : choisissez sa fin. Chacun pourra continuer de là.
milestones-prompt-bonus = Tuile bonus : choisissez le travailleur qui la reçoit.
milestones-prompt-mill = Moulin : livrez de la farine, ou continuez.
milestones-prompt-return = Château : rendez des marchandises jusqu’à n’en avoir que 3.
milestones-prompt-cover = Château : couvrez un de vos travailleurs.
milestones-prompt-may-cover = { $moves ->
    [1] Château : couvrez un travailleur si vous voulez, ou faites votre second déplacement.
   *[other] Château : couvrez un travailleur si vous voulez, ou terminez votre tour.
}
milestones-prompt-end = { $round ->
    [0] Vos deux tuiles sont placées : terminez votre choix.
   *[other] Tout est fait : terminez votre tour.
}
milestones-prompt-over = La partie est terminée.

## Real components: what people draw and enter

milestones-real-lots = Piochez une tuile bonus et saisissez-la.
milestones-real-tiles = Piochez une tuile travailleur et saisissez-la.
milestones-real-refill = Piochez une nouvelle tuile pour l’offre et saisissez-la.

## The turn of every player, and the way back

milestones-round = { $n ->
    [0] Mise en place
   *[other] Tour { $n }
}
milestones-undo-chance = Rien à annuler : une tuile a été piochée
milestones-draws = Une nouvelle tuile travailleur est piochée aussitôt : vous ne pourrez plus annuler ce coup.

## Steps of a turn in the header, and the places in short

milestones-step-setup = mise en place
milestones-step-draft = choix des tuiles
milestones-step-move-1 = déplacement 1
milestones-step-move-2 = déplacement 2
milestones-step-end = fin du tour
milestones-place-castle = Château
milestones-place-trading-house = Commerce
milestones-place-board-of-works = Travaux
milestones-place-mill = Moulin

## Where points come from

milestones-source-streets = Rues
milestones-source-houses = Maisons
milestones-source-markets = Marchés
milestones-source-flour = Sacs de farine
milestones-source-bonus = Tuiles bonus
milestones-source-majorities = Majorités

## Options of a new game

milestones-option-players = Joueurs
    .about = De 2 à 4. Plus il y a de joueurs, plus la fin vient vite.
milestones-option-board = Plateau
    .about = Là où se construisent les rues, les maisons et les marchés.
milestones-option-board-standard = Plateau standard
    .about = Les chiffres croissent avec la distance au départ. Il respecte tous les nombres et tous les exemples des livrets.
milestones-option-board-random = Plateau aléatoire
    .about = Les intersections et les lignes du plateau standard ; les chiffres et les buissons sont tirés au sort, et les chiffres croissent toujours vers l’extérieur.
milestones-option-start = Premier joueur
    .about = Commence la partie et choisit ses tuiles de départ en dernier.
milestones-option-turn_limit = Limite de tours
    .about = La partie se termine quand chacun a joué autant de tours. Les vraies parties finissent bien avant.
milestones-option-real = Vrai matériel
    .about = Vous piochez vos propres tuiles et les saisissez ; le programme tient les plateaux et les points.
milestones-board-about = Le plateau standard est notre reconstitution, car le plateau imprimé ne figure dans aucun texte connu de nous ; vous pouvez saisir votre propre plateau.

## First-game guide: one line for each kind of decision

milestones-guide-draft = Petits chiffres à gauche, grands à droite : s’ils ne descendent jamais, le commerce rapporte 1 pièce.
milestones-guide-place = Là où figure une pièce, vos chiffres montent encore : le commerce paie. Une case couverte est perdue.
milestones-guide-move-worker = 1 marchandise pour le travailleur sur lequel vous vous arrêtez, 1 pour chaque semblable dépassé.
milestones-guide-move-castle = On ne dépasse pas le château. Il ne laisse que 3 marchandises et couvre un travailleur.
milestones-guide-move-trade = La maison de commerce paie 1 pièce si vos chiffres ne descendent jamais ; puis embauchez, achetez, vendez.
milestones-guide-move-works = Au bureau des travaux, les marchandises deviennent rues, maisons et marchés, selon vos moyens.
milestones-guide-move-mill = Au moulin, 2 céréales font un sac de farine pour un marché : les points des deux meilleurs chiffres voisins, et 1 pièce.
milestones-guide-hire = Des travailleurs semblables produisent ensemble. Gardez si possible une suite croissante.
milestones-guide-buy = 1 marchandise pour 2 pièces, c’est cher, mais c’est peut-être juste ce qui manque pour construire.
milestones-guide-sell = Vendez ce qui ne vous sert pas avant que le château ne le prenne.
milestones-guide-street = Vous marquez autant de points que le chiffre sous la borne. Le joueur suivant peut continuer votre rue.
milestones-guide-street-middle = Vous marquez ce chiffre, désormais couvert. Une tuile bonus exige un travailleur de son métier sans tuile.
milestones-guide-market = Vous marquez autant de points que le chiffre couvert. D’ici, les rues bifurquent, et la farine peut y être livrée.
milestones-guide-house = Vous marquez les points des chiffres découverts aux sommets : construisez avant qu’une borne n’en couvre un.
milestones-guide-flour = Un seul sac par marché. Livrez avant que d’autres ne construisent sur les grands chiffres autour.
milestones-guide-bonus = Un travailleur avec une tuile bonus rapporte 1 point s’il produit et compte double à la fin.
milestones-guide-return = Vous gardez 3 marchandises, pièces comprises : celles qu’il faut pour votre prochain arrêt.
milestones-guide-cover = Un travailleur couvert est perdu : choisissez-en un qui rapporte peu ou rompt la suite croissante.
milestones-guide-may-cover = Avec deux travailleurs ou moins, rien ne vous oblige à couvrir. C’est utile si la suite devient croissante.
milestones-guide-end = Tant que vous ne terminez pas le tour, vous pouvez annuler jusqu’à la dernière tuile piochée.

## The table

milestones-board-you = vous
milestones-board-players = Joueurs
milestones-board-tab-board = Plateau
milestones-board-tab-hire = Travailleurs
milestones-board-map = Plateau de jeu
milestones-board-track = Piste de score. Cible : { $n }
milestones-board-race = Course à { $n } points
milestones-board-score-of = { $seat } : { $n }
milestones-board-target = Cible : { $n }
milestones-board-last-turns-by = Derniers tours. Fin déclenchée par : { $seat }
milestones-board-mat-of = Plateau joueur : { $seat }
milestones-board-next = joue ensuite
milestones-board-on-turn = joue
milestones-board-count = { $what } : { $n }
milestones-board-reconstruction = Le plateau standard est une reconstitution (M-C5)

## Spaces of the loop

milestones-board-space-worker = Case { $n } : { $worker } { $number }
milestones-board-space-bonus = Case { $n } : { $worker } { $number }, avec une tuile bonus
milestones-board-space-cover = Case { $n } : couverte
milestones-board-space-empty = Case { $n } : vide
milestones-board-covered = couverte
milestones-board-here = vous êtes ici
milestones-board-piece-here = Le pion est ici
milestones-board-from-castle = Depuis le château : { $gains }
milestones-board-castle-about = garder 3 marchandises, couvrir 1 travailleur
milestones-board-works-about = construire
milestones-board-mill-about = livrer la farine
milestones-board-castle-both = { $n ->
    [one] rendre { $n } marchandise, couvrir 1 travailleur
   *[other] rendre { $n } marchandises, couvrir 1 travailleur
}
milestones-board-castle-return = { $n ->
    [one] rendre { $n } marchandise
   *[other] rendre { $n } marchandises
}
milestones-board-castle-cover = couvrir 1 travailleur
milestones-board-castle-free = rien à céder
milestones-board-income = revenu : 1 pièce
milestones-board-no-income = pas de revenu
milestones-board-builds = { $n ->
    [0] rien à construire
    [one] { $n } façon de construire
   *[other] { $n } façons de construire
}
milestones-board-flour = { $n ->
    [0] pas de farine
    [one] farine : +{ $points } { $points ->
        [one] point
       *[other] points
    }, +1 pièce
   *[other] { $n } sacs de farine, jusqu’à +{ $points } points chacun
}

## Board of works and mill

milestones-board-modes = Que construire
milestones-board-mode-street = Rue
milestones-board-mode-house = Maison
milestones-board-mode-market = Marché
milestones-board-up-to = jusqu’à +{ $points }
milestones-board-not-possible = aucune place libre
milestones-board-needs = il faut { $need }
milestones-board-mode-needs = { $mode } : il faut { $need }
milestones-board-section = Rue : { $path } …
milestones-board-section-back = Annuler le tronçon
milestones-board-bonus-there = tuile bonus : { $good }, +1
milestones-board-bonus-about = Tuile bonus : { $good }. Avec une borne ou un marché à un sommet, ou une maison ici, vous pouvez la prendre si vous avez, sans tuile bonus : { $worker }.
milestones-board-bonus-title = Tuile bonus : { $good }
milestones-board-bonus-choose = choisissez le travailleur qui la reçoit

## Trading house and castle

milestones-board-buy = Acheter 1 pour 2 pièces
milestones-board-sell = Vendre 2 pour 1 pièce
milestones-board-sell-more = Et encore une
milestones-board-sell-first = Vendre d’abord : { $good }
milestones-board-sell-not = Ne pas vendre : { $good }
milestones-board-each = par tuile
milestones-board-in-hand = En main
milestones-board-place-choose = appuyez sur sa place (une pièce signale un revenu)
milestones-board-covers = couvre : { $covers }
milestones-board-rising = suite croissante : revenu
milestones-board-falling = suite rompue : pas de revenu

## Workers for hire, supplies, majorities

milestones-board-hire = Travailleurs à embaucher
milestones-board-starting = Tuiles de départ
milestones-board-tile = { $left } { $leftn }, { $right } { $rightn }
milestones-board-no-tile = vide
milestones-board-pile = pioche
milestones-board-pile-show = { $n ->
    [one] Pioche, { $n } tuile : voir ce qu’elle contient
   *[other] Pioche, { $n } tuiles : voir ce qu’elle contient
}
milestones-board-pile-title = Dans la pioche : { $n }
milestones-board-pile-about = Leur ordre est inconnu.
milestones-board-pile-empty = La pioche est vide
milestones-board-left = Encore disponible
milestones-board-left-cost = { $what } : { $n }, coût { $cost }
milestones-board-majorities = Majorités
milestones-board-majority-about =
    { $players ->
        [2] à la fin : 5 chacune, 0 à égalité
       *[other] à la fin : 5 chacune, 2 à égalité
    }
milestones-board-majority-of = { $worker } : { $names }
milestones-board-leads = En tête : { $names }
milestones-board-nobody = personne

## Zoom

milestones-board-zoom-fit = Tout le plateau

## The game board in words

milestones-board-words = Le plateau de jeu en mots
milestones-board-words-markets = Marchés : { $names }
milestones-board-words-flour = { $point } (farine)
milestones-board-words-streets = Rues : { $names }
milestones-board-words-milestones = Bornes : { $names }
milestones-board-words-houses = Maisons : { $names }
milestones-board-words-bonuses = Tuiles bonus : { $names }
milestones-board-words-bonus = { $triangle } { $good }
milestones-board-words-ends = Bouts de rue, avec leurs chiffres : { $names }
milestones-board-none = aucun

## What was drawn

milestones-board-draw-lot = Piochez une tuile bonus pour { $triangle } et saisissez-la
milestones-board-draw-tile = Piochez une tuile travailleur et saisissez-la
milestones-board-draw-left = Travailleur de gauche
milestones-board-draw-count = { $good }, reste : { $n }

## How near the end is

milestones-board-end-points = Points du joueur en tête
milestones-board-end-tiles = Tuiles travailleur prises
milestones-board-tiles-left = { $n ->
    [one] reste { $n } tuile
   *[other] reste { $n } tuiles
}
