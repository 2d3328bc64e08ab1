### The texts of the web pages around the game: frame, home, settings, review, errors.

## Frame

nav-label = Pages
nav-play = Play
nav-learn = Learn
nav-review = Review
nav-settings = Settings
skip-to-board = Skip to board
drop-here = Drop the game record to open it

## Words used everywhere

color-black = Black
color-white = White
level-kyu = { $n } kyu
level-dan = { $n } dan
level-strongest = strongest
level-kyu-short = { $n }k
level-dan-short = { $n }d
level-strongest-short = max
level-about-strongest = The strongest play there is on this machine
level-about-dan-high = Strong amateur: hard to beat even for club champions
level-about-dan = Expert: far beyond most club players
level-about-first = Just learnt the rules: for your very first games
level-about-beginner = Beginner: sees simple captures
level-about-casual = Knows the basics and makes clear mistakes
level-about-club = Solid club player
level-about-strong = Strong club player: punishes most mistakes

action-close = Close
action-home = To the start page
action-retry = Try again

## Errors

error-title = That did not work
error-unexpected = Something unexpected happened. Try again; if it stays, restart the program.
error-offline = The server cannot be reached. It may have been stopped.
error-not-found = There is nothing at this address.
error-page = This page could not be loaded. The program may have been updated meanwhile.
missing-title = No stone here
missing-text = There is no page at this address. The link may be old or incomplete.
