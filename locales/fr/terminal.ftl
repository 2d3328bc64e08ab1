### Ce que le programme dit dans un terminal.

play-needs-terminal = « tengen play » demande un terminal : l’entrée et la sortie standard ne doivent pas être redirigées
error = tengen : { $message }

file-unreadable = impossible de lire { $file } : { $reason }
file-too-large = { $file } dépasse { $limit } Mio, le maximum que l’on lit
file-says = { $file } : { $reason }
file-exists = { $file } existe déjà et n’est pas modifié
file-unwritable = impossible d’écrire { $file }

## The command line itself

usage-heading = Usage :
usage-commands = Commandes :
usage-arguments = Arguments :
usage-options = Options :
usage-default = {" "}[par défaut : { $value }]
usage-values = {" "}[au choix : { $values }]
usage-help = Afficher l’aide
usage-version = Afficher la version
usage-lang = Langue des textes ; par défaut celle du système
usage-help-command = Afficher cette page, ou celle d’une commande
usage-unknown-argument = « { $argument } » n’est pas un argument ici
usage-unknown-command = il n’y a pas de commande « { $command } »
usage-perhaps = {" "}; peut-être « { $found } »
usage-missing-argument = il manque : { $argument }
usage-twice = « { $argument } » est donné deux fois
usage-conflict = « { $argument } » et « { $other } » s’excluent
usage-no-value = « { $argument } » demande une valeur
usage-value = « { $argument } » n’accepte pas « { $value } » ; au choix : { $values }
usage-value-reason = « { $argument } » n’accepte pas « { $value } » : { $reason }
usage-whole-number = il faut un nombre entier
usage-unreadable = ligne de commande illisible : { $argument }
usage-more = « --help » en dit plus.

## Values on the command line

args-size = il faut une taille de goban comme 19 ou 5x7 (colonnes x lignes), chaque côté de 1 à 52
args-points = « { $text } » n’est pas une intersection ; il faut auto, none, ou des points comme "D4 Q16"
args-komi = il faut un multiple de 0.5 entre -400 et 400, comme 6.5
args-rules-unknown = il n’y a pas de règles de ce nom ; il faut l’abrégé de KataGo, du JSON, ou l’un de { $names }
args-rules-json = il faut un objet JSON sans imbrication ; l’erreur est à l’octet { $at }
args-rules-key = aucune règle n’a la clé « { $key } »
args-rules-value = la clé « { $key } » n’accepte pas la valeur « { $value } »
args-rules-long = { $bytes } octets, c’est plus qu’il n’en faut pour des règles
args-listen = il faut une adresse avec un port, comme 0.0.0.0:8361, ou un port de 0 à 65535
args-engine = il faut un nom, « = », et un programme avec ses arguments, comme "GNU Go=gnugo --mode gtp"
args-engine-twice = deux moteurs s’appellent « { $name } » ; on ne pourrait pas les distinguer
args-public-url = il faut http:// ou https:// et un hôte, sans chemin
args-rules-unreadable = ce ne sont pas des règles

setup-off-board = la pierre { $point } est hors du goban
setup-duplicate = il y a deux pierres en { $point }
setup-no-liberty = la chaîne en { $point } n’a pas de liberté
setup-handicap = { $stones } pierres de handicap ; ce goban en permet de 2 à { $limit }
setup-no-handicap = un goban de moins de 7 lignes ou colonnes n’a pas de points de handicap ; des règles à placement libre s’en passent

## Game records

sgf-irregular = { $file } : octet { $offset } : coup { $number } ({ $move }) : { $reason }
sgf-summary = { $file } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}, { $irregular ->
    [one] { $irregular } coup contraire aux règles
   *[other] { $irregular } coups contraires aux règles
}
sgf-taken = Pierres prises par Noir : { $black }, par Blanc : { $white }
sgf-unknown = inconnu
sgf-players = Noir : { $black }   Blanc : { $white }
sgf-terms = Komi : { $komi }   Règles : { $rules }   Résultat : { $result }
sgf-move = Coup { $number } : { $color ->
    [black] Noir
   *[white] Blanc
} { $move }
sgf-against-the-rules = Les règles l’auraient refusé : { $reason }
sgf-no-such-move = il n’y a pas de coup { $number } : la variante principale en a { $moves }
sgf-converted = { $output } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $repairs ->
    [one] { $repairs } réparation
   *[other] { $repairs } réparations
}
sgf-diagnostic = octet { $offset } : { $severity ->
    [error] erreur
    [warning] avertissement
   *[note] remarque
} : { $message } [{ $code }]
bench-sgf = { $files } fichiers, { $nodes } nœuds : { $speed } Mo/s
bench-replay = { $games } parties, { $moves } coups : { $speed } millions de coups par seconde

## Colors and results

result-points = { $color ->
    [black] Noir
   *[white] Blanc
} gagne de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
result-resignation = { $color ->
    [black] Noir gagne : Blanc a abandonné
   *[white] Blanc gagne : Noir a abandonné
}
result-time = { $color ->
    [black] Noir gagne au temps
   *[white] Blanc gagne au temps
}
result-forfeit = { $color ->
    [black] Noir gagne par forfait
   *[white] Blanc gagne par forfait
}
result-win = { $color ->
    [black] Noir gagne
   *[white] Blanc gagne
}
result-draw = Partie nulle
result-void = La partie est sans résultat
result-unknown = La partie est terminée

## Refused moves

refused-occupied = { $point } est occupé
refused-off-board = { $point } n’est pas sur ce goban
refused-suicide-stone = { $point } est un suicide : la pierre n’aurait pas de liberté
refused-suicide-chain = { $point } est un suicide : la chaîne en { $stone } ({ $stones } pierres avec celle-ci) n’aurait pas de liberté
refused-ko = { $point } reprendrait le ko : { $stone } ne peut pas être prise avant un coup joué ailleurs
refused-repetition = { $point } répéterait une position que les règles interdisent
refused-superko = { $point } répéterait la position après le coup { $turn }
refused-superko-start = { $point } répéterait la position du début de la partie
refused-turn = c’est à l’autre camp de jouer
refused-pass-in-placement = Noir pose d’abord les pierres de handicap
refused-no-stone = il n’y a pas de pierre à marquer ici
refused-phase = ce n’est pas possible maintenant

## Moves of records that the rules would have refused

irregular-occupied = l’intersection est occupée
irregular-off-board = le coup est hors du goban
irregular-suicide = suicide : la pierre n’aurait pas de liberté
irregular-ko = ko : la pierre ne peut pas encore être reprise
irregular-superko = superko : la position après le coup { $turn } reviendrait
irregular-game-over = le jeu était arrêté
irregular-placement = les pierres de handicap se posent d’abord

## The board in the terminal

play-is-over = la partie est finie : u reprend, c montre le décompte
play-nothing-to-undo = il n’y a rien à reprendre
play-no-such-point = { $text } n’est pas une intersection de ce goban : de A1 à { $last }, sans la lettre I
play-opened-before = ouvert avant le coup { $number } : { $reason }
play-repaired = il a fallu réparer le fichier pour le lire : { $error }
play-saved = enregistré dans { $file }
play-resumed = le jeu continue ; à { $color ->
    [black] Noir
   *[white] Blanc
} de jouer
play-resumed-playout = second désaccord : le jeu continue, chaque passe donne un prisonnier à l’adversaire, et à la fin toutes les pierres du goban sont vivantes ; à { $color ->
    [black] Noir
   *[white] Blanc
} de jouer
play-resumed-all-live = second désaccord : toutes les pierres du goban sont vivantes

phase-placement = Noir pose encore { $left ->
    [one] { $left } pierre de handicap
   *[other] { $left } pierres de handicap
}
phase-play = À { $color ->
    [black] Noir
   *[white] Blanc
} de jouer
phase-playout = On joue jusqu’au bout : à { $color ->
    [black] Noir
   *[white] Blanc
} de jouer, passer coûte une pierre
phase-stone-removal = Marquez les pierres mortes

panel-player = { $color ->
    [black] ● Noir
   *[white] ○ Blanc
}  { $prisoners ->
    [one] { $prisoners } prise
   *[other] { $prisoners } prises
}
panel-accepted = {"  "}✓ accord
panel-not-accepted = {"  "}en attente
panel-rules = { $rules }, komi { $komi }
panel-handicap = { $stones ->
    [1] Noir commence, pas de handicap
   *[other] { $stones } pierres de handicap
}
panel-moves = { $moves ->
    [0] aucun coup joué
    [one] { $moves } coup
   *[other] { $moves } coups
}
panel-move = { $number }. { $color ->
    [black] Noir
   *[white] Blanc
} { $point }
panel-capture = { $number }. { $color ->
    [black] Noir
   *[white] Blanc
} { $point }, { $stones ->
    [one] { $stones } prise
   *[other] { $stones } prises
}
panel-pass = { $number }. { $color ->
    [black] Noir
   *[white] Blanc
} passe
panel-as-marked = Selon les marques : { $result }
panel-custom-rules = Règles particulières

prompt-point = Point : { $typed }_
prompt-save = Enregistrer sous : { $name }_
prompt-open = Ouvrir : { $name }_

ask-pass = { $color ->
    [black] Noir
   *[white] Blanc
} passe ? Entrée = oui
ask-resign = Qui abandonne ? b = Noir, w = Blanc, Entrée = { $color ->
    [black] Noir
   *[white] Blanc
}
ask-disagree = Qui n’est pas d’accord et continue ? b = Noir, w = Blanc
ask-leave = Quitter le goban ? Entrée = oui
ask-leave-unsaved = La partie n’est pas enregistrée. s = enregistrer, Entrée = quitter
ask-replace = { $file } existe. Entrée = remplacer
ask-discard = La partie n’est pas enregistrée. Entrée = ouvrir { $file } quand même

keys-placement =
    Entrée pierre  u reprendre
    ? aide         q quitter
keys-play =
    Entrée jouer   p passer
    u reprendre    r abandonner
    ? aide         q quitter
keys-removal =
    Entrée mort/vif  x une chaîne
    b, w accord      n désaccord
    u reprendre      ? aide
keys-over =
    c décompte     u reprendre
    ? aide         q quitter

play-help-title = {" "}Touches{" "}
play-help =
    flèches, h j k l  déplacer le curseur (Maj : trois points)
    Entrée, Espace    jouer, ou marquer les pierres mortes
    d4 Entrée         aller en D4 et jouer ; « : » d’abord si besoin
    p                 passer
    r                 abandonner
    u, Ctrl-Z         reprendre le coup

    après les passes :
    Entrée            marquer un groupe mort, ou de nouveau vivant
    x                 de même pour une seule chaîne
    b, w              Noir est d’accord, Blanc est d’accord
    n                 pas d’accord, continuer à jouer
    c                 le décompte, pas à pas

    Ctrl-S            enregistrer   Ctrl-O   ouvrir un fichier
    q, Ctrl-C         quitter       Échap    annuler

## Benches

bench-no-positions = aucune position finie ne peut être inventée sur ce goban
bench-score = { $size }, règles { $rules } : { $totals } µs pour les totaux, { $reasons } µs avec une explication pour chaque point
bench-net =
    { $net } en { $size }, { $threads ->
        [one] { $threads } fil
       *[other] { $threads } fils
    } : { $rate } évaluations par seconde
    { $gflops } GFLOP/s, { $percent } % des { $peak } que cette machine a faits au même moment ({ $instructions })
    caractéristiques { $features } µs par position ; chargé en { $load } s ; { $memory } Mio au plus ; { $distance } d’écart avec l’évaluation simple
bench-search =
    { $net } en { $size }, { $threads ->
        [one] { $threads } fil
       *[other] { $threads } fils
    } : { $evaluations } évaluations par seconde, { $visits } visites par seconde
    { $nodes } nœuds de { $bytes } octets ; { $hits } évaluations étaient déjà connues
    signature { $signature }
bench-playouts = { $size } : { $rate } parties au hasard par seconde, { $length } tours chacune, { $nanoseconds } ns par tour

## The count

keys-counting =
    Entrée, → suite   ← retour
    Échap vers le goban
count-step = Le décompte, étape { $at } sur { $all }
count-total = { $color ->
    [black] ● Noir
   *[white] ○ Blanc
} : { $points }
count-beside = {"    "}{ $stones ->
    [one] { $stones } prisonnier hors du goban
   *[other] { $stones } prisonniers hors du goban
}
count-blocks = {"    "}= { $sizes }
count-remove-dead = Les pierres mortes sont retirées et rejoignent les prisonniers.
count-fill-neutral = Les points neutres sont remplis ; ils ne comptent pour personne, la couleur est donc indifférente.
count-lay-prisoners = { $color ->
    [black] Les pierres noires prises sont posées dans le territoire de Noir.
   *[white] Les pierres blanches prises sont posées dans le territoire de Blanc.
}
count-rearrange = On déplace des pierres à l’intérieur de la surface de chaque camp pour que son territoire se compte facilement. Aucun total ne change.
count-stones = On compte les pierres vivantes.
count-territory = On compte les points entourés.
count-add-prisoners = On ajoute les prisonniers.
count-tax = Chaque groupe paie deux points.
count-bonus = Blanc est dédommagé de { $stones } pierres de handicap.
count-button = La première passe a rapporté un demi-point.
count-komi = Blanc reçoit le komi : { $komi } points.

## The score

score-no-such-move = il n’y a pas de coup { $number } : la variante principale en a { $moves }
score-no-stone = il n’y a pas de pierre en { $point } qui puisse être morte
score-more-errors = { $file } : { $errors } autres erreurs ; « tengen sgf check » en donne la liste
score-title = { $file } après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. { $rules }
score-rules-assumed = (La partie ne nomme pas de règles connues ; celles-ci sont supposées.)
score-irregular = Le coup { $number } est contraire à ces règles ({ $reason }) ; il a été joué quand même.
score-legend = X O pierres   x o mortes   b w points comptés   - non comptés   . neutres
score-dead = { $stones ->
    [one] { $stones } pierre morte
   *[other] { $stones } pierres mortes
}, { $source ->
    [named] comme indiqué
    [record] d’après le territoire marqué dans la partie
   *[analysis] que rien de ce que joue leur camp ne peut sauver
}
score-color = { $color ->
    [black] Noir
   *[white] Blanc
}
score-stones = pierres vivantes
score-territory = territoire
score-prisoners = prisonniers
score-dead-stones = pierres mortes
score-tax = taxe de groupe
score-bonus = bonus de handicap
score-button = bouton
score-komi = komi
score-total = total
score-by-area = À la surface : { $margin }
score-by-territory = Au territoire : { $margin }

## Networks

net-unreadable = { $file } : { $reason }
net-no-folder = il n’y a pas de dossier de données ici ; indiquez-en un dans TENGEN_DATA
net-no-name = { $file } n’a pas de nom de fichier
net-no-bf16 = ce processeur n’a pas d’instructions pour bf16 ; n’indiquez pas --precision
net-too-large = les réseaux évaluent des gobans de { $limit } lignes au plus
net-info =
    { $name } (version { $version } du format)
    { $parameters } paramètres, { $channels } canaux ; { $blocks }
    Une évaluation coûte { $cost }
    sha256 { $sha256 }
    { $origin }
net-info-cost = { $gflop } GFLOP en { $size }
net-blocks-ordinary = blocs ordinaires : { $count }
net-blocks-pool = blocs qui résument tout le goban : { $count }
net-blocks-nested = blocs imbriqués : { $count }
net-blocks-attention = blocs d’attention : { $count }
net-blocks-feed-forward = blocs à propagation avant : { $count }
net-origin-ours = Origine : entraîné pour ce programme, voir data/nets/README.md
net-origin-strong = Origine : réseau de KataGo, tel que l’apporte le paquet Python katrain 1.20.0
net-origin-unknown = Origine : inconnue de ce programme
net-list-row = { $file } : { $name }, { $parameters } paramètres, { $gflop } GFLOP en 19x19
net-list-folder = Les réseaux installés sont dans { $folder }
net-installed = { $name } est installé sous { $file }

## Matches

match-size = il faut un goban que GTP connaît, chaque côté de 2 à 25
match-time = { $reason } ; il faut none, absolute MAIN, simple SECONDS, byo-yomi MAIN PERIOD PERIODS, canadian MAIN BLOCK STONES ou fischer MAIN INCREMENT, en secondes
match-sprt = il faut ELO0,ELO1 ou ELO0,ELO1,ALPHA,BETA avec ELO0 inférieur à ELO1 et des risques entre 0 et 0.5
match-command = { $option } : « { $command } » n’est pas une ligne de commande ; il faut un programme et ses arguments, tout guillemet fermé
match-resumed = { $games ->
    [one] { $games } partie est déjà finie
   *[other] { $games } parties sont déjà finies
}
match-percent = { $value } % ({ $low }–{ $high })
match-game = partie { $game } sur { $games } : { $black } – { $white } { $result }, { $turns } tours ; { $name } : { $points } sur { $played }, { $rate }
match-fault = faute de { $name } : { $text }
match-running = partie { $game } : tour { $turns }
match-heading = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $size }, règles { $rules }, komi { $komi }
match-column-wins = gagnées
match-column-black = avec Noir
match-column-white = avec Blanc
match-column-faults = fautes
match-column-cpu = s CPU/coup
match-column-time = s/coup
match-column-longest = s au plus
match-no-result = Aucune partie n’a de résultat.
match-strength = { $name } : { $wins } gagnées, { $draws } nulles, { $losses } perdues : { $rate }, Elo { $elo } ({ $low } à { $high }) ; entre parenthèses, les intervalles à 95 %
match-sequential = Épreuve d’au plus { $elo0 } contre au moins { $elo1 } Elo : log du rapport { $ratio } entre { $low } et { $high }, { $verdict ->
    [alternative] au moins { $elo1 } admis
    [null] au plus { $elo0 } admis
   *[open] encore ouvert
}
match-endings = Longueur moyenne { $turns } tours. Fins de partie : { $endings }
match-repeats = { $games ->
    [one] { $games } partie était identique à une précédente et ne prouve rien
   *[other] { $games } parties étaient identiques à une précédente et ne prouvent rien
} : donnez aux moteurs une autre graine à chaque partie (--seed {"{game}"}), ou plus d’ouvertures
match-ending-counted = décompte { $count }
match-ending-agreed = décompte d’un commun accord { $count }
match-ending-played-on = décompte après avoir continué { $count }
match-ending-resignation = abandon { $count }
match-ending-time = temps { $count }
match-ending-fault = faute { $count }
match-ending-limit = trop longue { $count }
match-ending-void = sans résultat { $count }

## GTP

args-level = il faut un niveau de 30k à 9d, ou strongest
analyze-starts = Réseau : { $name } ; positions à la fois : { $workers }
gtp-plays = Réseau : { $name } ; niveau : { $level } ; fils : { $threads }

## The server

serve-ready = Tengen est sur { $url }
serve-network = Les autres appareils le trouvent sur { $url }
serve-end = Ctrl-C l’arrête ; les parties sont conservées.
serve-not-opened = Aucun navigateur n’a pu être ouvert ; ouvrez l’adresse vous-même.
serve-cannot-listen = { $reason } ; --listen prend une autre adresse
