### Les textes des pages web autour de la partie : cadre, accueil, réglages, relecture, erreurs.

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
level-about-dan-high = Amateur fort : difficile à battre même pour un champion de club
level-about-dan = Expert : bien au-delà de la plupart des joueurs de club
level-about-first = Vient d’apprendre les règles : pour vos toutes premières parties
level-about-beginner = Débutant : voit les prises simples
level-about-casual = Connaît les bases et fait des erreurs nettes
level-about-club = Bon joueur de club
level-about-strong = Joueur de club fort : punit la plupart des erreurs

action-close = Fermer
action-home = Retour à l’accueil
action-retry = Réessayer

## Errors

error-title = Cela n’a pas marché
error-unexpected = Une erreur inattendue est survenue. Réessayez ; si elle persiste, relancez le programme.
error-offline = Le serveur est injoignable. Il a peut-être été arrêté.
error-not-found = Il n’y a rien à cette adresse.
error-page = Cette page n’a pas pu être chargée. Le programme a peut-être été mis à jour entre-temps.
missing-title = Pas de pierre ici
missing-text = Il n’y a pas de page à cette adresse. Le lien est peut-être ancien ou incomplet.

## Words used by several pages

action-done = Terminé
action-copy = Copier
copy-failed = La copie n’a pas marché. Sélectionnez le texte et copiez-le à la main.
color-lot = Au sort
board-role = Goban
board-thumbnail = Goban { $size }
seat-computer = Ordinateur
seat-open = Personne pour l’instant
seat-guest = Invité
seat-both = À deux sur cet écran
terms-even = Partie à égalité
terms-black-first = Sans komi, Noir commence
terms-handicap = { $n ->
    [one] { $n } pierre de handicap
   *[other] { $n } pierres de handicap
}
terms-komi = komi { $komi }

## Home

home-title = Posez la première pierre
home-title-ready = Prêt à jouer
home-you-black = Vous êtes Noir, l’ordinateur joue au niveau <b>{ $level }</b>.
home-you-white = Vous êtes Blanc, l’ordinateur joue au niveau <b>{ $level }</b>.
home-you-random = Le sort choisit votre couleur, l’ordinateur joue au niveau <b>{ $level }</b>.
home-you-both = Deux joueurs, sur un écran ou deux appareils.
home-tap = Touchez une intersection pour commencer.
home-press = L’autre camp joue le premier coup.
home-board = Goban vide { $size }. La première pierre lance la partie.
home-board-size = Goban
home-more-sizes = Autres tailles
home-color = Votre couleur
home-level = Niveau de l’ordinateur
home-engine = Programme
home-your-level = votre niveau
home-opponent = Votre adversaire
home-play-computer = Jouer contre l’ordinateur
home-two = À deux sur cet écran
home-two-short = Même écran
home-invite = Inviter par un lien
home-change = Modifier
home-no-computer = Aucun ordinateur joueur n’a été trouvé sur cette machine. On peut jouer à deux.
home-continue = Continuer
home-continue-empty = Vos parties vous attendront ici.
home-continue-all = Les { $n } parties
home-learn = Apprendre le jeu
home-learn-text = Quinze petites étapes sur un goban qui répond
mine-waiting = en attente de l’autre joueur
mine-removal = marquage des pierres mortes
mine-move = coup { $n }
mine-your-move = à vous
mine-their-move = à l’adversaire

## Changing the game

change-title = La prochaine partie
change-rank = Votre niveau
change-rank-unknown = Je ne sais pas
change-rank-why = Indiquez votre niveau : un handicap équitable contre { $level } sera proposé ici.
change-take = L’utiliser
change-proposal = { $n } pierres de handicap, komi { $komi }.
change-proposal-first = Noir commence, komi { $komi }.
change-proposal-even = Partie à égalité, komi { $komi }.
change-handicap = Handicap
change-komi = Komi
change-komi-wrong = Indiquez un multiple de 0,5, par exemple 6,5.
change-cols = Colonnes
change-rows = Lignes
change-rules = Règles
change-clubs = Comme on les enseigne
change-more-rules = { $n } autres règles

## Invitations and the network

invite-text = Envoyez ce lien. Qui l’ouvre joue contre vous ; aucun compte n’est nécessaire.
invite-link = Lien
invite-copy = Copier le lien
invite-copied = Lien copié
invite-qr = Code QR du lien
network-off = Seul cet appareil peut accéder au jeu.
network-open = Sur ce réseau
network-on = Autres appareils :
network-copied = Adresse copiée
network-question = Ouvrir aux autres appareils ?
network-consequence = Tous les appareils de votre réseau local pourront ouvrir cette page et jouer, jusqu’à la fin du programme.
network-keep = Rester privé
network-do = Ouvrir
join-title = Vous êtes invité à une partie
join-title-from = { $name } vous invite à une partie
join-you-black = Vous jouez <b>Noir</b>.
join-you-white = Vous jouez <b>Blanc</b>.
join-name = Votre nom
join-name-hint = Peut rester vide.
join-do = Rejoindre la partie
join-unknown = Cette invitation n’existe pas, ou le lien est incomplet.
join-taken = Quelqu’un d’autre a déjà pris cette place.
join-taken-perhaps-you = Cette place est prise. Si c’était vous, dans ce navigateur, vous la retrouverez.

## Opening records

open-title = Ouvrir une partie
open-text = Déposez ici un fichier SGF, GIB, NGF ou UGF, ou choisissez-en un
open-too-large = Le fichier est trop grand : { $mib } Mio au plus sont lus.
open-no-record = Ce fichier ne contient aucune partie.

## Settings

settings-sections = Rubriques
settings-section-board = Goban et pierres
settings-section-placing = Poser les pierres
settings-section-sound = Sons
settings-section-appearance = Apparence
settings-section-language = Langue
settings-section-access = Accessibilité
settings-preview = Exemple de goban
settings-preview-text = Les changements se voient ici aussitôt et sont gardés sur cet appareil.
settings-board = Goban
settings-board-kaya = Kaya
settings-board-slate = Ardoise
settings-board-paper = Papier
settings-stones = Pierres
settings-stones-shell = Coquillage et ardoise
settings-stones-plain = Unies
settings-stones-flat = Plates
settings-coordinates = Coordonnées
settings-coordinates-letters = A1
settings-coordinates-numbers = 1-1
settings-coordinates-none = Aucune
settings-last-move = Dernier coup
settings-last-move-dot = Point
settings-last-move-ring = Anneau
settings-last-move-number = Numéro
settings-ghost = Pierre fantôme sous le pointeur
settings-ghost-hint = Seulement là où vous pouvez jouer
settings-crosshair = Croix jusqu’au dernier coup
settings-crosshair-hint = Aide à le trouver sur un grand goban
settings-mouse = À la souris
settings-mouse-click = Un clic
settings-mouse-double = Deux clics
settings-mouse-button = Bouton
settings-touch = Au doigt
settings-touch-two-tap = Deux touches
settings-touch-tap = Une touche
settings-loupe = Loupe au-dessus du doigt
settings-loupe-hint = Pendant que vous déplacez une pierre en attente
settings-confirm-pass = Confirmer avant de passer
settings-confirm-pass-hint = On ne passe jamais par mégarde
settings-hints = Montrer les pierres en danger
settings-hints-hint = Marque vos chaînes qui n’ont plus qu’une liberté
settings-volume = Volume
settings-sound-stone = Pierres
settings-sound-stone-hint = Le bruit d’une pierre sur le goban
settings-sound-capture = Prises
settings-sound-capture-hint = Les pierres qui quittent le goban
settings-sound-notice = Tours et fins de partie
settings-sound-notice-hint = À vous de jouer, un coup passé, la fin de la partie
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste
settings-contrast-auto = Comme l’appareil
settings-contrast-normal = Normal
settings-contrast-high = Élevé
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-language-hint = Les coordonnées restent en lettres latines dans toutes les langues.
settings-shortcuts = Raccourcis à une touche
settings-shortcuts-hint = P pour passer, U pour reprendre, etc. ; à couper pour la saisie vocale
settings-announce = Annoncer les coups
settings-announce-hint = Les lecteurs d’écran disent chaque coup et chaque prise
settings-text-board = Goban en texte
settings-text-board-hint = La position en lignes de texte sous le goban

## Rule sets: name, and what differs

rules-japanese = Règles japonaises
rules-japanese-about = On compte le territoire et les prisonniers. Pas de points en seki. Ko simple.
rules-korean = Règles coréennes
rules-korean-about = On compte comme avec les règles japonaises.
rules-chinese = Règles chinoises
rules-chinese-about = On compte pierres et territoire, pas les prisonniers. Handicap placé librement.
rules-chinese-ogs = Règles chinoises (OGS)
rules-chinese-ogs-about = Décompte chinois ; aucune position ne peut revenir.
rules-chinese-kgs = Règles chinoises (KGS)
rules-chinese-kgs-about = Décompte chinois ; aucune position ne peut revenir.
rules-aga = Règles américaines (AGA)
rules-aga-about = On compte la surface ; une position ne peut revenir quand c’est au même joueur de jouer.
rules-bga = Règles britanniques (BGA)
rules-bga-about = Identiques aux règles américaines.
rules-french = Règles françaises
rules-french-about = Comme les règles américaines, dans la forme courte des programmes.
rules-aga-button = Règles américaines avec bouton
rules-aga-button-about = Le premier à passer reçoit un demi-point ; le komi est entier.
rules-new-zealand = Règles néo-zélandaises
rules-new-zealand-about = On compte la surface ; suicide de plusieurs pierres permis ; komi 7, égalité possible.
rules-ing = Règles Ing
rules-ing-about = On compte la surface ; suicide de plusieurs pierres permis ; handicap placé librement.
rules-tromp-taylor = Règles Tromp-Taylor
rules-tromp-taylor-about = Les plus courtes : toute pierre sur le goban vit, suicide de plusieurs pierres permis.
rules-stone-scoring = Décompte des pierres
rules-stone-scoring-about = L’ancienne manière chinoise : chaque groupe paie deux points.
rules-ancient-territory = Anciennes règles de territoire
rules-ancient-territory-about = On compte le territoire, et chaque groupe paie deux points.
rules-japanese-1989 = Règles japonaises de 1989
rules-japanese-1989-about = Le texte de la Nihon Ki-in.
rules-chinese-2002 = Règles chinoises de 2002
rules-chinese-2002-about = Le texte de l’association chinoise : pas de répétition, pas de komi avec handicap.
rules-aga-1991 = Règles américaines de 1991
rules-aga-1991-about = Le texte complet : passer coûte un prisonnier, Blanc passe en dernier.
rules-french-ffg = Règles françaises (FFG)
rules-french-ffg-about = Le texte de la fédération : passer coûte un prisonnier, handicap placé librement.
rules-nz-any = Règles néo-zélandaises, texte complet
rules-nz-any-about = Même une pierre seule peut prendre sa dernière liberté.
rules-ing-1996 = Règles Ing de 1996
rules-ing-1996-about = Komi 8, et Noir gagne en cas d’égalité.
rules-french-club = Initiation française
rules-french-club-about = Komi 5,5 ; on ne reprend le ko qu’après une pierre jouée ailleurs ; à égalité avec handicap, Blanc gagne.
rules-russian-club = Courte initiation russe
rules-russian-club-about = Territoire et prisonniers ; aucune position ne peut revenir.
rules-russian-web = Page web russe
rules-russian-web-about = Les points en seki comptent aussi ; Noir place librement le handicap.
rules-persian-club = Initiation persane
rules-persian-club-about = La plus grande surface gagne, sans komi ; suicide permis, aucune position ne peut revenir.

## Looking back

review-title = Relire
review-intro = Relisez une partie terminée, ou ouvrez un fichier de partie : déposez-le sur la page, collez-le ou choisissez-le.
review-games = Vos parties terminées
review-games-empty = Les parties terminées dans ce navigateur apparaissent ici.
review-which = Partie
review-board = Goban. { $where }
review-start = Début de la partie
review-pass = passe
review-move = Coup { $n }, { $color ->
    [black] Noir
   *[white] Blanc
} { $move }
review-captures = { $n ->
    [0] aucune prise
    [one] { $n } prise
   *[other] { $n } prises
}
review-parts = Parties du fichier
review-moves = Coups
review-tree = Arbre des coups
review-variations = { $n ->
    [0] aucune variante
    [one] { $n } embranchement
   *[other] { $n } embranchements
}
review-comment = Commentaire
review-no-comment = Pas de commentaire sur ce coup.
review-refused = Les règles auraient refusé ce coup : { $reason }
review-problems = { $n ->
    [one] { $n } remarque sur ce fichier
   *[other] { $n } remarques sur ce fichier
}
review-more-problems = et { $n } autres
review-read-as = Le texte a été lu comme { $charset }.
review-offset = (octet { $at })
review-steps = Pas à pas
review-step-first = Au début
review-step-back-ten = Dix coups en arrière
review-step-back = Un coup en arrière
review-step-forward = Un coup en avant
review-step-forward-ten = Dix coups en avant
review-step-last = À la fin
review-end = Il n’y a plus de coups dans ce sens
review-slider = Position dans la partie
review-of = { $n } sur { $all }
review-save = Enregistrer en SGF
review-saved = Enregistré
review-copy = Copier la position
review-copied = Position copiée en texte
review-open = Ouvrir une autre

## Why a move or command is refused

refusal-occupied = { $point } est occupé.
refusal-off-board = { $point } n’est pas sur ce goban.
refusal-suicide = Pas de liberté : une pierre en { $point } serait prise aussitôt.
refusal-ko = Ko : jouez d’abord ailleurs, ensuite { $point } sera de nouveau possible.
refusal-superko = { $point } ramènerait la position d’après le coup { $move }.
refusal-game-over = La partie est terminée.
refusal-not-your-turn = C’est à l’autre de jouer.
refusal-pass-in-placement = Noir pose d’abord les pierres de handicap.
refusal-wrong-phase = Ce n’est pas possible maintenant.
refusal-no-stone = Il n’y a pas de pierre à cet endroit.
refusal-waiting = L’autre joueur n’est pas encore là.
refusal-seat-taken = Cette place est déjà prise.
refusal-out-of-date = Le goban a changé entre-temps. Regardez encore.
refusal-not-your-seat = Ce camp est joué par quelqu’un d’autre.
refusal-nothing-to-undo = Il n’y a rien à reprendre.
refusal-undo-pending = Une demande de reprise est déjà en cours.
refusal-no-undo-request = Personne ne demande à reprendre.
refusal-no-computer = L’ordinateur ne joue pas cette partie.

## Why a game cannot start

setup-bad-size = Ce goban n’existe pas : chaque côté a de 1 à { $limit } lignes.
setup-no-computer = Il n’y a pas d’ordinateur joueur sur cette machine.
setup-size-for-computer = L’ordinateur joue sur des gobans de 2 à { $limit } lignes.
setup-unknown-rules = Il n’y a pas de règles de ce nom.
setup-bad-komi = Ce komi est trop grand.
setup-bad-handicap = Ce goban permet au plus { $limit } pierres de handicap.
setup-bad-name = Un nom a au plus 40 caractères.

## Why a handicap is proposed

proposal-no-ranks = Sans les deux niveaux, la partie est à égalité.
proposal-equal = Les deux niveaux sont égaux.
proposal-black-stronger = Noir a { $steps ->
    [one] { $steps } niveau
   *[other] { $steps } niveaux
} de plus : échangez les couleurs pour un handicap équitable.
proposal-black-first = Les niveaux diffèrent de { $steps } : Noir commence et ne donne pas de komi.
proposal-stones = Les niveaux diffèrent de { $steps } : une pierre pour chacun, donc { $stones }.
proposal-most-stones = Les niveaux diffèrent de { $steps }, mais { $stones } pierres sont le maximum sur ce goban.
proposal-small-board = Les niveaux diffèrent de { $steps }. Sur { $size }×{ $size }, une pierre vaut plusieurs niveaux : { $stones ->
    [0] aucune pierre
    [1] Noir en premier
   *[other] { $stones } pierres
} et un komi de { $komi } équilibrent la partie.
proposal-small-board-most = Les niveaux diffèrent de { $steps }, plus que { $stones } pierres et un komi de { $komi } ne compensent sur { $size }×{ $size } ; c’est le maximum.

## Other refusals of the server

error-internal = Une erreur est survenue dans le programme. Votre partie est conservée.
error-bad-request = Le serveur n’a pas compris cette demande.
error-too-large = C’est plus que ce que le serveur accepte.
error-not-json = Le serveur n’a pas compris cette demande.
error-no-token = Il faut votre place dans la partie, que ce navigateur ne connaît pas.
error-other-site = Les demandes venant d’autres sites sont refusées.
error-only-here = Ce n’est possible que sur l’appareil qui exécute le programme.
error-network = Le réseau n’a pas pu être atteint.
error-other-address = Les codes QR ne sont dessinés que pour les adresses de ce serveur.
error-too-many-requests = Trop de demandes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-too-slow = Le serveur a mis trop de temps. Réessayez.
error-size = Cette taille de goban n’est pas possible ici.
error-rules = Il n’y a pas de règles de ce nom.
error-rank = Ce n’est pas un niveau.

## Records that cannot be opened

error-record-other-game = Ce fichier décrit un autre jeu que le go.
error-record-empty = Le fichier est vide.
error-record-none = Ce n’est pas une partie. Le fichier commence par : { $beginning }
error-record-too-large = Ce fichier est trop grand.
## Notices of the server

notice-engine-restarted = Le moteur s’est arrêté et a été relancé. La partie continue.
notice-engine-restarted-name = { $engine } s’est arrêté et a été relancé. La partie continue.
notice-restarting = Le serveur redémarre. La partie reprend dans un instant.

## The server cannot write

refusal-storage = Rien ne peut être enregistré pour le moment, donc rien n’a été fait. Ce qui a été joué avant est en sûreté.
refusal-storage-full = Le disque du serveur est plein, donc rien n’a été fait. Ce qui a été joué avant est en sûreté.
refusal-storage-read-only = Le dossier de données du serveur est en lecture seule, donc rien n’a été fait. Ce qui a été joué avant est en sûreté.
