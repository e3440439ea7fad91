### How to play Roll Through the Ages, on one page.

## The overview

ages-overview-goal = Marquez le plus de points en construisant des monuments et en achetant des développements ; vos dés apportent tout ce qu’il faut.
ages-overview-roll = Lancez un dé par ville, trois fois au plus : relancez les dés de votre choix, sauf ceux qui montrent un crâne.
ages-overview-feed = Récoltez nourriture et marchandises. Chaque ville consomme ensuite 1 nourriture ; une ville affamée coûte 1 point.
ages-overview-disaster = Deux crânes ou plus font un désastre. Trois exactement frappent les autres, pas vous.
ages-overview-build = Chaque ouvrier coche une case d’une ville ou d’un monument. Ce qui est commencé peut s’achever plus tard.
ages-overview-buy = Achetez un développement avec les pièces du tour et des marchandises. Chacun a un effet et vaut des points.
ages-overview-discard = En fin de tour, gardez 6 marchandises au plus.
ages-overview-end = La manche où quelqu’un obtient son 5e développement, ou celle où chaque monument a été achevé par quelqu’un, est la dernière. (Âge du bronze final : le 7e. En solitaire : 10 manches.)
ages-overview-monuments = Monuments : le premier à en achever un marque environ deux fois plus que les suivants.
ages-overview-developments = Développements : 2 à 10 points chacun ; certains en donnent d’autres à la fin.
ages-overview-lost = Famine et désastres : chaque point perdu est déduit.
ages-overview-unspent = Pièces et ouvriers ne valent que pour ce tour. La nourriture et les marchandises restent.
ages-overview-whole = Une sorte de marchandises se dépense en entier, et l’on ne rend pas la monnaie.
ages-overview-order = Les marchandises arrivent dans l’ordre, le bois d’abord : cinq en un tour en donnent une de chaque sorte.
ages-overview-worth = Chaque marchandise de plus d’une même sorte vaut davantage que la précédente : épargner rapporte.
ages-overview-city = Une nouvelle ville donne son dé à partir de votre prochain tour, et doit dès lors être nourrie.

## The legend

ages-overview-dice = Dés
ages-overview-things = Ce que donnent les dés
ages-overview-goods = Marchandises, la moins chère d’abord
ages-overview-signs = Sur la feuille
ages-overview-sign-food = Nourriture : pour nourrir vos villes
ages-overview-sign-worker = Ouvrier : coche une case
ages-overview-sign-coin = Pièces : achètent des développements
ages-overview-sign-skull = Crâne : à partir de deux, un désastre
ages-overview-sign-goods = Marchandise : de la sorte suivante
ages-overview-sign-ship = Navire : échange une marchandise (bronze final)
ages-overview-sign-wood = Bois : 1, 3, 6, 10 …
ages-overview-sign-stone = Pierre : 2, 6, 12, 20 …
ages-overview-sign-pottery = Poterie : 3, 9, 18, 30 …
ages-overview-sign-cloth = Tissu : 4, 12, 24, 40 …
ages-overview-sign-spearhead = Fers de lance : 5, 15, 30, 50
ages-overview-sign-city = Ville : un dé chacune
ages-overview-sign-monument = Monument : rapporte des points
ages-overview-sign-box = Cases : les cochées sont faites
ages-overview-sign-reroll = Ce dé sera relancé
ages-overview-sign-lock = Bloqué : un crâne reste
ages-overview-sign-points = Points marqués
