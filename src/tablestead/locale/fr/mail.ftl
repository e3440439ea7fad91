### Ce que l’on apprend quand la page est fermée : par une notification et par e-mail. La page elle-même n’en a pas besoin.

mail-turn = { $game } : c’est à vous de jouer
mail-reminder = { $game } : votre temps est presque écoulé
mail-over = { $game } : la partie est terminée
mail-rematch = { $game } : une revanche ?
mail-with = Avec { $name }.
mail-until = Vous avez jusqu’au { $text }.
mail-won = Vous avez gagné !
mail-place = Vous finissez à la place { $place }.
mail-resigned = { $name } a abandonné.
mail-abandoned = Elle s’est terminée sans vainqueur.
mail-offer = On vous propose une autre partie : répondez oui ou non à la table.
mail-open = Vers la table : { $value }
mail-stop = Vous recevez ces e-mails parce que vous les avez demandés ici. Un clic suffit pour les arrêter : { $value }

mail-confirm = Tablestead : est-ce votre adresse ?
mail-confirm-asked = Quelqu’un, sans doute vous, souhaite recevoir un e-mail à cette adresse quand c’est son tour dans une partie.
mail-confirm-yes = Si c’était vous, confirmez-le ici, jusqu’au { $text } : { $value }
mail-confirm-no = Si ce n’était pas vous, rien d’autre n’arrivera. Pour que personne ne puisse utiliser cette demande : { $value }
