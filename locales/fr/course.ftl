### Le cours : une quinzaine d’étapes courtes sur un goban qui répond. Pas plus de 60 mots par texte.

## The pages

course-title = Apprendre le go
course-lead = Un jeu à deux, venu de Chine, vieux de plusieurs millénaires. Apprenez-le par petites étapes sur un goban qui répond : ni note ni chronomètre, essayez.
course-start = Commencer par la première étape
course-continue = Continuer : { $title }
course-all-done = Vous avez fait toutes les étapes. À vous de jouer !
course-progress = { $done ->
    [one] { $done } étape sur { $count }
   *[other] { $done } étapes sur { $count }
  }
course-reset = Tout recommencer
course-step-done = faite
course-step-next = à suivre
course-all = Toutes les leçons
course-position = Étape { $n } sur { $count }
course-bar = { $done ->
    [one] Étape { $n } sur { $count }, { $done } faite
   *[other] Étape { $n } sur { $count }, { $done } faites
  }
course-back = Retour à toutes les leçons
course-task = Exercice
course-read = Voir l’exercice
course-hint = Indice
course-hint-more = Autre indice
course-next = Suivant
course-next-chapter = Chapitre suivant
course-play = Jouer votre première partie
course-retry = Réessayer
course-show = Revoir
course-pass = Passer
course-answers = Votre réponse
course-number = { $number }
course-chapter-done = Chapitre terminé
course-board = Goban { $cols } sur { $rows }
course-board-name = Goban
course-to-play = À Noir de jouer
course-said-black = Noir { $point }
course-said-white = Blanc { $point }
course-said-black-pass = Noir passe
course-said-white-pass = Blanc passe
course-said-captured = { $count ->
    [one] { $count } pierre prise
   *[other] { $count } pierres prises
  }
course-point-empty = libre
course-point-black = pierre noire
course-point-white = pierre blanche
course-point-marked = marquée
course-loading = Un instant…
course-error-step = Cette étape n’existe pas.
course-error-move = L’étape ne demande pas ce coup. Réessayez.

## Chapters

course-chapter-stones = Les pierres
course-chapter-stones-done = Vous savez de quoi vit une pierre : de ses libertés et de la chaîne à laquelle elle appartient.
course-chapter-capture = La prise
course-chapter-capture-done = Vous savez prendre, vous échapper et mener un combat de ko. Ce sont déjà toutes les règles pour poser une pierre.
course-chapter-life = Vie et mort
course-chapter-life-done = Vous savez reconnaître ce qui vit : deux vrais yeux, ou un seki. Tout le reste est mort.
course-chapter-game = Une partie entière
course-chapter-game-done = Vous savez tout ce qu’il faut. Le reste vient en jouant : commencez donc sur le petit goban.

## Hints and refusals

course-hint-place = Regardez les intersections entourées.
course-hint-move = Le bon coup est { $point }.
course-hint-pass = Il suffit de passer.
course-hint-number = La réponse est { $count }.
course-refused-suicide = En { $point }, votre pierre n’aurait aucune liberté. C’est un suicide, et c’est interdit.
course-refused-ko = Ko : Blanc vient de prendre ici. Jouez d’abord ailleurs ; ensuite vous pourrez reprendre.
course-refused-occupied = Il y a déjà une pierre en { $point }.

## Stones and liberties

course-liberties-title = Pierres et libertés
course-liberties-text = Les pierres se posent là où les lignes se croisent, et elles n’en bougent plus. Les intersections libres juste à côté – au-dessus, au-dessous, à gauche, à droite – sont l’air qu’elles respirent : leurs <b>libertés</b>. Les diagonales ne comptent pas.
course-liberties-task = Posez trois pierres noires qui ne se touchent pas : une à quatre libertés, une à trois, une à deux.
course-liberties-hint = Combien de lignes partent d’une intersection au milieu ? Au bord ? Dans le coin ?
course-liberties-go-on = { $count ->
    [one] { $count } liberté. Maintenant, une pierre qui en ait un autre nombre.
   *[other] { $count } libertés. Maintenant, une pierre qui en ait un autre nombre.
  }
course-liberties-right = Quatre, trois et deux.
course-liberties-wrong = { $count ->
    [one] Encore { $count } liberté. Cherchez un endroit qui en donne un autre nombre.
   *[other] Encore { $count } libertés. Cherchez un endroit qui en donne un autre nombre.
  }
course-liberties-touching = Deux pierres qui se touchent partagent leurs libertés. Laissez un vide entre elles.
course-liberties-sum = Quatre au milieu, trois au bord, deux dans le coin : plus le bord est proche, plus la pierre est facile à prendre.

course-chains-title = Les chaînes
course-chains-text = Des pierres de même couleur, voisines sur une ligne, sont solidaires : elles forment une <b>chaîne</b>. Une chaîne partage ses libertés ; elle reste ou disparaît tout entière. Deux pierres en diagonale ne sont pas reliées, et l’adversaire peut s’y glisser.
course-chains-task = À Noir de jouer. Réunissez les trois pierres marquées en une seule chaîne.
course-chains-hint = Quelle intersection touche les trois ?
course-chains-go-on-also = Blanc ne peut plus couper : entre vos pierres, la sienne n’aurait aucune liberté. Reliez-les maintenant.
course-chains-right = { $point } relie les trois.
course-chains-also = Reliées aussi. Une seule pierre au milieu aurait suffi.
course-chains-wrong = Blanc coupe en { $reply }.
course-chains-sum = Des pierres reliées partagent toutes leurs libertés : c’est ce qui fait leur force.

## Capture

course-capture-title = Prendre
course-capture-text = Quand il ne reste qu’une liberté à une chaîne, elle est en prise, en <b>atari</b>. Qui occupe cette dernière liberté prend la chaîne entière : elle quitte le goban. Les pierres prises sont gardées comme <b>prisonniers</b> et comptent à la fin.
course-capture-task = À Noir de jouer. Prenez le plus de pierres possible.
course-capture-hint = Quelles chaînes blanches n’ont plus qu’une liberté ?
course-capture-right = { $count ->
    [one] { $point } prend { $count } pierre.
   *[other] { $point } prend { $count } pierres.
  }
course-capture-also = { $most ->
    [one] C’est pris ! En { $better }, il y avait { $most } pierre à prendre.
   *[other] C’est pris ! En { $better }, il y avait même { $most } pierres à prendre.
  }
course-capture-wrong = Blanc s’échappe en { $reply }.
course-capture-sum = On occupe la dernière liberté, et toute la chaîne s’en va.

course-atari-title = Sortir d’atari
course-atari-text = Vos pierres aussi peuvent être en atari. Il y a deux issues : <b>allonger</b> la chaîne pour gagner des libertés, ou <b>prendre</b> une des pierres qui la tiennent. Réfléchissez avant de fuir : dans la mauvaise direction, la chaîne ne fait que grossir avant d’être prise.
course-atari-task = Blanc menace votre pierre marquée. Sauvez-la.
course-atari-hint = L’une des pierres blanches n’est-elle pas elle-même en atari ?
course-atari-right = { $point } sauve la pierre.
course-atari-wrong = Blanc joue { $reply }, et la pierre est perdue.
course-atari-sum = En atari, cherchez d’abord une prise, ensuite la fuite.

course-forbidden-title = Points interdits
course-forbidden-text = On ne joue pas là où sa pierre n’aurait aucune liberté : ce serait un <b>suicide</b>. Mais ce qui est pris s’en va d’abord. Si votre pierre occupe la dernière liberté de Blanc, elle retrouve de l’air, et le coup est permis.
course-forbidden-task = Ni A7 ni G1 n’ont de liberté pour Noir. L’un des deux est pourtant permis. Jouez-y.
course-forbidden-hint = Quelle chaîne blanche y perdrait sa dernière liberté ?
course-forbidden-go-on-also = Vos pierres sont à l’abri, et Blanc ne peut toujours pas sortir. Prenez maintenant.
course-forbidden-right = { $point } prend, et votre pierre respire.
course-forbidden-also = C’est pris. Blanc ne pouvait pas sortir : vous aviez le temps.
course-forbidden-wrong = Blanc a été plus rapide : { $reply } prend vos pierres.
course-forbidden-sum = Une pierre sans liberté n’est permise que si elle prend.

course-ko-title = Le ko
course-ko-text = Une pierre en prend une autre, qui pourrait être reprise aussitôt, et ainsi sans fin. C’est un <b>ko</b>. D’où une règle : on ne reprend pas tout de suite. Il faut d’abord jouer ailleurs.
course-ko-task = Prenez la pierre marquée. Puis fermez le ko avant que Blanc ne reprenne.
course-ko-hint = La pierre marquée a une liberté. Et ensuite : quelle intersection Blanc ne doit-il pas récupérer ?
course-ko-go-on = Blanc n’a pas encore le droit de reprendre : il a joué { $reply }. Fermez le ko.
course-ko-right = Le ko est fermé.
course-ko-wrong = Blanc joue { $reply }, et le ko est perdu.
course-ko-sum = Après une prise de ko, l’autre doit jouer ailleurs avant de reprendre.

course-ko-fight-title = Un combat de ko
course-ko-fight-text = Blanc vient de prendre le ko, et vous ne pouvez pas reprendre. Faites une <b>menace</b> : un coup auquel Blanc doit répondre. Entre-temps un tour a passé, et le ko vous est de nouveau ouvert. Cet échange s’appelle un combat de ko.
course-ko-fight-task = Gagnez le ko, ou ce que vous menacez.
course-ko-fight-hint = Quelle chaîne blanche pouvez-vous mettre en atari ?
course-ko-fight-go-on = Blanc joue { $reply }. Revenez au ko !
course-ko-fight-right = Le ko est à vous.
course-ko-fight-wrong = Blanc joue { $reply } et gagne le ko.
course-ko-fight-sum = Le ko revient à qui a les plus grosses menaces.

## Life and death

course-two-eyes-title = Deux yeux
course-two-eyes-text = Une intersection libre qu’un groupe enferme est un <b>œil</b>. Un seul ne suffit pas : une fois l’extérieur occupé, l’adversaire y joue et prend. Avec deux yeux on est sauf : nul ne peut remplir les deux à la fois, et chacun séparément est interdit.
course-two-eyes-task = Votre groupe est encerclé. Donnez-lui deux yeux.
course-two-eyes-hint = Où une seule pierre partage-t-elle l’espace en deux ?
course-two-eyes-right = { $point } fait deux yeux.
course-two-eyes-wrong = Blanc joue { $reply } : il n’y a plus place que pour un œil.
course-two-eyes-sum = Un groupe qui a deux yeux ne peut jamais être pris.

course-false-eye-title = Les faux yeux
course-false-eye-text = Tout trou n’est pas un œil. Si une pierre du bord n’est reliée qu’à travers ce trou, vous pouvez la mettre en atari, et son camp doit combler le trou pour la sauver. Un tel œil est <b>faux</b> : il ne fait pas vivre.
course-false-eye-task = L’œil blanc en C4 est vrai. Rendez faux celui en D2.
course-false-eye-hint = Par quelles intersections la pierre blanche en E2 est-elle reliée ?
course-false-eye-right = E2 ne tient plus que par D2 : l’œil est faux.
course-false-eye-wrong = Blanc relie en { $reply } et a deux vrais yeux.
course-false-eye-sum = Un œil n’est vrai que si les pierres qui l’entourent tiennent ensemble sans lui.

course-dead-title = Mort ou vivant
course-dead-text = Un groupe encerclé qui ne peut pas faire deux yeux est <b>mort</b>, même s’il est encore là. Personne n’a besoin de le prendre : on le retire à la fin de la partie.
course-dead-task = Touchez les groupes blancs qui meurent même si Blanc joue en premier.
course-dead-hint = Essayez en pensée : Blanc peut-il partager l’espace intérieur en deux yeux ?
course-dead-go-on = Mort. Et il y en a un autre.
course-dead-right = Ces groupes sont morts.
course-dead-wrong = Ce groupe vit : voici ses deux yeux.
course-dead-own = Ces pierres sont noires. Regardez les groupes blancs.
course-dead-empty = Il n’y a pas de pierre ici. Touchez un groupe blanc.
course-dead-sum = Ce qui ne peut pas faire deux yeux est mort, sans qu’il faille le prendre.

course-seki-title = Le seki
course-seki-text = Deux groupes sans deux yeux peuvent se tenir l’un l’autre : ils partagent leurs dernières libertés, et qui en occupe une est pris. Aucun n’y touche, et tous deux vivent. C’est le <b>seki</b> ; les points partagés ne sont à personne.
course-seki-task = Les chaînes marquées partagent leurs deux dernières libertés. À Noir : une pierre, ou passer ?
course-seki-hint = Comptez les libertés de votre chaîne après un coup au milieu.
course-seki-right = Exact : ici, qui commence perd.
course-seki-also = Votre chaîne vit. Mais la pierre en { $point } ne rapporte rien ; passer est mieux.
course-seki-wrong = Blanc joue { $reply } et vous prend : vous avez comblé votre propre liberté.
course-seki-sum = Dans un seki, les deux camps vivent tant qu’aucun ne commence.

## The whole game

course-ending-title = Quand est-ce fini ?
course-ending-text = La partie se termine quand les deux joueurs passent l’un après l’autre. Avant cela, fermez vos frontières. Ensuite il n’y a plus rien à gagner : une pierre dans votre territoire coûte un point, une pierre dans celui de Blanc devient prisonnière.
course-ending-task = Fermez ce qui est ouvert. Quand aucun coup ne rapporte plus rien, passez.
course-ending-hint = Par où Blanc pourrait-il encore entrer ?
course-ending-go-on = Bien. Reste-t-il quelque chose à gagner ?
course-ending-go-on-also = Aucun mal, mais aucun gain non plus. Reste-t-il quelque chose ?
course-ending-right = Les deux ont passé. La partie est finie.
course-ending-also = La partie est finie. L’un de vos coups n’était pas nécessaire.
course-ending-wrong = Ce coup coûte des points.
course-ending-wrong-pass = Trop tôt : Blanc joue { $reply } et entre chez vous.
course-ending-sum = On ferme les frontières, puis on passe : deux passes terminent la partie.

course-count-title = Compter
course-count-text = Chaque intersection libre que vous entourez vaut un point. Les pierres mortes quittent le goban comme prisonniers, un point chacune, et leur place compte aussi. Blanc, qui a joué en second, reçoit en échange le <b>komi</b> : ici 5,5 points, donc pas d’égalité.
course-count-task = Il y a une pierre blanche morte sur le goban. Combien de points Noir a-t-il ?
course-count-hint = Comptez les intersections libres, celle sous la pierre morte aussi, et ajoutez le prisonnier.
course-count-right = { $black ->
    [one] { $black } point pour Noir.
   *[other] { $black } points pour Noir.
  }
course-count-wrong = { $answer ->
    [one] Pas { $answer } point. Recomptez : les carrés sont du territoire.
   *[other] Pas { $answer } points. Recomptez : les carrés sont du territoire.
  }
course-count-sum = { $winner ->
    [black] Noir { $black } ; Blanc { $white } et { $komi } de komi font { $total } : Noir gagne de { $margin }.
   *[white] Noir { $black } ; Blanc { $white } et { $komi } de komi font { $total } : Blanc gagne de { $margin }.
  }

course-ranks-title = Les niveaux
course-ranks-text = Le niveau a un nom. On débute vers 30 kyu et l’on progresse jusqu’à 1 kyu ; puis viennent les dan, à partir de 1 dan. Chaque degré vaut à peu près une pierre d’avance, le <b>handicap</b>. Ainsi la partie reste ouverte, quel que soit l’écart.
course-ranks-task = Vous êtes 12 kyu, votre partenaire 7 kyu. Combien de pierres recevez-vous ?
course-ranks-hint = Combien de degrés y a-t-il de 12 à 7 ?
course-ranks-right = { $count ->
    [one] { $count } pierre.
   *[other] { $count } pierres.
  }
course-ranks-wrong = { $answer ->
    [one] { $answer } pierre compense { $answer } degré. Recomptez les degrés.
   *[other] { $answer } pierres compensent { $answer } degrés. Recomptez les degrés.
  }
course-ranks-sum = Le handicap est la différence de niveau, en règle générale jusqu’à neuf pierres.

course-handicap-title = Les pierres de handicap
course-handicap-text = Le plus faible prend Noir et pose ses pierres sur les points marqués du goban, les <b>étoiles</b> (hoshi). Ensemble, elles sont le premier coup de Noir : c’est donc ensuite à Blanc. Alors pas de komi, ou un demi-point contre l’égalité.
course-handicap-task = Vous êtes 9 kyu, votre partenaire 6 kyu. Posez vos pierres.
course-handicap-hint = De 9 à 6 : autant de pierres. Les coins d’abord.
course-handicap-go-on = { $left ->
    [one] Encore { $left }.
   *[other] Encore { $left }.
  }
course-handicap-right = C’est bien leur place.
course-handicap-also = C’est aussi bon. L’usage laisse libre le coin en bas à droite.
course-handicap-wrong = Ces pierres se posent sur les étoiles, les coins d’abord.
course-handicap-sum = Le handicap se pose sur les étoiles, et Blanc commence.
