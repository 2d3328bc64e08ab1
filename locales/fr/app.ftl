### Les textes des pages web autour de la partie : cadre, accueil, réglages, relecture, erreurs.

## Frame

nav-label = Pages
nav-play = Jouer
nav-learn = Apprendre
nav-review = Relire
nav-settings = Réglages
skip-to-board = Aller au goban
drop-here = Déposez le fichier de partie pour l’ouvrir

## Words used everywhere

color-black = Noir
color-white = Blanc
level-kyu = { $n } kyu
level-dan = { $n } dan
level-strongest = le plus fort
level-kyu-short = { $n }k
level-dan-short = { $n }d
level-strongest-short = max
level-about-strongest = Le jeu le plus fort possible sur cette machine
level-about-dan-high = Amateur fort : difficile à battre même pour un champion de club
level-about-dan = Expert : bien au-delà de la plupart des joueurs de club
level-about-first = Vient d’apprendre les règles : pour vos toutes premières parties
level-about-beginner = Débutant : voit les prises simples
level-about-casual = Connaît les bases et fait des erreurs nettes
level-about-club = Bon joueur de club
level-about-strong = Joueur de club fort : punit la plupart des erreurs

action-close = Fermer
action-home = Retour à l’accueil
action-retry = Réessayer

## Errors

error-title = Cela n’a pas marché
error-unexpected = Une erreur inattendue est survenue. Réessayez ; si elle persiste, relancez le programme.
error-offline = Le serveur est injoignable. Il a peut-être été arrêté.
error-not-found = Il n’y a rien à cette adresse.
error-page = Cette page n’a pas pu être chargée. Le programme a peut-être été mis à jour entre-temps.
missing-title = Pas de pierre ici
missing-text = Il n’y a pas de page à cette adresse. Le lien est peut-être ancien ou incomplet.
