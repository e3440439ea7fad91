### What people are told while their page is closed: by a push notification and by mail. The page itself needs none of it.

mail-turn = { $game }: it is your turn
mail-reminder = { $game }: your time is running out
mail-over = { $game }: the game is over
mail-rematch = { $game }: a rematch?
mail-with = With { $name }.
mail-until = You have until { $text }.
mail-won = You have won!
mail-place = You have come in at place { $place }.
mail-resigned = { $name } gave up.
mail-abandoned = It ended without a winner.
mail-offer = You are asked for another game: say yes or no at the table.
mail-open = To the table: { $value }
mail-stop = You get these mails because you asked for them here. One press ends them: { $value }

mail-confirm = Tablestead: is this your address?
mail-confirm-asked = Somebody, most likely you, wants to get a mail at this address when it is their turn in a game.
mail-confirm-yes = If it was you, confirm it here, until { $text }: { $value }
mail-confirm-no = If it was not you, nothing more will come. So that nobody can ask again with this request: { $value }
