### What a browser remembers: the results, lessons and achievements on the page “My results”, and what the end of a game tells of them.

## The page

shell-me = My results
shell-me-about = Kept for this browser and without names; nobody else sees it. A personal link takes it along to another device.
shell-me-none = Nothing yet. How your games end will stand here, from the first one on.
shell-me-save = Save as a file
shell-me-erase = Erase everything
shell-me-erase-title = Erase everything?
shell-me-erase-ask = Results, achievements and the progress of lessons will be gone for good. Your tables stay.
shell-me-erased = Everything is erased.

## Figures

shell-me-against = { $text }, { $n } players
shell-me-people = People
shell-me-opponents = Opponents
shell-me-games = Games
shell-me-wins = Wins
shell-me-mean = Average
shell-me-best = Best
shell-me-par = Par
    .about = Par is what the strongest bot reaches alone in every second game.
shell-me-curve = Course
shell-me-curve-words = Points from the earliest game to the latest: { $text }
shell-me-lessons = Lessons done: { $n } of { $all }

## Results

shell-me-resigned = Gave up
shell-me-resigned-other = Another gave up

## Achievements

shell-me-achievements = Achievements
shell-me-reached = { $n } of { $all }
shell-me-open = Not reached yet
shell-me-first = for the first time

ages-achievement-great-wall = Wall builder
    .about = Be the first at the table to finish the Great Wall.
ages-achievement-great-pyramid = Top stone
    .about = Finish the Great Pyramid.
ages-achievement-five-monuments = Wonders of the world
    .about = Finish five monuments in one game.
ages-achievement-no-monument = Without a monument
    .about = Win against others without finishing a single monument.
ages-achievement-seven-cities = Seven cities
    .about = Own all seven cities.
ages-achievement-seven-developments = Age of learning
    .about = Own seven developments.
ages-achievement-averted = Well prepared
    .about = Avert three disasters in one game.
ages-achievement-unscathed = Unscathed
    .about = Get through a whole game without losing points or goods to a disaster or to famine.
ages-achievement-spent = Nothing left over
    .about = Win against others without any goods left.
ages-achievement-runaway = Far ahead
    .about = Win by 20 points or more.
ages-achievement-skilled = Better than the best bot
    .about = Win against the strongest bot.
ages-achievement-par = Better than par
    .about = Score more than par alone.

milestones-achievement-streets = Road builder
    .about = Build eight street sections in one game.
milestones-achievement-houses = A whole quarter
    .about = Build seven houses in one game.
milestones-achievement-markets = Market towns
    .about = Build four marketplaces in one game.
milestones-achievement-miller = Fresh bread
    .about = Deliver four flour sacks in one game.
milestones-achievement-bonus = Keen eye
    .about = Take five bonus tiles in one game.
milestones-achievement-income = In good order
    .about = Get the income for an ascending sequence five times in one game.
milestones-achievement-majorities = Big employer
    .about = Score four majorities at the end, tied or alone.
milestones-achievement-all-round = A bit of everything
    .about = Score with streets, houses, marketplaces, flour, bonus tiles and majorities in one game.
milestones-achievement-no-trade = Self-supplier
    .about = Win without buying or selling anything.
milestones-achievement-spent = Nothing left over
    .about = Win without a single good or coin left.
milestones-achievement-runaway = Far ahead
    .about = Win by 20 points or more.
milestones-achievement-skilled = Better than the best bot
    .about = Win against the strongest bot.

keyflower-achievement-village = A large village
    .about = Have 14 tiles in the village at the end.
keyflower-achievement-upgrades = Spick and span
    .about = Have seven upgraded tiles at the end.
keyflower-achievement-loop = Round tour
    .about = Score 8 points or more with the Sea Bastion: eight tiles on a closed road.
keyflower-achievement-keythedral = Cathedral builder
    .about = Win the Keythedral for the village.
keyflower-achievement-winter = Planned ahead
    .about = Score with three winter tiles.
keyflower-achievement-gold = Treasure chamber
    .about = Have 10 gold in the village at the end.
keyflower-achievement-workers = Full house
    .about = Have 14 workers behind the screen at the end.
keyflower-achievement-skills = Masters of their trades
    .about = Have eight skill tiles at the end.
keyflower-achievement-host = Open doors
    .about = Have others use tiles of your village seven times in one game.
keyflower-achievement-own-village = Home is best
    .about = Win without ever using a tile of another village.
keyflower-achievement-eighty = Eighty points
    .about = Score 80 points or more.
keyflower-achievement-skilled = Better than the best bot
    .about = Win against the strongest bot.

## Devices

shell-devices = My devices
    .about = The browsers that play your seats. What stands here is all we keep about them.
shell-devices-none = Only this browser plays your seats. At a table, “Players and links” has a link for another device.
shell-device-this = This browser
shell-device-unknown = Unknown browser
shell-device-linked = linked on { $date }
shell-device-seen = last seen on { $date }
shell-device-giver = gave you the seat
shell-device-out = Sign out
shell-device-out-it = Sign out: { $name }
shell-devices-out = Sign out all others
shell-device-gone = Signed out.

## A code against a lost cookie

shell-code = If this browser forgets you
    .about = Note a code: with it, any browser gets your seats and results back. It works once.
shell-code-make = Show a code
shell-code-yours = Your code
    .about = Write it down: it is not shown again. A new code voids the old one.
shell-code-scan = Or scan it with your phone: this page opens there with the code filled in.
shell-recover = I have a code
    .about = It brings back the seats and results of the browser in which it was made.
shell-recover-go = Get my seats back
shell-recovered = Welcome back. Tables: { $n }

## Forgetting

shell-forget = Forget this browser
    .about = Erases your name, what you wrote and all the rest, here and at every table.
shell-forget-title = Forget this browser?
shell-forget-ask = Your name, your messages, your results, lessons, devices and settings will be gone for good. You leave all your seats; the games stay, without your name. What others wrote stays, and so does a seat that another device of yours plays.
shell-me-error = Lost per decision
shell-me-luck = Luck

## Whom one has blocked

shell-blocks = Blocked
    .about = You do not see their tables among the open ones, and they cannot sit down at yours.
shell-block-unnamed = Without a name
shell-block-since = since { $date }
shell-block-lift = Unblock
shell-block-lift-it = Unblock: { $name }
shell-block-lifted = Unblocked.
