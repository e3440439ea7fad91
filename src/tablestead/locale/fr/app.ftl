### La page comme application : installée, sans réseau, et renouvelée.

shell-app-description = Une table numérique pour jeux de société : contre des bots, avec des amis au loin ou à un seul écran.
shell-install = Installer
shell-install-about = Tablestead comme application : sur votre écran d’accueil, dans sa propre fenêtre.
shell-install-by-hand = Appuyez sur Partager, puis « Sur l’écran d’accueil ».
shell-away-network = Pas de réseau.
shell-away-server = Le serveur ne répond pas.
shell-away-back = Vos parties sont conservées ; cette page revient d’elle-même.
shell-away-kept = dernier état connu
shell-update = Une nouvelle version de cette page est disponible.
shell-update-after = Une nouvelle version de cette page est disponible. Elle se chargera à la fin de votre tour.
shell-update-load = Charger maintenant
