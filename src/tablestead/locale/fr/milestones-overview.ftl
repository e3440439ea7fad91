### How to play Milestones, on one page.

## The overview

milestones-overview-goal = Marquez le plus de points en construisant rues, maisons et marchés sur une terre qui est à tous.
milestones-overview-moves = Déplacez deux fois votre pion dans le sens horaire, aussi loin que vous voulez, sans jamais dépasser le château.
milestones-overview-worker = Sur un travailleur : 1 marchandise pour lui et 1 pour chaque semblable que vous avez dépassé.
milestones-overview-trade = À la maison de commerce : embauchez une tuile de deux travailleurs pour 2 pièces, achetez, vendez.
milestones-overview-works = Au bureau des travaux : deux marchandises construisent une rue, une maison ou un marché.
milestones-overview-mill = Au moulin : 2 céréales font un sac de farine pour un marché ; il vaut les deux meilleurs chiffres voisins et 1 pièce.
milestones-overview-castle = Au château : gardez 3 marchandises au plus et couvrez un de vos travailleurs.
milestones-overview-end = Quelqu’un atteint 67, 59 ou 51 points (à 2, 3 ou 4 joueurs) ou prend la dernière tuile travailleur. Il finit son tour, et chacun des autres en a encore un.
milestones-overview-street = Rue et marché : le chiffre que couvre la borne ou le marché.
milestones-overview-house = Maison : la somme des chiffres découverts à ses trois sommets.
milestones-overview-bonus = Tuile bonus : il faut un travailleur de son métier sans tuile. 1 point aussitôt, puis 1 chaque fois qu’il produit.
milestones-overview-majorities = À la fin : 5 points pour le plus de travailleurs de chaque catégorie.
milestones-overview-nobody = Ce qui est construit n’est à personne : continuez là où les autres se sont arrêtés.
milestones-overview-passed = Seule produit la catégorie sur laquelle vous vous arrêtez, avec ses semblables placés avant.
milestones-overview-rising = Si les chiffres de vos travailleurs ne descendent jamais, chaque visite à la maison de commerce rapporte 1 pièce.
milestones-overview-spend = Dépensez avant le château : au-delà de 3, tout est perdu, pièces comprises.
milestones-overview-early = Construisez la maison avant que des bornes ne couvrent les grands chiffres de ses sommets.

## The legend

milestones-overview-goods = Marchandises
milestones-overview-workers = Travailleurs, avec chiffre et lettre
milestones-overview-spaces = Votre plateau
milestones-overview-board = Le plateau de jeu
milestones-overview-sign-stone = Pierre : pour rues et maisons
milestones-overview-sign-wood = Bois : pour maisons et marchés
milestones-overview-sign-sand = Sable : pour rues et marchés
milestones-overview-sign-grain = Céréales : pour le moulin
milestones-overview-sign-coin = Pièce : pour la maison de commerce
milestones-overview-sign-quarryman = Carrier : pierre
milestones-overview-sign-lumberjack = Bûcheron : bois
milestones-overview-sign-sand-worker = Travailleur de sable : sable
milestones-overview-sign-grain-grower = Producteur de céréales : céréales
milestones-overview-sign-coiner = Monnayeur : pièces
milestones-overview-sign-bonus = Avec une tuile bonus : 1 point de plus
milestones-overview-sign-castle = Château : 3 marchandises restent, un travailleur est couvert
milestones-overview-sign-trading-house = Maison de commerce : embaucher, acheter, vendre
milestones-overview-sign-board-of-works = Bureau des travaux : construire
milestones-overview-sign-mill = Moulin : les céréales deviennent farine
milestones-overview-sign-point = Un chiffre : les points de qui le couvre
milestones-overview-sign-street = Rue : longue de deux lignes
milestones-overview-sign-milestone = Borne : au milieu d’un tronçon
milestones-overview-sign-market = Marché : les rues y bifurquent
milestones-overview-sign-house = Maison : dans un triangle au bord d’une rue
milestones-overview-sign-flour = Sac de farine : un par marché
milestones-overview-sign-bush = Buisson : une tuile bonus s’y trouve
