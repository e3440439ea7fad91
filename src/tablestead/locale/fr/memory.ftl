### Ce qu’un navigateur retient : résultats, leçons et exploits de la page « Mes résultats », et ce que la fin d’une partie en dit.

## La page

shell-me = Mes résultats
shell-me-about = Retenu pour ce navigateur, sans nom ; personne d’autre ne le voit. Un lien personnel l’emporte sur un autre appareil.
shell-me-none = Rien pour l’instant. La fin de vos parties sera notée ici, dès la première.
shell-me-save = Enregistrer dans un fichier
shell-me-erase = Tout effacer
shell-me-erase-title = Tout effacer ?
shell-me-erase-ask = Les résultats, les exploits et la progression des leçons seront perdus pour de bon. Vos tables restent.
shell-me-erased = Tout est effacé.

## Chiffres

shell-me-against = { $text }, { $n } joueurs
shell-me-people = Humains
shell-me-opponents = Adversaires
shell-me-games = Parties
shell-me-wins = Victoires
shell-me-mean = Moyenne
shell-me-best = Record
shell-me-par = Par
    .about = Le par est ce que le meilleur bot atteint seul une partie sur deux.
shell-me-curve = Évolution
shell-me-curve-words = Points, de la première partie à la dernière : { $text }
shell-me-lessons = Leçons terminées : { $n } sur { $all }

## Résultats

shell-me-resigned = Abandon
shell-me-resigned-other = Abandon d’un autre

## Exploits

shell-me-achievements = Exploits
shell-me-reached = { $n } sur { $all }
shell-me-open = Pas encore atteint
shell-me-first = pour la première fois

ages-achievement-great-wall = Bâtisseur de muraille
    .about = Soyez le premier de la table à achever la Grande Muraille.
ages-achievement-great-pyramid = La dernière pierre
    .about = Achevez la Grande Pyramide.
ages-achievement-five-monuments = Merveilles du monde
    .about = Achevez cinq monuments en une partie.
ages-achievement-no-monument = Sans monument
    .about = Gagnez contre d’autres sans achever un seul monument.
ages-achievement-seven-cities = Sept villes
    .about = Possédez les sept villes.
ages-achievement-seven-developments = L’âge du savoir
    .about = Possédez sept développements.
ages-achievement-averted = Bien préparé
    .about = Évitez trois désastres en une partie.
ages-achievement-unscathed = Indemne
    .about = Traversez toute une partie sans perdre ni points ni marchandises par un désastre ou la famine.
ages-achievement-spent = Plus rien en réserve
    .about = Gagnez contre d’autres sans aucune marchandise à la fin.
ages-achievement-runaway = Loin devant
    .about = Gagnez avec au moins 20 points d’avance.
ages-achievement-skilled = Meilleur que le meilleur bot
    .about = Battez le bot le plus fort.
ages-achievement-par = Au-dessus du par
    .about = En solitaire, marquez plus que le par.

milestones-achievement-streets = Bâtisseur de rues
    .about = Construisez huit tronçons de rue en une partie.
milestones-achievement-houses = Tout un quartier
    .about = Construisez sept maisons en une partie.
milestones-achievement-markets = Jours de marché
    .about = Construisez quatre marchés en une partie.
milestones-achievement-miller = Du pain frais
    .about = Livrez quatre sacs de farine en une partie.
milestones-achievement-bonus = Bon œil
    .about = Prenez cinq tuiles bonus en une partie.
milestones-achievement-income = En bon ordre
    .about = Touchez cinq fois le revenu d’une suite croissante en une partie.
milestones-achievement-majorities = Grand employeur
    .about = Marquez quatre majorités à la fin, même à égalité.
milestones-achievement-all-round = Un peu de tout
    .about = Marquez en une partie avec les rues, les maisons, les marchés, la farine, les tuiles bonus et les majorités.
milestones-achievement-no-trade = Autosuffisant
    .about = Gagnez sans rien acheter ni vendre.
milestones-achievement-spent = Plus rien en réserve
    .about = Gagnez sans une marchandise ni une pièce à la fin.
milestones-achievement-runaway = Loin devant
    .about = Gagnez avec au moins 20 points d’avance.
milestones-achievement-skilled = Meilleur que le meilleur bot
    .about = Battez le bot le plus fort.

keyflower-achievement-village = Un grand village
    .about = Ayez 14 tuiles dans le village à la fin.
keyflower-achievement-upgrades = Remis à neuf
    .about = Ayez sept tuiles améliorées à la fin.
keyflower-achievement-loop = Le tour du village
    .about = Marquez au moins 8 points avec le Bastion des Mers : huit tuiles sur une route fermée.
keyflower-achievement-keythedral = Bâtisseur de cathédrale
    .about = Remportez la Keythédrale pour le village.
keyflower-achievement-winter = Prévoyant
    .about = Marquez avec trois tuiles Hiver.
keyflower-achievement-gold = Chambre au trésor
    .about = Ayez 10 unités d’or dans le village à la fin.
keyflower-achievement-workers = Maison comble
    .about = Ayez 14 ouvriers derrière le paravent à la fin.
keyflower-achievement-skills = Maîtres artisans
    .about = Ayez huit jetons Compétence à la fin.
keyflower-achievement-host = Portes ouvertes
    .about = Que d’autres utilisent sept fois les tuiles de votre village en une partie.
keyflower-achievement-own-village = On est bien chez soi
    .about = Gagnez sans jamais utiliser une tuile d’un autre village.
keyflower-achievement-eighty = Quatre-vingts points
    .about = Marquez au moins 80 points.
keyflower-achievement-skilled = Meilleur que le meilleur bot
    .about = Battez le bot le plus fort.

## Appareils

shell-devices = Mes appareils
    .about = Les navigateurs qui jouent à vos places. Nous n’en retenons que ce qui est écrit ici.
shell-devices-none = Seul ce navigateur joue à vos places. À une table, « Joueurs et liens » propose un lien pour un autre appareil.
shell-device-this = Ce navigateur
shell-device-unknown = Navigateur inconnu
shell-device-linked = lié le { $date }
shell-device-seen = vu le { $date }
shell-device-giver = vous a donné la place
shell-device-out = Déconnecter
shell-device-out-it = Déconnecter : { $name }
shell-devices-out = Déconnecter tous les autres
shell-device-gone = Déconnexion faite.

## Un code contre un cookie perdu

shell-code = Si ce navigateur vous oublie
    .about = Notez un code : il rend vos places et vos résultats dans n’importe quel navigateur. Il sert une fois.
shell-code-make = Créer un code
shell-code-yours = Votre code
    .about = Notez-le : il ne sera plus affiché. Un nouveau code annule l’ancien.
shell-code-scan = Ou scannez-le avec votre téléphone : cette page s’y ouvre avec le code déjà saisi.
shell-recover = J’ai un code
    .about = Il rend les places et les résultats du navigateur où il a été créé.
shell-recover-go = Retrouver mes places
shell-recovered = Vous revoilà. Tables : { $n }

## Oublier

shell-forget = Oublier ce navigateur
    .about = Efface votre nom, vos messages et tout le reste, ici et à chaque table.
shell-forget-title = Oublier ce navigateur ?
shell-forget-ask = Votre nom, vos messages, vos résultats, vos leçons, vos appareils et vos réglages seront perdus pour de bon. Vous quittez toutes vos places ; les parties restent, sans votre nom. Ce que d’autres ont écrit reste, tout comme une place que joue un autre de vos appareils.
shell-me-error = Perdu par décision
shell-me-luck = Chance

## Whom one has blocked

shell-blocks = Personnes bloquées
    .about = Vous ne voyez pas leurs tables parmi les tables ouvertes, et elles ne peuvent pas s’asseoir aux vôtres.
shell-block-unnamed = Sans nom
shell-block-since = depuis le { $date }
shell-block-lift = Débloquer
shell-block-lift-it = Débloquer : { $name }
shell-block-lifted = Débloqué.
