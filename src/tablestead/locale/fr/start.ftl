### La page d’accueil : à quoi jouer, comment, et ce qui est déjà en cours.

## Les jeux

shell-to-games = Aller aux jeux
shell-pages = Pages
shell-hello = À quoi jouons-nous ?
shell-tagline = Contre des bots, ensemble devant un écran ou à distance avec des amis.
shell-choose-game = Jeux
shell-game-ages = Lancez les dés, nourrissez vos villes, élevez une pyramide avant les autres.
shell-game-milestones = Tracez des rues, posez des bornes et ouvrez des marchés le long d’une côte sauvage.
shell-game-keyflower = Enchérissez avec vos ouvriers, bâtissez votre village au fil de quatre saisons.
shell-minutes = { $n } min
shell-weight-1 = léger
shell-weight-2 = moyen
shell-weight-3 = exigeant
shell-more-ways = Autres façons de jouer
shell-how-to-play = Comment jouer

## Contre des bots

shell-play-now = Jouer
shell-play-alone = en solitaire, pour le meilleur score
shell-play-with = { $n ->
    [1] contre un bot { $text }
    [2] contre deux bots { $text }
    [3] contre trois bots { $text }
   *[other] contre { $n } bots { $text }
}
shell-play-bots = { $n ->
    [1] contre un bot
   *[other] contre { $n } bots
}
shell-options-bots = Options et bots
shell-setup-about = Tout est prêt ; changez ce que vous voulez.
shell-setup-kept = « Jouer » s’en souviendra.
shell-bots = Bots
shell-bots-count = Nombre de bots
shell-bots-none = Aucun
shell-alone = En solitaire
shell-level = Niveau
shell-level-rating = Elo { NUMBER($elo, useGrouping: 0) }
shell-level-rating-about = Elo à deux joueurs : qui en a 200 de plus gagne environ trois parties sur quatre.
shell-level-record = { $wins ->
    [0] Aucune victoire
    [one] Une victoire
   *[other] { $wins } victoires
} sur { $games }.
shell-level-next = Vous venez de battre trois fois le niveau inférieur : essayez-le.
shell-bot-random = Bot au hasard
    .level = Hasard
    .about = Joue n’importe quel coup permis.
    .one = au hasard
    .many = au hasard
shell-bot-greedy = Bot glouton
    .level = Glouton
    .about = Prend ce qui paraît bon tout de suite, sans penser à demain.
    .one = glouton
    .many = gloutons
shell-bot-planner = Bot planificateur
    .level = Planificateur
    .about = Planifie tout son tour et compte ce qu’il vaut.
    .one = planificateur
    .many = planificateurs
shell-bot-mcts = Bot explorateur
    .level = Explorateur
    .about = Joue d’avance bien des suites ; réfléchit quelques secondes.
    .one = explorateur
    .many = explorateurs
shell-bot-beginner = Bot débutant
    .level = Débutant
    .about = Connaît les règles et prend ce qu’il a sous la main.
    .one = débutant
    .many = débutants
shell-bot-casual = Bot moyen
    .level = Moyen
    .about = A ses idées à lui, pas toutes bonnes.
    .one = moyen
    .many = moyens
shell-bot-skilled = Bot confirmé
    .level = Confirmé
    .about = Planifie bien son tour et se trompe parfois.
    .one = confirmé
    .many = confirmés
shell-bot-strong = Bot fort
    .level = Fort
    .about = Voit loin et laisse peu aux autres.
    .one = fort
    .many = forts
shell-bot-expert = Bot expert
    .level = Expert
    .about = Le meilleur que nous ayons ; prend le temps de réfléchir.
    .one = expert
    .many = experts

## Avec des amis

shell-friends = Avec des amis
    .about = lien ou code QR
shell-friends-open = Votre table est ouverte : envoyez le lien ou faites-le scanner.
shell-friends-scan = Visez-le avec un téléphone. Ni compte ni application : un nom suffit.
shell-friends-begin = La partie commence quand toutes les places sont prises.
shell-friends-go = Aller à la table
shell-seats = Places
shell-seat-bot = Plutôt un bot
shell-seat-bot-at = Plutôt un bot : place { $n }
shell-seat-keep = La garder libre
shell-seat-keep-at = La garder libre : place { $n }
shell-seat-more = Une place de plus
shell-seat-less = Une place de moins
shell-listed = L’afficher parmi les tables ouvertes
    .about = Chacun peut alors prendre une place libre.

## Devant un écran

shell-screen = Devant un écran
    .about = à tour de rôle
shell-screen-open = Tout le monde joue ici, à tour de rôle.
shell-screen-hidden = Tout le monde joue ici, à tour de rôle ; l’écran est masqué entre les tours.
shell-names-kept = Les noms seront retenus ici.

## Choisir chaque place

shell-every-seat = Choisir chaque place
    .about = Qui s’assoit où : vous ici, vos amis au loin, des bots de tout niveau.
shell-who-plays = Qui joue à la place { $n }
shell-seat-person = Devant cet écran
shell-seat-friend = Un ami, par lien
shell-seat-anyone = N’importe qui
shell-seats-kept = Les places seront retenues ici.
shell-seats-watch = Seuls des bots jouent, vous regardez.
shell-watch-bots = Regarder

## Votre nom

shell-name-change = { $name } : changer de nom
shell-name-about = Ce que les autres voient à la table. Seul ce navigateur le retient.
shell-name-keep = Retenir

## Ce qui est en cours et ce qui est terminé

shell-continue = Continuer
shell-running = { $n ->
    [one] { $n } partie en cours
   *[other] { $n } parties en cours
}
shell-all-games = Les { $n } parties
shell-all-tables = Toutes ({ $n })
shell-fewer = Réduire
shell-finished-none = Vos résultats et vos meilleurs scores s’afficheront ici.
shell-best-alone = record en solitaire, { $name }
shell-best = record : { $n }
shell-best-par = par : { $n }
shell-opponents = Vos derniers adversaires
shell-opponent-games = { $n ->
    [one] { $n } partie, la dernière : { $name }
   *[other] { $n } parties, la dernière : { $name }
}
shell-best-new = Nouveau record : c’était { $n }
shell-result-won = Victoire { $text }
shell-result-place = { $n }e { $text }

## Le bas de page

shell-unofficial = Non officiel, sans lien avec les éditeurs. Toutes les images sont de nous.
shell-credits-ages = Matt Leacock, Gryphon Games/Eagle-Gryphon Games
shell-credits-milestones = Stefan Dorra et Ralf zur Linde, eggertspiele
shell-credits-keyflower = Sebastian Bleasdale et Richard Breese, R&D Games
shell-fonts = Polices : Alegreya et Figtree, SIL Open Font License.
shell-fonts-licence = Texte des licences
shell-documentation = Documentation
