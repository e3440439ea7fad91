### The page as an app: installed, without a network, and renewed.

shell-app-description = A digital table for board games: play against bots, with friends far away or at one screen.
shell-install = Install
shell-install-about = Tablestead as an app: on your home screen, in a window of its own.
shell-install-by-hand = Tap Share, then “Add to Home Screen”.
shell-away-network = There is no network.
shell-away-server = The server does not answer.
shell-away-back = Your games are safe; this page comes back by itself.
shell-away-kept = as last seen
shell-update = A new version of this page is here.
shell-update-after = A new version of this page is here. It loads when your turn is over.
shell-update-load = Load it now
