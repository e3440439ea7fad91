## Choices: what a button or a piece does

ages-choice-roll = { $n ->
    [one] Lancer 1 dé
   *[other] Lancer { $n } dés
}
ages-choice-preserve = Doubler la nourriture : { $food }
ages-choice-reroll = Relancer : { $shows }
ages-choice-stop = Tout garder
ages-choice-lead = { $rolls ->
    [0] Leadership : relancer { $shows }
    [one] Leadership : renoncer à 1 lancer et relancer { $shows }
   *[other] Leadership : renoncer à { $rolls } lancers et relancer { $shows }
}
ages-choice-food = Prendre { $gains }
ages-choice-spearheads = { $n ->
    [0] Ne dépenser aucun fer de lance
    [one] Dépenser { $n } fer de lance
   *[other] Dépenser { $n } fers de lance
}
ages-choice-offer = Échanger avec : { $partner }
ages-choice-give = Vous donnez : { $goods }
ages-choice-take = Vous prenez : { $goods }
ages-choice-propose = Proposer
ages-choice-accept = Accepter
ages-choice-refuse = Refuser
ages-choice-done-trade = Terminer les échanges
ages-choice-build = Construire : { $building }
ages-choice-spend-stone = Dépenser 1 pierre : 3 ouvriers
ages-choice-ship = Construire un navire
ages-choice-done-build = { $workers ->
    [0] Terminer la construction
    [one] Laisser 1 ouvrier inutilisé
   *[other] Laisser { $workers } ouvriers inutilisés
}
ages-choice-swap = Échange par navire : 1 { $good } → 1 { $other }
ages-choice-buy = Acheter { $development-the } ({ $cost })
ages-choice-done-buy = Ne rien acheter
ages-choice-with = Payer { $pays } (valeur { $sum })
ages-choice-sell-food = { $n ->
    [0] Ne rien vendre
    [one] Vendre 1 nourriture : { $coins } pièces
   *[other] Vendre { $n } nourritures : { $coins } pièces
}
ages-choice-discard = Défausser : { $good }
ages-choice-end = Terminer le tour

## What is expected now

ages-prompt-start = À vous de jouer : lancez les dés.
ages-prompt-rolling = Les dés roulent.
ages-prompt-reroll = { $rolls ->
    [0] À vous de jouer : gardez ou relancez.
   *[other] À vous de jouer : lancer { $rolls } sur 3. Gardez ou relancez.
}
ages-prompt-lead = Leadership : relancez un dé ou gardez tout.
ages-prompt-food = Choisissez pour chaque dé : nourriture ou ouvriers.
ages-prompt-spearheads = Invasion : choisissez combien de fers de lance dépenser.
ages-prompt-trade = Échangez, ou continuez.
ages-prompt-offer = Composez votre offre : ce que vous donnez, ce que vous prenez.
ages-prompt-respond = Une offre pour vous : acceptez ou refusez.
ages-prompt-build = { $workers ->
    [0] Construisez.
    [one] Construisez : il reste 1 ouvrier.
   *[other] Construisez : il reste { $workers } ouvriers.
}
ages-prompt-buy = Achetez un développement, ou rien.
ages-prompt-pay = Choisissez avec quoi payer.
ages-prompt-sell = Choisissez combien de nourriture vendre.
ages-prompt-discard = Plus de 6 marchandises : choisissez lesquelles défausser.
ages-prompt-end = Tout est fait : terminez votre tour.
ages-prompt-over = La partie est terminée.
ages-warns-development = { $left ->
    [0] Un de plus, et la partie se termine avec ce tour.
   *[other] Un de plus, et c’est la dernière manche.
}
ages-warns-monument = { $left ->
    [0] Le dernier monument achevé, la partie se termine avec ce tour.
   *[other] Le dernier monument achevé, c’est la dernière manche.
}
ages-warns-last-round = C’est la dernière manche.
ages-prompt-wait = En attente : { $seat }

## Dice

ages-face-food = nourriture
    .full = 3 nourritures
    .the = la nourriture
    .of = de la nourriture
ages-face-good = marchandise
    .full = 1 marchandise
    .the = la marchandise
    .of = de la marchandise
ages-face-skull = marchandises et crâne
    .full = 2 marchandises et 1 crâne
    .the = les marchandises et le crâne
    .of = des marchandises et du crâne
ages-face-workers = ouvriers
    .full = 3 ouvriers
    .the = les ouvriers
    .of = des ouvriers
ages-face-either = nourriture ou ouvriers
    .full = 2 nourritures ou 2 ouvriers
    .the = la nourriture ou les ouvriers
    .of = de la nourriture ou des ouvriers
ages-face-coins = pièces
    .full = 7 pièces
    .the = les pièces
    .of = des pièces

## Goods, in short, for narrow places

ages-short-wood = Bois
ages-short-stone = Pierre
ages-short-pottery = Poterie
ages-short-cloth = Tissu
ages-short-spearhead = Lance

## Cities

ages-city-4 = 4e ville
    .short = 4e
    .gender = f
    .article = la
    .the = la 4e ville
    .of = de la 4e ville
    .to = à la 4e ville
ages-city-5 = 5e ville
    .short = 5e
    .gender = f
    .article = la
    .the = la 5e ville
    .of = de la 5e ville
    .to = à la 5e ville
ages-city-6 = 6e ville
    .short = 6e
    .gender = f
    .article = la
    .the = la 6e ville
    .of = de la 6e ville
    .to = à la 6e ville
ages-city-7 = 7e ville
    .short = 7e
    .gender = f
    .article = la
    .the = la 7e ville
    .of = de la 7e ville
    .to = à la 7e ville

## Effects of the developments

ages-effect-leadership = Relancer 1 dé à la fin
ages-effect-irrigation = Évite la sécheresse
ages-effect-agriculture = +1 par dé nourriture
ages-effect-quarrying = +1 pierre dès 2 marchandises
ages-effect-medicine = Évite la peste
ages-effect-preservation = 1 poterie : nourriture × 2
ages-effect-coinage = Dé pièces : 12 pièces
ages-effect-caravans = Plus de 6 marchandises
ages-effect-shipping = Navire : 1 bois + 1 tissu
ages-effect-smithing = L’invasion frappe les autres
ages-effect-religion = La révolte frappe les autres
ages-effect-granaries = 1 nourriture : { $n } pièces
ages-effect-masonry = +1 par dé ouvriers
ages-effect-engineering = 1 pierre : 3 ouvriers
ages-effect-commerce = +1 point par marchandise
ages-effect-architecture = { $n ->
    [one] +1 point par monument
   *[other] +{ $n } points par monument
}
ages-effect-empire = +1 point par ville

## Rounds, real dice and undo

ages-round = { $n ->
    [0] Mise en place
   *[other] Manche { $n }
}
ages-real-rolling = { $rolling ->
    [one] Lancez { $rolling } dé et saisissez le résultat
   *[other] Lancez { $rolling } dés et saisissez le résultat
}
ages-undo-chance = Rien à annuler : les dés ont été lancés

## Options of a new game

ages-option-players = Joueurs
    .about = De 1 à 4. En solitaire, on joue 10 manches pour le meilleur score.
ages-option-edition = Édition
    .about = Les coûts, les points et les développements changent.
ages-option-trade = Variante commerce
    .about = Une fois les villes nourries, le joueur actif peut échanger des marchandises et de la nourriture avec les autres. De 2 à 4 joueurs.
ages-option-start = Premier joueur
    .about = Qui commence chaque manche.
ages-option-real = Vrais dés
    .about = Vous lancez vos propres dés et saisissez le résultat ; le programme tient les feuilles de points.
ages-option-edition-2009 = Édition 2009
    .about = Le jeu d’origine avec 13 développements. La partie se termine à 5 développements.
ages-option-edition-reprint = Réédition (2024/25)
    .about = Comme en 2009, avec de nouveaux coûts et plus de points pour les monuments achevés plus tard.
ages-option-edition-late = Âge du bronze final
    .about = La variante de l’auteur : 17 développements, des navires et une forge. La partie se termine à 7 développements.

## First-game guide: one line for each kind of decision

ages-guide-roll = Vous lancez un dé par ville. Plus de villes, c’est plus de dés, mais chacune consomme 1 nourriture.
ages-guide-preserve = Doubler vaut la peine avec beaucoup de nourriture : 1 poterie seule vaut peu.
ages-guide-reroll = Relancez ce qui ne sert pas maintenant. Trois lancers en tout ; les crânes restent.
ages-guide-lead = Le Leadership relance un dé de votre choix, même un crâne. La nouvelle face compte.
ages-guide-food = Nourrissez d’abord les villes : chaque ville affamée coûte 1 point. Les autres dés donnent des ouvriers.
ages-guide-spearheads = Chaque fer de lance retire 2 points de plus aux adversaires sans protection, mais il est perdu.
ages-guide-offer = Proposez ce que vous avez en trop. La valeur d’une marchandise croît avec le nombre.
ages-guide-accept = Comparez ce que vous recevez et ce que vous donnez : les valeurs sont sur le plateau.
ages-guide-build = Construisez d’abord des villes : elles apportent des dés. Achever un monument en premier rapporte deux fois plus.
ages-guide-spend-stone = 1 pierre devient 3 ouvriers : utile s’ils achèvent quelque chose ce tour-ci.
ages-guide-ship = Un navire échange 1 marchandise contre une autre à chaque tour, jusqu’à la fin.
ages-guide-swap = Échangez une marchandise bon marché contre une plus précieuse dont vous avez déjà quelques-unes.
ages-guide-buy = Un développement par tour. Une sorte de marchandise se dépense en entier, et on ne rend pas la monnaie.
ages-guide-with = La première façon gaspille le moins : ce qui dépasse le coût est perdu.
ages-guide-sell-food = Vendez seulement la nourriture dont vos villes n’auront pas besoin au prochain tour.
ages-guide-discard = Vous pouvez garder 6 marchandises. Gardez les plus précieuses, et celles que vous avez en nombre.
ages-guide-end = Avant de terminer le tour, vous pouvez annuler vos coups jusqu’au dernier lancer.

## The table

ages-board-you = vous
ages-board-seat-card = { $n ->
    [one] { $seat } : { $n } point, { $cities } villes, nourriture : { $food }
   *[other] { $seat } : { $n } points, { $cities } villes, nourriture : { $food }
}
ages-board-card-goods = Marchandises : { $goods }
ages-board-card-developments = Développements : { $developments }
ages-board-count = { $what } : { $n }
ages-board-players = Joueurs
ages-board-score = Score : { $n }
ages-board-developments = Développements
ages-board-monuments = Monuments
ages-board-disasters = Désastres
ages-board-bonus = Bonus
ages-board-goods = Marchandises
ages-board-food = Nourriture
ages-board-cities = Villes
ages-board-workers = Ouvriers
ages-board-tab-goods = Stock
ages-board-tab-build = Construire
ages-board-tab-develop = Acheter
ages-board-first-mark = 1er
ages-board-no-developments = aucun développement
ages-board-show-sheet = Voir la feuille : { $seat }
ages-board-back = Retour à votre feuille
ages-board-sheet-of = Feuille : { $seat }
ages-board-dice = Dés
ages-board-die = Dé { $n } : { $face }. { $state }
ages-board-die-blank = Dé { $n } : pas encore lancé
ages-board-keep = Garder
ages-board-reroll = Relancer
ages-board-locked = Bloqué
ages-board-lead-why = Relancer ce dé grâce au Leadership
ages-board-lead-early = { $rolls ->
    [one] Le Leadership met fin aux lancers : vous renoncez à 1 lancer.
   *[other] Le Leadership met fin aux lancers : vous renoncez à { $rolls } lancers.
}
ages-board-lead-choose = Choisissez le dé à relancer.
ages-board-lead-die = Choisir
ages-board-lead-do = Relancer { $shows }
ages-board-take-food = Nourriture
ages-board-take-workers = Ouvriers
ages-board-not-rolled = Pas encore lancés
ages-board-keep-all = Si vous gardez tout
ages-board-kept-all = Si tout est gardé
ages-board-or = { $a } ou { $b }
ages-board-fed = { $n } villes nourries
ages-board-unfed = Affamées : { $n }
ages-board-unfed-loses = { $n ->
    [one] { $n } affamée : −{ $n }
   *[other] { $n } affamées : −{ $n }
}
ages-board-food-lost = perte : { $n }
ages-board-food-sum = Nourriture : { $have } + { $food } − { $cities }
ages-board-points-of = { $n ->
    [one] { $what } : { $n } point
   *[other] { $what } : { $n } points
}
ages-board-needs = { $n ->
    [one] { $building } : encore { $n } ouvrier
   *[other] { $building } : encore { $n } ouvriers
}
ages-board-above = limite dépassée : { $n }
ages-board-within = sous la limite
ages-board-with-goods = { $n } en tout
ages-board-no-disaster = aucun désastre
ages-board-disaster-averted = { $disaster } : évitée
ages-board-disaster-you = { $disaster } : −{ $n }
ages-board-disaster-goods = { $disaster } : tout perdu
ages-board-disaster-others = { $disaster } : les autres
ages-board-after-feeding = villes nourries, reste : { $n }
ages-board-food-track = Nourriture : { $n }
ages-board-food-preview = Nourriture : { $n } ; avec ces dés, une fois les villes nourries : { $m }
ages-board-good-track = { $good } : { $n }, valeur { $value }
ages-board-good-preview = { $good } : { $n }, valeur { $value } ; avec ces dés : { $m }
ages-board-of-limit = { $n } sur 6
ages-board-no-limit = { $n }, sans limite
ages-board-worth = valeur { $n }
ages-board-cities-of = { $n } sur 7
ages-board-first-later = premier, plus tard
ages-board-building = { $building } : { $n } cases sur { $boxes }
ages-board-monument = { $building } : { $n } cases sur { $boxes }. En premier : { $first }, plus tard : { $later }
ages-board-wall = Évite l’invasion
ages-board-build-boxes = { $n ->
    [one] Construire 1 case : { $building }
   *[other] Construire { $n } cases : { $building }
}
ages-board-finishes = { $n ->
    [one] 1 ouvrier suffit pour l’achever
   *[other] { $n } ouvriers suffisent pour l’achever
}
ages-board-done = achevé
ages-board-first-by = Achevé en premier par { $seat } : { $n }
ages-board-first-open = Achevé en premier : { $n }
ages-board-later = Achevé plus tard : { $n }
ages-board-progress-of = { $seat } : { $n } sur { $boxes }
ages-board-with-dice = avec ces dés
ages-board-to-spend = à dépenser
ages-board-development = { $development } : coût { $cost }, { $points } points. { $effect }
ages-board-owned = acquis
ages-board-affordable = abordable
ages-board-short = Il manque : { $n }
ages-board-bought = Un développement par tour (A-T18)
ages-board-not-now = Pas maintenant : cela se fait à une autre étape (A-T0)
ages-board-owners = Possédé par : { $names }
ages-board-skulls-now = Crânes : { $n }
ages-board-lost = Déjà perdu : { $n }
ages-board-skulls-or-more = { $n }+
ages-board-averted-by = évitée ({ $by })
ages-board-averted = évitée
ages-board-loses-goods = marchandises perdues
ages-board-hit = { $seat } : −{ $n }
ages-board-hit-goods = { $seat } : toutes les marchandises perdues
ages-board-hit-averted = { $seat } : évitée ({ $by })
ages-board-nobody = personne
ages-board-least-first = Pertes croissantes
ages-board-pay-title = Payer { $development-the } ({ $cost })
ages-board-waste = { $n ->
    [0] compte exact
   *[other] perte : { $n }
}
ages-board-trade-title = Échange
ages-board-trade-with = Échanger avec : { $partner }
ages-board-you-give = Vous donnez
ages-board-you-take = Vous prenez
ages-board-take-one = En prendre 1 de plus : { $good }
ages-board-give-one = En donner 1 de plus : { $good }
ages-board-gets = { $partner } reçoit
ages-board-nothing = rien
ages-board-value = valeur
ages-board-refused-yours = { $partner } a refusé votre offre : vous pouvez la modifier.
ages-board-refused-theirs = Vous avez refusé une offre ({ $partner }) : vous pouvez faire une contre-offre.
ages-board-offers-left = Offres restantes : { $n }
ages-board-offer-from = Offre : { $seat } → { $partner }
ages-board-you-get = Vous recevez
ages-board-waiting-answer = En attente de la réponse : { $partner }
ages-board-swaps-left = Échanges par navire restants : { $n }
ages-board-swap-give = Donner 1
ages-board-swap-take = Prendre 1
ages-board-swap-give-one = Donner 1 par navire : { $good }
ages-board-spearheads-title = Fers de lance à dépenser
ages-board-spearheads-each = { $n ->
    [0] aucun
   *[other] { $n } : −{ $points } chacun
}
ages-board-stone-workers = 1 pierre → 3 ouvriers
ages-board-ship-cost = Navire : 1 bois + 1 tissu
ages-board-ship-times = Construire { $n } navires
ages-board-stone-times = Dépenser { $n } pierres : { $workers } ouvriers
ages-board-preserve = Doubler la nourriture (1 poterie)
ages-board-workers-left = Ouvriers : { $n }
ages-board-discard-left = À défausser : { $n }
ages-board-discard-one = Défausser 1 : { $good }
ages-board-coins-held = Pièces : { $n }
ages-board-end-rounds = Manches
