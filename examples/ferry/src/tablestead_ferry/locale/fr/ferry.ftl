### Le bac : tous les mots du jeu.

ferry-game-title = Le bac
shell-game-ferry = Envoyez le bon passager à chaque marée : un dé et une main cachée.
ferry-round = { $n ->
    [0] Distribution
   *[other] Manche { $n } sur 4
}
ferry-crossings = traversées
ferry-tide = marée
ferry-hand = main
ferry-unseen = non vues
ferry-cards = cartes
ferry-sent = envoyés
ferry-score = score

ferry-choice-roll = Lancer pour la marée
ferry-choice-send = Envoyer le { $n }
ferry-choice-end = Fin du tour

ferry-prompt-deal = On distribue les cartes.
ferry-prompt-start = À vous : lancez pour la marée.
ferry-prompt-rolling = La marée change.
ferry-prompt-send = La marée est à { $tide } : envoyez un passager.
ferry-prompt-end = C’est fait : terminez votre tour.
ferry-prompt-over = La partie est terminée.
ferry-prompt-wait = En attente de { $seat }

ferry-event-dealt = { $seat } reçoit un { $n }
ferry-event-tide = { $seat } lance le dé : la marée est à { $n }
ferry-event-crosses = { $points ->
    [one] { $seat } envoie un { $n } : il traverse, { $points } point
   *[other] { $seat } envoie un { $n } : il traverse, { $points } points
}
ferry-event-stays = { $seat } envoie un { $n } : il reste sur la rive
ferry-event-wins = { $points ->
    [one] { $seat } gagne avec { $points } point
   *[other] { $seat } gagne avec { $points } points
}
ferry-event-shares = { $points ->
    [one] { $seat } partage la victoire avec { $points } point
   *[other] { $seat } partage la victoire avec { $points } points
}

ferry-refused-unknown = Impossible : cette action n’existe pas dans ce jeu
ferry-refused-over = Impossible de continuer : la partie est terminée
ferry-refused-order = Impossible maintenant : c’est le moment de { $step }
ferry-refused-no-card = Impossible d’envoyer ce passager : vous n’avez pas de { $n }
ferry-refused-no-draw = Impossible de saisir cela : rien de tel n’est tiré
ferry-refused-none-left = Cette carte n’a pu être distribuée : les { $of } cartes de valeur { $n } sont sorties

ferry-now-deal = distribuer
ferry-now-start = lancer le dé
ferry-now-rolling = la marée
ferry-now-send = envoyer un passager
ferry-now-end = finir le tour
ferry-undo-chance = Rien à annuler : le dé est lancé
