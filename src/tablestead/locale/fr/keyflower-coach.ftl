## The coach: what is easily overlooked, and rules that matter now

keyflower-coach-last-chance = Tous les autres ont passé : si vous passez, la saison finit sans que servent : { $workers }.
keyflower-coach-exposed = { $rival } a assez d’{ $worker-plural } pour vous dépasser ({ $tile }), et il ne vous en reste pas pour répondre.
keyflower-coach-outbid = { $n ->
    [one] Votre enchère est dépassée ({ $tile }) : cet ouvrier peut aller vers une autre enchère ou sur une tuile.
   *[other] Votre enchère est dépassée ({ $tile }) : ces { $n } ouvriers peuvent aller ensemble ailleurs, enchère ou tuile.
}
keyflower-coach-upgradable = Amélioration possible : { $tile }. Tout y est ; utilisez une tuile qui améliore.
keyflower-coach-own-use = Dans votre village, { $tile-the } peut encore servir : les ouvriers vous reviennent en fin de saison.
keyflower-coach-rival-tile = { $rival } mène sur une tuile ({ $tile }) qui lui vaudrait au moins { $points } points : vous pouvez encore enchérir.
keyflower-coach-winter-tile = En main, { $tile-the } ne rapporterait encore rien : amassez ce qu’il faut, ou gardez-en une autre.
keyflower-coach-safe = Avec ce qu’ils ont, nul ne peut vous dépasser ({ $tile }) : vos autres ouvriers sont libres.
keyflower-coach-worthless = En l’état, { $tile-the } ne vous rapporterait aucun point : ce serait une enchère pour rien.
keyflower-coach-unpayable = { $tile } : vous ne pouvez pas payer ce qu’il faut. Utilisée maintenant, la tuile ne donne rien.
keyflower-coach-given = Ces ouvriers iront à { $owner } en fin de saison : la tuile est dans un autre village.
keyflower-coach-stranded = Aucune route ne mène de la ressource ({ $good }) à la tuile qu’elle améliorerait : { $tile }.
keyflower-coach-winter = Dernière saison : ouvriers, compétences et ressources ne comptent que si une tuile les compte ; l’or, 1 point.
keyflower-coach-boats = Les tuiles Ordre du tour décident qui prend un bateau d’abord en fin de saison. Voyez leur chargement.
