### How to play Keyflower, on one page.

## The overview

keyflower-overview-goal = Bâtissez le village qui vaut le plus de points après quatre saisons.
keyflower-overview-place = Placez un ou plusieurs ouvriers à une seule tuile : à côté pour enchérir, dessus pour l’utiliser. Ou passez.
keyflower-overview-bid = Une enchère doit dépasser les autres. En fin de saison, la plus forte prend la tuile et perd ses ouvriers.
keyflower-overview-use = Utilisez n’importe quelle tuile, même celle d’un autre. La première fois demande 1 ouvrier, chaque suivante un de plus.
keyflower-overview-colour = Les premiers ouvriers fixent la couleur de la tuile : jusqu’à la fin de la saison, les autres doivent suivre.
keyflower-overview-upgrade = Transportez des ressources par les routes jusqu’à une tuile de votre village et payez-y sa meilleure face.
keyflower-overview-season = Quand tous passent à la suite, la saison finit : choisissez un bateau d’ouvriers, puis posez les tuiles gagnées.
keyflower-overview-end = Après l’hiver. On y enchérit sur les tuiles Hiver, tenues en main depuis le début, et les bateaux eux-mêmes rejoignent les villages.
keyflower-overview-printed = Les points visibles de vos tuiles, et 1 par or qui reste.
keyflower-overview-winter = Tuiles Hiver : des points pour ouvriers, jetons Compétence et ressources.
keyflower-overview-boats = Bateaux et tuiles Ordre du tour : des points selon la forme du village.
keyflower-overview-owner = En fin de saison, les ouvriers d’une tuile vont à son propriétaire : chez un autre, vous lui donnez les vôtres.
keyflower-overview-outbid = Des ouvriers dépassés ne sont pas perdus : déplacez tout le groupe vers une autre enchère ou sur une tuile.
keyflower-overview-green = Les ouvriers verts sont rares : où vous placez le premier, presque personne ne peut suivre.
keyflower-overview-home = Ce que produit une tuile de votre village y reste ; ce que produisent les autres arrive à votre foyer.
keyflower-overview-plan = Regardez vos tuiles Hiver dès le printemps : elles disent ce qu’il faut collectionner.

## The legend

keyflower-overview-workers = Ouvriers
keyflower-overview-goods = Ressources et compétences
keyflower-overview-bids = Autour d’une tuile
keyflower-overview-tiles = Sur les tuiles
keyflower-overview-sign-worker = Ouvriers : bleu, rouge, jaune
keyflower-overview-sign-green = Vert : de quelques tuiles seulement
keyflower-overview-sign-purple = Violet : le premier joueur
keyflower-overview-sign-lying = Couché : d’une autre couleur que la tuile
keyflower-overview-sign-bag = Tirez un ouvrier du sac
keyflower-overview-sign-screen = Paravent : cache ce que vous avez
keyflower-overview-sign-wood = Bois
keyflower-overview-sign-stone = Pierre
keyflower-overview-sign-iron = Fer
keyflower-overview-sign-gold = Or : remplace toute ressource, 1 point à la fin
keyflower-overview-sign-skills = Jetons Compétence : enclume, pioche, scie
keyflower-overview-sign-leads = Couronne : cette enchère est en tête
keyflower-overview-sign-loses = Pointillé : dépassée, peut partir
keyflower-overview-sign-colour = La couleur de la tuile
keyflower-overview-sign-least = Ouvriers dessus, et combien il en faut ensuite
keyflower-overview-sign-cart = Pas de transport
keyflower-overview-sign-upgrade = Améliorations, ou leur coût
keyflower-overview-sign-shield = Points à la fin
keyflower-overview-sign-edges = Bords : route, eau, bord nu
keyflower-overview-sign-order = Ordre du tour : qui choisit un bateau d’abord
keyflower-overview-sign-boat = Bateau : apporte ouvriers et jetons Compétence
