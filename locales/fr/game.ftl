### Une partie sur la page : jouer, marquer les pierres mortes, compter, le résultat.

## Qui joue

seat-you = Vous
seat-tengen = Tengen
seat-chip = Ordinateur
seat-away = Reconnexion…
your-move = À vous
to-move = { $color ->
        [black] À Noir de jouer.
       *[white] À Blanc de jouer.
    }
bar-to-move = À jouer
bar-no-captures = Aucune prise
bar-captures = { $n ->
        [one] { $n } prise
       *[other] { $n } prises
    }
bar-thinking = Réfléchit
bar-queue = { $n ->
        [0] Attend son tour
        [one] Attend { $n } autre partie
       *[other] Attend { $n } autres parties
    }
bar-failed = Le moteur ne répond pas ; il est relancé
bar-handicap = { $n ->
        [one] Posez { $n } pierre de handicap
       *[other] Posez { $n } pierres de handicap
    }

## La page

game-opening = Ouverture de la partie…
game-leave = Retour à l’accueil
waiting-title = En attente de votre adversaire
looking-on = Vous regardez cette partie.
fact-komi = Komi { $n }
fact-handicap = { $n } pierres de handicap
moves-title = Coups
moves-none = Aucun coup pour l’instant.
move-pass = Passe
text-board = Le goban en texte
board-label = Goban { $cols } sur { $rows }
board-label-turn = Goban { $cols } sur { $rows }, à { $color ->
        [black] Noir
       *[white] Blanc
    } de jouer, coup { $n }
point-empty = vide
point-black = pierre noire
point-white = pierre blanche
point-last = dernier coup
point-dead = marquée morte
said-move = { $color ->
        [black] Noir
       *[white] Blanc
    } { $point }.
said-pass = { $color ->
        [black] Noir passe.
       *[white] Blanc passe.
    }
said-captured = { $n ->
        [one] Une pierre prise.
       *[other] { $n } pierres prises.
    }
said-ko = Ko en { $point }.
said-undone = Coup repris.

## Ce qu’on peut faire

action-pass = Passer
action-undo = Reprendre
action-ask-undo = Demander à reprendre
action-resign = Abandonner
action-more = Plus
action-hurry = Jouer tout de suite
action-keep-playing = Continuer
dock-play = Jouer { $point }
dock-hint = Touchez encore le même point, ou le bouton
dock-cancel = Ne pas jouer là
pass-title = Passer ce tour ?
pass-text = Votre adversaire joue ensuite. Quand les deux joueurs passent, on compte.
pass-ends = Votre adversaire a passé aussi : le jeu s’arrête et vous marquez ensemble les pierres mortes.
resign-title = Abandonner cette partie ?
resign-text = { $name } gagne.
blocked-not-your-turn = Ce n’est pas votre tour
blocked-no-move = Il n’y a aucun coup à reprendre
blocked-undo-asked = Votre demande attend encore une réponse
more-title = Cette partie
more-numbers = Numéros des coups sur les pierres
more-hints = Montrer mes pierres en atari
more-hints-text = Un liseré rouge entoure les pierres qui peuvent être prises au coup suivant
more-sound = Son
more-turned = Retourner la barre du fond
more-save = Enregistrer en SGF
more-zen = Seulement le goban et les joueurs
more-zen-text = Menu, coups et conditions s’effacent ; la touche Z ou ce réglage les ramène
keys-title = Touches
keys-board = Sur le goban
keys-move = Déplacer le curseur
keys-star = Aller à la ligne de hoshi suivante
keys-point = Aller au point Q16
keys-place = Poser une pierre
keys-leave = Quitter le goban

## Bandeaux

line-lost = Connexion perdue. Nouvel essai…
line-lost-move = Connexion perdue. Votre coup { $point } est gardé et sera envoyé.
undo-asked = Vous avez demandé à reprendre votre coup. En attente de la réponse.
undo-request = { $n ->
        [one] { $name } demande à reprendre un coup
       *[other] { $name } demande à reprendre { $n } coups
    }
undo-decline = Refuser
undo-accept = Accepter
objection = { $n ->
        [one] L’ordinateur tient la pierre en { $point } pour vivante. Continuez pour montrer qu’elle peut être prise.
       *[other] L’ordinateur tient le groupe en { $point } pour vivant. Continuez pour montrer qu’il peut être pris.
    }
must-play-on = Deux fois sans accord. Jouez jusqu’à prendre tout ce qui est mort ; passer coûte une pierre, et à la fin toutes les pierres du goban sont vivantes.
lookback = Le goban après le coup { $n }.
lookback-end = Revenir à la partie
refusal-earlier = { $n ->
        [0] Le goban au début
       *[other] Le goban après le coup { $n }
    }

## Quelles pierres sont mortes ?

end-passed = Les deux joueurs ont passé
end-title = Quelles pierres sont mortes ?
end-hint = Touchez un groupe sur le goban pour le changer. Les pierres barrées sont retirées avant le décompte.
end-groups = { $n ->
        [one] { $n } groupe
       *[other] { $n } groupes
    }
end-no-groups = Aucun groupe n’est douteux. Touchez un groupe sur le goban s’il est mort.
end-alive = Vivant
end-dead = Mort
end-seki = Seki
group-stones = { $color ->
        [black] { $n ->
            [one] { $n } pierre noire, { $points }
           *[other] { $n } pierres noires, { $points }
        }
       *[white] { $n ->
            [one] { $n } pierre blanche, { $points }
           *[other] { $n } pierres blanches, { $points }
        }
    }
group-stones-at = { $color ->
        [black] { $n } pierres noires en { $points }
       *[white] { $n } pierres blanches en { $points }
    }
opinion = { $status ->
        [alive] Ordinateur : vivant, sûr à { $n } %
        [dead] Ordinateur : mort, sûr à { $n } %
        [seki] Ordinateur : seki, sûr à { $n } %
       *[unsettled] Ordinateur : indécis
    }
opinion-proven = { $status ->
        [alive] Vivant, prouvé
        [dead] Mort, prouvé
        [seki] Seki
       *[unsettled] Rien n’est prouvé
    }
opinion-pending = L’ordinateur regarde
source-pending = L’ordinateur examine encore les groupes.
source-pass-alive = Aucun moteur n’a donné son avis : seul ce qui est prouvé est marqué. Vérifiez chaque groupe vous-mêmes.
accepted = Accepté
accepted-waiting = Accepté, en attente
accept-waiting = Pas encore accepté
accept-changed = { $name } a changé { $point }, regardez à nouveau
action-accept = Accepter et compter
action-resume = Continuer à jouer
action-restore = Revenir à la proposition
resume-text = { $color ->
        [black] Si vous continuez, Noir joue en premier.
       *[white] Si vous continuez, Blanc joue en premier.
    }

## Le score

sheet-title = Score
sheet-stones = Pierres
sheet-territory = Territoire
sheet-lost = Prisonniers perdus
sheet-tax = Taxe de groupe
sheet-handicap = Pierres de handicap
sheet-button = Première passe
sheet-komi = Komi
sheet-so-far = Total provisoire
sheet-tens = Dizaines
sheet-rest = Reste
sheet-beside = Dans le bol
sheet-before = Avant ce changement : { $before }
outcome-score = { $winner ->
        [black] { $points ->
            [one] Noir gagne de { $points } point
           *[other] Noir gagne de { $points } points
        }
       *[white] { $points ->
            [one] Blanc gagne de { $points } point
           *[other] Blanc gagne de { $points } points
        }
    }
outcome-tie-rule = { $winner ->
        [black] Scores égaux : Noir gagne selon les règles
       *[white] Scores égaux : Blanc gagne selon les règles
    }
outcome-tie = Égalité
outcome-resign = { $winner ->
        [black] Noir gagne par abandon
       *[white] Blanc gagne par abandon
    }
outcome-time = { $winner ->
        [black] Noir gagne au temps
       *[white] Blanc gagne au temps
    }
outcome-forfeit = { $winner ->
        [black] Noir gagne par forfait
       *[white] Blanc gagne par forfait
    }
outcome-no-result = Sans résultat
both-title = La même partie comptée des deux façons
both-area = Surface
both-territory = Territoire
both-official = ces règles
both-other = pour comparer

## Le décompte

count-title = Comptons ensemble
count-board = Décompte sur un goban de { $size }
count-step = Étape { $n } sur { $of }
count-next = Suite : { $step }
count-back = Retour
count-pause = Pause
count-play = Continuer
count-skip = Montrer le résultat
count-again = Revoir le décompte
count-first = C’est la première étape
over-subtitle = Partie terminée · { $size }, { $rules }
action-look-back = Revoir la partie
action-rematch = Revanche
step-remove-dead = Retirer les pierres mortes
step-remove-dead-text = Les pierres mortes quittent le goban et deviennent prisonnières.
step-fill-neutral = Remplir les points neutres
step-fill-neutral-text = Les points entre les deux camps ne sont à personne.
step-return-prisoners = Replacer les prisonniers
step-return-prisoners-text = Chaque prisonnier remplit un point du territoire de son camp.
step-arrange = Former des rectangles
step-arrange-text = Les pierres ne bougent que dans leur propre surface : aucun point n’est gagné ni perdu. D’abord les dizaines, puis le reste.
step-count-stones = Compter les pierres
step-count-stones-text = Chaque pierre vivante vaut un point.
step-count-territory = Compter le territoire
step-count-territory-text = Chaque intersection entourée vaut un point.
step-add-prisoners = Ajouter les prisonniers
step-add-prisoners-text = Chaque prisonnier vaut un point.
step-tax = Prendre la taxe de groupe
step-tax-text = Chaque groupe paie deux points.
step-handicap-bonus = Pierres de handicap
step-handicap-bonus-text = Blanc est dédommagé des pierres de handicap.
step-button = La première passe
step-button-text = Qui a passé en premier reçoit un demi-point.
step-komi = Ajouter le komi
step-komi-text = Blanc reçoit des points parce qu’il joue en second.
step-result = Résultat
step-result-text = On compare les totaux.
step-detail-dead = { $black } noires, { $white } blanches
step-detail-neutral = { $n ->
        [0] Il n’y en a pas
        [one] { $n } point
       *[other] { $n } points
    }
step-detail-prisoners = { $black } chez Noir, { $white } chez Blanc
step-detail-so-far = Noir { $black }, Blanc { $white }
reason-hint = Montrez un endroit du goban, ou allez-y avec les flèches, pour lire pourquoi il compte.
reason-none = { $point } n’est pas une intersection de ce goban.
reason-worth = Surface : { $area }. Territoire : { $territory }.
why-stone = { $owner ->
        [black] { $point } : une pierre noire vivante.
       *[white] { $point } : une pierre blanche vivante.
    }
why-pass-alive = { $owner ->
        [black] { $point } : à Noir, c’est certain ; ces pierres ne peuvent jamais être prises.
       *[white] { $point } : à Blanc, c’est certain ; ces pierres ne peuvent jamais être prises.
    }
why-seki = { $point } : dans un seki, où aucun camp ne peut prendre l’autre.
why-territory = { $owner ->
        [black] { $point } : territoire de Noir, entouré seulement de pierres noires vivantes.
       *[white] { $point } : territoire de Blanc, entouré seulement de pierres blanches vivantes.
    }
why-false-eye = { $owner ->
        [black] { $point } : un faux œil ; Noir devra le remplir.
       *[white] { $point } : un faux œil ; Blanc devra le remplir.
    }
why-neutral = { $point } : un point neutre, touché par les deux couleurs.
why-dead-stone = { $owner ->
        [black] { $point } : une pierre blanche morte ; elle et son point vont à Noir.
       *[white] { $point } : une pierre noire morte ; elle et son point vont à Blanc.
    }

## La prochaine partie

next-handicap-more = Blanc a gagné. À la prochaine partie, Noir { $handicap ->
        [1] joue en premier sans komi pour Blanc.
       *[other] reçoit { $handicap } pierres de handicap.
    }
next-handicap-less = Noir a gagné. À la prochaine partie, Noir { $handicap ->
        [0] ne reçoit aucun handicap.
        [1] joue seulement en premier, sans komi pour Blanc.
       *[other] reçoit { $handicap } pierres de handicap.
    }
next-handicap-swap = Noir a gagné à égalité. La prochaine fois, vous changez de couleur et le nouveau Noir joue en premier sans komi pour Blanc.
next-handicap-limit = Blanc a gagné, mais { $handicap } pierres de handicap sont le maximum. La prochaine partie reste la même.
