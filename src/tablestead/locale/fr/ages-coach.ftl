## The coach: what is easily overlooked, and rules that matter now

ages-coach-last-turn = Votre dernier tour : seul compte ce que vous achevez et achetez. Un monument inachevé ne rapporte rien.
ages-coach-end-developments = { $when ->
    [now] { $rival } a { $n } développements : un de plus et la partie s’achève. C’est peut-être votre dernier tour.
   *[next] { $rival } a { $n } développements : un de plus et la partie s’achève. La prochaine manche peut être la dernière.
}
ages-coach-end-monuments = Il ne manque qu’un monument ({ $monument }) : la manche où quelqu’un l’achève sera la dernière.
ages-coach-hungry = { $n ->
    [one] Avec ces dés, { $n } ville a faim : −{ $n } point.
   *[other] Avec ces dés, { $n } villes ont faim : −{ $n } points.
}
ages-coach-feed = { $n ->
    [one] Si ces dés ne donnent pas de nourriture, { $n } ville a faim : −{ $n } point.
   *[other] Si ces dés ne donnent pas de nourriture, { $n } villes ont faim : −{ $n } points.
}
ages-coach-drought = { $side ->
    [self] Deux crânes : sécheresse. Vous perdez 2 points ; l’Irrigation l’éviterait.
   *[nobody] Deux crânes : sécheresse. Votre Irrigation l’évite.
}
ages-coach-pestilence = { $side ->
    [self] Trois crânes : peste. En solo, c’est vous qui perdez 3 points ; la Médecine l’éviterait.
    [others] Trois crânes : peste. Chaque adversaire sans Médecine perd 3 points.
   *[nobody] Trois crânes : peste. La Médecine l’évite.
}
ages-coach-invasion = { $side ->
    [self] Quatre crânes : invasion. Vous perdez 4 points ; la Grande Muraille achevée l’éviterait.
    [others] Quatre crânes : invasion. Avec la Forge, chaque adversaire sans Grande Muraille perd 4 points.
   *[nobody] Quatre crânes : invasion. Elle est évitée.
}
ages-coach-revolt = { $side ->
    [self] Cinq crânes : révolte. Vous perdez toutes vos marchandises ; avec la Religion, ce seraient vos adversaires.
    [others] Cinq crânes : révolte. Grâce à votre Religion, les adversaires qui ne l’ont pas perdent leurs marchandises.
   *[nobody] Cinq crânes : révolte. La Religion l’évite.
}
ages-coach-lead = Le Leadership relance aussi un crâne : il peut encore éviter { $disaster-the }.
ages-coach-next-skull = Attention au prochain lancer : { $n } crânes, c’est { $disaster-the }, et c’est vous qui perdriez.
ages-coach-coins-short = { $n } pièces n’achètent encore rien : le moins cher coûte { $cost }, et les pièces ne se gardent pas.
ages-coach-race = { $n ->
    [one] Plus que { $n } case pour { $rival } ({ $monument }) : { $points } points au premier, puis { $later } seulement.
   *[other] Plus que { $n } cases pour { $rival } ({ $monument }) : { $points } points au premier, puis { $later } seulement.
}
ages-coach-food-next = Au prochain tour, { $n } villes auront faim, et il vous reste { $food } en réserve. Les dés devront suivre.
ages-coach-workers = { $n ->
    [one] { $n } ouvrier n’a rien à faire. Ceux que vous ne placez pas sont perdus.
   *[other] { $n } ouvriers n’ont rien à faire. Ceux que vous ne placez pas sont perdus.
}
ages-coach-goods = { $n ->
    [one] { $n } marchandise au-delà de six sera perdue en fin de tour, si vous ne la dépensez pas avant.
   *[other] { $n } marchandises au-delà de six seront perdues en fin de tour, si vous ne les dépensez pas avant.
}
ages-coach-coins = { $n } pièces seront perdues en fin de tour : c’est maintenant un développement, ou rien.
