### Les textes de `tengen --help` : un message par commande, un attribut par argument.

help = Le go : jouer dans un navigateur ou dans ce terminal, compter, et travailler sur des parties enregistrées
    .listen = { help-serve.listen }
    .data = { help-serve.data }
    .database = { help-serve.database }
    .engine = { help-serve.engine }
    .public_url = { help-serve.public_url }
    .open = { help-serve.open }
    .examples =
        Sans commande, le serveur démarre et sa page s’ouvre.
        Codes de sortie : 0 tout va bien, 1 l’entrée a des défauts (signalés), 2 mauvais usage.
        « tengen COMMANDE --help » en dit plus sur une commande, avec des exemples.

help-gtp = Un moteur pour d’autres programmes : le protocole GTP sur l’entrée et la sortie standard
    .level = La force de jeu : un niveau de 30k à 9d (estimé), ou strongest pour la plus grande
    .threads = Fils d’exécution de la recherche ; tous les processeurs par défaut
    .seed = Nombre qui rend le jeu reproductible, avec un seul fil et une limite en visites
    .visits = Nombre maximal de positions à examiner par coup ; sans lui, c’est le temps qui décide
    .net = Un réseau : un fichier, le nom d’un réseau installé, ou built-in
    .ponder = Réfléchir aussi pendant que l’adversaire réfléchit ; seulement au niveau le plus fort
    .examples =
        Exemples :
          tengen gtp
          tengen gtp --level 5k
          tengen gtp --visits 50 --threads 1 --net b10c384h6nbttflrs

        La sortie d’erreur dit quel réseau joue. La commande « help » du protocole les donne toutes.

help-serve = Le serveur et ses pages : jouer contre l’ordinateur, à deux sur un écran ou avec quelqu’un d’autre
    .listen = Où écouter, par exemple 0.0.0.0:8361, ou un port de cette machine ; par défaut 127.0.0.1:8361 ou le port libre suivant
    .data = Dossier des parties ; par défaut $TENGEN_DATA ou le dossier de données de l’utilisateur
    .database = Où sont gardées les parties, sous la forme sqlite:FICHIER ; par défaut tengen.db dans le dossier des parties
    .engine = Qui joue pour l’ordinateur : un nom et un programme qui parle GTP ; option répétable ; le premier joue, à moins qu’un autre ne soit choisi
    .public_url = L’adresse sous laquelle un proxy montre ce serveur, par exemple https://go.example.org
    .open = Ouvrir la page dans le navigateur
    .examples =
        Ctrl-C arrête le serveur ; les parties sont conservées.
        $TENGEN_LOG dit ce qui est journalisé, par exemple tengen_server=debug.
        Exemples :
          tengen serve --open
          tengen serve --listen 0.0.0.0:8361 --data /var/lib/tengen
          tengen serve --engine "GNU Go=/usr/games/gnugo --mode gtp"

help-analyze = Analyse pour d’autres programmes : le protocole JSON de KataGo sur l’entrée et la sortie standard
    .threads = Positions traitées à la fois ; autant que de processeurs par défaut
    .visits = Positions à examiner par réponse, quand la demande ne le dit pas
    .seed = Nombre qui rend les résultats reproductibles
    .net = Un réseau : un fichier, le nom d’un réseau installé, ou built-in
    .examples =
        Exemple :
          tengen analyze --visits 100 < requests.jsonl > answers.jsonl

help-play = Le goban dans ce terminal, pour deux joueurs
    .file = Une partie à ouvrir : SGF, GIB, NGF ou UGF ; le jeu continue à sa fin
    .size = Taille d’un nouveau goban : 19, 13, 9 ou toute autre de 1 à 52, ou colonnes x lignes comme 5x7
    .rules = Règles : un nom comme japanese, chinese, aga, french-club, tromp-taylor, ou le JSON de KataGo
    .handicap = Pierres de handicap
    .komi = Points pour Blanc ; ce que proposent les règles par défaut
    .plain = Des lettres au lieu de couleurs
    .examples =
        Exemples :
          tengen play
          tengen play --size 9 --rules chinese --komi 5.5
          tengen play --handicap 4
          tengen play game.sgf

help-score = Qui a gagné une partie enregistrée, et pourquoi
    .file = La partie : SGF, GIB, NGF ou UGF ; - lit l’entrée standard
    .number = Compter la position après ce nombre de coups de la variante principale ; sa fin par défaut
    .rules = Règles, par leur nom ou en JSON de KataGo ; celles de la partie par défaut
    .dead = Points des chaînes mortes, « none », ou auto : le territoire marqué dans la partie, sinon une analyse
    .json = N’écrire qu’un objet JSON
    .examples =
        Exemples :
          tengen score game.sgf
          tengen score game.sgf --rules chinese --dead "D4 Q16"
          tengen score game.sgf --move 120 --json

        Code de sortie 1 si la partie a des erreurs ou des coups contraires aux règles ; elle est comptée quand même.

help-perft = Dénombrer les suites de coups d’une longueur donnée : l’épreuve d’un générateur de coups
    .size = Taille du goban, par exemple 9 ou 2x3
    .ko = Quelles répétitions sont interdites
    .suicide = Si le suicide est interdit, ou permis à partir de deux pierres
    .depth = Nombre de tours, passes comprises ; rien ne suit deux passes
    .json = Une ligne de JSON
    .examples =
        Exemples :
          tengen perft --size 2x3 --ko positional --suicide multi --depth 8
          tengen perft --size 19 --ko simple --suicide forbidden --depth 2 --json

help-sgf = Vérifier, montrer et convertir des parties enregistrées
    .examples =
        Exemples :
          tengen sgf check game.sgf
          tengen sgf show game.sgf --move 40
          tengen sgf convert game.gib game.sgf

help-sgf-check = Signaler les défauts de parties enregistrées : le texte, les valeurs, les coups contraires aux règles
    .files = Parties en SGF, GIB, NGF ou UGF ; - est l’entrée standard
    .strict = La norme à la lettre : aucune habitude propre à un serveur
    .json = Un objet JSON par ligne
    .examples =
        Code de sortie 1 : des erreurs, ou des coups que refusent les règles de la partie (à défaut : ko simple, pas de suicide).
        Exemples :
          tengen sgf check *.sgf
          tengen sgf check --strict --json game.sgf

help-sgf-show = Montrer ce qu’un fichier dit de sa partie, et une position de celle-ci
    .file = Le fichier de partie ; - est l’entrée standard
    .number = Numéro du coup après lequel s’arrêter ; par défaut la fin de la variante principale
    .examples =
        Exemples :
          tengen sgf show game.sgf
          tengen sgf show game.sgf --move 0

help-sgf-convert = Écrire en SGF FF[4], en UTF-8, une partie de n’importe quel format connu
    .input = Une partie en SGF (toute version, tout jeu de caractères), GIB, NGF ou UGF
    .output = Le nouveau fichier, qui ne doit pas encore exister ; - est la sortie standard
    .examples =
        Exemples :
          tengen sgf convert game.gib game.sgf
          tengen sgf convert old.mgt new.sgf

help-bench = La vitesse de ce programme sur cette machine
    .examples =
        Exemples :
          tengen bench playouts --size 9
          tengen bench sgf records/ --json

help-bench-score = Compter des parties finies, avec et sans explication pour chaque point
    .files = Parties dont la dernière position est comptée ; des positions inventées par défaut
    .size = Taille du goban des positions inventées
    .json = N’écrire qu’un objet JSON pour chaque jeu de règles
    .examples =
        Exemples :
          tengen bench score
          tengen bench score --size 9 --json
          tengen bench score games/*.sgf

help-net = Les réseaux : celui du programme et d’autres
    .examples =
        Exemples :
          tengen net info
          tengen net install b10c384h6nbttflrs.bin.gz
          tengen net list

help-net-info = Ce que contient un réseau : structure, paramètres, coût d’une évaluation, origine
    .file = Le nom d’un réseau installé, ou un fichier (.bin.gz ou .bin) ; celui du programme par défaut
    .json = Un objet JSON au lieu de texte
    .examples =
        Exemples :
          tengen net info
          tengen net info downloads/network.bin.gz --json

help-net-list = Le réseau du programme et les réseaux installés
    .json = N’écrire qu’un objet JSON par réseau
    .examples =
        Exemples :
          tengen net list

help-net-install = Vérifier un réseau et le copier dans le dossier de données
    .file = Le fichier (.bin.gz ou .bin)
    .replace = Le mettre à la place d’un réseau installé du même nom de fichier
    .examples =
        Le dossier de données est $TENGEN_DATA si cette variable existe, sinon celui de l’utilisateur.
        Exemples :
          tengen net install downloads/network.bin.gz

help-bench-net = Évaluer une position avec un réseau, aussi souvent que possible en quelques secondes
    .net = Le nom d’un réseau installé, ou un fichier ; celui du programme par défaut
    .size = Taille du goban, 25 au plus par côté
    .threads = Fils d’exécution, chacun évaluant de son côté
    .precision = f32, ou bf16 : moitié moins de mémoire pour les poids, moins exact ; sur les processeurs qui l’ont
    .json = Un objet JSON au lieu de texte
    .examples =
        Exemples :
          tengen bench net
          tengen bench net --net b10c384h6nbttflrs --size 9 --threads 2 --json

help-bench-search = Analyser une position de milieu de partie
    .net = Le nom d’un réseau installé, ou un fichier ; celui du programme par défaut
    .size = Taille du goban, 25 au plus par côté
    .visits = Visites de la recherche
    .threads = Fils d’exécution qui partagent un arbre
    .cache = Se souvenir des évaluations
    .json = Un objet JSON au lieu de texte
    .examples =
        Exemples :
          tengen bench search
          tengen bench search --size 9 --threads 2 --visits 5000 --json

help-bench-playouts = Parties au hasard sur un seul fil, pendant une seconde environ
    .size = Taille du goban, par exemple 9 ou 5x7
    .json = Un objet JSON au lieu de texte
    .examples =
        Exemples :
          tengen bench playouts
          tengen bench playouts --size 9 --json

help-bench-sgf = Lire des parties déjà en mémoire
    .paths = Fichiers, ou dossiers de fichiers ; des parties inventées par défaut
    .json = Un objet JSON
    .examples =
        Exemples :
          tengen bench sgf records/ --json

help-bench-replay = Rejouer les variantes principales de parties sous le superko positionnel
    .paths = Fichiers, ou dossiers de fichiers ; des parties inventées par défaut
    .json = Un objet JSON
    .examples =
        Exemples :
          tengen bench replay records/ --json

help-match = Faire jouer l’un contre l’autre deux moteurs qui parlent GTP, nos règles pour arbitre
    .black = Commande du moteur qui a Noir à la première partie ; les couleurs changent à chaque partie. Dans une commande, {"{game}"} devient le numéro de la partie
    .white = Commande de l’autre moteur
    .games = Nombre de parties
    .size = Taille du goban, par exemple 9, 19 ou 5x7
    .komi = Komi ; celui des règles par défaut
    .rules = Règles par leur nom, en abrégé de KataGo ou en JSON
    .time = Temps des deux joueurs : none, absolute MAIN, simple SECONDS, byo-yomi MAIN PERIOD PERIODS, canadian MAIN BLOCK STONES ou fischer MAIN INCREMENT, en secondes
    .black_time = Temps du moteur de --black
    .white_time = Temps du moteur de --white
    .openings = Ouvertures : un SGF, dont toutes les variantes servent, ou des lignes de coups comme D4 Q16 ; chacune est jouée deux fois, en changeant de couleur
    .sgf = Dossier où enregistrer chaque partie
    .state = Fichier des parties finies : la même commande reprend après elles
    .sprt = S’arrêter quand il est prouvé que --black est plus fort d’au moins ELO1, ou d’au plus ELO0 ; les risques sont de 0.05 par défaut
    .concurrency = Parties à la fois
    .max_turns = Tours après lesquels une partie est comptée telle quelle ; trois par point du goban par défaut
    .json = Un objet JSON par partie, et un pour le résultat
    .examples =
        Un plantage, un coup interdit ou tardif perd la partie. Après deux passes, les moteurs disent quelles pierres sont mortes, si les règles le demandent ; faute d’accord, ils continuent. Code de sortie 1 : un moteur a commis une faute.
        Exemples :
          tengen match --black "tengen gtp --visits 50" --white "gnugo --mode gtp" --games 20 --size 9 --sgf games
          tengen match --black "tengen gtp" --white "tengen gtp --seed {"{game}"}" --time "fischer 60 2" --state match.jsonl
          tengen match --black "new gtp" --white "old gtp" --games 1000 --sprt 0,30 --openings book.sgf --concurrency 4

help-completions = Écrire un script qui complète les commandes de tengen dans un shell
    .shell = Le shell
    .examples =
        Exemples :
          tengen completions bash > ~/.local/share/bash-completion/completions/tengen
          tengen completions fish > ~/.config/fish/completions/tengen.fish
